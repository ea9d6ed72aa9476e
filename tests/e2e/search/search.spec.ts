import { expect, test } from "../fixtures.ts";
import { lastRequest, searchPage } from "../search-page.ts";

const SEARCH = "/api/v1/search";

test("a search shows titles with the service's highlights, and the page says how many there are", async ({
  openPage,
}) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.search("tax");
  await expect(search.count).toHaveText(/^\d[\d,]* results$/);
  await expect(search.titles.first().locator("mark").first()).toBeVisible();
  await expect(search.cards).toHaveCount(10);
});

test("an operator typed becomes its filter, and the words stay", async ({ openPage, service }) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.search('site:irs.gov "tax" -refund');
  await expect(search.cards.first()).toContainText("irs.gov");
  await expect
    .poll(async () => (await lastRequest(service, SEARCH))?.toString())
    .toBe(new URLSearchParams({ q: '"tax" -refund', domain: "irs.gov" }).toString());
  await expect(search.box).toHaveValue('"tax" -refund');
  await expect(search.chip("irs.gov")).toBeVisible();
  for (const card of await search.cards.all()) await expect(card).toContainText("irs.gov");
});

test("the box explains its operators and takes one over", async ({ openPage }) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.box.fill("budget");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Search operators" }).click();
  const help = page.getByRole("dialog", { name: "Search operators" });
  for (const operator of [
    "site:",
    "country:",
    "filetype:",
    "level:",
    "state:",
    "city:",
    "intitle:",
    "inurl:",
  ]) {
    await expect(help).toContainText(operator);
  }
  await help.getByRole("button", { name: /filetype:pdf/ }).click();
  await expect(search.box).toHaveValue("budget filetype:pdf");
  await expect(search.box).toBeFocused();
});

test.describe("with suggestions on", () => {
  test.use({ settings: { suggestions: true } });

  test("an operator typed before the service's lists have come is completed when they come", async ({
    openPage,
    service,
  }) => {
    const page = await openPage("options.html");
    await page.getByRole("button", { name: "Delete saved copies" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Saved copies deleted.")).toBeVisible();
    for (const match of ["/api/v1/places", "/api/v1/countries"]) {
      await service.fault({ match, kind: "held" });
    }
    await page.goto(page.url().replace("options.html", "search.html"));
    const search = searchPage(page);
    await search.box.pressSequentially("parks state:te");
    await service.release();
    await expect(search.suggestions.filter({ hasText: "Texas" })).toBeVisible();
  });
});
