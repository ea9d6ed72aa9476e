import type { CDPSession, Page } from "playwright";
import { buildExtension } from "../../scripts/build-extension.ts";
import { type ExtensionSession, launchWithExtension } from "../../scripts/launch-browser.ts";
import { NO_FILTERS } from "../../utils/search/request.ts";
import { entryOf, newWatch, type Watch, type WatchEntry } from "../../utils/watches/watch.ts";
import { startTestService, type TestService } from "../setup/service.ts";
import { changeStoredWatches } from "../setup/stored-watches.ts";
import { HOUR, page, TAXES } from "../unit/utils/watches/sample.ts";
import { pairedRatios, type Row, type Section } from "./section.ts";

const RUNS = 15;
const WATCHES = 200;
const ENTRIES_EACH = 100;
const MEGABYTE = 2 ** 20;
const DIGEST = "search.html?view=watches";

/** The popup, the digest and the worker with 200 watches and 20,000 entries, against a browser without any. */
export async function run(): Promise<Section> {
  const service = await startTestService();
  const extension = await buildExtension({ service: service.url, folder: "bench-watches" });
  const start = () => launchWithExtension({ extension, profile: "", headless: true, language: "en" });
  const [full, empty] = [await start(), await start()];
  try {
    await store(full);
    return {
      name: "watches",
      rows: [
        await opening("the popup, to its first contentful paint", "popup.html", paintOf, { full, empty }),
        await opening("the popup, to the menu of watches in its Recent tab", "popup.html", menuOf, {
          full,
          empty,
        }),
        await opening("the digest, to its first pages or that there are none", DIGEST, digestOf, {
          full,
          empty,
        }),
        ...(await memory({ full, empty }, service)),
      ],
    };
  } finally {
    await full.context.close();
    await empty.context.close();
    await service.close();
  }
}

interface Browsers {
  readonly full: ExtensionSession;
  readonly empty: ExtensionSession;
}

async function opening(
  what: string,
  address: string,
  time: (page: Page) => Promise<number>,
  { full, empty }: Browsers,
): Promise<Row> {
  const open = async (session: ExtensionSession): Promise<number> => {
    const page = await session.context.newPage();
    await page.setViewportSize({ width: 420, height: 600 });
    await page.goto(session.address(address));
    const taken = await time(page);
    await page.close();
    return taken;
  };
  return {
    what: `${what}, with ${WATCHES} watches and ${(WATCHES * ENTRIES_EACH).toLocaleString("en")} unread entries`,
    against: "the same with none",
    goal: 1.15,
    ratios: await pairedRatios(
      RUNS,
      () => open(full),
      () => open(empty),
    ),
  };
}

async function paintOf(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
}

async function menuOf(page: Page): Promise<number> {
  await page.getByRole("tab", { name: "What’s new" }).click();
  return shownAt(page, ".watches-menu");
}

const digestOf = (page: Page): Promise<number> => shownAt(page, ".digest .card, .digest .empty");

/** When the first frame with such an element had been drawn, since the page was asked for. */
function shownAt(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector(wanted) === null) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
    selector,
  );
}

/** As rounds of the worker leave them. None is due before an hour has passed. */
async function store(session: ExtensionSession): Promise<void> {
  const tab = await session.context.newPage();
  await tab.goto(session.address(DIGEST));
  await tab.locator(".digest .empty").waitFor();
  const now = Date.now();
  const entries: WatchEntry[] = [];
  const watches: Watch[] = [];
  for (let index = 0; index < WATCHES; index += 1) {
    const id = `watch-${index}`;
    const request = { ...NO_FILTERS, q: `tax ${index}`, sort: "changed" } as const;
    const asked = { lastAsked: now, lastAnswered: now, newestSeen: now, unread: ENTRIES_EACH };
    watches.push({
      ...newWatch({ ...TAXES, name: `Taxes ${index}`, request, notify: false }, id, now),
      ...asked,
    });
    for (let each = 0; each < ENTRIES_EACH; each += 1) {
      const at = now - (index * ENTRIES_EACH + each) * 60_000;
      entries.push(
        entryOf(id, resultAt(`https://www.example.gov/${index}/${each}`, at), at, now - each * HOUR),
      );
    }
  }
  await put(tab, "watches", watches);
  for (let from = 0; from < entries.length; from += 2000) {
    await put(tab, "watch-entries", entries.slice(from, from + 2000));
  }
  await tab.close();
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

async function put(page: Page, name: string, values: readonly object[]): Promise<void> {
  await page.evaluate(
    ([into, all]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("primary-source-watches");
        opening.onsuccess = () => {
          const writing = opening.result.transaction(into, "readwrite");
          for (const value of all) writing.objectStore(into).put(value);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [name, values] as const,
  );
}

/** The heap of the worker, after what nothing refers to was taken out of it. */
async function memory({ full, empty }: Browsers, service: TestService): Promise<Row[]> {
  const idle = [await heapOf(full), await heapOf(empty)] as const;
  await full.worker.evaluate(changeStoredWatches, { lastAsked: Date.now() - 3 * HOUR });
  await service.clearLog();
  for (const { worker } of [full, empty]) {
    await worker.evaluate(() => chrome.alarms.onAlarm.dispatch({ name: "watches", scheduledTime: 0 }));
  }
  // The budget of requests: see docs/watches.md.
  const end = Date.now() + 60_000;
  while ((await service.log()).length < 60) {
    if (Date.now() > end) throw new Error("the round did not send its 60 requests");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const after = [await heapOf(full), await heapOf(empty)] as const;
  return [
    heapRow("the worker's heap", idle),
    heapRow("the worker's heap after a round of 60 requests for watches that find 3,000 pages", after),
  ];
}

function heapRow(what: string, [full, empty]: readonly [number, number]): Row {
  const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return {
    what: `${what} with ${WATCHES} watches: ${megabytes(full)}`,
    against: `the same with none: ${megabytes(empty)}`,
    goal: null,
    ratios: [full / empty],
  };
}

async function heapOf({ context, id }: ExtensionSession): Promise<number> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  if (!devtools) throw new Error("a context without a browser");
  const { targetInfos } = await devtools.send("Target.getTargets");
  const target = targetInfos.find(({ type, url }) => type === "service_worker" && url.includes(id));
  if (!target) throw new Error("no worker runs");
  const { sessionId } = await devtools.send("Target.attachToTarget", { targetId: target.targetId });
  await call(devtools, sessionId, "HeapProfiler.collectGarbage");
  const { usedSize } = await call(devtools, sessionId, "Runtime.getHeapUsage");
  await devtools.detach();
  return usedSize ?? Number.NaN;
}

/** Asks a target that the browser's session has attached to. */
function call(devtools: CDPSession, sessionId: string, method: string): Promise<{ usedSize?: number }> {
  return new Promise((resolve) => {
    devtools.on("Target.receivedMessageFromTarget", (event) => {
      const message = JSON.parse(event.message);
      if (event.sessionId === sessionId && message.id === method.length) resolve(message.result);
    });
    void devtools.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id: method.length, method }),
    });
  });
}
