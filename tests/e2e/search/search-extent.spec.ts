import { PATIENCES, patienceNeverEnds } from "../../setup/endless-patience.ts";
import { answerBody, resultBody } from "../answers.ts";
import { expect, test } from "../fixtures.ts";
import { lastRequest, searchPage } from "../search-page.ts";

const SEARCH = "/api/v1/search";

test.describe("how much there is", () => {
  test("a total that is a floor says so", async ({ openPage, service }) => {
    await service.fault({
      match: SEARCH,
      kind: "custom",
      body: answerBody([resultBody()], { total: 10_000, total_is_lower_bound: true }),
    });
    const page = await openPage("search.html?q=tax");
    await expect(searchPage(page).count).toHaveText("At least 10,000 results");
  });

  test("pages lead to each other", async ({ openPage, service }) => {
    const page = await openPage("search.html?q=tax");
    const search = searchPage(page);
    const pages = page.getByRole("navigation", { name: "Pages" });
    const first = await search.titles.first().textContent();
    await expect(pages.getByRole("button", { name: "Previous page" })).toBeDisabled();
    await pages.getByRole("button", { name: "Next page" }).click();
    await expect(search.titles.first()).not.toHaveText(String(first));
    await expect.poll(async () => (await lastRequest(service, SEARCH))?.get("page")).toBe("2");
    await pages.getByRole("button", { name: "Previous page" }).click();
    await expect(search.titles.first()).toHaveText(String(first));
  });

  test("paging ends at the window of 1,000 results, says why and advises to narrow", async ({
    openPage,
    service,
  }) => {
    await service.fault({
      match: SEARCH,
      kind: "custom",
      body: answerBody([resultBody()], { total: 4321, page: 100, size: 10 }),
    });
    const page = await openPage("search.html?q=tax&page=100");
    await expect(page.getByRole("button", { name: "Next page" })).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: "1,000" })).toContainText("Narrow");
  });
});

test.describe("when nothing fits", () => {
  test("the other cities stay when one of them is corrected", async ({ openPage, service }) => {
    const page = await openPage("search.html?q=recycling&city=Austin&city=Portlnd");
    const search = searchPage(page);
    await page
      .getByRole("group", { name: "Did you mean" })
      .getByRole("button", { name: /^Portland/ })
      .first()
      .click();
    await expect(search.chips).toHaveCount(1);
    for (const name of ["Austin", "Portland"]) await expect(search.chip(name)).toBeVisible();
    await expect(search.cards.first()).toBeVisible();
    await expect
      .poll(async () => (await lastRequest(service, SEARCH))?.getAll("city"))
      .toEqual(["Austin", "Portland"]);
  });

  test("a city in the words is corrected in the words", async ({ openPage }) => {
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.search("recycling city:Portlnd");
    await page.getByRole("group", { name: "Did you mean" }).getByRole("button").first().click();
    await expect(search.box).toHaveValue("recycling");
    await expect(search.chip("Portland")).toBeVisible();
  });

  test("no result offers to drop each operator of the words", async ({ openPage, service }) => {
    const page = await openPage("search.html");
    await page.addInitScript(patienceNeverEnds, PATIENCES.lists);
    await page.goto(page.url().replace(/search\.html.*/, "search.html?q=tax+inurl:nowhere+country:uk"));
    await page.getByRole("button", { name: "Remove inurl:nowhere" }).click();
    await expect(searchPage(page).box).toHaveValue("tax");
    await expect(searchPage(page).chip("United Kingdom")).toBeVisible();
    await expect
      .poll(async () => (await lastRequest(service, SEARCH))?.toString())
      .toMatch(/^q=tax&country=uk(&|$)/);
    await expect(page.getByRole("listitem").getByRole("heading").first()).toBeVisible();
  });

  test("an operator of one long word makes no page wider", async ({ openPage }) => {
    const page = await openPage(`search.html?q=tax+intitle:${"x".repeat(300)}`);
    await page.setViewportSize({ width: 420, height: 600 });
    const drop = page.getByRole("button", { name: "Remove intitle:" });
    await expect(drop).toBeVisible();
    expect((await drop.boundingBox())?.width).toBeLessThan(420);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(420);
  });

  test("no result says which filters are on and offers to drop each", async ({ openPage }) => {
    const page = await openPage("search.html?q=homestead&country=uk&filetype=pdf");
    const search = searchPage(page);
    await expect(page.getByRole("heading", { name: "No pages found for “homestead”" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove File type: PDF" })).toBeVisible();
    await page.getByRole("button", { name: "Remove Country: United Kingdom" }).click();
    await expect(search.chip("United Kingdom")).toHaveCount(0);
    await expect(search.chip("PDF")).toBeVisible();
  });
});
