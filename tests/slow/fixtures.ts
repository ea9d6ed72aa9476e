import type { Locator, Page } from "playwright/test";
import { test as base, expect } from "../e2e/fixtures.ts";
import type { Fault } from "../setup/service.ts";
import { anyFr, fr } from "./french.ts";

export { expect };

const WAIT = 5_000;

interface Fixtures {
  /** Both services take 5 seconds for every answer; the given answers are other ones, as late. */
  slowly(...faults: readonly Fault[]): Promise<void>;
}

/** French pages, and a service whose every answer takes 5 seconds. */
export const test = base.extend<Fixtures>({
  browserLanguage: "fr",
  slowly: [
    async ({ service }, use) => {
      const slowly = async (...faults: readonly Fault[]): Promise<void> => {
        await service.clearFaults();
        // The first that fits a request meets it.
        for (const fault of faults) await service.fault({ delayMs: WAIT, ...fault });
        await service.fault({ match: "/", kind: "latency", delayMs: WAIT });
      };
      await slowly();
      await use(slowly);
    },
    { auto: true },
  ],
});

/** An answer that was asked for just now is here; several answers after each other take as many times as long. */
export const AFTER_ANSWER = { timeout: 40_000 };
export const AFTER_ANSWERS = { timeout: 60_000 };

export function frenchSearch(page: Page) {
  const results = page.getByRole("list", { name: fr("results.list"), exact: true });
  // The words of "filter.remove" as well.
  const removes = page.getByRole("button", { name: anyFr("filter.drop") });
  return {
    box: page.getByRole("combobox", { name: fr("search.box") }),
    results,
    cards: results.getByRole("listitem"),
    titles: results.getByRole("heading").getByRole("link"),
    count: page.getByRole("status").filter({ hasText: anyFr("results.count_other") }),
    alert: page.getByRole("alert"),
    /** One for each filter that is set. */
    chips: removes,
    /** What takes the filter away that holds this value, alone or beside others. */
    chip: (name: string): Locator =>
      removes.and(page.getByRole("button", { name: new RegExp(`[:,]\\s(${name})(, |$)`) })),
    meant: page.getByRole("group", { name: fr("results.did_you_mean") }).getByRole("button"),

    async search(words: string): Promise<void> {
      await this.box.fill(words);
      await this.box.press("Enter");
    },
  };
}

export function frenchPanel(page: Page) {
  const list = page.getByRole("list", { name: fr("checks.list") });
  const cards = list.getByRole("article");
  const editor = page.getByRole("textbox", { name: fr("claim.label") });
  const card = (claim: string): Locator => cards.filter({ has: page.locator("h2", { hasText: claim }) });
  return {
    page,
    /** Every check: the newest as a card, the others as rows. */
    items: page.locator(`ul[aria-label='${fr("checks.list")}'] > li`),
    cards,
    editor,
    card,

    /** Does what the card's menu offers. */
    async choose(claim: string, item: string): Promise<void> {
      await card(claim)
        .getByRole("button", { name: anyFr("card.more") })
        .click();
      await card(claim).getByRole("menuitem", { name: item, exact: true }).click();
    },

    async ask(claim: string): Promise<void> {
      await editor.fill(claim);
      await page.getByRole("button", { name: fr("claim.check"), exact: true }).click();
      await expect(editor).toHaveValue("");
    },
  };
}
