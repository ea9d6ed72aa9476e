import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

/** The sizes the manifest names, drawn from the one source; 16 px has a drawing of its own, aligned to its pixels. */
const ROOT = join(import.meta.dirname, "..", "..");
const SIZES = [16, 32, 48, 128];

await mkdir(join(ROOT, "public", "icon"), { recursive: true });
for (const size of SIZES) {
  const source = size === 16 ? "icon-16.svg" : "icon.svg";
  const svg = await readFile(join(ROOT, "assets", source), "utf8");
  const png = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
  await writeFile(join(ROOT, "public", "icon", `${size}.png`), png);
}
