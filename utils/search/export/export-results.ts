import { csv } from "../../text/csv.ts";
import { fileWords } from "../../text/file-words.ts";
import { withoutCredentials } from "../../text/untrusted.ts";
import type { SearchResult } from "../service-answers.ts";
import { bibtex } from "./bibtex.ts";
import { apaList, markdownList, mlaList } from "./citation-styles.ts";
import { citedPage } from "./cited-page.ts";
import { cslJson } from "./csl-json.ts";
import { ris } from "./ris.ts";

/** In the order of the menu. */
export const EXPORT_FORMATS = ["csl", "ris", "bibtex", "apa", "mla", "markdown", "csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

interface Exported {
  readonly results: readonly SearchResult[];
  /** What was searched for. */
  readonly words: string;
  /** The page address of the request, so that the list can be reproduced. */
  readonly address: string;
  /** The day the pages were read, `2026-11-21`. */
  readonly accessed: string;
  readonly plain: (html: string) => string;
}

const FILES: Readonly<Record<ExportFormat, readonly [extension: string, type: string]>> = {
  csv: ["csv", "text/csv"],
  json: ["json", "application/json"],
  markdown: ["md", "text/markdown"],
  csl: ["csl.json", "application/vnd.citationstyles.csl+json"],
  bibtex: ["bib", "application/x-bibtex"],
  ris: ["ris", "application/x-research-info-systems"],
  apa: ["apa.txt", "text/plain"],
  mla: ["mla.txt", "text/plain"],
};

export function exportFile(format: ExportFormat, exported: Exported): ExportFile {
  const [extension, type] = FILES[format];
  return {
    name: ["primary-source", fileWords(exported.words), `${exported.accessed}.${extension}`]
      .filter(Boolean)
      .join("-"),
    type,
    content: contentOf(format, exported),
  };
}

/** The contract's fields, with its names and in its order. */
const COLUMNS = [
  ...["url", "title", "snippet", "domain", "organization", "country", "level", "state", "city", "language"],
  ...["content_type", "published_at", "content_changed_at", "updated_at", "last_crawled"],
] as const;

function contentOf(format: ExportFormat, { results, address, accessed, plain }: Exported): string {
  const pages = results.map((result) => citedPage(result, plain));
  switch (format) {
    case "csv":
      return csv(
        COLUMNS,
        results.map((result) => valuesOf(result, plain)),
      );
    case "json":
      return `${JSON.stringify(
        {
          request: address,
          accessed,
          results: results.map((result) =>
            Object.fromEntries(valuesOf(result, plain).map((value, index) => [COLUMNS[index], value])),
          ),
        },
        null,
        2,
      )}\n`;
    case "csl":
      return cslJson(pages, accessed);
    case "bibtex":
      return bibtex(pages, accessed);
    case "ris":
      return ris(pages, accessed);
    case "markdown":
      return markdownList(pages, accessed);
    case "apa":
      return spaced(apaList(pages, accessed));
    case "mla":
      return spaced(mlaList(pages, accessed));
  }
}

function valuesOf(result: SearchResult, plain: (html: string) => string): (string | null)[] {
  return [
    ...[
      withoutCredentials(result.url),
      plain(result.title),
      plain(result.snippet),
      result.domain,
      result.organization,
    ],
    ...[result.country, result.level, result.state, result.city, result.language, result.contentType],
    ...[result.publishedAt, result.contentChangedAt, result.updatedAt, result.lastCrawled],
  ];
}

/** With an empty line between entries. */
function spaced(entries: readonly string[]): string {
  return `${entries.join("\n\n")}\n`;
}
