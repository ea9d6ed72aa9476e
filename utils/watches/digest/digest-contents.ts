import { changeSentences } from "../../checks/sources/passage-change-sentences.ts";
import { dateFormat } from "../../platform/formatters.ts";
import { counted, language, t } from "../../platform/i18n.ts";
import { archivedResult } from "../../sites/archived-copy.ts";
import { compareTexts } from "../../text/compare-texts.ts";
import type { DateReader } from "../../text/format-date.ts";
import { plainText } from "../../text/highlights.ts";
import type { FileTitle } from "../../text/html-file.ts";
import { webPage, withoutCredentials } from "../../text/untrusted.ts";
import { newsOf, type WatchEntry } from "../entry.ts";
import { entryDate } from "../entry-date.ts";
import { type PageState, pageState, statesBefore } from "../page-states.ts";
import { lengthSentence, missingSentence } from "../sentences.ts";

/** What is new, in words, before it is written as HTML or Markdown. */
export interface Digest extends FileTitle {
  readonly days: readonly DigestDay[];
}

export interface DigestDay {
  readonly name: string;
  readonly pages: readonly DigestPage[];
}

export interface DigestPage {
  readonly title: string;
  /** null: it is no web page's. */
  readonly address: string | null;
  /** Whose page it is, what is followed that found it, and when it changed or was published. */
  readonly from: string;
  readonly snippet: string;
  /** What changed, or that the index no longer finds the page. */
  readonly said: readonly string[];
  /** What the index showed before: earlier states, the latest first. */
  readonly earlier: readonly DigestState[];
  readonly archived: string | null;
}

export interface DigestState {
  readonly seen: string;
  readonly title: string;
  readonly snippet: string;
}

/** An entry of the list, as it is to be written. */
export interface DigestEntry {
  readonly day: string;
  readonly entry: WatchEntry;
  /** The names of what is followed that found it; empty where the title says it. */
  readonly names: string;
  /** What is remembered of the page, the latest first. */
  readonly states: readonly PageState[];
}

const moment = (time: number): string =>
  dateFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(time);

/** `note`: which of all that is new is listed. */
export function digestOf(
  title: string,
  note: string,
  entries: readonly DigestEntry[],
  reader: DateReader,
): Digest {
  const days = [...Map.groupBy(entries, ({ day }) => day)];
  return {
    title,
    note,
    made: t("report.made", moment(reader.now)),
    days: days.map(([name, listed]) => ({ name, pages: listed.map((entry) => pageOf(entry, reader)) })),
  };
}

function pageOf({ entry, names, states }: DigestEntry, reader: DateReader): DigestPage {
  const { result, before, missing, times = 1 } = entry;
  const shown = pageState(result, newsOf(entry).foundAt);
  const when = entryDate(entry, reader)?.exact ?? "";
  const from = [result.organization, result.domain, names, when].filter((part) => part !== "");
  return {
    title: shown.title || withoutCredentials(result.url),
    address: webPage(result.url),
    from: from.join(" · "),
    snippet: plainText(result.snippet),
    said: [
      ...(missing === undefined ? [] : [missingSentence(missing)]),
      ...(times > 1 ? [counted("news.back_and_forth", times)] : []),
      ...(before === undefined ? [] : differences(before, shown)),
    ],
    earlier: earlierStates(before, statesBefore(states, newsOf(entry).foundAt)),
    archived: archivedResult(result),
  };
}

/** What differs between two states of a page, in sentences. */
function differences(before: PageState, now: PageState): readonly string[] {
  const length = lengthSentence(before, now);
  return [
    ...(before.title === now.title ? [] : [t("changes.new_title")]),
    ...(length === null ? [] : [length]),
    ...(before.snippet === now.snippet ? [] : changeSentences(compareTexts(before.snippet, now.snippet), "")),
  ];
}

function earlierStates(
  before: PageState | undefined,
  remembered: readonly PageState[],
): readonly DigestState[] {
  const all =
    before === undefined || remembered.some(({ seenAt }) => seenAt === before.seenAt)
      ? remembered
      : [before, ...remembered];
  return all.map(({ title, snippet, words, seenAt }) => ({
    seen: [moment(seenAt), ...(words === undefined ? [] : [counted("changes.word_count", words)])].join(
      " · ",
    ),
    title,
    snippet,
  }));
}
