import { type BrowserContext, expect, type Page, type Worker } from "playwright/test";
import type { ExtensionSession } from "../../scripts/launch-browser.ts";
import { loaded } from "../setup/loaded.ts";

/** A private window, with the worker that the extension has for private windows alone. */
export interface PrivateWindow {
  readonly page: Page;
  readonly worker: Worker;
  /** Closes the last page of the window, and waits until all that was private is gone. */
  close(): Promise<void>;
}

/** Lets the extension into private windows, as a user does on `chrome://extensions`; which loads it again. */
export async function allowPrivateWindows({ context, id }: ExtensionSession): Promise<Worker> {
  const page = await context.newPage();
  await page.goto("chrome://extensions/");
  await page.evaluate(async (extensionId) => {
    const { developerPrivate } = Object(chrome);
    // Without it the extension, which comes from no store, would not be loaded again.
    await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
    await developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true });
  }, id);
  const worker = await workerWhere(context, () => chrome.extension.isAllowedIncognitoAccess());
  await page.close();
  return worker;
}

/** The worker that says so, once there is one. One that is being replaced is refused what it asks, or ends meanwhile. */
async function workerWhere(context: BrowserContext, says: () => boolean | Promise<boolean>): Promise<Worker> {
  let found: Worker[] = [];
  await expect
    .poll(async () => {
      const workers = context.serviceWorkers();
      const say = await Promise.all(workers.map((worker) => worker.evaluate(says).catch(() => false)));
      found = workers.filter((_, place) => say[place]);
      return found.length;
    })
    .toBe(1);
  const [worker] = found;
  if (worker === undefined) throw new Error("No worker was found.");
  return worker;
}

export async function openPrivateWindow(session: ExtensionSession, address: string): Promise<PrivateWindow> {
  const { context } = session;
  // Asked for by a page, since a worker may end before the window is there, and then never says so.
  const opener = await context.newPage();
  await opener.goto(session.address("search.html"));
  const pageOpened = context.waitForEvent("page");
  await opener.evaluate((url) => chrome.windows.create({ incognito: true, url }).then(() => null), address);
  const page = await loaded(await pageOpened, ({ href }) => href === address);
  const ownWorker = await workerWhere(context, () => chrome.extension.inIncognitoContext === true);
  await opener.close();
  return {
    page,
    worker: ownWorker,
    async close() {
      const gone = ownWorker.waitForEvent("close");
      await page.close();
      await gone;
    },
  };
}
