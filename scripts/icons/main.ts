import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

/** The sizes the manifest names, drawn from the one source; 16 px has a drawing of its own, aligned to its pixels. */
const ROOT = join(import.meta.dirname, "..", "..");
const SIZES = [16, 32, 48, 128];
/** Firefox's own colours of toolbar icons: the drawing without the blue field, for light themes and for dark ones. */
const THEMES = { "light-theme": "#5b5b66", "dark-theme": "#fbfbfe" };
const THEME_SIZES = [16, 32];

/** The logo that Edge Add-ons wants. */
const LOGO_SIZE = 300;

const ICONS = join("public", "icon");
await mkdir(join(ROOT, ICONS), { recursive: true });
for (const size of SIZES) await draw(size === 16 ? "icon-16" : "icon", size, join(ICONS, `${size}`));
for (const [theme, colour] of Object.entries(THEMES)) {
  for (const size of THEME_SIZES) await draw("icon-theme", size, join(ICONS, `${theme}-${size}`), colour);
}
await draw("icon", LOGO_SIZE, join("docs", "store", "pictures", `logo-${LOGO_SIZE}`));

async function draw(source: string, size: number, path: string, colour = "none"): Promise<void> {
  const svg = await readFile(join(ROOT, "assets", `${source}.svg`), "utf8");
  const coloured = svg.replaceAll("currentColor", colour);
  const png = new Resvg(coloured, { fitTo: { mode: "width", value: size } }).render().asPng();
  await writeFile(join(ROOT, `${path}.png`), png);
}
