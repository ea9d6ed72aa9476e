import type { ElementHandle, Page } from "puppeteer-core";
import { expect, test } from "./fixtures.ts";

const PHONE = { width: 360, height: 740 };
const RESULT = "::-p-aria([name='Results'][role='list']) :is(h2, h3) a";

/** Touches an element with a finger. */
async function tap(page: Page, selector: string): Promise<void> {
  const part = await page.waitForSelector(selector, { visible: true });
  await (part as ElementHandle<Element>).tap();
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

// Desktop Firefox, whose scroll bar takes room of the page.
test("popup and results page are usable by touch at the width of a phone", async ({ session }) => {
  const popup = await session.openPage("popup.html");
  await popup.setViewport(PHONE);
  await tap(popup, "input[type=search]");
  await popup.keyboard.type("property tax");
  await popup.keyboard.press("Enter");
  await popup.waitForSelector(RESULT);
  expect(await widthOf(popup)).toBeLessThanOrEqual(PHONE.width);
  await tap(popup, "::-p-aria([name='Fact-checks'][role='tab'])");
  await tap(popup, "::-p-aria([name='Claim'][role='textbox'])");
  await popup.keyboard.type("The federal minimum wage is $7.25 an hour");
  await tap(popup, "::-p-aria([name='Fact-check'][role='button'])");
  await popup.waitForSelector("::-p-aria([name='Confirmed'][role='heading'])", { timeout: 30_000 });
  expect(await widthOf(popup)).toBeLessThanOrEqual(PHONE.width);
  await popup.close();

  const page = await session.openPage("search.html?q=tax");
  await page.setViewport(PHONE);
  await page.waitForSelector(RESULT);
  await tap(page, "::-p-aria([name='Country'][role='button'])");
  await tap(page, "::-p-xpath(//*[@role='option'][contains(., 'United Kingdom')])");
  await expect.poll(() => page.url()).toContain("country=uk");
  expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
});
