import { dateFormat } from "../../platform/formatters.ts";
import { language, t } from "../../platform/i18n.ts";
import { archiveRequest } from "../../sites/archived-copy.ts";
import { localDay, parseInstant } from "../../text/dates.ts";
import { longDay } from "../../text/format-date.ts";
import { withoutHidden } from "../../text/hidden-characters.ts";
import { type HighlightPart, highlightParts } from "../../text/highlights.ts";
import { webPage, withoutUser } from "../../text/untrusted.ts";
import type { DoneCheck } from "../check.ts";
import { differenceSentences } from "../history/difference-sentences.ts";
import {
  changedSources,
  changesInPassages,
  lastChanges,
  type PageChanges,
} from "../history/earlier-answers.ts";
import { archivedSource } from "../sources/archived-source.ts";
import { passagesSentence } from "../sources/passage-sentences.ts";
import { pageKey, passagesOf } from "../sources/passages.ts";
import { sourceChangedSentence } from "../sources/source-changed-sentence.ts";
import type { OfficialSource } from "../verdict.ts";
import { shownConfidence, verdictKind } from "../verdict-kind.ts";
import { makerSentence, sureText, verdictMeaning, verdictName } from "../verdict-sentences.ts";
import { foundSentence } from "./found-sentence.ts";

/** What the user called the checks of a report, and wrote about them. */
export interface ReportHead {
  readonly title: string;
  readonly note: string;
}

export interface ReportTitle {
  readonly title: string;
  readonly note: string;
  readonly made: string;
  /** The same as `2026-11-21`. */
  readonly day: string;
}

/** What a report says of a claim, in words, before it is written as HTML or Markdown. */
export interface ReportedClaim {
  /** Counted from 1; what the table of hashes calls it. */
  readonly name: string;
  readonly claim: string;
  readonly verdict: string;
  readonly meaning: string;
  readonly confidence: string | null;
  readonly summary: string;
  /** Who gave the verdict, and when. */
  readonly given: string;
  /** Its host, where that is known. */
  readonly service: string | null;
  readonly checked: string;
  /** Sources that changed after the check. */
  readonly changed: readonly string[];
  readonly sources: readonly ReportedSource[];
  readonly origin: { readonly title: string; readonly address: string | null } | null;
  readonly earlier: readonly EarlierAnswer[];
  /** What the user wrote about it; empty: nothing. */
  readonly note: string;
}

export interface ReportedSource {
  readonly title: string;
  readonly address: string | null;
  readonly archived: string | null;
  /** Where the archive is asked to save the page as it is now. */
  readonly save: string | null;
  /** Word for word as the search service sent it, without what nobody sees. */
  readonly passage: readonly HighlightPart[];
  /** When that was and how old the page is, or why there is no passage. */
  readonly note: string | null;
}

export interface EarlierAnswer {
  readonly verdict: string;
  readonly checked: string;
  readonly differences: readonly string[];
  /** What the user wrote about it; empty: nothing. */
  readonly note: string;
}

export function reportTitle(now: number, head: ReportHead | null): ReportTitle {
  const title = head === null || head.title === "" ? t("report.title") : head.title;
  return { title, note: head?.note ?? "", made: t("report.made", moment(now)), day: localDay(now) };
}

/** What is reported of a verdict. */
export function reportedClaim(
  name: string,
  check: DoneCheck,
  earlier: readonly DoneCheck[],
  known: PageChanges,
): ReportedClaim {
  const { verdict, summary, sources } = check.verdict;
  const confidence = shownConfidence(check.verdict);
  const later = { after: check.finishedAt, until: Number.POSITIVE_INFINITY };
  const changed = changedSources(check, lastChangesOf(check, known), later);
  return {
    name,
    claim: check.claim,
    verdict: verdictName(verdict),
    meaning: verdictMeaning(verdictKind(verdict)),
    confidence: confidence === null ? null : `${sureText(confidence)}. ${t("verdict.sure_means")}`,
    summary,
    given: makerSentence(check.verdict),
    service: check.verdict.service ?? null,
    checked: t("copied.checked_on", moment(check.finishedAt)),
    note: check.note ?? "",
    changed: changed.map(sourceChangedSentence),
    sources: sources.map((source) => reportedSource(source, check)),
    origin: check.origin && {
      title: check.origin.title || withoutUser(check.origin.url),
      address: webPage(check.origin.url),
    },
    earlier: earlier.map((answer, index) => ({
      verdict: verdictName(answer.verdict.verdict),
      checked: t("copied.checked", moment(answer.finishedAt)),
      differences: differenceSentences(answer, earlier[index - 1] ?? check, known),
      note: answer.note ?? "",
    })),
  };
}

/** The last change of each of its sources. What is known of others can be long, and a report has many claims. */
function lastChangesOf(check: DoneCheck, known: PageChanges): PageChanges {
  const keys = check.verdict.sources.map(({ url }) => pageKey(url)).filter((key) => key !== null);
  const own = keys.flatMap((key) => (Object.hasOwn(known, key) ? [[key, known[key] ?? 0] as const] : []));
  return lastChanges(Object.fromEntries(own), changesInPassages([check]));
}

function reportedSource(source: OfficialSource, check: DoneCheck): ReportedSource {
  const { sources } = check.verdict;
  const address = webPage(source.url);
  const told = {
    title: source.title || withoutUser(source.url ?? ""),
    address,
    archived: archivedSource(address, check),
    save: archiveRequest(address),
  };
  if (check.passagesBySite === undefined) return { ...told, passage: [], note: null };
  const found = passagesOf(source, sources, check.passagesBySite);
  if (found.kind !== "passage") return { ...told, passage: [], note: passagesSentence(found) };
  const passage = highlightParts(found.passage.snippet).map((part) => ({
    ...part,
    text: visible(part.text),
  }));
  if (passage.length === 0) return { ...told, passage, note: t("passages.empty") };
  const changed = parseInstant(found.passage.changedAt);
  const note = foundSentence(found.at, found.passage.readAt);
  return {
    ...told,
    passage,
    note: changed === null ? note : `${note} ${t("report.page_changed", longDay(changed, language()))}`,
  };
}

/** What is left of a text in a page that draws it: the hash of a passage is that of these characters. */
function visible(text: string): string {
  return withoutHidden(text.toWellFormed())
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ");
}

function moment(time: number): string {
  return dateFormat(language(), { dateStyle: "long", timeStyle: "short" }).format(time);
}
