import type { BrowserOptions } from "../../scripts/launch-browser.ts";
import { test as pageTest } from "../e2e/fixtures.ts";
import { type Desk, desk, type WorkerDesk } from "../setup/desk.ts";
import type { Display } from "../setup/display.ts";
import { SharedBrowser } from "../setup/shared-browser.ts";

export { expect } from "playwright/test";

/** Chromium in a window at the corner of a screen of its own. */
export const test = pageTest.extend<Desk, WorkerDesk>({
  ...desk,

  browserOfWorker: [
    async ({ display }, use) => {
      const browser = new SharedBrowser(inCornerOf(display));
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],

  // Before the browser and its screen, which do not start where a program is missing.
  session: async ({ needsPrograms: _notSkipped, session }, use) => use(session),
});

export function inCornerOf(display: Display): Pick<BrowserOptions, "headless" | "env" | "args"> {
  return {
    headless: false,
    env: { ...display.env },
    args: ["--window-position=0,0", "--window-size=1280,860"],
  };
}
