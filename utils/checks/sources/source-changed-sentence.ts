import { dateFormat } from "../../platform/formatters.ts";
import { language, t } from "../../platform/i18n.ts";
import type { SourceChange } from "../history/earlier-answers.ts";

/** That a source changed after a check. */
export function sourceChangedSentence({ changedAt, source }: SourceChange): string {
  const day = dateFormat(language(), { dateStyle: "long" }).format(changedAt);
  return t("changed.after_check", day, source.title);
}
