import { join } from "node:path";
import type { TestInfo } from "playwright/test";
import { findFirefox } from "../../scripts/setup/chromium.mjs";
import { deskTest, serviceTest } from "../setup/desk.ts";
import { type FirefoxOptions, type FirefoxSession, launchFirefox, storeSettings } from "../setup/firefox.ts";

export { expect } from "playwright/test";

const EXTENSION = join(import.meta.dirname, "..", "..", ".output", "test", "firefox-mv3");

/** Whether Firefox asks before it gives the add-on a permission. If not, it gives it. */
const ASKS = "extensions.webextOptionalPermissionPrompts";

/** The add-on's own pages, with no window to be seen. */
export const test = serviceTest.extend<{ session: FirefoxSession; asks: boolean }>({
  asks: [false, { option: true }],
  session: async ({ service, asks }, use, info) => {
    const session = await firefoxFor(info, { headless: true, preferences: { [ASKS]: asks } });
    await storeSettings(session, service.url);
    await use(session);
    await session.close();
  },
});

/** Firefox in a window at the corner of a screen of its own. */
export const windowTest = deskTest.extend<{ session: FirefoxSession; asks: boolean }>({
  asks: [false, { option: true }],
  session: async ({ display, service, asks }, use, info) => {
    const session = await firefoxFor(info, {
      headless: false,
      env: { ...display.env },
      preferences: {
        [ASKS]: asks,
        // Idle after seconds instead of half a minute: the same stop, without the wait, yet longer than all tries of one call.
        "extensions.background.idle.timeout": 4000,
        // Lines that are not the add-on's.
        "browser.urlbar.suggest.topsites": false,
      },
    });
    await storeSettings(session, service.url);
    await use(session);
    await session.close();
  },
});

export async function firefoxFor(
  info: TestInfo,
  options: Omit<FirefoxOptions, "executablePath" | "extension">,
): Promise<FirefoxSession> {
  const executablePath = findFirefox();
  info.skip(
    executablePath === null,
    "Firefox is not installed here: install firefox-esr or set FIREFOX_PATH",
  );
  return launchFirefox({ executablePath: executablePath ?? "", extension: EXTENSION, ...options });
}
