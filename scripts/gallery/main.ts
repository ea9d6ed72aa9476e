import { join } from "node:path";
import { buildExtension } from "../build-extension.ts";
import { hasDisplay } from "../display.ts";
import { launchWithExtension } from "../launch-browser.ts";

/**
 * Opens a page that shows every component in every state. Without a display, or with `-- --pictures`, it takes a picture of
 * each component in both colour schemes into a folder that git ignores.
 */
const ROOT = join(import.meta.dirname, "..", "..");
const PICTURES = join(ROOT, ".output", "pictures");

process.env.PRIMARY_SOURCE_GALLERY = "1";
const extension = await buildExtension({ service: null, folder: "gallery" });
const takesPictures = process.argv.includes("--pictures") || !hasDisplay();

if (takesPictures) {
  for (const colorScheme of ["light", "dark"] as const) {
    const { context, address } = await launchWithExtension({
      extension,
      profile: "",
      headless: true,
      colorScheme,
    });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1400, height: 900 });
    await page.goto(address("gallery.html"));
    const names = await page
      .getByRole("region")
      .evaluateAll((regions) =>
        regions.flatMap((region) =>
          region.parentElement?.localName === "main" ? [region.ariaLabel ?? ""] : [],
        ),
      );
    // A browser draws no picture of all of them: it would be higher than its textures.
    for (const name of names) {
      await page.goto(address(`gallery.html?${new URLSearchParams({ of: name })}`));
      const path = join(PICTURES, colorScheme, `${name}.png`);
      await page.screenshot({ path, fullPage: true });
      console.log(path.slice(ROOT.length + 1));
    }
    await context.close();
  }
} else {
  const { context, address } = await launchWithExtension({ extension, profile: "", headless: false });
  const page = await context.newPage();
  await page.goto(address("gallery.html"));
  await new Promise((resolve) => context.once("close", resolve));
}
