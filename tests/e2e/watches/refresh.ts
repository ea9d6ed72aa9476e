import type { Page } from "playwright/test";

/**
 * Has all that is followed asked again, in What's new. A reading that is still under way would keep what a test changes in the
 * stored times; this one comes after it.
 */
export async function refreshFollows(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More about this list" }).click();
  await page.getByRole("menuitem", { name: "Refresh" }).click();
}
