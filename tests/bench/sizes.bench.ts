import { join } from "node:path";
import { POPUP_ALARM, popupSize } from "../../scripts/check-size.ts";
import { makePackages, PACKAGE_ALARM } from "../../scripts/packages/make-packages.ts";
import type { Row, Section } from "./section.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** What a store is given and what the popup reads, against their alarms: the same on every machine. */
export async function run(): Promise<Section> {
  const packages = [...(await makePackages(ROOT))].filter(([name]) => !name.includes("sources"));
  const { opening } = await popupSize(join(ROOT, ".output", "chrome-mv3"));
  return {
    name: "sizes",
    rows: [
      sizeRow("the scripts that open with the popup, in gzip", opening, POPUP_ALARM),
      ...packages.map(([name, { bytes }]) => sizeRow(name, bytes, PACKAGE_ALARM)),
    ],
  };
}

function sizeRow(what: string, bytes: number, limit: number): Row {
  const written = (size: number): string => `${size.toLocaleString("en")} bytes`;
  return { what: `${what}: ${written(bytes)}`, against: written(limit), goal: 1, ratios: [bytes / limit] };
}
