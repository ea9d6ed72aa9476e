import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "playwright/test";
import puppeteer, { type Browser, type Page, ProtocolError } from "puppeteer-core";
import { ADD_ON, closeAllTabs, setAsking, tabAddresses } from "./firefox-window.ts";

const UUID = "5f7a8a52-1c1e-4a3c-9d52-0f6f2a9f5b11";

export interface FirefoxOptions {
  readonly executablePath: string;
  readonly headless: boolean;
  readonly env?: Record<string, string>;
  readonly preferences?: Record<string, unknown>;
}

export interface FirefoxSession {
  readonly browser: Browser;
  /**
   * Installs the add-on, from the folder or package that was built, beside one empty tab. What was there of it is gone, and
   * so is everything that it had stored or was allowed.
   */
  install(extension: string, asks: boolean): Promise<void>;
  /** Opens one of the add-on's own pages and waits until it has drawn. `behind`: what is in front keeps the keyboard. */
  openPage(address: string, place?: { readonly behind: boolean }): Promise<Page>;
  close(): Promise<void>;
}

export async function launchFirefox(options: FirefoxOptions): Promise<FirefoxSession> {
  const profile = await mkdtemp(join(tmpdir(), "primary-source-firefox-"));
  const browser = await puppeteer.launch({
    browser: "firefox",
    protocol: "webDriverBiDi",
    executablePath: options.executablePath,
    headless: options.headless,
    // The window's own size: what is clicked on the screen lies where the page says.
    defaultViewport: null,
    userDataDir: profile,
    args: ["--remote-allow-system-access"],
    env: { ...process.env, ...options.env },
    extraPrefsFirefox: {
      // A known address for the add-on's pages, which are otherwise drawn by lot for each profile.
      "extensions.webextensions.uuids": JSON.stringify({ [ADD_ON]: UUID }),
      "extensions.webextensions.keepUuidOnUninstall": true,
      "xpinstall.signatures.required": false,
      "browser.shell.checkDefaultBrowser": false,
      "browser.aboutwelcome.enabled": false,
      "datareporting.policy.dataSubmissionEnabled": false,
      "security.notification_enable_delay": 0,
      // As newer releases have it: what reaches the device itself is looked at first. The local service must still be reached.
      "network.lna.blocking": true,
      ...options.preferences,
    },
  });
  let isInstalled = false;
  return {
    browser,
    install: async (extension, asks) => {
      if (isInstalled) await browser.uninstallExtension(ADD_ON);
      await closeAllTabs(browser);
      await setAsking(browser, asks);
      await browser.installExtension(extension);
      isInstalled = true;
      // It comes to the front by itself: whatever else has the focus at that moment loses it.
      await expect.poll(() => tabAddresses(browser)).toContain(`moz-extension://${UUID}/welcome.html`);
    },
    openPage: async (address, { behind } = { behind: false }) => {
      const page = await browser.newPage({ background: behind });
      const url = `moz-extension://${UUID}/${address}`;
      // Firefox never reports such a navigation as ended; the page itself is asked instead.
      page.goto(url).catch(() => undefined);
      await expect.poll(() => hasDrawn(page), { timeout: 30_000 }).toBe(true);
      return page;
    },
    close: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** False, too, while the document is being replaced: then there is nothing that could be asked. */
async function hasDrawn(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(
      () => location.protocol === "moz-extension:" && document.querySelector("#app > *") !== null,
    );
  } catch (error) {
    if (error instanceof ProtocolError) return false;
    throw error;
  }
}

/**
 * What the open sidebar shows, read by another page of the add-on; null while there is none. That page stays behind: a key that
 * was just pressed may still be on its way to the tab in front.
 */
export async function sidebarText(session: FirefoxSession): Promise<string | null> {
  const page = await session.openPage("options.html", { behind: true });
  const text = await page.evaluate(() => {
    const { browser } = globalThis as unknown as { browser: typeof chrome };
    const [sidebar] = browser.extension.getViews({ type: "sidebar" as "tab" });
    // Its document may have no body yet.
    return sidebar?.document.querySelector("body")?.textContent ?? null;
  });
  await page.close();
  return text;
}

/** Settings are stored as the extension stores them, by one of its own pages. */
export async function storeSettings(
  session: FirefoxSession,
  service: string,
  settings: Record<string, unknown> = {},
): Promise<void> {
  const page = await session.openPage("options.html", { behind: true });
  await page.evaluate(
    (stored) =>
      (globalThis as unknown as { browser: typeof chrome }).browser.storage.local.set({ settings: stored }),
    { version: 1, searchServiceUrl: service, factCheckServiceUrl: service, suggestions: true, ...settings },
  );
  await page.close();
}
