import type { Page } from "playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { searchPage } from "./search-page.ts";

interface State {
  readonly name: string;
  readonly address: string;
  readonly fault?: { readonly match: string; readonly kind: string; readonly delayMs?: number };
  reach(page: Page): Promise<void>;
}

const results = (page: Page): Promise<void> => expect(searchPage(page).titles.first()).toBeVisible();

const STATES: readonly State[] = [
  {
    name: "first popup",
    address: "popup.html",
    reach: (page) => expect(page.locator(".example").first()).toBeVisible(),
  },
  {
    name: "results in the popup",
    address: "popup.html",
    async reach(page) {
      await searchPage(page).search("tax");
      await results(page);
    },
  },
  {
    name: "recent in the popup",
    address: "popup.html",
    async reach(page) {
      await page.getByRole("tab").nth(1).click();
      await results(page);
    },
  },
  {
    name: "checks in the popup",
    address: "popup.html",
    async reach(page) {
      await page.getByRole("tab").nth(2).click();
      await expect(page.getByRole("textbox").first()).toBeVisible();
    },
  },
  { name: "results", address: "search.html?q=tax&country=us&state=TX", reach: results },
  { name: "recent", address: "search.html?view=recent&since=2026-01-01&until=2026-11-20", reach: results },
  {
    name: "an open list",
    address: "search.html?q=tax",
    async reach(page) {
      await results(page);
      await searchPage(page).picker("Country").click();
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "an open list with a field",
    address: "search.html?q=tax",
    async reach(page) {
      await results(page);
      await searchPage(page).picker("City").click();
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "suggestions",
    address: "search.html",
    async reach(page) {
      await searchPage(page).box.fill("tax");
      await expect(searchPage(page).suggestions.first()).toBeVisible();
      await searchPage(page).box.press("ArrowDown");
    },
  },
  {
    name: "help for operators",
    address: "search.html",
    async reach(page) {
      await page.getByRole("button", { name: "Search operators" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "my places and export",
    address: "search.html?view=recent&country=ca",
    async reach(page) {
      await results(page);
      await page.getByRole("button", { name: "My places" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "no result",
    address: "search.html?q=zzzz&country=us",
    reach: (page) => expect(page.getByRole("heading", { name: /No pages found/ })).toBeVisible(),
  },
  {
    name: "did you mean",
    address: "search.html?q=tax&city=Portlnd",
    reach: (page) => expect(page.getByRole("group", { name: "Did you mean" })).toBeVisible(),
  },
  {
    name: "a failure",
    address: "search.html?q=tax",
    fault: { match: "/api/v1/search", kind: "html" },
    reach: (page) => expect(page.getByRole("alert")).toBeVisible(),
  },
  {
    name: "a wait",
    address: "search.html?q=tax",
    fault: { match: "/api/v1/search", kind: "latency", delayMs: 60_000 },
    reach: (page) => expect(page.locator(".skeleton").first()).toBeVisible(),
  },
];

test.use({ settings: { suggestions: true } });

for (const { name, address, fault, reach } of STATES) {
  test(`axe finds nothing in: ${name}`, async ({ openPage, service }) => {
    if (fault) await service.fault(fault);
    const page = await openPage(address);
    if (address === "popup.html") await page.setViewportSize({ width: 420, height: 600 });
    await reach(page);
    await expectAccessible(page);
  });
}
