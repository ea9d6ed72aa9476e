import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { buildExtension } from "../../scripts/build-extension.ts";
import { startService } from "../../server/start.ts";
import { type BareChromium, type BarePage, idOf, startBareChromium } from "../setup/bare-chromium.ts";
import { bundle } from "./bundle.ts";
import { makeEchoExtension } from "./echo-extension.ts";
import { pairedRatios, type Row, type Section } from "./section.ts";

const SMALL = 100;
const LARGE = 10_000;

/** From a page's message to the copy, to the network and back, each against the least the browser itself takes. */
export async function run(): Promise<Section> {
  const service = await startService({ port: 0, cacheMs: 0, rateLimit: 1_000_000, faults: true });
  const extension = await buildExtension({ service: service.url, folder: "bench" });
  const echo = await makeEchoExtension();
  const profile = await mkdtemp(join(tmpdir(), "primary-source-bench-"));
  const chromium = await startBareChromium(extension, profile, [echo]);
  try {
    const pages = await openPages(chromium, idOf(echo), service.url);
    const rows = [
      await cachedSearch(pages),
      ...(await firstMessage(pages, chromium, idOf(echo))),
      ...(await networkSearch(pages, chromium)),
      ...(await cacheFill(chromium, service.url)),
    ];
    return { name: "core", rows };
  } finally {
    await chromium.quit();
    await service.close();
    await Promise.all([profile, echo].map((folder) => rm(folder, { recursive: true, maxRetries: 5 })));
  }
}

interface Pages {
  readonly own: BarePage;
  readonly echo: BarePage;
  readonly serviceUrl: string;
}

const REQUEST = `{ view: "search", q: "tax", country: [], state: [], city: [], level: [], domain: [], filetype: null, language: null, page: 1, size: 50 }`;

/** Both pages hold the same answer: ours through its own cache, the other's as one bare record. */
async function openPages(chromium: BareChromium, echoId: string, serviceUrl: string): Promise<Pages> {
  const own = await chromium.open("welcome.html");
  await own.until("document.readyState === 'complete'");
  await own.evaluate(await bundle("utils/calls/send.ts", "calls"));
  await own.evaluate(`(async () => {
    globalThis.search = async (effort) => {
      const answer = await calls.send("search", { request: ${REQUEST}, effort });
      if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
      return answer.value;
    };
    const { value, from } = await search("fresh");
    if (from !== "service" || value.results.length !== 50) throw new Error("no 50 results");
  })()`);
  const answer = await own.evaluate<string>("search('saved').then(JSON.stringify)");
  const echo = await chromium.openUrl(`chrome-extension://${echoId}/page.html`);
  await echo.until("document.readyState === 'complete'");
  await echo.evaluate(`new Promise((resolve, reject) => {
    const open = indexedDB.open("echo", 1);
    open.onupgradeneeded = () => open.result.createObjectStore("values");
    open.onsuccess = () => {
      const write = open.result.transaction("values", "readwrite");
      write.objectStore("values").put(${answer}, "answer");
      write.oncomplete = () => { open.result.close(); resolve(); };
      write.onerror = () => reject(write.error);
    };
  })`);
  return { own, echo, serviceUrl };
}

