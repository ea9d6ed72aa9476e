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
export const AFTER_ANSWER = { timeout: 15_000 };
export const AFTER_ANSWERS = { timeout: 30_000 };

export function frenchSearch(page: Page) {
  const results = page.getByRole("list", { name: fr("results.list"), exact: true });
  return {
    box: page.getByRole("combobox", { name: fr("search.box") }),
    results,
    cards: results.getByRole("listitem"),
    titles: results.getByRole("heading").getByRole("link"),
    count: page.getByRole("status").filter({ hasText: anyFr("results.count_other") }),
    alert: page.getByRole("alert"),
    chips: page.getByRole("button", { name: anyFr("filter.remove") }),
    chip: (name: string): Locator =>
      page.getByRole("button", { name: fr("filter.remove", name), exact: true }),
    meant: page.getByRole("group", { name: fr("results.did_you_mean") }).getByRole("button"),

    async search(words: string): Promise<void> {
      await this.box.fill(words);
      await this.box.press("Enter");
    },
  };
}

export function frenchPanel(page: Page) {
  const cards = page.getByRole("list", { name: fr("checks.list") }).getByRole("article");
  const editor = page.getByRole("textbox", { name: fr("claim.label") });
  return {
    page,
    cards,
    editor,
    card: (claim: string): Locator => cards.filter({ has: page.locator(".claim", { hasText: claim }) }),

    async ask(claim: string): Promise<void> {
      await editor.fill(claim);
      await page.getByRole("button", { name: fr("claim.check"), exact: true }).click();
      await expect(editor).toHaveValue("");
    },
  };
}
