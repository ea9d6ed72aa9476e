import type { Check } from "../../../utils/checks/check.ts";
import { type ClaimFile, collectedFile, fileParts } from "../../../utils/checks/export/claim-file.ts";
import { csvFile, JSON_FILE } from "../../../utils/checks/export/json-and-csv.ts";
import type { ReportHead } from "../../../utils/checks/export/report-contents.ts";
import { type Answered, answersOf } from "../../../utils/checks/history/earlier-answers.ts";
import { citedSources } from "../../../utils/checks/sources/cited-sources.ts";
import type { SourceChanges } from "../../../utils/checks/sources/source-changes.ts";
import { bibtex } from "../../../utils/search/export/bibtex.ts";
import { cslJson } from "../../../utils/search/export/csl-json.ts";
import { ris } from "../../../utils/search/export/ris.ts";
import { localDay } from "../../../utils/text/dates.ts";
import { copyForZotero } from "../../base/copy-for-zotero.ts";
import { saveFile } from "../../base/save-file.ts";
import type { ReportForm } from "../card/CardFrame.tsx";

type ListFormat = "json" | "csv" | "markdown" | "csl" | "ris" | "bibtex" | "annotations" | "reviews";
/** `report`: of the verdicts, as one HTML file, or as Markdown. `csl`, `ris`, `bibtex`: of their sources. */
type FileFormat = ListFormat | `report-${ReportForm}`;
/** `zotero`: their sources, on the clipboard. */
export type ExportFormat = FileFormat | "zotero";

const NAMES: Readonly<Record<FileFormat, readonly [string, string, string]>> = {
  json: ["fact-checks", "json", "application/json"],
  csv: ["fact-checks", "csv", "text/csv"],
  markdown: ["fact-checks", "md", "text/markdown"],
  csl: ["fact-checks", "csl.json", "application/vnd.citationstyles.csl+json"],
  ris: ["fact-checks", "ris", "application/x-research-info-systems"],
  bibtex: ["fact-checks", "bib", "application/x-bibtex"],
  annotations: ["fact-checks", "annotations.jsonld", "application/ld+json"],
  reviews: ["fact-checks", "claim-reviews.jsonld", "application/ld+json"],
  "report-html": ["fact-check-report", "html", "text/html"],
  "report-markdown": ["fact-check-report", "md", "text/markdown"],
};

export type Batches = AsyncIterable<readonly Answered[]> | Iterable<readonly Answered[]>;

/**
 * Saves claims as one file, each with its earlier answers. They come in batches, and the browser takes each as it is written,
 * so that a long history is never in the memory as a whole. `zotero` copies what has room there. False: there was nothing to save.
 */
export async function exportChecks(
  batches: Batches,
  format: ExportFormat,
  { pages }: SourceChanges,
  head: ReportHead | null = null,
): Promise<boolean> {
  const now = Date.now();
  if (format === "zotero") {
    await copyForZotero(citedSources(await allIn(batches)), localDay(now));
    return true;
  }
  const parts =
    format === "annotations"
      ? await annotationsIn(batches)
      : await fileParts(await fileOf(format, pages, now, head), batches);
  if (parts === null) return false;
  const [name, ending, type] = NAMES[format];
  await saveFile(`${name}-${localDay(now)}.${ending}`, type, ...parts);
  return true;
}

async function annotationsIn(batches: Batches): Promise<readonly Blob[] | null> {
  const { checksAsAnnotations } = await import("../reports.ts");
  const annotations = checksAsAnnotations(await allIn(batches));
  return annotations === null ? null : [new Blob([annotations])];
}

async function allIn(batches: Batches): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for await (const claims of batches) checks.push(...claims.flatMap(answersOf));
  return checks;
}

async function fileOf(
  format: Exclude<FileFormat, "annotations">,
  pages: SourceChanges["pages"],
  now: number,
  head: ReportHead | null,
): Promise<ClaimFile> {
  const cited = (write: typeof ris) =>
    collectedFile((checks: readonly Check[]) => write(citedSources(checks), localDay(now)));
  if (format === "json") return JSON_FILE;
  if (format === "csv") return csvFile(head);
  if (format === "csl") return cited(cslJson);
  if (format === "ris") return cited(ris);
  if (format === "bibtex") return cited(bibtex);
  // Written rarely, so this code is loaded when it is needed.
  const reports = await import("../reports.ts");
  if (format === "markdown") return reports.markdownFile(head);
  if (format === "reviews") return collectedFile(reports.checksAsClaimReviews);
  return format === "report-html"
    ? reports.htmlReport(pages, now, head)
    : reports.markdownReport(pages, now, head);
}
