import type { BrowserContext, CDPSession, Page, Worker } from "playwright/test";
import {
  type BrowserOptions,
  type ExtensionSession,
  firstRunPage,
  launchBrowser,
  sessionOf,
} from "../../scripts/launch-browser.ts";
import { loaded } from "./loaded.ts";
import { endWorkers } from "./worker.ts";

type Language = "en" | "fr" | "es";

/** Where the browser's window is shown, if anywhere. */
type Window = Pick<BrowserOptions, "headless" | "env" | "args">;

interface Running {
  readonly context: BrowserContext;
  /**
   * The empty page of its start. It stays, since the browser ends with its last page and a test may close all of its own.
   * From the first test after an installation on it shows an empty page of the extension, whose process then need not start
   * for each test.
   */
  readonly startPage: Page;
  readonly devtools: CDPSession;
  /** The extension of the last test, its folder and its worker, which has the same name after each restart. */
  installed: { readonly folder: string; readonly id: string; readonly worker: Worker } | null;
}

export interface CleanSession extends ExtensionSession {
  /** Opens a page of the extension in a tab of its own. */
  openTab(address: string): Promise<Page>;
}

/** Any file of the extension that runs no script: its page has the extension's rights and storage. */
const EMPTY_PAGE = "manifest.json";

/**
 * One browser a language for many tests, since starting one takes longer than most tests do. Each test gets the extension
 * with nothing stored, in a worker that has just started.
 */
export class SharedBrowser {
  readonly #running = new Map<Language, Promise<Running>>();
  readonly #window: Window;

  constructor(window: Window = { headless: true }) {
    this.#window = window;
  }

  /** `stored` is what the extension finds in its storage. */
  async session(folder: string, language: Language, stored: Record<string, unknown>): Promise<CleanSession> {
    const running = await this.#runningIn(language);
    if (running.installed?.folder === folder) return clean(running, running.installed, stored);
    const session = await this.freshSession(folder, language, stored);
    await (await firstRunPage(session)).close();
    await running.startPage.goto(session.address(EMPTY_PAGE));
    return withQuickTabs(session, running.startPage);
  }

  /** The extension has just been installed, its welcome page is there, and none of its pages stays by itself. */
  async freshSession(
    folder: string,
    language: Language,
    stored: Record<string, unknown>,
  ): Promise<CleanSession> {
    const running = await this.#runningIn(language);
    await uninstall(running);
    const session = await install(running, folder);
    await session.worker.evaluate((values) => chrome.storage.local.set(values), stored);
    return session;
  }

  /** The next test gets a fresh installation, after which the extension knows nothing of what this one was allowed. */
  async forget(language: Language): Promise<void> {
    await uninstall(await this.#runningIn(language));
  }

  /** The next test gets a browser that has just started. */
  async end(language: Language): Promise<void> {
    await (await this.#running.get(language))?.context.close();
    this.#running.delete(language);
  }

  async close(): Promise<void> {
    for (const language of this.#running.keys()) await this.end(language);
  }

  #runningIn(language: Language): Promise<Running> {
    const running = this.#running.get(language) ?? launch(language, this.#window);
    this.#running.set(language, running);
    return running;
  }
}

async function launch(language: Language, window: Window): Promise<Running> {
  const context = await launchBrowser({
    language,
    colorScheme: "light",
    profile: "",
    ...window,
    args: ["--enable-unsafe-extension-debugging", ...(window.args ?? [])],
  });
  const devtools = await context.browser()?.newBrowserCDPSession();
  const [startPage] = context.pages();
  if (!devtools || !startPage) throw new Error("a context without a browser or a page");
  return { context, startPage, devtools, installed: null };
}

async function install(running: Running, folder: string): Promise<CleanSession> {
  const { context, devtools } = running;
  const started = context.waitForEvent("serviceworker");
  const { id } = await devtools.send("Extensions.loadUnpacked", { path: folder });
  const session = sessionOf(context, await started);
  running.installed = { folder, id, worker: session.worker };
  await firstRunPage(session);
  return {
    ...session,
    openTab: async (address) => {
      const page = await context.newPage();
      await page.goto(session.address(address));
      return page;
    },
  };
}

async function uninstall(running: Running): Promise<void> {
  if (running.installed === null) return;
  await closePages(running);
  // The pages of an extension are closed with it.
  await running.startPage.goto("about:blank");
  await running.devtools.send("Extensions.uninstall", { id: running.installed.id });
  running.installed = null;
}

/** What is left of the last test goes with its pages, its worker and everything that the browser keeps for the extension. */
async function clean(
  running: Running,
  { worker }: NonNullable<Running["installed"]>,
  stored: Record<string, unknown>,
): Promise<CleanSession> {
  const { context, startPage } = running;
  const session = sessionOf(context, worker);
  await closePages(running);
  await endWorkers(session);
  // What the last test's worker opened late.
  await closePages(running);
  const origin = session.address("").replace(/\/$/, "");
  const storageTypes = "indexeddb,local_storage,cache_storage";
  const tab = await context.newCDPSession(startPage);
  await tab.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await tab.detach();
  await startPage.evaluate(async (values) => {
    const { action, alarms, notifications, runtime, sidePanel, storage } = chrome;
    // What the session knows goes first: the next line starts the worker, which keeps what it finds there.
    await Promise.all([storage.session.clear(), alarms.clearAll()]);
    await storage.local.set(values);
    // A panel that a test opened stays beside every later page of the window, and makes it narrow.
    await sidePanel.setOptions({ enabled: false });
    await sidePanel.setOptions({ enabled: true });
    const old = Object.keys(await storage.local.get()).filter((key) => !Object.hasOwn(values, key));
    await Promise.all([
      storage.local.remove(old),
      storage.sync.clear(),
      action.setBadgeText({ text: "" }),
      action.setTitle({ title: runtime.getManifest().action?.default_title ?? "" }),
      ...Object.keys((await notifications?.getAll()) ?? {}).map((notice) => notifications.clear(notice)),
    ]);
  }, stored);
  // One that started meanwhile may have read what is gone by now.
  await endWorkers(session);
  // A message to nobody: it comes back once the worker runs.
  await startPage.evaluate(() => chrome.runtime.sendMessage("").catch(() => undefined));
  return withQuickTabs(session, startPage);
}

/** From a page of the extension, a tab opens in half the time that an empty one takes to get there. */
function withQuickTabs(session: ExtensionSession, startPage: Page): CleanSession {
  return {
    ...session,
    openTab: async (address) => {
      const url = session.address(address);
      // A window that the extension opens by itself may be told of later than it was asked for.
      const [file = url] = url.split(/[?#]/);
      const opened = session.context.waitForEvent("page", (page) => page.url().startsWith(file));
      await startPage.evaluate((wanted) => chrome.tabs.create({ url: wanted }), url);
      return loaded(await opened, ({ protocol }) => protocol === "chrome-extension:");
    },
  };
}

async function closePages({ context, startPage }: Running): Promise<void> {
  await Promise.all(context.pages().map((page) => (page === startPage ? undefined : page.close())));
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
}
