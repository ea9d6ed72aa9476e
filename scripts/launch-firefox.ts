import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type Browser, type Page } from "puppeteer-core";

const ADD_ON = "primary-source@primary-source.example";
const UUID = "5f7a8a52-1c1e-4a3c-9d52-0f6f2a9f5b11";

export interface FirefoxOptions {
  readonly executablePath: string;
  /** Folder or package of the built add-on. */
  readonly extension: string;
  readonly headless: boolean;
  readonly env?: Record<string, string>;
  readonly preferences?: Record<string, unknown>;
}

export interface FirefoxSession {
  readonly browser: Browser;
  /** Opens one of the add-on's own pages and waits until it has drawn. */
  openPage(address: string): Promise<Page>;
  close(): Promise<void>;
}

export async function launchFirefox(options: FirefoxOptions): Promise<FirefoxSession> {
  const profile = await mkdtemp(join(tmpdir(), "primary-source-firefox-"));
  const browser = await puppeteer.launch({
    browser: "firefox",
    protocol: "webDriverBiDi",
    executablePath: options.executablePath,
    headless: options.headless,
    userDataDir: profile,
    args: ["--remote-allow-system-access"],
    env: { ...process.env, ...options.env },
    extraPrefsFirefox: {
      // A known address for the add-on's pages, which are otherwise drawn by lot for each profile.
      "extensions.webextensions.uuids": JSON.stringify({ [ADD_ON]: UUID }),
      "xpinstall.signatures.required": false,
      "browser.shell.checkDefaultBrowser": false,
      "browser.aboutwelcome.enabled": false,
      "datareporting.policy.dataSubmissionEnabled": false,
      ...options.preferences,
    },
  });
  await browser.installExtension(options.extension);
  return {
    browser,
    openPage: async (address) => {
      const page = await browser.newPage();
      const url = `moz-extension://${UUID}/${address}`;
      // Firefox never reports such a navigation as ended; the page itself is asked instead.
      page.goto(url).catch(() => undefined);
      await page.waitForFunction(
        () => location.protocol === "moz-extension:" && document.querySelector("#app > *"),
        {
          polling: 50,
        },
      );
      return page;
    },
    close: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
