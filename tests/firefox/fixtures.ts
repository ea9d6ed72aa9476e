import { join } from "node:path";
import type { TestInfo } from "playwright/test";
import { findFirefox } from "../../scripts/setup/chromium.mjs";
import { deskTest, serviceTest } from "../setup/desk.ts";
import { type FirefoxOptions, type FirefoxSession, launchFirefox, storeSettings } from "../setup/firefox.ts";

export { expect } from "playwright/test";

export const ADD_ON_FOLDER = join(import.meta.dirname, "..", "..", ".output", "test", "firefox-mv3");

interface Fixtures {
  /** With the add-on as it is when it was just installed, and the test's own service in its settings. */
  session: FirefoxSession;
  /** Whether Firefox asks before it gives the add-on a permission. If not, it gives it. */
  asks: boolean;
}

/** One Firefox for many tests, since starting one takes longer than most of them. It starts with the first. */
interface WorkerFixtures {
  firefox: () => Promise<FirefoxSession>;
}

/** The add-on's own pages, with no window to be seen. */
export const test = serviceTest.extend<Fixtures, WorkerFixtures>({
  asks: [false, { option: true }],
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const shared = sharedFirefox({ headless: true });
      await use(shared.session);
      await shared.close();
    },
    { scope: "worker" },
  ],
  session: async ({ service, asks, firefox }, use, info) => {
    skipWithoutFirefox(info);
    await use(await installed(await firefox(), asks, service.url));
  },
});

/** Firefox in a window at the corner of a screen of its own. */
export const windowTest = deskTest.extend<Fixtures, WorkerFixtures>({
  asks: [false, { option: true }],
  firefox: [
    async ({ display }, use) => {
      const shared = sharedFirefox({
        headless: false,
        env: { ...display.env },
        preferences: {
          // Idle after seconds instead of half a minute: the same stop, without the wait, yet longer than all tries of one call.
          "extensions.background.idle.timeout": 4000,
          // Lines that are not the add-on's.
          "browser.urlbar.suggest.topsites": false,
        },
      });
      await use(shared.session);
      await shared.close();
    },
    { scope: "worker" },
  ],
  session: async ({ service, asks, firefox }, use, info) => {
    skipWithoutFirefox(info);
    await use(await installed(await firefox(), asks, service.url));
  },
});

async function installed(session: FirefoxSession, asks: boolean, service: string): Promise<FirefoxSession> {
  await session.install(ADD_ON_FOLDER, asks);
  await storeSettings(session, service);
  return session;
}

function sharedFirefox(options: Omit<FirefoxOptions, "executablePath">) {
  let running: Promise<FirefoxSession> | null = null;
  return {
    session: () => {
      running ??= firefoxFor(options);
      return running;
    },
    close: async () => (await running)?.close(),
  };
}

export function firefoxFor(options: Omit<FirefoxOptions, "executablePath">): Promise<FirefoxSession> {
  return launchFirefox({ executablePath: findFirefox() ?? "", ...options });
}

export function skipWithoutFirefox(info: TestInfo): void {
  info.skip(findFirefox() === null, "Firefox is not installed here: install firefox-esr or set FIREFOX_PATH");
}
