import type { BrowserContext, CDPSession, Page } from "playwright/test";
import {
  type BrowserOptions,
  type ExtensionSession,
  firstRunPage,
  launchBrowser,
  sessionOf,
} from "../../scripts/launch-browser.ts";

type Looks = Required<Pick<BrowserOptions, "language" | "colorScheme">>;

interface Running {
  readonly key: string;
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
  installed: string;
}

export interface InstalledSession extends ExtensionSession {
  /** The page that opened by itself after the installation. */
  readonly firstRun: Page;
}

/**
 * One browser for many tests, since to start one takes longer than most tests do. Each test gets the extension
 * installed anew, with nothing stored: what the browser keeps for an extension goes when it is taken out.
 */
export class SharedBrowser {
  #running: Running | null = null;

  async session(extension: string, options: Looks): Promise<InstalledSession> {
    const running = await this.#runningWith(options);
    const { context, devtools } = running;
    const started = context.waitForEvent("serviceworker");
    const { id } = await devtools.send("Extensions.loadUnpacked", { path: extension });
    running.installed = id;
    const session = sessionOf(context, await started);
    return { ...session, firstRun: await firstRunPage(session) };
  }

  /** Takes out all that a test has left. */
  async clear(): Promise<void> {
    const running = this.#running;
    if (!running) return;
    const { context, devtools } = running;
    // The browser lives as long as one page does, and the extension's own go with it.
    const kept = context.pages().find((page) => page.url() === "about:blank") ?? (await context.newPage());
    await devtools.send("Extensions.uninstall", { id: running.installed });
    for (const page of context.pages()) {
      if (page !== kept) await page.close();
    }
    running.installed = "";
    await context.unrouteAll();
    await context.clearPermissions();
    await context.clearCookies();
  }

  async close(): Promise<void> {
    await this.#running?.context.close();
    this.#running = null;
  }

  async #runningWith(options: Looks): Promise<Running> {
    const key = `${options.language} ${options.colorScheme}`;
    if (this.#running?.key !== key) {
      await this.close();
      const context = await launchBrowser({
        ...options,
        profile: "",
        headless: true,
        args: ["--enable-unsafe-extension-debugging"],
      });
      const devtools = await context.browser()?.newBrowserCDPSession();
      if (!devtools) throw new Error("a context without a browser");
      this.#running = { key, context, devtools, installed: "" };
    }
    return this.#running;
  }
}
