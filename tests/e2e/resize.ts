import type { Page } from "playwright/test";

/** Gives the page another size and waits until it is drawn for it: what follows may be measured at once. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // A page that asks the browser for its width is told in the next frame, and draws itself right after.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
