import type { Page } from "playwright/test";
import { expect, test } from "../fixtures.ts";

/** Where the first result begins, and how many controls are in view outside the list. */
async function measured(page: Page): Promise<{ readonly top: number; readonly controls: number }> {
  const list = page.locator("li:has(> :is(h2, h3) a)").first();
  await expect(list).toBeVisible();
  return list.evaluate((first) => {
    const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")];
    const inView = controls.filter((control) => {
      const { top, bottom, width, height } = control.getBoundingClientRect();
      const isDrawn = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isDrawn && width > 1 && height > 1 && top < innerHeight && bottom > 0 && !control.closest("ul");
    });
    return { top: first.getBoundingClientRect().top, controls: inView.length };
  });
}

for (const language of ["en", "fr", "es"] as const) {
  test.describe(language, () => {
    test.use({ language });

    test("the first result comes before anything that is not needed for it", async ({ openPage }) => {
      const popup = await openPage("popup.html");
      const page = await openPage("search.html?q=tax&country=us&state=tx");
      await popup.setViewportSize({ width: 420, height: 600 });
      await page.setViewportSize({ width: 1280, height: 900 });
      await popup.bringToFront();
      await popup.getByRole("combobox").first().fill("tax state:tx country:us");
      await popup.keyboard.press("Enter");
      for (const colorScheme of ["light", "dark"] as const) {
        await popup.emulateMedia({ colorScheme });
        await page.emulateMedia({ colorScheme });
        const inPopup = await measured(popup);
        expect(inPopup.top).toBeLessThanOrEqual(190);
        expect(inPopup.controls).toBeLessThanOrEqual(14);
        expect((await measured(page)).top).toBeLessThanOrEqual(200);
      }
    });
  });
}
