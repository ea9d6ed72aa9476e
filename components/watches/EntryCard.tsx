import { t } from "../../utils/platform/i18n.ts";
import { parseInstant } from "../../utils/text/dates.ts";
import {
  type DateReader,
  exactDate,
  readDate,
  relativeDate,
  shortDay,
} from "../../utils/text/format-date.ts";
import { addressAtPassage } from "../../utils/text/text-fragment.ts";
import { safeLink, withoutCredentials } from "../../utils/text/untrusted.ts";
import { Button } from "../base/Button.tsx";
import { LinkWarning, SiteName } from "../base/LinkHost.tsx";
import { MarkedText } from "../search/results/ResultCard.tsx";
import { type DigestLine, watchNames } from "./digest-store.ts";
import { markRead } from "./watches-store.ts";

/** The button that opens a link behind; the right one only opens a menu. */
const MIDDLE = 1;

interface EntryCardProps {
  line: DigestLine;
  reader: DateReader;
  /** The heading of a day that begins with this card. */
  day: string | null;
}

/** A page that was new to one or more watches. Opening it marks it as read. */
export function EntryCard({ line, reader, day }: EntryCardProps) {
  const { result } = line.entries[0];
  const address = safeLink(result.url);
  const isUnread = line.entries.some(({ unread }) => unread === 1);
  const read = (): void => {
    if (isUnread) markRead({ entries: line.entries.map(({ id }) => id) });
  };
  const title = result.title.trim() ? <MarkedText html={result.title} /> : withoutCredentials(result.url);
  return (
    <li class={isUnread ? "card card-new" : "card"}>
      {day && <h2 class="day">{day}</h2>}
      <div class="card-from">
        {isUnread && <span class="visually-hidden">{t("digest.unread")}</span>}
        {result.organization && <b>{result.organization}</b>}
        <SiteName address={result.url} named={result.domain} />
      </div>
      <h3 class="card-title">
        {address === null ? (
          <span>{title}</span>
        ) : (
          <a
            class="card-link"
            href={addressAtPassage(address, result.snippet, result.contentType)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={read}
            onAuxClick={({ button }) => {
              if (button === MIDDLE) read();
            }}
          >
            {title}
          </a>
        )}
      </h3>
      <LinkWarning address={result.url} named={result.domain || null} />
      {result.snippet && (
        <p class="card-snippet">
          <MarkedText html={result.snippet} />
        </p>
      )}
      <div class="card-foot">
        <div class="card-facts">
          <When line={line} reader={reader} />
          <bdi>{watchNames(line)}</bdi>
        </div>
        {isUnread && (
          <Button
            kind="quiet"
            icon="check"
            onClick={({ currentTarget }) => {
              // The button disappears, and the focus would be lost with it.
              currentTarget.closest("li")?.querySelector("a")?.focus();
              read();
            }}
          >
            {t("digest.mark_read")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** When the page changed or was published; of a page without a date, nothing. */
function When({ line, reader }: Pick<EntryCardProps, "line" | "reader">) {
  const { at, result } = line.entries[0];
  // As the service wrote it, since a date alone means the same day everywhere.
  const written = [result.contentChangedAt, result.publishedAt].find((date) => parseInstant(date) === at);
  const date = readDate(written, reader.timeZone);
  if (date === null) return null;
  return (
    <time dateTime={written ?? undefined} title={exactDate(date, reader)}>
      {relativeDate(date, reader) ?? shortDay(date.day, reader.language)}
    </time>
  );
}
