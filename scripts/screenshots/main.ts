import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { startTestService } from "../../tests/setup/service.ts";
import { buildExtension } from "../build-extension.ts";
import { launchWithExtension } from "../launch-browser.ts";
import { STATES } from "./states.ts";

/** Pictures of every page in its main states, in both languages, light and dark: docs/screenshots. */
const FOLDER = join(import.meta.dirname, "..", "..", "docs", "screenshots");

await mkdir(FOLDER, { recursive: true });
const service = await startTestService();
const extension = await buildExtension({ service: service.url, folder: "screenshots" });
for (const language of ["en", "fr"] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const state of STATES) {
      await service.reset();
      // A profile for each picture: nothing of one state may show in the next.
      const session = await launchWithExtension({
        extension,
        profile: "",
        headless: true,
        language,
        colorScheme,
      });
      await session.worker.evaluate((settings) => chrome.storage.local.set({ settings }), {
        version: 1,
        searchServiceUrl: service.url,
        factCheckServiceUrl: service.url,
        suggestions: true,
      });
      const page = await session.context.newPage();
      await page.setViewportSize({ width: state.width, height: state.height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(session.address(state.address));
      await page.locator("#app > *").first().waitFor();
      await state.prepare?.(page, service);
      await page.evaluate(() => document.fonts.ready);
      const path = join(FOLDER, `${state.name}-${language}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: state.whole ?? false });
      await session.context.close();
    }
  }
}
await service.close();
