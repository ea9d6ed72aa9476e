import { expect, test } from "../fixtures.ts";
import { searchPage } from "../search-page.ts";

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
    const note = page.getByText("No pages found for");
    await expect(note).toBeVisible();
    const exactly = page.getByRole("button", { name: WORDS });
    const [above, first] = await Promise.all([exactly.boundingBox(), search.cards.first().boundingBox()]);
    expect(first?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
    // The sentence may have been meant to be checked, and is no longer in the box.
    await expect(page.getByRole("button", { name: "Fact-check this" })).toBeVisible();
  });
}
