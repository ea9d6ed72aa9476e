import type { PageChanges } from "../answer-history.ts";
import type { ClaimFile } from "../claim-file.ts";
import { reportedClaims, reportTitle } from "./report-contents.ts";
import { claimAsHtml, htmlFrame } from "./report-html.ts";
import { claimAsMarkdown, titleAsMarkdown } from "./report-markdown.ts";

/** The verdicts with their sources and passages, as one page that prints well. */
export function htmlReport(known: PageChanges, now: number): ClaimFile {
  return {
    ...htmlFrame(reportTitle(now)),
    between: "\n",
    entries: (claim) => reportedClaims(claim, known).map(claimAsHtml),
  };
}

export function markdownReport(known: PageChanges, now: number): ClaimFile {
  return {
    start: `${titleAsMarkdown(reportTitle(now))}\n`,
    between: "\n",
    end: "",
    entries: (claim) => reportedClaims(claim, known).map(claimAsMarkdown),
  };
}
