import { dateFormat } from "../../platform/formatters.ts";
import { language, t } from "../../platform/i18n.ts";
import { parseInstant } from "../../text/dates.ts";
import { longDay } from "../../text/format-date.ts";

/** When the service sent a passage, and when it had read the page, where it said that. */
export function foundSentence(foundAt: number, readAt: string | null): string {
  const read = parseInstant(readAt);
  const found = dateFormat(language(), { dateStyle: "long", timeStyle: "short" }).format(foundAt);
  return read === null
    ? t("report.found_undated", found)
    : t("report.found", found, longDay(read, language()));
}
