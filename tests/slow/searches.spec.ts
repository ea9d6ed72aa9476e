import { newSearch } from "../../utils/search/request.ts";
import { pointAtService } from "../e2e/fixtures.ts";
import { CLAIMS } from "../e2e/panel.ts";
import { storedStates } from "../e2e/seed-checks.ts";
import { withCalls } from "../setup/page-calls.ts";
import { startTestService } from "../setup/service.ts";
import { AFTER_ANSWER, AFTER_ANSWERS, expect, frenchSearch, test } from "./fixtures.ts";
import { anyFr, fr } from "./french.ts";

const SEARCH = "/api/v1/search";

test("a box that is cleared while its answer is on its way stays clear", async ({ openPage, service }) => {
  const page = await openPage("search.html");
  const search = frenchSearch(page);
  await search.search("tax");
  await expect(page.locator(".skeleton").first()).toBeVisible();
  await page.getByRole("button", { name: fr("search.clear") }).click();
  await expect(search.box).toBeFocused();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  // The answer to what was asked later has come, so the earlier one would be here as well.
  const other = await openPage("search.html?q=passport");
  await expect(frenchSearch(other).titles.first()).toBeVisible(AFTER_ANSWERS);
  await page.bringToFront();
  await expect(search.cards).toHaveCount(0);
  await expect(search.count).toHaveCount(0);
  await expect(page).not.toHaveURL(/q=tax/);
  expect((await service.log()).filter(({ url }) => url.startsWith(`${SEARCH}?q=tax`))).toHaveLength(1);
});

test("a pause of a day names its day, and lets a user ask once", async ({ openPage, service, slowly }) => {
  await slowly({ match: SEARCH, kind: "429-seconds", body: "86400" });
  const page = await openPage("search.html?q=tax");
  const search = frenchSearch(page);
  await expect(search.alert).toHaveText(anyFr("results.paused"), AFTER_ANSWER);
  await expect(search.alert).toContainText(new Date(Date.now() + 86_400_000).getFullYear().toString());
  await expect(page.getByRole("timer")).toHaveCount(0);
  const askNow = page.getByRole("button", { name: fr("action.ask_now") });
  await askNow.click();
  await expect(search.alert).toHaveCount(0);
  await expect(search.alert).toHaveText(anyFr("results.paused"), AFTER_ANSWER);
  await expect(askNow).toHaveCount(0);
  expect((await service.log()).filter(({ url }) => url.startsWith(SEARCH))).toHaveLength(2);
});

test("a pause is counted down, and when it ends the search goes on by itself", async ({
  openPage,
  service,
  slowly,
}) => {
  await slowly({ match: SEARCH, kind: "429-seconds", body: "8", times: 1 });
  const page = await openPage("search.html?q=tax");
  const search = frenchSearch(page);
  await expect(page.getByRole("timer")).toHaveText(anyFr("results.continues_in"), AFTER_ANSWER);
  await expect(search.titles.first()).toBeVisible(AFTER_ANSWERS);
  await expect(search.alert).toHaveCount(0);
  expect((await service.log()).filter(({ url }) => url.startsWith(SEARCH))).toHaveLength(2);
});

test("a pause is over where another service is asked from now on, however slow that is", async ({
  session,
  openPage,
  slowly,
}) => {
  const page = await openPage("welcome.html");
  const { send } = await withCalls(page);
  await slowly({ match: "/api/v1/", kind: "429-seconds", body: "50" });
  await send("addCheck", { claim: CLAIMS.confirmed, origin: null, again: false });
  await expect
    .poll(() => send("serviceStates", null), AFTER_ANSWER)
    .toMatchObject({ value: { factCheck: { state: "paused" } } });
  const other = await startTestService();
  await other.fault({ match: "/", kind: "latency", delayMs: 5_000 });
  await pointAtService(session, other.url, {});
  const search = send("search", { request: newSearch("minimum wage"), effort: "fresh" });
  await expect.poll(() => storedStates(page), AFTER_ANSWER).toEqual(["done"]);
  expect(await search).toMatchObject({ ok: true, value: { from: "service" } });
  expect((await other.log()).filter(({ method }) => method === "POST")).toHaveLength(1);
  await other.close();
});

