import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BareChromium, type BarePage, startBareChromium } from "../setup/bare-chromium.ts";
import { serviceTest } from "../setup/desk.ts";

export { expect } from "playwright/test";

const BUILT = join(import.meta.dirname, "..", "..", ".output", "test", "chrome-mv3");

interface Fixtures {
  /** A copy of the extension that a test may change, and a profile that outlives the browser. */
  place: { readonly extension: string; readonly profile: string };
  /** Starts the browser on that profile, again where it was ended. */
  start: () => Promise<BareChromium>;
}

export const test = serviceTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  place: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "primary-source-idle-"));
    const extension = join(folder, "extension");
    await cp(BUILT, extension, { recursive: true });
    await use({ extension, profile: join(folder, "profile") });
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },

  start: async ({ place, service }, use) => {
    const started: BareChromium[] = [];
    await use(async () => {
      const browser = await startBareChromium(place.extension, place.profile);
      // It opens by itself, in front of what a test opened before.
      if (started.length === 0) await browser.untilOpen("welcome.html");
      started.push(browser);
      const page = await browser.open("options.html");
      const settings = {
        version: 1,
        searchServiceUrl: service.url,
        factCheckServiceUrl: service.url,
        suggestions: true,
      };
      await page.until("globalThis.chrome?.storage !== undefined");
      await page.evaluate(`chrome.storage.local.set({ settings: ${JSON.stringify(settings)} })`);
      await page.close();
      return browser;
    });
    for (const browser of started) await browser.kill();
  },
});

/** Asks for a check as a user does: types into the panel and presses the button. */
export async function askForCheck(panel: BarePage, claim: string): Promise<void> {
  await panel.until(`document.querySelector("textarea") !== null`);
  await panel.evaluate(`(() => {
    const box = document.querySelector("textarea");
    box.value = ${JSON.stringify(claim)};
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  })()`);
  await panel.until(`document.querySelector("form button[type=submit]") !== null`);
  await panel.evaluate(`document.querySelector("form button[type=submit]").click()`);
  await panel.until(`document.querySelector("textarea").value === ""`);
}

/** Raises the version as an update from the store does. */
export async function raiseVersion(extension: string): Promise<void> {
  const path = join(extension, "manifest.json");
  const manifest = JSON.parse(await readFile(path, "utf8"));
  await writeFile(path, JSON.stringify({ ...manifest, version: "99.0.0" }));
}
