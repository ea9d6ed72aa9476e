import { percentText } from "../../platform/formatters.ts";
import { language, t } from "../../platform/i18n.ts";
import { archivedCopy } from "../../sites/archived-copy.ts";
import { parseInstant } from "../../text/dates.ts";
import { type HighlightPart, highlightParts } from "../../text/highlights.ts";
import { webPage, withoutUser } from "../../text/untrusted.ts";
import { type Answered, changedSources, changesInPassages, type PageChanges } from "../answer-history.ts";
import type { DoneCheck } from "../check.ts";
import { differenceSentences, sourceChangedSentence } from "../history-sentences.ts";
import { passagesSentence } from "../passage-sentences.ts";
import { passagesOf } from "../passages.ts";
import type { OfficialSource } from "../verdict.ts";
import { shownConfidence, verdictKind } from "../verdict-kind.ts";
import { verdictMeaning, verdictName } from "../verdict-sentences.ts";

export interface ReportTitle {
  readonly title: string;
  readonly made: string;
}

/** What a report says of a claim, in words, before it is written as HTML or Markdown. */
export interface ReportedClaim {
  readonly claim: string;
  readonly verdict: string;
  readonly meaning: string;
  readonly confidence: string | null;
  readonly summary: string;
  readonly checked: string;
  /** Sources that changed after the check. */
  readonly changed: readonly string[];
  readonly sources: readonly ReportedSource[];
  readonly origin: { readonly title: string; readonly address: string | null } | null;
  readonly earlier: readonly EarlierAnswer[];
}

export interface ReportedSource {
  readonly title: string;
  readonly address: string | null;
  readonly archived: string | null;
  /** Word for word as the search service sent it. */
  readonly passage: readonly HighlightPart[];
  /** When that was, or why there is no passage. */
  readonly note: string | null;
}

export interface EarlierAnswer {
  readonly verdict: string;
  readonly checked: string;
  readonly differences: readonly string[];
}

export function reportTitle(now: number): ReportTitle {
  return { title: t("report.title"), made: t("report.made", moment(now)) };
}

/** Only verdicts have something to report. */
export function reportedClaims({ latest, earlier }: Answered, known: PageChanges): readonly ReportedClaim[] {
  return latest.state === "done" ? [reportedClaim(latest, earlier, known)] : [];
}

function reportedClaim(check: DoneCheck, earlier: readonly DoneCheck[], known: PageChanges): ReportedClaim {
  const { verdict, summary, sources } = check.verdict;
  const confidence = shownConfidence(check.verdict);
  const later = { after: check.finishedAt, until: Number.POSITIVE_INFINITY };
  const changed = [known, changesInPassages([check])].flatMap((pages) => changedSources(check, pages, later));
  return {
    claim: check.claim,
    verdict: verdictName(verdict),
    meaning: verdictMeaning(verdictKind(verdict)),
    confidence: confidence === null ? null : `${t("verdict.confidence")} ${percentText(confidence)}`,
    summary,
    checked: t("copied.checked", moment(check.finishedAt)),
    changed: [...new Set(changed.map(sourceChangedSentence))],
    sources: sources.map((source) => reportedSource(source, check)),
    origin: check.origin && {
      title: check.origin.title || withoutUser(check.origin.url),
      address: webPage(check.origin.url),
    },
    earlier: earlier.map((answer, index) => ({
      verdict: verdictName(answer.verdict.verdict),
      checked: t("copied.checked", moment(answer.finishedAt)),
      differences: differenceSentences(answer, earlier[index - 1] ?? check, known),
    })),
  };
}

function reportedSource(source: OfficialSource, check: DoneCheck): ReportedSource {
  const { sources } = check.verdict;
  const address = webPage(source.url);
  const told = {
    title: source.title || withoutUser(source.url ?? ""),
    address,
    archived: archivedCopy(address, check.finishedAt),
  };
  if (check.evidence === undefined) return { ...told, passage: [], note: null };
  const found = passagesOf(source, sources, check.evidence);
  if (found.kind !== "passage") return { ...told, passage: [], note: passagesSentence(found) };
  const read = parseInstant(found.passage.readAt);
  const passage = highlightParts(found.passage.snippet);
  if (passage.length === 0) return { ...told, passage, note: t("passages.empty") };
  const at = moment(found.at);
  const note = read === null ? t("report.found_undated", at) : t("report.found", at, day(read));
  return { ...told, passage, note };
}

function moment(time: number): string {
  return new Date(time).toLocaleString(language(), { dateStyle: "long", timeStyle: "short" });
}

function day(time: number): string {
  return new Date(time).toLocaleDateString(language(), { dateStyle: "long" });
}
