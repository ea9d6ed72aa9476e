import { popupWidth, pressToolbarButton } from "../setup/firefox-window.ts";
import { expect, test } from "./fixtures.ts";

const FIRST_RESULT = "::-p-aria([name='Results'][role='list']) :is(h2, h3) a";

// Firefox makes a popup as wide as what it shows would like to be.
test("the toolbar's popup has one width, whatever it shows", async ({ session }) => {
  const { browser } = session;
  const widthOnceOpen = async (): Promise<number> => {
    await pressToolbarButton(browser);
    await expect.poll(() => popupWidth(browser)).toBeGreaterThan(300);
    return popupWidth(browser);
  };
  expect(await widthOnceOpen()).toBe(420);
  await pressToolbarButton(browser);
  // What was found last stands in the next popup.
  for (const words of ["passport", "passwort zzz"]) {
    const page = await session.openPage("popup.html");
    const box = await page.waitForSelector("input[type=search]");
    await box?.type(words);
    await box?.press("Enter");
    await page.waitForSelector(words === "passport" ? FIRST_RESULT : "::-p-text(No pages found)");
    await page.close();
    expect(await widthOnceOpen()).toBe(420);
    await pressToolbarButton(browser);
  }
});
