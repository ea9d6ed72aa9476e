import type { Locator, Page } from "playwright/test";
import { expect } from "./fixtures.ts";

/** The side panel as a person uses it. */
export class Panel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get editor(): Locator {
    return this.page.getByRole("textbox", { name: "Claim" });
  }

  get list(): Locator {
    return this.page.getByRole("list", { name: "Checks" });
  }

  get cards(): Locator {
    return this.list.getByRole("article");
  }

  /** The card of a claim, given some of its words. */
  card(claim: string): Locator {
    return this.cards.filter({ has: this.page.locator(".claim", { hasText: claim }) });
  }

  async ask(claim: string): Promise<void> {
    await this.editor.fill(claim);
    await this.page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(this.editor).toHaveValue("");
  }
}

/** Claims the local service knows, with its verdicts. */
export const CLAIMS = {
  confirmed: "The federal minimum wage is $7.25 an hour.",
  refuted: "Social Security benefits are never taxed by the federal government.",
  misleading: "Congress has not raised the federal minimum wage in two years.",
  outside: "The mayor of Leeds cut the library budget by a third.",
} as const;
