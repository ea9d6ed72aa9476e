import type { Locator, Page } from "playwright/test";
import { expect } from "./fixtures.ts";

/** The side panel as a user uses it. */
export class Panel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get editor(): Locator {
    return this.page.getByRole("textbox", { name: "Claim" });
  }

  get list(): Locator {
    return this.page.getByRole("list", { name: "Fact-checks" });
  }

  get cards(): Locator {
    return this.list.getByRole("article");
  }

  /** Every check: the newest as a card, the others as rows. */
  get items(): Locator {
    return this.page.locator("ul[aria-label='Fact-checks'] > li");
  }

  /** The card or the row of a claim, given some of its words. */
  item(claim: string): Locator {
    return this.items.filter({ hasText: claim });
  }

  /** Opens the row of a claim, given some of its words. */
  async open(claim: string): Promise<Locator> {
    await this.list.getByRole("button", { name: claim, expanded: false }).click();
    return this.card(claim);
  }

  /** Opens the field to find checks, or chooses what can be done with all of them. */
  async find(words: string): Promise<void> {
    await this.page.getByRole("button", { name: "Search your fact-checks", expanded: false }).click();
    await this.page.getByRole("searchbox", { name: "Search fact-checks" }).fill(words);
  }

  async exportAs(format: string): Promise<void> {
    await this.page.getByRole("button", { name: "Export fact-checks" }).click();
    await this.page.getByRole("menuitem", { name: format }).click();
  }

  async chooseForAll(item: string): Promise<void> {
    await this.page.getByRole("button", { name: "More about your fact-checks" }).click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }

  /** The card of a claim, given some of its words. */
  card(claim: string): Locator {
    return this.cards.filter({ has: this.page.locator("h2", { hasText: claim }) });
  }

  /** Does what one of the card's two menus offers. What waits for its verdict offers no more than to delete it. */
  async choose(card: Locator, item: string): Promise<void> {
    if (item !== "Delete") await expect(card.locator("[data-verdict]").first()).toBeVisible();
    const menu = SHARED.includes(item) ? /^Share/ : /^More about/;
    await card.getByRole("button", { name: menu }).click();
    await card.getByRole("menuitem", { name: item, exact: true }).click();
  }

  /** Opens what is known about a verdict: its full result and the answers before. */
  async openAbout(card: Locator): Promise<void> {
    await card
      .getByRole("group", { name: /confidence|About this verdict/ })
      .locator("summary")
      .first()
      .click();
  }

  /**
   * Opens what holds the earlier answers, once the card of the newest one has taken the place of the card before: that one is gone
   * with whatever was opened in it.
   */
  async openToEarlier(card: Locator): Promise<Locator> {
    const earlier = card.getByRole("group", { name: "Earlier answers", includeHidden: true });
    await expect(earlier).toBeAttached();
    await this.openAbout(card);
    await expect(earlier).toBeVisible();
    return earlier;
  }

  async openFullResult(card: Locator): Promise<void> {
    await this.openAbout(card);
    await card.getByRole("group", { name: "Full result" }).locator("summary").click();
  }

  async ask(claim: string): Promise<void> {
    await this.editor.fill(claim);
    await this.page.getByRole("button", { name: "Fact-check", exact: true }).click();
    await expect(this.editor).toHaveValue("");
  }
}

const SHARED = [
  ...["Copy as text", "Copy as Markdown", "Copy as a picture", "Copy for Zotero"],
  ...["Export as a report", "Print"],
];

/** The names of all verdicts. */
export const VERDICT =
  /Confirmed|Refuted|Partly true|Misleading|Outdated|No official source found|Not a government matter/;

/** Claims the local service knows, with its verdicts. */
export const CLAIMS = {
  confirmed: "The federal minimum wage is $7.25 an hour.",
  refuted: "Social Security benefits are never taxed by the federal government.",
  misleading: "Congress has not raised the federal minimum wage in two years.",
  outside: "The mayor of Leeds cut the library budget by a third.",
} as const;
