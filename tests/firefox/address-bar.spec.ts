import type { Display } from "../setup/display.ts";
import { type FirefoxSession, storeSettings } from "../setup/firefox.ts";
import {
  addressBarLines,
  backgroundState,
  currentAddress,
  selectedLine,
  tabCount,
} from "../setup/firefox-window.ts";
import { startTestService } from "../setup/service.ts";
import { expect, windowTest as test } from "./fixtures.ts";

const EITC = "Earned Income Tax Credit (EITC)";

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
  // Words that find pages: a search that finds none goes on with fewer words.
  typeAfterKeyword(display, "tax credit");
  await expect.poll(() => addressBarLines(session.browser)).toEqual(["Search government pages", EITC]);
  display.picture(info.outputPath("suggestions.png"));
  const tabs = await tabCount(session.browser);
  display.press("Return");
  await expect.poll(() => currentSearch(session)).toBe("tax credit");
  expect(await tabCount(session.browser)).toBe(tabs);
});

test("says what it does before the background has started", async ({ session, display }) => {
  await expect.poll(() => backgroundState(session.browser), { timeout: 30_000 }).toBe("stopped");
  // Firefox draws the line once for each letter, before it starts the background.
  typeAfterKeyword(display, "");
  await expect.poll(() => addressBarLines(session.browser)).toEqual(["Search government pages"]);
});

test("a chosen suggestion is searched for; with Alt in a new tab", async ({ session, display }) => {
  typeAfterKeyword(display, "tax cre");
  await expect.poll(() => addressBarLines(session.browser, "tax cre")).toContain(EITC);
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
  // The address bar waits for the names of states no longer than for a letter: they are there once a page names one.
  const page = await session.openPage("search.html?q=passport&state=tx");
  await page.waitForSelector("::-p-aria([name='Remove filter: Texas'][role='button'])");
  typeAfterKeyword(display, "permits state:te");
  await expect.poll(() => addressBarLines(session.browser)).toContain("permits state:tx – Texas");
  const texas = (await addressBarLines(session.browser)).indexOf("permits state:tx – Texas");
  display.press(...Array.from({ length: texas }, () => "Down"), "Return");
  // The page takes the operator out of the words, and names the filter that it sets.
  const found = async () => new URL(await currentAddress(session.browser)).searchParams.toString();
  await expect.poll(found).toBe("q=permits&state=TX");
});

test("works after the background was stopped, and without the service, from what is saved", async ({
  session,
  display,
}, info) => {
  const short = await startTestService();
  await storeSettings(session, short.url);
  typeAfterKeyword(display, "tax cre");
  await expect.poll(() => addressBarLines(session.browser, "tax cre")).toContain(EITC);
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