test.describe("with consent to suggestions", () => {
  test.use({ settings: { suggestions: true } });

  test("a misspelt word that finds nothing gets the word of the service's titles", async ({ openPage }) => {
    const page = await openPage("search.html?q=potholse");
    const search = frenchSearch(page);
    const none = page.getByRole("heading", { name: fr("no.results_for", "potholse") });
    await expect(none).toBeVisible(AFTER_ANSWER);
    await search.meant
      .filter({ hasText: /^pothole/ })
      .first()
      .click(AFTER_ANSWERS);
    await expect(search.titles.first()).toBeVisible(AFTER_ANSWERS);
    await expect(search.box).toHaveValue(/^pothole/);
  });
});

test.describe("with suggestions on", () => {
  test.use({ settings: { suggestions: true } });

  test("an operator typed before the service's lists have come is completed when they come", async ({
    openPage,
  }) => {
    const page = await openPage("search.html");
    const search = frenchSearch(page);
    await search.box.pressSequentially("parks state:te");
    const texas = page
      .getByRole("listbox", { name: fr("search.suggestions") })
      .getByRole("option", { name: "Texas" });
    await expect(texas).toBeVisible(AFTER_ANSWERS);
    await expect(search.box).toBeFocused();
    await expect(search.box).toHaveValue("parks state:te");
  });
});

test.describe("without access to the services", () => {
  test.use({ build: "test-without-services" });

  test("access that the browser withholds is named at once, in results and options", async ({
    session,
    openPage,
    service,
  }) => {
    await pointAtService(session, "http://127.0.0.1:9", {});
    const told = fr("failure.no_access", "127.0.0.1");
    const page = await openPage("search.html?q=tax");
    await expect(page.getByRole("alert")).toContainText(told);
    await expect(page.getByRole("button", { name: fr("action.allow_access") })).toBeVisible();
    await pointAtService(session, service.url, {});
    const options = await openPage("options.html");
    await expect(options.getByRole("button", { name: fr("action.allow_access") }).first()).toBeVisible();
    // The search that failed is asked at the new address, without a click.
    await page.bringToFront();
    await expect(frenchSearch(page).titles.first()).toBeVisible(AFTER_ANSWERS);
    await expect(page.getByRole("alert")).toHaveCount(0);
    const searches = (await service.log()).filter(({ url }) => url.startsWith(SEARCH));
    expect(searches).toHaveLength(1);
  });
});

test("what is cleared while its search is on its way does not come back with the answer", async ({
  openPage,
}) => {
  const popup = await openPage("popup.html");
  const search = frenchSearch(popup);
  await search.search("passport");
  await expect(popup.locator(".skeleton").first()).toBeVisible();
  const options = await openPage("options.html");
  await options.getByRole("button", { name: fr("data.searches_clear") }).click();
  await options.getByRole("button", { name: fr("options.delete"), exact: true }).click();
  await expect(options.getByText(fr("data.searches_cleared"))).toBeVisible();
  await expect(search.box).toHaveValue("");
  // The answer to what was asked later has come, so the earlier one would be here as well.
  const other = await openPage("search.html?q=tax");
  await expect(frenchSearch(other).titles.first()).toBeVisible(AFTER_ANSWERS);
  await expect(search.cards).toHaveCount(0);
  await search.box.fill("x");
  const kept = () => popup.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain("popup-search");
  expect(await kept()).not.toContain("passport");
});

test("domains are found by state and city; of two questions the later one is answered", async ({
  openPage,
}) => {
  const page = await openPage("options.html#status");
  // The browser asks a host for six things at a time. The figures of the page have come by now, so no question waits for them.
  await expect(page.locator(".domain-filters option", { hasText: "Canada" })).toBeAttached(AFTER_ANSWER);
  await page.getByText(fr("domains.title")).click();
  const table = page.getByRole("table", { name: fr("domains.title") });
  const filters = page.locator(".domain-filters");
  const state = filters.getByLabel(fr("filter.state"));
  await expect(state.getByRole("option", { name: "Texas" })).toBeAttached(AFTER_ANSWERS);
  await state.selectOption({ label: "Texas" });
  // Before the answer to the state alone has come.
  const city = filters.getByLabel(fr("filter.city"));
  await city.fill("Austin");
  await city.press("Enter");
  await expect(table.getByRole("cell", { name: "Austin, TX, US" }).first()).toBeVisible(AFTER_ANSWERS);
  await expect(table.getByRole("cell", { name: /(?<!Austin, )TX, US$/ })).toHaveCount(0);
  await expect(city).toHaveValue("Austin");
});
