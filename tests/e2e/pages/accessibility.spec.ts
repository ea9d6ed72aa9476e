import { expectAccessibleInAllLanguages } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { searchPage } from "../search-page.ts";

const SEARCH = "/api/v1/search";

/** An open list covers parts of what it floats over, until it closes. */
const COVERED = { "target-size": { enabled: false } };

test.use({ settings: { suggestions: true } });

test("axe finds nothing in the popup: at first, with results, recent pages and checks", async ({
  openPage,
}) => {
  const page = await openPage("popup.html");
  await page.setViewportSize({ width: 420, height: 600 });
  const { titles } = searchPage(page);
  await expect(page.getByRole("heading", { name: "Try" })).toBeVisible();
  await expectAccessibleInAllLanguages(page);
  await searchPage(page).search("tax");
  await expect(titles.first()).toBeVisible();
  await expectAccessibleInAllLanguages(page);
  await page.getByRole("tab").nth(1).click();
  await expect(page.getByRole("button", { name: "Updated, any time" })).toBeVisible();
  await expect(titles.first()).toBeVisible();
  await expectAccessibleInAllLanguages(page);
  await page.getByRole("tab").nth(2).click();
  await expect(page.getByRole("textbox", { name: "Claim" })).toBeVisible();
  await expectAccessibleInAllLanguages(page);
});

test("axe finds nothing in results and the lists over them", async ({ openPage }) => {
  const page = await openPage("search.html?q=tax&country=us&state=TX");
  const { titles, picker } = searchPage(page);
  await expect(titles.first()).toBeVisible();
  await expectAccessibleInAllLanguages(page);
  // With a field in it, and without.
  for (const list of ["City", "Country"]) {
    await picker(list).click();
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessibleInAllLanguages(page, COVERED);
    await page.keyboard.press("Escape");
  }
});

test("axe finds nothing in recent pages and the box to follow them", async ({ openPage }) => {
  const page = await openPage("search.html?view=recent&country=ca&since=2026-01-01&until=2026-11-20");
  await expect(searchPage(page).titles.first()).toBeVisible();
  await expectAccessibleInAllLanguages(page);
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleInAllLanguages(page);
});

test("axe finds nothing in suggestions and the help for operators", async ({ openPage }) => {
  const page = await openPage("search.html");
  const { box, suggestions } = searchPage(page);
  await box.fill("tax");
  await expect(suggestions.first()).toBeVisible();
  await box.press("ArrowDown");
  await expectAccessibleInAllLanguages(page);
  await box.press("Escape");
  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByRole("button", { name: "Search operators" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleInAllLanguages(page);
});

test("axe finds nothing where nothing was found, in a failure and in a wait", async ({
  openPage,
  session,
  service,
}) => {
  const page = await openPage("search.html?q=zzzz&country=us");
  await expect(page.getByRole("heading", { name: /No pages found/ })).toBeVisible();
  await expectAccessibleInAllLanguages(page);
  await page.goto(session.address("search.html?q=tax&city=Portlnd"));
  await expect(page.getByRole("group", { name: "Did you mean" })).toBeVisible();
  await expectAccessibleInAllLanguages(page);
  await service.fault({ match: `${SEARCH}?q=failure`, kind: "html" });
  await page.goto(session.address("search.html?q=failure"));
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessibleInAllLanguages(page);
  await service.fault({ match: `${SEARCH}?q=wait`, kind: "latency", delayMs: 60_000 });
  await page.goto(session.address("search.html?q=wait"));
  await expect(page.locator(".skeleton").first()).toBeVisible();
  await expectAccessibleInAllLanguages(page);
});
