import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { A_DAY, type Evaluates, saidOf, storeAmounts, YEARS } from "./heavy-profile.ts";
import type { Row } from "./section.ts";

/** A browser with the extension, and nothing but it. */
export interface Profile {
  open(address: string): Promise<Surface>;
}

export interface Surface extends Evaluates {
  /** What its scripts hold, after what nothing refers to was taken out; null where the browser does not tell. */
  heap(): Promise<number | null>;
  close(): Promise<void>;
}

const RUNS = 11;
const PAGES = ["popup.html", "sidepanel.html", "search.html", "options.html"];
const [POPUP, PANEL, RESULTS, OPTIONS] = PAGES as [string, string, string, string];
const MEGABYTE = 2 ** 20;

/**
 * Runs before anything else in a page: when it was last changed, and when the first of what it shows was there, is known without
 * asking it for any part of it.
 */
const WATCH = `
let last = 0;
globalThis.firstShown = null;
const FIRST = location.pathname === "/options.html" ? "main h2" : 'article, [aria-label="New pages"] > li';
new MutationObserver(() => {
  last = performance.now();
  if (globalThis.firstShown === null && document.querySelector(FIRST) !== null) globalThis.firstShown = last;
}).observe(document, { childList: true, subtree: true, characterData: true });
globalThis.lastChange = () => new Promise((resolve) => {
  const look = () => performance.now() - last > 500 && last > 0 ? resolve(last) : setTimeout(look, 25);
  look();
});
`;

/** A copy of a build whose pages tell when they were last changed. */
export async function withWatchedPages(built: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "primary-source-heavy-"));
  await cp(built, folder, { recursive: true });
  await writeFile(join(folder, "last-change.js"), WATCH);
  for (const page of PAGES) {
    const path = join(folder, page);
    const html = await readFile(path, "utf8");
    await writeFile(path, html.replace("<head>", '<head><script src="/last-change.js"></script>'));
  }
  return folder;
}

interface Opened {
  readonly what: string;
  readonly address: string;
  /** Which of the popup's tabs is shown. */
  readonly tab?: number;
}

const SURFACES: readonly Opened[] = [
  { what: "the popup with Search", address: POPUP, tab: 0 },
  { what: "the popup with What’s new", address: POPUP, tab: 1 },
  { what: "the popup with Fact-checks", address: POPUP, tab: 2 },
  { what: "the panel", address: PANEL },
  { what: "What’s new", address: `${RESULTS}?view=watches` },
  { what: "the page of fact-checks", address: `${RESULTS}?view=checks` },
  { what: "the options", address: OPTIONS },
];

const AGAINST = `the same with ${saidOf(A_DAY)}`;

/** Every surface with years of use against the same with a day of it: until it changes no more, and what it holds then. */
export async function heavyRows(full: Profile, empty: Profile): Promise<readonly Row[]> {
  await fill(full, YEARS);
  await fill(empty, A_DAY);
  const rows: Row[] = [];
  for (const { what, address, tab } of SURFACES) {
    for (const profile of [full, empty]) if (tab !== undefined) await chooseTab(profile, tab);
    const measured: (readonly [Measured, Measured])[] = [];
    await measure(full, address);
    await measure(empty, address);
    for (let run = 0; run < RUNS; run += 1) {
      measured.push([await measure(full, address), await measure(empty, address)]);
    }
    const firsts = measured.flatMap(([one, other]) =>
      one.first === null || other.first === null ? [] : [one.first / other.first],
    );
    if (firsts.length > 0) {
      rows.push({
        what: `${what}, until the first of it is there`,
        against: AGAINST,
        goal: 1.15,
        ratios: firsts,
      });
    }
    rows.push({
      what: `${what}, until all of it is there`,
      against: AGAINST,
      goal: 1.15,
      ratios: measured.map(([one, other]) => one.time / other.time),
    });
    const heaps = measured.flatMap(([one, other]) =>
      one.heap === null || other.heap === null ? [] : [[one.heap, other.heap] as const],
    );
    const [first] = heaps;
    if (first === undefined) continue;
    const [megabytes, none] = first.map((bytes) => `${(bytes / MEGABYTE).toFixed(1)} MB`);
    rows.push({
      what: `${what}, its memory: ${megabytes}`,
      against: `${AGAINST}: ${none}`,
      goal: 1.5,
      ratios: heaps.map(([one, other]) => one / other),
    });
  }
  return rows;
}

interface Measured {
  readonly time: number;
  /** When the first verdict, page or section was there; null: this surface shows none. */
  readonly first: number | null;
  readonly heap: number | null;
}

async function measure(profile: Profile, address: string): Promise<Measured> {
  const surface = await profile.open(address);
  const time = await surface.evaluate(lastChange, null);
  const first = await surface.evaluate(firstShown, null);
  const heap = await surface.heap();
  await surface.close();
  return { time, first, heap };
}

function lastChange(_: null): Promise<number> {
  return (globalThis as unknown as { lastChange(): Promise<number> }).lastChange();
}

function firstShown(_: null): number | null {
  return (globalThis as unknown as { firstShown: number | null }).firstShown;
}

/** The databases are made by the pages themselves. */
async function fill(profile: Profile, amounts: typeof YEARS): Promise<void> {
  for (const { address } of SURFACES) await measure(profile, address);
  const surface = await profile.open(OPTIONS);
  await storeAmounts(surface, amounts);
  await surface.close();
}

async function chooseTab(profile: Profile, tab: number): Promise<void> {
  const surface = await profile.open(POPUP);
  await surface.evaluate(lastChange, null);
  await surface.evaluate((index) => {
    document.querySelectorAll<HTMLElement>("[role=tab]")[index]?.click();
  }, tab);
  await surface.evaluate(lastChange, null);
  await surface.close();
}
