import { join } from "node:path";
import { test as base, type ConsoleMessage, expect, type Page } from "playwright/test";
import type { ExtensionSession } from "../../scripts/launch-browser.ts";
import { keepLog, showFailedPage } from "../setup/failed-page.ts";
import { RUN_START } from "../setup/moment.ts";
import { startTestService, type TestService } from "../setup/service.ts";
import { type CleanSession, SharedBrowser } from "../setup/shared-browser.ts";

export { expect } from "playwright/test";

const OUTPUT = join(import.meta.dirname, "..", "..", ".output");

type Language = "en" | "fr" | "es";

interface Options {
  /** The one chosen in the extension's options. A browser of another language is one more to start, for each worker. */
  language: Language;
  browserLanguage: Language;
  /** What stands in the settings before the test; service addresses point to the test's own service. */
  settings: Record<string, unknown>;
  /** A build whose service addresses are set at build time, one that may notify as well, one in the pseudo-locale, or one that has to ask. */
  build: "test" | "test-pseudo" | "test-with-notifications" | "test-without-services";
  /** Whether the extension must be installed for this test alone. */
  fresh: boolean;
  /** For tests that use `page.clock`: it stays in the browser, whatever page it was for, so the browser ends with the test. */
  stopsClock: boolean;
}

interface Fixtures {
  session: CleanSession;
  /** Opens a page of the extension by its file name. */
  openPage: (address: string) => Promise<Page>;
  service: TestService;
}

export const test = base.extend<
  Options & Fixtures,
  { workerService: TestService; browserOfWorker: SharedBrowser }
>({
  language: ["en", { option: true }],
  browserLanguage: ["en", { option: true }],
  settings: [{}, { option: true }],
  build: ["test", { option: true }],
  fresh: [false, { option: true }],
  stopsClock: [false, { option: true }],

  workerService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const service = await startTestService({ pagesFrom: RUN_START });
      await use(service);
      await service.close();
    },
    { scope: "worker" },
  ],

  browserOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const browser = new SharedBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],

  service: [
    // Once the last test's pages and worker have ended: what they asked late would count here, or use up a fault.
    async ({ workerService, session: _cleaned }, use) => {
      await workerService.reset();
      await use(workerService);
    },
    { auto: true },
  ],

  session: async (
    {
      workerService: service,
      browserOfWorker,
      language,
      browserLanguage,
      settings,
      build,
      fresh,
      stopsClock,
    },
    use,
  ) => {
    const extension = join(OUTPUT, build, "chrome-mv3");
    const address = build === "test-without-services" ? null : service.url;
    const stored = storedFor(address, language === "en" ? settings : { language, ...settings });
    const session = fresh
      ? await browserOfWorker.freshSession(extension, browserLanguage, stored)
      : await browserOfWorker.session(extension, browserLanguage, stored);
    await use(session);
    if (fresh) await browserOfWorker.forget(browserLanguage);
    if (stopsClock) await browserOfWorker.end(browserLanguage);
  },

  openPage: async ({ session, stopsClock }, use, info) => {
    const opened = new Map<Page, readonly string[]>();
    const notDrawn: string[] = [];
    const listen = (message: ConsoleMessage): void => {
      if (message.text().includes("could not be drawn")) notDrawn.push(message.text());
    };
    session.context.on("console", listen);
    await use(async (address) => {
      const page = await session.openTab(address);
      opened.set(page, keepLog(page));
      const isTrue = stopsClock || (await page.evaluate(() => String(setTimeout).includes("[native code]")));
      if (!isTrue) throw new Error("an earlier test left its clock behind");
      await page.bringToFront();
      return page;
    });
    session.context.off("console", listen);
    if (info.status !== info.expectedStatus) {
      for (const [page, log] of opened) if (!page.isClosed()) await showFailedPage(page, log);
    }
    // The rest of the page goes on without such a part, and so would a test that does not look for it.
    expect(notDrawn).toEqual([]);
  },
});

/** Settings are stored as the extension stores them, before any page asks. */
export async function pointAtService(
  session: ExtensionSession,
  service: string | null,
  settings: Record<string, unknown>,
): Promise<void> {
  await session.worker.evaluate((values) => chrome.storage.local.set(values), storedFor(service, settings));
}

function storedFor(service: string | null, settings: Record<string, unknown>): Record<string, unknown> {
  const addresses = service ? { searchServiceUrl: service, factCheckServiceUrl: service } : {};
  // Not the first start ever: Chromium takes seconds to say that no administrator has set anything.
  // One service answers both here, which would have passages asked for with every verdict.
  const quiet = { sourcePassages: false };
  return { settings: { version: 1, ...addresses, ...quiet, ...settings }, "managed-copy": {} };
}