/** The mean of many in a row, in milliseconds, timed inside the page. */
function mean(page: BarePage, times: number, expression: string): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const start = performance.now();
    for (let time = 0; time < ${times}; time += 1) await (${expression});
    return (performance.now() - start) / ${times};
  })()`);
}

async function cachedSearch({ own, echo }: Pages): Promise<Row> {
  return {
    what: "a cached search of 50 results",
    against: "a bare message answered from a bare IndexedDB record of the same answer",
    goal: 1.5,
    ratios: await pairedRatios(
      15,
      () => mean(own, 50, `search("saved")`),
      () => mean(echo, 50, `chrome.runtime.sendMessage({ read: "answer" })`),
    ),
  };
}

async function firstMessage({ own, echo }: Pages, chromium: BareChromium, echoId: string): Promise<Row[]> {
  const afterStop = async (id: string, page: BarePage, expression: string): Promise<number> => {
    await chromium.stopWorker(id);
    return mean(page, 1, expression);
  };
  const echoed = () => afterStop(echoId, echo, `chrome.runtime.sendMessage({ text: "hello" })`);
  return [
    {
      what: "the first call after the worker was stopped",
      against: "the first message to a worker that only echoes",
      goal: 1.5,
      ratios: await pairedRatios(
        25,
        () => afterStop(chromium.id, own, `calls.send("serviceStates", null)`),
        echoed,
      ),
      note: "reading back what its one script was compiled to, running it, and the browser's making of the APIs that must be listened to from the start",
    },
    {
      what: "a cached search of 50 results after the worker was stopped",
      against: "the first message to a worker that only echoes",
      goal: null,
      ratios: await pairedRatios(25, () => afterStop(chromium.id, own, `search("saved")`), echoed),
    },
  ];
}

/** How far away a near service is. */
const NEAR_MS = 20;

async function networkSearch({ own, echo, serviceUrl }: Pages, chromium: BareChromium): Promise<Row[]> {
  await own.evaluate(`search("saved")`);
  const worker = await chromium.attachToWorker(chromium.id);
  const address = `${serviceUrl}/api/v1/search?q=tax&size=50`;
  const bare = `fetch("${address}", { cache: "no-store" }).then((answer) => answer.json())`;
  const ratios = (page: BarePage, expression: string) =>
    pairedRatios(
      15,
      () => meanApart(page, 10, expression),
      () => meanApart(worker, 10, bare),
    );
  const ours = () => ratios(own, `search("fresh")`);
  const least = () => ratios(echo, `chrome.runtime.sendMessage({ fetch: "${address}" })`);
  const against = "a bare `fetch` and `json()` of the same address in the same worker";
  const leastSays = "the least there is: a bare worker that fetches the same and hands it to its page";
  const local = await ours();
  const localLeast = await least();
  await fetch(`${serviceUrl}/__faults`, {
    method: "POST",
    body: JSON.stringify({ match: "/api/v1/search", kind: "latency", delayMs: NEAR_MS }),
  });
  return [
    {
      what: "a search of 50 results from the network, page to page",
      against,
      goal: 1.1,
      ratios: local,
      note: "on the same machine the message that carries the answer to its page takes that much by itself, as the next row says",
    },
    { what: leastSays, against, goal: null, ratios: localLeast },
    { what: `the search from a service ${NEAR_MS} ms away`, against, goal: null, ratios: await ours() },
    { what: `${leastSays}, ${NEAR_MS} ms away`, against, goal: null, ratios: await least() },
  ];
}

/**
 * As `mean`, with the rest between two that a user's searches have: what is written meanwhile is waited for by nobody.
 * The rest is taken here: a hidden page would sleep a whole second.
 */
async function meanApart(page: BarePage, times: number, expression: string): Promise<number> {
  let sum = 0;
  for (let time = 0; time < times; time += 1) {
    sum += await mean(page, 1, expression);
    await setTimeout(30);
  }
  return sum / times;
}

/** The same cache in two origins, one nearly empty and one full. */
async function cacheFill(chromium: BareChromium, serviceUrl: string): Promise<Row[]> {
  const script = await bundle("entrypoints/background/search/cache.ts", "store");
  const open = async (origin: string, entries: number): Promise<BarePage> => {
    const page = await chromium.openUrl(`${origin}/llms.txt`);
    await page.until("document.readyState === 'complete'");
    await page.evaluate(script);
    await page.evaluate(`(async () => {
      const value = { results: Array.from({ length: 10 }, (_, i) => ({ url: "https://www.example.gov/" + i, snippet: "x".repeat(300) })) };
      globalThis.entry = (name) => ({ key: "key " + name, value, fetchedAt: Date.now(), bytes: 4000 });
      globalThis.cache = store.createCache({ entries: ${entries}, bytes: 1e9 }, Date.now);
      for (let i = 0; i < ${entries}; i += 1) await cache.put(entry(i));
      const size = await cache.size();
      if (size.entries !== ${entries}) throw new Error("the cache holds " + size.entries);
      globalThis.next = ${entries};
    })()`);
    return page;
  };
  const small = await open(serviceUrl, SMALL);
  const large = await open(serviceUrl.replace("127.0.0.1", "localhost"), LARGE);
  const read = (page: BarePage, entries: number) =>
    mean(page, 200, `cache.get("key " + (next - 1 - ((time * 7919) % ${entries})))`);
  const write = (page: BarePage) => mean(page, 50, `cache.put(entry(next++))`);
  const against = `the same with ${SMALL} entries`;
  return [
    {
      what: `reading the cache with ${LARGE.toLocaleString("en")} entries`,
      against,
      goal: 1.3,
      ratios: await pairedRatios(
        15,
        () => read(large, LARGE),
        () => read(small, SMALL),
      ),
    },
    {
      what: `writing to the full cache with ${LARGE.toLocaleString("en")} entries, the oldest thrown out`,
      against,
      goal: 1.3,
      ratios: await pairedRatios(
        15,
        () => write(large),
        () => write(small),
      ),
    },
  ];
}
