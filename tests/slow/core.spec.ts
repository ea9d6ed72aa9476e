import { CLAIMS } from "../e2e/panel.ts";
import { AFTER_ANSWERS, expect, frenchPanel, frenchSearch, test } from "./fixtures.ts";
import { fr } from "./french.ts";

test("what is asked of a service that takes 5 seconds comes once, is saved, and is gone once deleted", async ({
  openPage,
  service,
}) => {
  const panel = frenchPanel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  const recent = await openPage("search.html?view=recent");

  const page = await openPage("search.html?q=tax");
  const search = frenchSearch(page);
  await expect(page.locator(".skeleton").first()).toBeVisible();
  // Other words before the first answer is here: only theirs may come.
  await search.search("passport");
  await expect(search.count).toBeVisible(AFTER_ANSWERS);
  await expect(page).toHaveURL(/q=passport/);
  await expect(search.results.locator("mark").first()).toHaveText(/passport/i);
  await page.getByRole("button", { name: fr("export.title") }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: fr("export.csv") }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);

  await recent.bringToFront();
  await expect(frenchSearch(recent).cards.first()).toBeVisible(AFTER_ANSWERS);

  await panel.page.bringToFront();
  await expect(panel.cards.getByRole("heading", { name: fr("verdict.confirmed") })).toBeVisible(
    AFTER_ANSWERS,
  );
  await panel.page.getByRole("button", { name: fr("checks.more") }).click();
  await panel.page.getByRole("menuitem", { name: fr("history.delete_all") }).click();
  await panel.page.getByRole("button", { name: fr("history.delete_yes") }).click();
  await expect(panel.items).toHaveCount(0);
  await panel.page.reload();
  await expect(panel.page.getByRole("heading", { name: fr("checks.empty") })).toBeVisible();

  const asked = (await service.log()).map(({ url }) => url.split("?")[0]);
  const times = (path: string) => asked.filter((each) => each === path).length;
  expect(times("/api/v1/fact-check")).toBe(1);
  expect(times("/api/v1/search")).toBe(2);
});
