import type { Answered } from "../../../utils/checks/answer-history.ts";
import { type ClaimFile, fileParts } from "../../../utils/checks/claim-file.ts";
import { CSV_FILE, JSON_FILE } from "../../../utils/checks/export-checks.ts";
import type { SourceChanges } from "../../../utils/checks/source-changes.ts";
import { localDay } from "../../../utils/text/dates.ts";
import { saveFile } from "../../base/save-file.ts";
import type { ReportForm } from "../card/CardFrame.tsx";

/** `report`: of the verdicts, as one HTML file, or as Markdown. */
export type ExportFormat = "json" | "csv" | "markdown" | `report-${ReportForm}`;

const NAMES: Readonly<Record<ExportFormat, readonly [string, string, string]>> = {
  json: ["fact-checks", "json", "application/json"],
  csv: ["fact-checks", "csv", "text/csv"],
  markdown: ["fact-checks", "md", "text/markdown"],
  "report-html": ["fact-check-report", "html", "text/html"],
  "report-markdown": ["fact-check-report", "md", "text/markdown"],
};

/**
 * Saves claims as one file, each with its earlier answers. They come in batches, and the browser takes each as it is written,
 * so that a long history is never in the memory as a whole.
 */
export async function saveChecks(
  batches: AsyncIterable<readonly Answered[]> | Iterable<readonly Answered[]>,
  format: ExportFormat,
  { pages }: SourceChanges,
): Promise<void> {
  const now = Date.now();
  const [name, ending, type] = NAMES[format];
  const parts: Blob[] = [];
  for await (const part of fileParts(await fileOf(format, pages, now), batches)) parts.push(new Blob([part]));
  await saveFile(`${name}-${localDay(now)}.${ending}`, type, ...parts);
}

async function fileOf(format: ExportFormat, pages: SourceChanges["pages"], now: number): Promise<ClaimFile> {
  if (format === "json") return JSON_FILE;
  if (format === "csv") return CSV_FILE;
  // Written rarely, so this code is loaded when it is needed.
  const { htmlReport, markdownReport, MARKDOWN_FILE } = await import("../reports.ts");
  if (format === "markdown") return MARKDOWN_FILE;
  return format === "report-html" ? htmlReport(pages, now) : markdownReport(pages, now);
}
