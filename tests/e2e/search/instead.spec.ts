import { expect, test } from "../fixtures.ts";
import { searchPage } from "../search-page.ts";

/** Not the heading of a search that found nothing, which stands there as long as other words are looked for. */
const INSTEAD = /^No pages found for .+ Showing results for /;
const WORDS = "The federal minimum wage is 15 dollars an hour.";

for (const [surface, address] of [
  ["the results page", "search.html"],
  ["the popup", "popup.html"],
] as const) {
  test(`what was searched instead of words that find nothing is said above the results of ${surface}, and covers none`, async ({
    openPage,
  }) => {
    const page = await openPage(address);
    const search = searchPage(page);
    await search.search(WORDS);
    const note = page.getByText(INSTEAD);
    await expect(note).toBeVisible();
    const exactly = page.getByRole("button", { name: WORDS });
    const [above, first] = await Promise.all([exactly.boundingBox(), search.cards.first().boundingBox()]);
    expect(first?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
    // The sentence may have been meant to be checked, and is no longer in the box.
    await expect(page.getByRole("button", { name: "Fact-check this" })).toBeVisible();
  });
}

test("a search whose popup was closed before the answer looks for other words when it is opened again", async ({
  openPage,
  service,
}) => {
  await service.fault({ match: "/api/v1/search", kind: "held" });
  const closed = await openPage("popup.html");
  await searchPage(closed).search("minimum wage texas xyzzy");
  await expect.poll(async () => (await service.log()).length).toBeGreaterThan(0);
  await closed.close();
  await service.clearFaults();
  await service.release();
  const popup = await openPage("popup.html");
  await expect(popup.getByText(INSTEAD)).toBeVisible();
  await expect(searchPage(popup).cards.first()).toBeVisible();
});

test("what was searched instead is still said after reloading, and on the way back", async ({ openPage }) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.search(WORDS);
  const note = page.getByText(INSTEAD);
  await expect(note).toBeVisible();
  await page.reload();
  await expect(search.cards.first()).toBeVisible();
  await expect(note).toBeVisible();
  await search.search("passport");
  await expect(note).toBeHidden();
  await page.goBack();
  await expect(note).toBeVisible();
  // The same words, asked for by themselves, stand for nothing.
  const found = new URL(page.url());
  await page.goto("about:blank");
  await page.goto(found.href);
  await expect(search.cards.first()).toBeVisible();
  await expect(note).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: `Search exactly for “${WORDS}”` }).click();
  await expect(page.getByRole("heading", { name: `No pages found for “${WORDS}”` })).toBeVisible();
});

test("a page that is reloaded before its next results have come still says what they stand for", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.search("how much is the minimum wage zzqx");
  const note = page.getByText(INSTEAD);
  await expect(note).toBeVisible();
  await service.fault({ match: "/api/v1/search", kind: "latency", delayMs: 60_000 });
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await service.clearFaults();
  await page.reload();
  await expect(search.cards.first()).toBeVisible();
  await expect(note).toBeVisible();
});

test("words that were searched for by themselves stand for nothing on the way back, though others led to them since", async ({
  openPage,
}) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  const own = "minimum wage";
  await search.search(own);
  await expect(search.cards.first()).toBeVisible();
  const note = page.getByText(INSTEAD);
  await search.search(`how much is the ${own} zzqx`);
  await expect(note).toBeVisible();
  await expect(page).toHaveURL(/q=minimum\+wage$/);
  await page.goBack();
  await expect(page).toHaveURL(/q=minimum\+wage$/);
  await expect(note).toBeHidden();
  await page.goForward();
  await expect(note).toBeVisible();
  // The same holds for its other pages.
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(note).toBeVisible();
  await page.reload();
  await expect(search.cards.first()).toBeVisible();
  await expect(note).toBeVisible();
});

test("two misspelt words beside a place lead to what was meant, and the words as typed stay at hand", async ({
  openPage,
}) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.search("biulding pemrit in california");
  await expect(page.getByText(INSTEAD)).toContainText("Showing results for “building permit” (California).");
  await expect(search.box).toHaveValue("building permit");
  await page.getByRole("button", { name: "Search exactly for" }).click();
  await expect(search.box).toHaveValue("biulding pemrit in california");
});
