import { lastRequest } from "../e2e/search-page.ts";
import { AFTER_ANSWER, AFTER_ANSWERS, expect, frenchSearch, test } from "./fixtures.ts";
import { anyFr, fr } from "./french.ts";

const SEARCH = "/api/v1/search";

test("unknown filters in an address are removed and named once the lists have come", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html?q=tax&country=us&country=zz&state=ZZ&level=galactic");
  const search = frenchSearch(page);
  const names = ["filter.country", "filter.state", "filter.level"] as const;
  const [country, state, level] = names.map((name) => fr(name));
  const told = fr("filters.unknown_other", "3", `zz (${country}), ZZ (${state}), galactic (${level})`);
  await expect(page.getByRole("status").filter({ hasText: told })).toBeVisible(AFTER_ANSWERS);
  await expect(search.chips).toHaveCount(1);
  await expect(search.cards).toHaveCount(10, AFTER_ANSWERS);
  await expect.poll(async () => (await lastRequest(service, SEARCH))?.toString()).toBe("q=tax&country=us");
  await expect(page).toHaveURL(/\?q=tax&country=us$/);
});

test("unsupported values are named at once, and until something else is searched", async ({
  openPage,
  service,
}) => {
  await service.clearFaults();
  await service.fault({ match: "/", kind: "held", times: null });
  const page = await openPage("search.html?q=tax&filetype=exe&size=500&sort=newest");
  const search = frenchSearch(page);
  const told = page.getByRole("status").filter({ hasText: anyFr("filters.unknown_other") });
  await expect(told).toContainText("exe");
  await expect(search.cards).toHaveCount(0);
  await service.release();
  await expect(search.cards).toHaveCount(50, AFTER_ANSWERS);
  await expect(told).toContainText("newest");
  await search.search("passport");
  await expect(told).toHaveCount(0);
  await expect(search.titles.first()).toContainText(/passport/i, AFTER_ANSWERS);
});

test("a state and a country spelt out become the chips of their codes when the lists come", async ({
  openPage,
  service,
}) => {
  const page = await openPage(
    "search.html?q=tax&country=Canada&country=usa&state=british+columbia&state=Texas",
  );
  const search = frenchSearch(page);
  await expect(search.titles.first()).toBeVisible(AFTER_ANSWERS);
  await expect(page).toHaveURL(/q=tax&country=ca&country=us&state=BC&state=TX$/);
  for (const name of ["États-Unis", "Canada", "Texas", "Colombie-Britannique"])
    await expect(search.chip(name)).toBeVisible();
  await expect(search.chips).toHaveCount(2);
  await expect.poll(async () => (await lastRequest(service, SEARCH))?.getAll("state")).toEqual(["BC", "TX"]);
});

test("the other cities stay when one of them is corrected", async ({ openPage, service }) => {
  const page = await openPage("search.html?q=recycling&city=Austin&city=Portlnd");
  const search = frenchSearch(page);
  await search.meant
    .filter({ hasText: /^Portland/ })
    .first()
    .click(AFTER_ANSWER);
  await expect(search.chips).toHaveCount(1);
  for (const name of ["Austin", "Portland"]) await expect(search.chip(name)).toBeVisible();
  await expect(search.cards.first()).toBeVisible(AFTER_ANSWERS);
  await expect(search.alert).toHaveCount(0);
  await expect
    .poll(async () => (await lastRequest(service, SEARCH))?.getAll("city"))
    .toEqual(["Austin", "Portland"]);
});
