import type { Locator, Page } from "playwright/test";
import { withoutTextFragment } from "../../utils/text/text-fragment.ts";

/** The names that people's tools rely on, as locators: the same on the popup and on the results page. */
export function searchPage(page: Page) {
  const results = page.getByRole("list", { name: "Results", exact: true });
  return {
    box: page.getByRole("combobox", { name: "Search government pages" }),
    results,
    cards: results.getByRole("listitem"),
    titles: results.getByRole("heading").getByRole("link"),
    count: page.getByRole("status").filter({ hasText: /result/i }),
    suggestions: page.getByRole("listbox", { name: "Suggestions" }).getByRole("option"),
    alert: page.getByRole("alert"),
    /** One for each filter that is set. */
    chips: page.getByRole("button", { name: /^Remove filter: / }),
    /** Its name goes on with what was chosen. */
    picker: (name: string): Locator => page.getByRole("button", { name: new RegExp(`^${name}(: |$)`) }),
    option: (name: string | RegExp): Locator => page.getByRole("option", { name }),
    /** What takes the filter away that holds this value, alone or beside others. */
    chip: (name: string): Locator =>
      page.getByRole("button", { name: new RegExp(`^Remove filter: (Level: )?(.*, )?${name}(, .*)?$`) }),

    /** Opens the menu of a card. */
    async more(card: Locator): Promise<Locator> {
      await card.hover();
      await card.getByRole("button", { name: /^More about / }).click();
      return page.getByRole("menu");
    },

    async search(words: string): Promise<void> {
      await this.box.fill(words);
      await this.box.press("Enter");
    },

    async pick(filter: string, option: string | RegExp): Promise<void> {
      await this.picker(filter).click();
      await this.option(option).first().click();
    },
  };
}

/** The parameters of the latest request to an endpoint. */
export async function lastRequest(
  service: { log(): Promise<readonly { readonly url: string }[]> },
  path: string,
): Promise<URLSearchParams | null> {
  const asked = (await service.log()).filter(({ url }) => url.split("?")[0] === path);
  const last = asked.at(-1)?.url;
  return last === undefined ? null : new URLSearchParams(last.split("?")[1] ?? "");
}

/** Where a result's link leads, without the passage that the page is opened at. */
export async function addressOf(link: Locator): Promise<string> {
  return withoutTextFragment(String(await link.getAttribute("href")));
}
