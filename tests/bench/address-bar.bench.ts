import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildExtension } from "../../scripts/build-extension.ts";
import { startService } from "../../server/start.ts";
import { ADDRESS_BAR_DELAY } from "../../utils/search/typing-delay.ts";
import { type BarePage, idOf, startBareChromium } from "../setup/bare-chromium.ts";
import { makeEchoExtension } from "./echo-extension.ts";
import { pairedRatios, type Section } from "./section.ts";

/** From a keystroke to the lines handed to the browser, against the least the browser itself takes. */
export async function run(): Promise<Section> {
  const service = await startService({ port: 0, cacheMs: 0, rateLimit: 1_000_000 });
  const extension = await buildExtension({ service: service.url, folder: "bench" });
  const echo = await makeEchoExtension();
  const profile = await mkdtemp(join(tmpdir(), "primary-source-bench-"));
  const chromium = await startBareChromium(extension, profile, [echo]);
  try {
    const own = await chromium.open("welcome.html");
    await own.until("Boolean(document.querySelector('#app main'))");
    await own.evaluate(
      'chrome.storage.local.set({ settings: { version: 1, suggestions: true }, "managed-copy": {} })',
    );
    const worker = await chromium.attachToWorker(chromium.id);
    await worker.evaluate(`(async () => {
      globalThis.linesFor = (typed) => new Promise((resolve) => chrome.omnibox.onInputChanged.dispatch(typed, resolve));
      if ((await linesFor("tax")).length < 2) throw new Error("nothing is suggested");
    })()`);
    const other = await chromium.openUrl(`chrome-extension://${idOf(echo)}/page.html`);
    await other.until("document.readyState === 'complete'");
    return {
      name: "address bar",
      rows: [await fromCopies(worker, other), await fromNetwork(worker, service.url)],
    };
  } finally {
    await chromium.quit();
    await service.close();
    await Promise.all([profile, echo].map((folder) => rm(folder, { recursive: true, maxRetries: 5 })));
  }
}

async function fromCopies(worker: BarePage, echo: BarePage) {
  return {
    what: "a keystroke to its suggestions from the cache",
    against: "a bare message to a worker and back",
    goal: 2,
    ratios: await pairedRatios(
      15,
      () => mean(worker, 50, `linesFor("tax")`),
      () => mean(echo, 50, `chrome.runtime.sendMessage({ text: "hello" })`),
    ),
  };
}

/** Every keystroke is of words that were never asked for. */
async function fromNetwork(worker: BarePage, service: string) {
  let asked = 0;
  const fresh = () => {
    asked += 1;
    return `"tax " + (${asked} * 100 + time)`;
  };
  const address = (q: string) => `"${service}/api/v1/suggest?size=9&q=" + encodeURIComponent(${q})`;
  return {
    what: "a keystroke to its suggestions from the network",
    against: `a bare \`fetch\` and \`json()\` of the same address after waiting ${ADDRESS_BAR_DELAY} ms`,
    goal: 1.1,
    ratios: await pairedRatios(
      15,
      () => mean(worker, 5, `linesFor(${fresh()})`),
      () =>
        mean(
          worker,
          5,
          `new Promise((resolve) => setTimeout(resolve, ${ADDRESS_BAR_DELAY}))
            .then(() => fetch(${address(fresh())}, { cache: "no-store" }))
            .then((answer) => answer.json())`,
        ),
    ),
  };
}

/** The mean of several in a row, in milliseconds, timed inside the page or worker. */
function mean(page: BarePage, times: number, expression: string): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const start = performance.now();
    for (let time = 0; time < ${times}; time += 1) await (${expression});
    return (performance.now() - start) / ${times};
  })()`);
}
