import type { BrowserContext, CDPSession, Page } from "playwright/test";
import {
  type ExtensionSession,
  firstRunPage,
  launchBrowser,
  sessionOf,
} from "../../scripts/launch-browser.ts";

type Language = "en" | "fr";

interface Running {
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
}

export interface InstalledSession extends ExtensionSession {
  /** The page that opened by itself after the installation. */
  readonly firstRun: Page;
}

/**
 * One browser a language for many tests, since starting one takes longer than most tests do. Each test gets a fresh
 * installation of the extension with nothing stored: what the browser keeps for an extension goes when it is uninstalled.
 */
export class SharedBrowser {
  readonly #running = new Map<Language, Promise<Running>>();

  async session(extension: string, language: Language): Promise<InstalledSession> {
    const { context, devtools } = await this.#runningIn(language);
    const started = context.waitForEvent("serviceworker");
    await devtools.send("Extensions.loadUnpacked", { path: extension });
    const session = sessionOf(context, await started);
    return { ...session, firstRun: await firstRunPage(session) };
  }

  /** Takes out all that a test has left. */
  async clear({ id }: ExtensionSession, language: Language): Promise<void> {
    const { context, devtools } = await this.#runningIn(language);
    // The browser lives as long as one page does, and the extension's own go with it.
    const kept = context.pages().find((page) => page.url() === "about:blank") ?? (await context.newPage());
    await devtools.send("Extensions.uninstall", { id });
    await Promise.all(context.pages().map((page) => (page === kept ? null : page.close())));
    await context.unrouteAll();
    await context.clearPermissions();
    await context.clearCookies();
  }

  async close(): Promise<void> {
    for (const running of this.#running.values()) await (await running).context.close();
    this.#running.clear();
  }

  #runningIn(language: Language): Promise<Running> {
    const running = this.#running.get(language) ?? launch(language);
    this.#running.set(language, running);
    return running;
  }
}

async function launch(language: Language): Promise<Running> {
  const context = await launchBrowser({
    language,
    colorScheme: "light",
    profile: "",
    headless: true,
    args: ["--enable-unsafe-extension-debugging"],
  });
  const devtools = await context.browser()?.newBrowserCDPSession();
  if (!devtools) throw new Error("a context without a browser");
  return { context, devtools };
}
