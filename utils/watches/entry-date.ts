import { t } from "../platform/i18n.ts";
import { parseInstant } from "../text/dates.ts";
import { type DateReader, exactDate, readDate, relativeDate, shortDay } from "../text/format-date.ts";
import { newsOf, type WatchEntry } from "./entry.ts";

/** When a page of the news changed or was published, and which of the two. */
export interface EntryDate {
  /** "changed 2 hours ago", and after a month its day. */
  readonly shown: string;
  /** "changed 18 Nov 2026, 14:05", where "ago" means nothing: on paper and in files. */
  readonly exact: string;
  /** As the service wrote it, since a date alone means the same day everywhere. */
  readonly written: string;
}

/** Of a page without a date, null. */
export function entryDate(entry: WatchEntry, reader: DateReader): EntryDate | null {
  const { result } = entry;
  const { at } = newsOf(entry);
  const isChange = parseInstant(result.contentChangedAt) === at;
  const written = isChange
    ? result.contentChangedAt
    : [result.publishedAt].find((date) => parseInstant(date) === at);
  const date = readDate(written, reader.timeZone);
  if (date === null || !written) return null;
  const relative = relativeDate(date, reader);
  const ago = isChange ? "result.changed" : "result.published";
  const on = isChange ? "result.changed_on" : "result.published_on";
  const shown = relative === null ? t(on, shortDay(date.day, reader.language)) : t(ago, relative);
  return { shown, exact: t(on, exactDate(date, reader)), written };
}
