import { language, t } from "../../platform/i18n.ts";
import { longDay } from "../../text/format-date.ts";
import type { SourceChange } from "../history/earlier-answers.ts";

/** That a source changed after a check. */
export function sourceChangedSentence({ changedAt, source }: SourceChange): string {
  return t("changed.after_check", longDay(changedAt, language()), source.title);
}
