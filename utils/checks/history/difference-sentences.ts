import { counted, language, t } from "../../platform/i18n.ts";
import { longDay } from "../../text/format-date.ts";
import type { DoneCheck } from "../check.ts";
import type { OfficialSource } from "../verdict.ts";
import { confidenceText, verdictName } from "../verdict-sentences.ts";
import {
  type AnswerChanges,
  answerChanges,
  latestChange,
  type PageChanges,
  type SourceChange,
} from "./earlier-answers.ts";

/** In what an answer differs from the one before it, and why, as far as that is known. */
export function differenceSentences(
  before: DoneCheck,
  after: DoneCheck,
  known: PageChanges,
): readonly string[] {
  const changes = answerChanges(before.verdict, after.verdict);
  if (changes === null) return [t("earlier.same")];
  return [...changeSentences(changes), whyDifferent(before, after, known)];
}

function changeSentences(changes: AnswerChanges): readonly string[] {
  const { verdict, confidence, gone, come } = changes;
  return [
    verdict && t("earlier.verdict", verdictName(verdict[0]), verdictName(verdict[1])),
    confidence && t("earlier.confidence", percent(confidence[0]), percent(confidence[1])),
    come.length > 0 && t("earlier.come", names(come)),
    gone.length > 0 && counted("earlier.gone", gone.length, names(gone)),
  ].filter((sentence) => typeof sentence === "string");
}

/** A source may have changed; if none is known to have, it was the service. Of a page only its last change is known. */
function whyDifferent(before: DoneCheck, after: DoneCheck, known: PageChanges): string {
  const changeWithin = (from: number, until: number): SourceChange | null =>
    latestChange([before, after], known, { after: from, until });
  const between = changeWithin(before.finishedAt, after.finishedAt);
  if (between !== null) return t("earlier.source_changed", longDay(between.changedAt, language()));
  const later = changeWithin(after.finishedAt, Number.POSITIVE_INFINITY);
  if (later !== null) return t("earlier.changed_later", longDay(later.changedAt, language()));
  return t("earlier.service_differs");
}

function percent(confidence: number | null): string {
  if (confidence === null) return t("earlier.no_confidence");
  return confidenceText(confidence);
}

function names(sources: readonly OfficialSource[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(sources.map(({ title }) => title));
}
