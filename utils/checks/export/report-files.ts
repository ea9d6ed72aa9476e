import { formatNumber, t } from "../../platform/i18n.ts";
import { htmlStart } from "../../text/html-file.ts";
import type { PageChanges } from "../history/earlier-answers.ts";
import type { ClaimFile } from "./claim-file.ts";
import { type ReportedClaim, type ReportHead, reportedClaim, reportTitle } from "./report-contents.ts";
import { type HashedText, hashedTexts } from "./report-hashes.ts";
import { claimAsHtml, htmlEnd } from "./report-html.ts";
import { claimAsMarkdown, hashesAsMarkdown, startAsMarkdown } from "./report-markdown.ts";
import { collectNames, type ReportedNames } from "./report-names.ts";

interface Form {
  start(names: ReportedNames): string;
  write(claim: ReportedClaim): string;
  end(hashes: readonly HashedText[]): string;
}

/** The verdicts with their sources and passages, as one page that prints well. */
export function htmlReport(known: PageChanges, now: number, head: ReportHead | null = null): ClaimFile {
  return reportFile(
    { start: () => htmlStart(reportTitle(now, head)), write: claimAsHtml, end: htmlEnd },
    known,
  );
}

/** For an editor and for notes programs, which list the properties at its top. */
export function markdownReport(known: PageChanges, now: number, head: ReportHead | null = null): ClaimFile {
  const form: Form = {
    start: (names) => `${startAsMarkdown(reportTitle(now, head), names)}\n`,
    write: claimAsMarkdown,
    end: (hashes) => `\n${hashesAsMarkdown(hashes)}`,
  };
  return reportFile(form, known);
}

/** Only verdicts have something to report. Of each, only names and hashes are kept until the file ends. */
function reportFile({ start, write, end }: Form, known: PageChanges): ClaimFile {
  const hashes: Promise<readonly HashedText[]>[] = [];
  const { names, add } = collectNames();
  return {
    between: "\n",
    entries({ latest, earlier }) {
      if (latest.state !== "done") return [];
      const name = t("report.claim", formatNumber(hashes.length + 1));
      const claim = reportedClaim(name, latest, earlier, known);
      hashes.push(hashedTexts(claim, latest.verdict));
      add(claim);
      return [write(claim)];
    },
    frame: async () => ({ start: start(names), end: end((await Promise.all(hashes)).flat()) }),
  };
}
