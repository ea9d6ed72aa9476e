import { join } from "node:path";
import { test as base } from "playwright/test";
import { type FirefoxSession, launchFirefox } from "../../scripts/launch-firefox.ts";
import { findFirefox } from "../../scripts/setup/chromium.mjs";
import { startTestService, type TestService } from "../setup/service.ts";

export { expect } from "playwright/test";

const EXTENSION = join(import.meta.dirname, "..", "..", ".output", "test", "firefox-mv3");

interface Fixtures {
  service: TestService;
  session: FirefoxSession;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  service: async ({}, use) => {
    const service = await startTestService();
    await use(service);
    await service.close();
  },

  session: async ({ service }, use, info) => {
    const executablePath = findFirefox();
    info.skip(
      executablePath === null,
      "Firefox is not installed here: install firefox-esr or set FIREFOX_PATH",
    );
    const session = await launchFirefox({
      executablePath: executablePath ?? "",
      extension: EXTENSION,
      headless: true,
    });
    const page = await session.openPage("options.html");
    await page.evaluate(
      (settings) =>
        (globalThis as unknown as { browser: typeof chrome }).browser.storage.local.set({ settings }),
      { version: 1, searchServiceUrl: service.url, factCheckServiceUrl: service.url, suggestions: true },
    );
    await page.close();
    await use(session);
    await session.close();
  },
});
