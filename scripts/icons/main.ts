import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import optimise, { init } from "@jsquash/oxipng/optimise.js";
import { Resvg } from "@resvg/resvg-js";

/** The sizes the manifest names, drawn from the one source; 16 px has a drawing of its own, aligned to its pixels. */
const ROOT = join(import.meta.dirname, "..", "..");
const SIZES = [16, 32, 48, 128];
const OPTIMISER = import.meta.resolve("@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm");

await init(await readFile(fileURLToPath(OPTIMISER)));
await mkdir(join(ROOT, "public", "icon"), { recursive: true });
for (const size of SIZES) {
  const source = size === 16 ? "icon-16.svg" : "icon.svg";
  const svg = await readFile(join(ROOT, "assets", source), "utf8");
  const png = new Uint8Array(new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng());
  const small = await optimise(png.buffer, { level: 6, optimiseAlpha: true });
  await writeFile(join(ROOT, "public", "icon", `${size}.png`), new Uint8Array(small));
}
