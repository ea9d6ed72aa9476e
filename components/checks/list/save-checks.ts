import type { Answered } from "../../../utils/checks/answer-history.ts";
import type { Check } from "../../../utils/checks/check.ts";
import { checksAsCsv, checksAsJson } from "../../../utils/checks/export-checks.ts";
import type { SourceChanges } from "../../../utils/checks/source-changes.ts";
import { localDay } from "../../../utils/text/dates.ts";
import { saveFile } from "../../base/save-file.ts";
import type { ReportForm } from "../card/CardFrame.tsx";

/** `report`: of the verdicts, as one HTML file, or as Markdown. */
export type ExportFormat = "json" | "csv" | "markdown" | `report-${ReportForm}`;

type Write = (checks: readonly Check[]) => string | Promise<string>;

const LISTS: Record<"json" | "csv" | "markdown", readonly [string, string, Write]> = {
  json: ["json", "application/json", checksAsJson],
  csv: ["csv", "text/csv", checksAsCsv],
  markdown: [
    "md",
    "text/markdown",
    async (checks) => (await import("../reports.ts")).checksAsMarkdown(checks),
  ],
};

/** Saves checks as one file, each claim with its earlier answers. */
export async function saveChecks(
  claims: readonly Answered[],
  format: ExportFormat,
  changes: SourceChanges,
): Promise<void> {
  if (format === "report-html") return saveReport(claims, "html", changes);
  if (format === "report-markdown") return saveReport(claims, "markdown", changes);
  const [ending, type, write] = LISTS[format];
  const answers = claims.flatMap(({ latest, earlier }) => [latest, ...earlier]);
  await saveFile(`fact-checks-${localDay(Date.now())}.${ending}`, type, await write(answers));
}

/** Reports are written rarely, so their code is loaded when it is needed. */
export async function saveReport(
  claims: readonly Answered[],
  form: ReportForm,
  { pages }: SourceChanges,
): Promise<void> {
  const { reportOf, reportAsHtml, reportAsMarkdown } = await import("../reports.ts");
  const report = reportOf(claims, pages, Date.now());
  const name = `fact-check-report-${localDay(Date.now())}`;
  if (form === "html") await saveFile(`${name}.html`, "text/html", reportAsHtml(report));
  else await saveFile(`${name}.md`, "text/markdown", reportAsMarkdown(report));
}
