import type { Page } from "playwright";
import { STATES, type State } from "../screenshots/states.ts";

const WIDE = { width: 1200, height: 900 };
const card = (page: Page) => page.locator(".card-link").first();
const openers = ".picker-button:not(.watches-menu *)";

/** States that a picture does not need but a listener does. */
const HEARD: readonly State[] = [
  {
    address: "popup.html",
    width: 420,
    height: 600,
    name: "popup-look-alike",
    prepare: async (page) => {
      await page.addInitScript(() => {
        const tab = { id: 1, windowId: 1, title: "Sign in", url: "https://irs.gov.login.example/" };
        Object.assign(chrome.tabs, { query: () => Promise.resolve([tab]) });
      });
      await page.reload();
      await page.locator(".this-page [role=status] *").first().waitFor();
    },
  },
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
      await page.locator(".chips button").first().waitFor();
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
      await page.locator(".operator-help > button").press("Enter");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    ...WIDE,
    name: "recent-watch-form",
    address: "search.html?view=recent&country=ca",
    prepare: async (page) => {
      await card(page).waitFor();
      await page.locator(".watch-button > button").press("Enter");
      await page.locator(".watch-panel form").waitFor();
    },
  },
  {
    ...WIDE,
    name: "watches",
    address: "search.html?view=recent&country=ca",
    prepare: async (page) => {
      await card(page).waitFor();
      await page.locator(".watch-button > button").press("Enter");
      await page.locator(".watch-panel form button[type=submit]").press("Enter");
      await page.locator(".watch-panel").waitFor({ state: "detached" });
      await page.goto(new URL("search.html?view=watches", page.url()).href);
      await page.locator(".watch-list li").first().waitFor();
    },
  },
  {
    address: "sidepanel.html",
    width: 380,
    height: 900,
    name: "panel-sources",
    prepare: async (page) => {
      await page.locator("textarea").fill("The federal minimum wage is $7.25 an hour.");
      await page.keyboard.press("Enter");
      await page.locator(".evidence-ask button").press("Enter");
      await page.locator(".passage").first().waitFor();
    },
  },
];

export const SPOKEN_STATES: readonly State[] = [...STATES, ...HEARD];
