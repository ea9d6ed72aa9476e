import type { CDPSession, Page } from "playwright";
import { buildExtension } from "../../scripts/build-extension.ts";
import { type ExtensionSession, launchWithExtension } from "../../scripts/launch-browser.ts";
import { startTestService, type TestService } from "../setup/service.ts";
import { changeStoredWatches } from "../setup/stored-watches.ts";
import { HOUR } from "../unit/utils/watches/sample.ts";
import { ENTRIES_EACH, storeWatches, thousands, WATCHES } from "./heavy-profile.ts";
import { pairedRatios, type Row, type Section } from "./section.ts";
import { shownAt } from "./shown-at.ts";

const RUNS = 15;
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
    what: `${what}, with ${WATCHES} watches and ${thousands(WATCHES * ENTRIES_EACH)} unread entries`,
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

async function store(session: ExtensionSession): Promise<void> {
  const tab = await session.context.newPage();
  await tab.goto(session.address(DIGEST));
  await tab.locator(".digest .empty").waitFor();
  await storeWatches(tab);
  await tab.close();
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
