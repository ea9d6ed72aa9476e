import type { CDPSession } from "playwright";
import { buildExtension } from "../../scripts/build-extension.ts";
import { type ExtensionSession, launchWithExtension } from "../../scripts/launch-browser.ts";
import { startTestService, type TestService } from "../setup/service.ts";
import { changeStoredWatches } from "../setup/stored-watches.ts";
import { HOUR } from "../unit/utils/watches/sample.ts";
import { storeWatches, WATCHES } from "./heavy-profile.ts";
import type { Row, Section } from "./section.ts";

const MEGABYTE = 2 ** 20;
const NEWS = "search.html?view=watches";

/** What the worker holds with 200 watches and 20,000 entries, against a browser without any. For pages see the years of use. */
export async function run(): Promise<Section> {
  const service = await startTestService();
  const extension = await buildExtension({ service: service.url, folder: "bench-watches" });
  const start = () => launchWithExtension({ extension, profile: "", headless: true, language: "en" });
  const [full, empty] = [await start(), await start()];
  try {
    await store(full);
    return {
      name: "watches",
      rows: await memory({ full, empty }, service),
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

async function store(session: ExtensionSession): Promise<void> {
  const tab = await session.context.newPage();
  await tab.goto(session.address(NEWS));
  await tab.locator("#list").waitFor();
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
