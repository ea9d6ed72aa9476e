import { rm } from "node:fs/promises";
import type { BrowserContext, Page, Worker } from "playwright";
import { buildExtension } from "../../scripts/build-extension.ts";
import { type ExtensionSession, launchWithExtension } from "../../scripts/launch-browser.ts";
import { startTestService, type TestService } from "../setup/service.ts";
import { makeEchoExtension } from "./echo-extension.ts";
import { pairedRatios, type Row, type Section } from "./section.ts";

/** Answered before the service counts it: a bench asks more often than ten times a minute. */
const VERDICT = {
  match: "/api/v1/fact-check",
  kind: "custom",
  times: 1,
  body: JSON.stringify({
    success: true,
    claim: "x",
    verdict: "CONFIRMED",
    confidence: 0.9,
    summary: "An official source says so.",
    officialSources: ["https://www.dol.gov/"],
    result: "Text",
    timestamp: "2026-11-21T10:00:00Z",
  }),
} as const;
const RUNS = 11;

interface Bench {
  readonly context: BrowserContext;
  readonly worker: Worker;
  readonly service: TestService;
  /** A page of an extension that does nothing but echo. */
  readonly blank: string;
  readonly desk: Page;
  readonly panel: string;
}

/** From the click to the running card, and from the service's answer to the verdict. */
export async function run(): Promise<Section> {
  const service = await startTestService();
  const extension = await buildExtension({ service: service.url, folder: "bench" });
  const echo = await makeEchoExtension();
  const session = await launchWithExtension({
    extension,
    profile: "",
    headless: true,
    args: [`--disable-extensions-except=${extension},${echo}`, `--load-extension=${extension},${echo}`],
  });
  try {
    await watchPages(session.context);
    const { own, echo: echoWorker } = await tellApart(session);
    const blank = new URL("page.html", echoWorker.url()).href;
    const desk = await session.context.newPage();
    await desk.goto(new URL("sidepanel.html", own.url()).href);
    const bench = { context: session.context, worker: own, service, blank, desk, panel: desk.url() };
    return { name: "fact-check", rows: [await clickToCard(bench), await answerToVerdict(bench)] };
  } finally {
    await session.context.close();
    await service.close();
    await rm(echo, { recursive: true, maxRetries: 5 });
  }
}

/** Every page notes when it stood, and when a running card and a verdict stood in it. */
async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: Record<string, number> = {};
    Object.assign(window, { noted });
    // Laid out is what can be timed everywhere: a window behind others paints when it likes.
    const note = (name: string) => {
      if (name in noted) return;
      document.documentElement.getBoundingClientRect();
      noted[name] = performance.timeOrigin + performance.now();
    };
    const look = () => {
      if (document.body) note("page");
      if (document.querySelector(".check .wait")) note("running");
      if (document.querySelector(".check .verdict")) note("verdict");
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    look();
  });
}

async function noted(page: Page, name: string): Promise<number> {
  for (;;) {
    const time = await page.evaluate(
      (wanted) => (window as unknown as { noted?: Record<string, number> }).noted?.[wanted],
      name,
    );
    if (time) return time;
  }
}

async function clickToCard({ context, service, blank, desk, panel }: Bench): Promise<Row> {
  const inNewTab = async (address: string, name: string, ask: () => Promise<void>): Promise<number> => {
    const start = performance.timeOrigin + performance.now();
    await ask();
    const page = await context.newPage();
    await page.goto(address);
    const time = (await noted(page, name)) - start;
    await page.close();
    return time;
  };
  let claims = 0;
  return {
    what: "from asking to the running card in a panel that opens",
    against: "opening a blank extension page",
    goal: 2,
    ratios: await pairedRatios(
      RUNS,
      async () => {
        await freshLine(desk);
        await service.fault({ ...VERDICT, delayMs: 1_500 });
        claims += 1;
        await desk.getByRole("textbox", { name: "Claim" }).fill(`Claim ${claims}`);
        return inNewTab(panel, "running", () => desk.keyboard.press("Enter"));
      },
      () => inNewTab(blank, "page", async () => undefined),
    ),
  };
}

async function answerToVerdict({ context, worker, service, blank, desk }: Bench): Promise<Row> {
  await worker.evaluate(() => {
    const send = fetch;
    globalThis.fetch = async (...request) => {
      const answer = await send(...request);
      Object.assign(globalThis, { answeredAt: performance.timeOrigin + performance.now() });
      return answer;
    };
  });
  const echo = await context.newPage();
  await echo.goto(blank);
  let claims = 0;
  return {
    what: "from the service's answer to the visible verdict",
    against: "ten bare message round trips",
    goal: null,
    ratios: await pairedRatios(
      RUNS,
      async () => {
        await freshLine(desk);
        await service.fault({ ...VERDICT, delayMs: 100 });
        await desk.reload();
        await desk.bringToFront();
        claims += 1;
        await desk.getByRole("textbox", { name: "Claim" }).fill(`The minimum wage is $${claims} an hour`);
        await desk.keyboard.press("Enter");
        const shown = await noted(desk, "verdict");
        return shown - (await worker.evaluate(() => Number(Reflect.get(globalThis, "answeredAt"))));
      },
      async () => {
        await echo.bringToFront();
        return echo.evaluate(async () => {
          const start = performance.now();
          for (let trip = 0; trip < 10; trip += 1) await chrome.runtime.sendMessage({ text: "hello" });
          return performance.now() - start;
        });
      },
    ),
  };
}

/** No checks, and all ten places of the minute free. */
async function freshLine(desk: Page): Promise<void> {
  await desk.evaluate(async () => {
    const open = indexedDB.open("primary-source");
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const transaction = open.result.transaction(["checks", "marks"], "readwrite");
    transaction.objectStore("checks").clear();
    transaction.objectStore("marks").delete("checks-line");
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    open.result.close();
  });
}

/** Which worker is whose: they start in any order. */
async function tellApart({ context }: ExtensionSession): Promise<{ own: Worker; echo: Worker }> {
  while (context.serviceWorkers().length < 2) await context.waitForEvent("serviceworker");
  const [first, second] = context.serviceWorkers();
  if (!first || !second) throw new Error("a worker is missing");
  const name = await first.evaluate(() => chrome.runtime.getManifest().name);
  return name === "Echo" ? { own: second, echo: first } : { own: first, echo: second };
}
