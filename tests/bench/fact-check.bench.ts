import { rm } from "node:fs/promises";
import type { Page, Worker } from "playwright";
import { buildExtension } from "../../scripts/build-extension.ts";
import { type ExtensionSession, launchWithExtension } from "../../scripts/launch-browser.ts";
import { changeStored, NO_CHECKS } from "../e2e/seed-checks.ts";
import { startTestService, type TestService } from "../setup/service.ts";
import { pairedRatios, type Row, type Section } from "./section.ts";
import { makeBlankPanel, watchPanel } from "./watched-panel.ts";

/** Answered before the service counts it: a bench asks more often than ten times a minute. */
const VERDICT = {
  match: "/api/v1/fact-check",
  kind: "custom",
  body: JSON.stringify({
    success: true,
    claim: "",
    verdict: "CONFIRMED",
    confidence: 0.9,
    summary: "An official source says so.",
    officialSources: ["https://www.dol.gov/"],
    result: "Text",
    timestamp: "2026-11-21T10:00:00Z",
  }),
} as const;
const RUNS = 11;
const ECHOES = 10;

interface Bench {
  readonly service: TestService;
  readonly worker: Worker;
  /** Results in a tab, whose first one can be checked in the side panel. */
  readonly results: Page;
  /** The page of an extension that opens a blank side panel, and asks a worker that only echoes. */
  readonly blank: Page;
}

/** In the real side panel: from the click to the running card, and from the service's answer to the verdict. */
export async function run(): Promise<Section> {
  const service = await startTestService();
  const extension = await buildExtension({ service: service.url, folder: "bench-panel" });
  await watchPanel(extension, "sidepanel.html");
  const blankPanel = await makeBlankPanel();
  const session = await launchWithExtension({
    extension,
    profile: "",
    headless: true,
    args: [
      `--disable-extensions-except=${extension},${blankPanel}`,
      `--load-extension=${extension},${blankPanel}`,
    ],
  });
  try {
    const { own, other } = await tellApart(session);
    const blank = await session.context.newPage();
    await blank.goto(new URL("page.html", other.url()).href);
    await blank.locator("body[data-ready]").waitFor();
    const results = await session.context.newPage();
    await results.goto(new URL("search.html?q=tax", own.url()).href);
    const bench = { service, worker: own, results, blank };
    return { name: "fact-check", rows: [await clickToCard(bench), ...(await answerToVerdict(bench))] };
  } finally {
    await session.context.close();
    await service.close();
    await rm(blankPanel, { recursive: true, maxRetries: 5 });
  }
}

async function clickToCard({ service, results, blank }: Bench): Promise<Row> {
  await service.fault({ ...VERDICT, delayMs: 1_500 });
  const ratios = await pairedRatios(
    RUNS,
    async () => {
      await changeStored(results, NO_CHECKS);
      return timeToOpen(results, "Fact-check this page", "running");
    },
    () => timeToOpen(blank, "Open", "page"),
  );
  await service.clearFaults();
  return {
    what: "from the click on a result to its running card in the side panel",
    against: "from a click to the words of a blank side panel",
    goal: null,
    ratios,
  };
}

async function answerToVerdict({ service, worker, results, blank }: Bench): Promise<readonly Row[]> {
  await worker.evaluate(() => {
    const send = fetch;
    globalThis.fetch = async (...request) => {
      const answer = await send(...request);
      Object.assign(globalThis, { answeredAt: performance.timeOrigin + performance.now() });
      return answer;
    };
  });
  await service.fault({ ...VERDICT, delayMs: 150 });
  const ratios = await pairedRatios(
    RUNS,
    async () => {
      await changeStored(results, NO_CHECKS);
      await openPanel(results, "Fact-check this page");
      const shown = await timeOf(results, "verdict");
      await closePanel(results);
      return shown - (await worker.evaluate(() => Number(Reflect.get(globalThis, "answeredAt"))));
    },
    () => roundTrip(blank),
  );
  await service.clearFaults();
  return [
    {
      what: "from the service's answer to the verdict in the side panel",
      against: "a bare message round trip",
      goal: null,
      ratios,
    },
  ];
}

/** From the click on a button to what the panel it opens shows; the panel is closed again. */
async function timeToOpen(page: Page, button: string, name: string): Promise<number> {
  const clicked = await openPanel(page, button);
  const shown = await timeOf(page, name);
  await closePanel(page);
  return shown - clicked;
}

async function openPanel(page: Page, button: string): Promise<number> {
  await page.bringToFront();
  await page.evaluate(() => {
    for (const name of ["page", "running", "verdict"]) localStorage.removeItem(`shown ${name}`);
    const note = ({ timeStamp }: Event) => {
      Object.assign(window, { clicked: performance.timeOrigin + timeStamp });
    };
    addEventListener("click", note, { capture: true, once: true });
  });
  // The keyboard presses what shows itself only under the pointer, too.
  await page.getByRole("button", { name: button }).first().focus();
  await page.keyboard.press("Enter");
  return page.evaluate(() => Number(Reflect.get(window, "clicked")));
}

async function timeOf(page: Page, name: string): Promise<number> {
  const time = await page.waitForFunction((key) => localStorage.getItem(key), `shown ${name}`);
  return Number(await time.jsonValue());
}

async function closePanel(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem("close", String(performance.now()));
    for (;;) {
      const panels = await chrome.runtime.getContexts({ contextTypes: ["SIDE_PANEL"] });
      if (panels.length === 0) return;
    }
  });
}

/** The mean of a few: one alone is shorter than the clock is fine. */
function roundTrip(page: Page): Promise<number> {
  return page.evaluate(async (trips) => {
    const start = performance.now();
    for (let trip = 0; trip < trips; trip += 1) await chrome.runtime.sendMessage({ text: "hello" });
    return (performance.now() - start) / trips;
  }, ECHOES);
}

/** Which worker is whose: they start in any order. */
async function tellApart({ context }: ExtensionSession): Promise<{ own: Worker; other: Worker }> {
  while (context.serviceWorkers().length < 2) await context.waitForEvent("serviceworker");
  const [first, second] = context.serviceWorkers();
  if (!first || !second) throw new Error("a worker is missing");
  const name = await first.evaluate(() => chrome.runtime.getManifest().name);
  return name === "Blank panel" ? { own: second, other: first } : { own: first, other: second };
}
