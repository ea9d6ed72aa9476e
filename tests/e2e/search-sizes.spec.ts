import type { Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";
import { searchPage } from "./search-page.ts";

const EVERY_FILTER =
  "country=us&country=ca&state=TX&city=Austin&level=city&filetype=html&language=en&domain=austintexas.gov";

/** What sticks out of the page to the side, or of a box that does not let it be seen. */
const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isWide = document.documentElement.scrollWidth > innerWidth;
    // What is out of sight until the pointer comes may reach further than its card, which cuts it.
    const wide = [...document.querySelectorAll("#app :not(.card *, svg *)")].filter(
      (element) => isWide && element.getBoundingClientRect().right > innerWidth,
    );
    const cut = [...document.querySelectorAll(".picker-name, .recent-meaning")].filter(
      (text) => text.scrollWidth > text.clientWidth,
    );
    for (const box of document.querySelectorAll<HTMLInputElement>("#app input[placeholder]")) {
      const drawing = document.createElement("canvas").getContext("2d");
      if (drawing) drawing.font = getComputedStyle(box).font;
      const needed = drawing?.measureText(box.placeholder).width ?? Number.POSITIVE_INFINITY;
      if (innerWidth >= 360 && needed > box.clientWidth - 12) cut.push(box);
    }
    if (isWide && wide.length === 0) return [`a card at ${innerWidth}`];
    return [...wide, ...cut].map((element) => `${element.getAttribute("class")} at ${innerWidth}`);
  });

for (const language of ["en", "fr"] as const) {
  test.describe(language, () => {
    test.use({ language });

    test("the results page fits from 360 to 1600 pixels", async ({ openPage }) => {
      for (const address of [
        "search.html?q=tax",
        `search.html?q=tax&${EVERY_FILTER}`,
        "search.html?view=recent&since=2020-01-01&until=2040-01-01",
      ]) {
        const page = await openPage(address);
        await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
        for (const width of [360, 420, 640, 720, 1000, 1280, 1600]) {
          await page.setViewportSize({ width, height: 700 });
          expect(await sticksOut(page)).toEqual([]);
        }
        await page.close();
      }
    });

    test("the popup fits its own size and half of it, with filters and without", async ({ openPage }) => {
      const page = await openPage("popup.html");
      await page.setViewportSize({ width: 420, height: 600 });
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        for (const width of [420, 400, 360, 210]) {
          await page.setViewportSize({ width, height: width === 210 ? 300 : 600 });
          expect(await sticksOut(page)).toEqual([]);
        }
      }
    });
  });
}

test.describe("where the system chooses the colours", () => {
  test("the chosen tab, counts and ticks can be told", async ({ openPage }) => {
    const page = await openPage(`search.html?q=tax&country=us`);
    await page.emulateMedia({ forcedColors: "active" });
    await expect(searchPage(page).cards.first()).toBeVisible();
    const lineUnder = (name: string): Promise<string> =>
      page.getByRole("tab", { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await lineUnder("Recent")).toBe(ground);
    expect(await lineUnder("Search")).not.toBe(ground);
    const tick = (isOn: boolean): Promise<string> =>
      page
        .locator(`input${isOn ? "" : ":not"}${isOn ? ":checked" : "(:checked)"} + .facet-mark > .icon`)
        .first()
        .evaluate((icon) => getComputedStyle(icon).stroke);
    expect(await tick(false)).toBe("rgba(0, 0, 0, 0)");
    expect(await tick(true)).toBe(ground);
    const badge = page.locator(".badge").first();
    const { color, backgroundColor } = await badge.evaluate((shown) => {
      const { color, backgroundColor } = getComputedStyle(shown);
      return { color, backgroundColor };
    });
    expect(color).toBe(ground);
    expect(backgroundColor).not.toBe(ground);
  });
});
