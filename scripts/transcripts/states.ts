import type { Page } from "playwright";
import { STATES, type State } from "../screenshots/states.ts";
import { check } from "../screenshots/steps.ts";

const WIDE = { width: 1200, height: 900 };
const POPUP = { address: "popup.html", width: 420, height: 600 };
const PANEL = { address: "sidepanel.html", width: 380, height: 900 };
const card = (page: Page) => page.locator(".card-link").first();
const openers = ".picker-button";

/** States that a picture does not need but a listener does. */
const HEARD: readonly State[] = [
  {
    ...WIDE,
    name: "results-country-list",
    address: ({ topic }) => `search.html?q=${encodeURIComponent(topic)}`,
    prepare: async (page) => {
      await card(page).waitFor();
      await page.setViewportSize({ width: 400, height: 800 });
      await page.locator(openers).first().press("Enter");
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.locator(".picker-chosen").first().waitFor();
      await page.locator(openers).first().press("Enter");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    ...WIDE,
    name: "results-unknown-city",
    address: "search.html?q=tax&city=Portlnd",
    prepare: (page) => page.getByRole("alert").waitFor(),
  },
  {
    ...WIDE,
    name: "results-operators",
    address: "search.html",
    prepare: async (page) => {
      await page.locator(".facets > div:last-child button").last().press("Enter");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    ...WIDE,
    name: "results-export",
    address: ({ topic }) => `search.html?q=${encodeURIComponent(topic)}`,
    prepare: async (page) => {
      await card(page).waitFor();
      await page.locator(".meta [aria-haspopup=menu]").press("Enter");
      await page.getByRole("menu").waitFor();
    },
  },
  {
    ...POPUP,
    name: "site-list-paused",
    tab: "https://www.health.gov.on.ca/en/",
    prepare: async (page, service) => {
      await service.fault({ match: "/api/v1/domains", kind: "429-seconds", body: "90", times: 1 });
      await page.locator("section > div [aria-haspopup=menu]").first().press("Enter");
      await page.getByRole("menuitem").last().press("Enter");
      await page.locator("[role=dialog] > button").first().press("Enter");
      await page.getByRole("timer").waitFor();
    },
  },
  {
    ...PANEL,
    name: "panel-passages-paused",
    prepare: async (page, service) => {
      await check(page, "Social Security benefits are never taxed by the federal government");
      await service.fault({ match: "/api/v1/search", kind: "429-seconds", body: "90", times: 1 });
      await page.locator("article button:has(+ p)").press("Enter");
      await page.getByRole("timer").waitFor();
    },
  },
  {
    ...PANEL,
    name: "panel-failed",
    prepare: async (page, service) => {
      await service.fault({ match: "/api/v1/fact-check", kind: "503" });
      await check(page, "Texas has no state income tax");
      await page.getByRole("alert").waitFor();
    },
  },
];

export const SPOKEN_STATES: readonly State[] = [...STATES, ...HEARD];
