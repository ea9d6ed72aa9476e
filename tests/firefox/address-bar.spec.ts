import { join } from "node:path";
import { test as base, expect } from "playwright/test";
import { type FirefoxSession, launchFirefox } from "../../scripts/launch-firefox.ts";
import { findFirefox } from "../../scripts/setup/chromium.mjs";
import { type Display, MISSING_PROGRAMS, openDisplay } from "../setup/display.ts";
import {
  addressBarLines,
  backgroundState,
  currentAddress,
  selectedLine,
  tabCount,
} from "../setup/firefox-address-bar.ts";
import { startTestService, type TestService } from "../setup/service.ts";

const EXTENSION = join(import.meta.dirname, "..", "..", ".output", "test", "firefox-mv3");
const EITC = "Earned Income Tax Credit (EITC)";
const FIREFOX = findFirefox();

interface Desk {
  display: Display;
  service: TestService;
  session: FirefoxSession;
}

const test = base.extend<Desk>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  display: async ({}, use) => {
    const display = await openDisplay();
    await use(display);
    await display.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  service: async ({}, use) => {
    const service = await startTestService();
    await use(service);
    await service.close();
  },
  session: async ({ display, service }, use) => {
    const session = await launchFirefox({
      executablePath: FIREFOX ?? "",
      extension: EXTENSION,
      headless: false,
      env: { ...display.env },
      // Idle after a second instead of half a minute: the same stop, without the wait.
      preferences: { "extensions.background.idle.timeout": 1000 },
    });
    await pointAt(session, service.url);
    await use(session);
    await session.close();
  },
});

test.skip(FIREFOX === null, "Firefox is not installed here: install firefox-esr or set FIREFOX_PATH");
test.skip(MISSING_PROGRAMS.length > 0, `a real window needs ${MISSING_PROGRAMS.join(", ")}`);

async function pointAt(session: FirefoxSession, url: string): Promise<void> {
  const page = await session.openPage("welcome.html");
  await page.evaluate(
    (settings) =>
      (globalThis as unknown as { browser: typeof chrome }).browser.storage.local.set({ settings }),
    { version: 1, searchServiceUrl: url, factCheckServiceUrl: url, suggestions: true },
  );
}

/** Where the address bar is in Firefox's window, which starts at the corner of the screen. */
const ADDRESS_BAR = { x: 600, y: 83 };

function typeAfterKeyword(display: Display, words: string): void {
  display.click(ADDRESS_BAR.x, ADDRESS_BAR.y);
  display.press("ctrl+a");
  display.type(`gov ${words}`);
}

const currentSearch = async ({ browser }: FirefoxSession) => {
  const url = new URL(await currentAddress(browser));
  return url.pathname === "/search.html" ? url.searchParams.get("q") : null;
};

test("shows suggestions as plain text, and Enter searches for what was typed", async ({
  session,
  display,
}, info) => {
  typeAfterKeyword(display, "tax cre");
  await expect.poll(() => addressBarLines(session.browser)).toEqual(["Search government pages", EITC]);
  display.picture(info.outputPath("suggestions.png"));
  const tabs = await tabCount(session.browser);
  display.press("Return");
  await expect.poll(() => currentSearch(session)).toBe("tax cre");
  expect(await tabCount(session.browser)).toBe(tabs);
});

test("a chosen suggestion is searched for; with Alt in a new tab", async ({ session, display }) => {
  typeAfterKeyword(display, "tax cre");
  await expect.poll(() => addressBarLines(session.browser)).toContain(EITC);
  const tabs = await tabCount(session.browser);
  display.press("Down");
  await expect.poll(() => selectedLine(session.browser)).toBe(EITC);
  display.press("alt+Return");
  await expect.poll(() => currentSearch(session)).toBe(EITC);
  expect(await tabCount(session.browser)).toBe(tabs + 1);
});

test("characters that mean something in XML are shown as they are", async ({ session, display }) => {
  typeAfterKeyword(display, "state:q & <b>");
  await expect.poll(() => addressBarLines(session.browser)).toContain("Search government pages");
  display.press("Return");
  await expect.poll(() => currentSearch(session)).toBe("state:q & <b>");
});

test("completes an operator", async ({ session, display }) => {
  typeAfterKeyword(display, "permits state:te");
  await expect.poll(() => addressBarLines(session.browser)).toContain("permits state:tx – Texas");
  const texas = (await addressBarLines(session.browser)).indexOf("permits state:tx – Texas");
  display.press(...Array.from({ length: texas }, () => "Down"), "Return");
  await expect.poll(() => currentSearch(session)).toBe("permits state:tx");
});

test("works after the background was stopped, and without the service, from what is saved", async ({
  session,
  display,
}, info) => {
  const short = await startTestService();
  await pointAt(session, short.url);
  typeAfterKeyword(display, "tax cre");
  await expect.poll(() => addressBarLines(session.browser)).toContain(EITC);
  display.press("Escape", "Escape");
  await short.close();
  await expect.poll(() => backgroundState(session.browser)).toBe("stopped");
  typeAfterKeyword(display, "tax credi");
  await expect
    .poll(() => addressBarLines(session.browser))
    .toEqual([expect.stringContaining("Search"), `${EITC} – saved copy`]);
  display.picture(info.outputPath("offline.png"));
  display.press("Down", "Return");
  await expect.poll(() => currentSearch(session)).toBe(EITC);
});
