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
    chips: page.getByRole("button", { name: /^Remove filter: / }),
    picker: (name: string): Locator => page.getByRole("button", { name, exact: true }),
    option: (name: string | RegExp): Locator => page.getByRole("option", { name }),
    chip: (name: string): Locator =>
      page.getByRole("button", { name: `Remove filter: ${name}`, exact: true }),
    action: (card: Locator, name: string): Locator => card.getByRole("button", { name }),

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
