import type { Locator } from "playwright/test";
import { answerBody, resultBody } from "../answers.ts";
import { expect, test } from "../fixtures.ts";
import { searchPage } from "../search-page.ts";

/** What a style sheet writes before or after an element. */
const written = (element: Locator, where: "::before" | "::after"): Promise<string> =>
  element.evaluate((each, pseudo) => getComputedStyle(each, pseudo).content, where);

test("a printed search has what was asked, and addresses and exact dates, but nothing to press", async ({
  openPage,
  service,
}) => {
  const found = [
    resultBody(),
    resultBody({
      url: "https://www.austintexas.gov/2",
      updated_at: null,
      content_changed_at: null,
      published_at: null,
      last_crawled: null,
    }),
  ];
  await service.fault({ match: "/api/v1/search", kind: "custom", body: answerBody(found) });
  const page = await openPage("search.html?q=tax&country=us&state=TX");
  await page.setViewportSize({ width: 1280, height: 900 });
  const { cards, titles, box } = searchPage(page);
  await expect(cards).toHaveCount(2);
  const asked = page.getByText("“tax” · United States · Texas", { exact: true });
  await expect(asked).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(asked).toBeVisible();
  await expect(box).toBeHidden();
  await expect(page.getByRole("navigation")).toBeHidden();
  expect(await page.getByRole("button").count()).toBe(0);
  expect(await written(titles.first(), "::after")).toContain("https://www.austintexas.gov/page");
  expect(await written(cards.first().locator("time"), "::before")).toMatch(/updated .*2026/i);
  await expect(cards.nth(1).getByText("no date")).toBeVisible();
});
