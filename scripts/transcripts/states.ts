import type { Page } from "playwright";
import { STATES, type State } from "../screenshots/states.ts";

const WIDE = { width: 1200, height: 900 };
const card = (page: Page) => page.locator(".card-link").first();
const openers = ".picker-button:not(.watches-menu *)";

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
];

export const SPOKEN_STATES: readonly State[] = [...STATES, ...HEARD];
