import { numberFormat } from "../../../utils/platform/formatters.ts";
import { language, t } from "../../../utils/platform/i18n.ts";
import { dayMeant, parseInstant, parseWhen } from "../../../utils/text/dates.ts";
import { shortDay } from "../../../utils/text/format-date.ts";

const UNITS = { h: "hour", d: "day", w: "week", m: "month", y: "year" };

/** "7 days". */
export function periodName(period: string): string {
  const when = parseWhen(period);
  if (when?.kind !== "window") return period;
  const options = { style: "unit", unit: UNITS[when.unit], unitDisplay: "long" } as const;
  return numberFormat(language(), options).format(when.amount);
}

/** An order and its dates in a few words: "Changed, past 7 days". */
export function rangeSentence(
  sort: string,
  { since, until }: { readonly since: string | null; readonly until: string | null },
  now: number,
): string {
  const parts = [
    ...(since === null ? [] : [sinceWords(since)]),
    ...(until === null ? [] : [t("recent.to", dayWords(dayMeant(until, now)))]),
  ];
  return [sort, ...(parts.length === 0 ? [t("recent.any")] : parts)].join(", ");
}

function sinceWords(since: string): string {
  const when = parseWhen(since);
  return when?.kind === "window"
    ? t("recent.past", periodName(since))
    : t("recent.from", dayWords(since.trim().slice(0, 10)));
}

/** What an address names in place of a day is shown as it is: the failure says how it is written. */
function dayWords(day: string): string {
  return parseInstant(day) === null ? day : shortDay(day, language());
}
