import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { stringify } from "yaml";
import { reportAsHtml } from "./page.ts";
import { namesOf, reportFrom } from "./report.ts";
import { openAcr } from "./shape.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** When somebody last looked at every row of the table. */
const REPORT_DAY = "2026-11-24";

/** The files of the report, by their paths. Throws where the report is not of the published form. */
export async function openAcrFiles(): Promise<Readonly<Record<string, string>>> {
  const page = await readFile(join(ROOT, "docs", "accessibility.md"), "utf8");
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  const report = v.parse(openAcr, reportFrom(page, { version, day: REPORT_DAY }));
  return {
    "docs/accessibility/openacr.yaml": stringify(report, { lineWidth: 120, version: "1.1" }),
    "docs/accessibility/openacr.html": reportAsHtml(report, namesOf(page)),
  };
}
