import { join } from "node:path";
import { type ExtensionSession, launchWithExtension } from "../../scripts/launch-browser.ts";
import { pointAtService } from "../e2e/fixtures.ts";
import { deskTest } from "../setup/desk.ts";

export { expect } from "playwright/test";

const EXTENSION = join(import.meta.dirname, "..", "..", ".output", "test", "chrome-mv3");

/** Chromium in a window at the corner of a screen of its own. */
export const test = deskTest.extend<{ session: ExtensionSession; settings: Record<string, unknown> }>({
  settings: [{}, { option: true }],

  session: async ({ display, service, settings }, use) => {
    const session = await launchWithExtension({
      extension: EXTENSION,
      profile: "",
      headless: false,
      env: { ...display.env },
      args: ["--window-position=0,0", "--window-size=1280,860"],
    });
    await pointAtService(session, service.url, settings);
    await use(session);
    await session.context.close();
  },
});
