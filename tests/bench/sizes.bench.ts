import { join } from "node:path";
import { LIMIT, popupSize } from "../../scripts/check-size.ts";
import { makePackages, PACKAGE_LIMIT } from "../../scripts/packages/make-packages.ts";
import type { Row, Section } from "./section.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** What a store is given and what the popup reads, against their limits: the same on every machine. */
export async function run(): Promise<Section> {
  const packages = [...(await makePackages(ROOT))].filter(([name]) => !name.includes("sources"));
  const { opening, later } = await popupSize(join(ROOT, ".output", "chrome-mv3"));
  return {
    name: "sizes",
    rows: [
      sizeRow("the popup's scripts in gzip, with all it ever loads", opening + later, LIMIT),
      ...packages.map(([name, { bytes }]) => sizeRow(name, bytes, PACKAGE_LIMIT)),
    ],
  };
}

function sizeRow(what: string, bytes: number, limit: number): Row {
  const written = (size: number): string => `${size.toLocaleString("en")} bytes`;
  return { what: `${what}: ${written(bytes)}`, against: written(limit), goal: 1, ratios: [bytes / limit] };
}
