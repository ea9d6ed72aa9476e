import type { DoneCheck } from "../../utils/checks/check.ts";
import type { Passage } from "../../utils/checks/sources/passages.ts";
import { NO_FILTERS } from "../../utils/search/request.ts";
import { entryOf, type WatchEntry } from "../../utils/watches/entry.ts";
import { newWatch, type Watch } from "../../utils/watches/watch.ts";
import { history } from "../e2e/seed-checks.ts";
import { HOUR, page, TAXES } from "../unit/utils/watches/sample.ts";

export const WATCHES = 200;
export const ENTRIES_EACH = 100;

interface Amounts {
  readonly verdicts: number;
  readonly watches: number;
  readonly entriesEach: number;
  readonly answers: number;
}

/** What somebody has after years: verdicts with their passages, watches with what they found, saved answers. */
export const YEARS: Amounts = {
  verdicts: 5_000,
  watches: WATCHES,
  entriesEach: ENTRIES_EACH,
  answers: 10_000,
};
/** What somebody has after a day: as many as fill the first screen of each surface. */
export const A_DAY: Amounts = { verdicts: 12, watches: 10, entriesEach: 10, answers: 10 };

export function saidOf({ verdicts, watches, entriesEach, answers }: Amounts): string {
  return `${thousands(verdicts)} verdicts, ${watches} watches, ${thousands(watches * entriesEach)} entries and ${thousands(answers)} saved answers`;
}

/** Records in one message to the page. */
const AT_ONCE = 500;

/** A page of either browser. */
export interface Evaluates {
  evaluate<Given, Answer>(work: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
}

export function thousands(count: number): string {
  return count.toLocaleString("en");
}

/** Fills a profile whose pages have been opened once, so that its databases are there. */
export async function storeAmounts(tab: Evaluates, amounts: Amounts): Promise<void> {
  const checks = history(amounts.verdicts).map(withPassages);
  await put(tab, "primary-source", "checks", checks);
  const line = { starts: [], pause: null, nextOrder: amounts.verdicts + 1 };
  await put(tab, "primary-source", "marks", [{ name: "checks-line", value: line }]);
  await storeWatches(tab, amounts);
  await storeAnswers(tab, amounts);
}

function withPassages(check: DoneCheck, index: number): DoneCheck {
  const passage = (url: string): Passage => ({
    url,
    title: `What <mark>page</mark> ${index} says`,
    snippet: "A passage of the <mark>usual</mark> length, with words of the claim. ".repeat(6),
    contentType: "text/html",
    changedAt: "2026-11-01T00:00:00Z",
    readAt: "2026-11-19T00:00:00Z",
  });
  const passagesBySite = ["www.dol.gov", "www.federalregister.gov"].map((host) => ({
    host,
    at: check.finishedAt,
    inIndex: true,
    passages: [1, 2, 3].map((number) => passage(`https://${host}/${index}/${number}`)),
  }));
  return { ...check, passagesBySite };
}

/** As rounds of the worker leave them. None is due before an hour has passed. */
export async function storeWatches(tab: Evaluates, amounts = YEARS): Promise<void> {
  const { watches: count, entriesEach } = amounts;
  const now = Date.now();
  const entries: WatchEntry[] = [];
  const watches: Watch[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = `watch-${index}`;
    const request = { ...NO_FILTERS, q: `tax ${index}`, sort: "changed" } as const;
    const asked = { lastAsked: now, lastAnswered: now, newestSeen: now, unread: entriesEach };
    watches.push({
      ...newWatch({ ...TAXES, name: `Taxes ${index}`, request, notify: false }, id, now),
      ...asked,
    });
    for (let each = 0; each < entriesEach; each += 1) {
      const at = now - (index * entriesEach + each) * 60_000;
      entries.push(
        entryOf(id, resultAt(`https://www.example.gov/${index}/${each}`, at), at, now - each * HOUR),
      );
    }
  }
  await put(tab, "primary-source-watches", "watches", watches);
  await put(tab, "primary-source-watches", "watch-entries", entries);
}

function resultAt(url: string, changed: number): WatchEntry["result"] {
  return {
    ...page(url, changed),
    title: "Property <mark>tax</mark> exemptions for homesteads in the county",
    snippet:
      "How to file for a homestead <mark>tax</mark> exemption, what it needs, and by when it has to be there.",
    organization: "County of Example",
  };
}

async function storeAnswers(tab: Evaluates, { answers }: Amounts): Promise<void> {
  const keys = Array.from({ length: answers }, (_, index) => `search?q=words+${index}`);
  const value = { results: Array.from({ length: 10 }, (_, index) => resultAt(`https://a.gov/${index}`, 1)) };
  const bytes = 4_000;
  const name = "primary-source-answers";
  await put(
    tab,
    name,
    "responses",
    keys.map((key) => ({ key, value, fetchedAt: 1 })),
  );
  await put(
    tab,
    name,
    "uses",
    keys.map((key, index) => ({ key, bytes, usedAt: index + 1 })),
  );
  const totals = { name: "cache-totals", value: { entries: answers, bytes: answers * bytes } };
  await put(tab, name, "marks", [totals]);
}

async function put(
  tab: Evaluates,
  database: string,
  store: string,
  values: readonly object[],
): Promise<void> {
  for (let from = 0; from < values.length; from += AT_ONCE) {
    await tab.evaluate(
      ({ name, into, all }) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const writing = opening.result.transaction(into, "readwrite");
            for (const value of all) writing.objectStore(into).put(value);
            writing.onabort = () => reject(writing.error);
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
      { name: database, into: store, all: values.slice(from, from + AT_ONCE) },
    );
  }
}
