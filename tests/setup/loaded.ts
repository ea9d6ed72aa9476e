import type { Page } from "playwright/test";

/**
 * Once a page that was opened by something else has loaded. The page itself is asked: Playwright hears of it while it loads,
 * and may miss that it has.
 */
export async function loaded(page: Page, isThere: (url: URL) => boolean): Promise<Page> {
  await page.waitForURL(isThere, { waitUntil: "commit" });
  await page.evaluate(async () => {
    if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  });
  return page;
}
