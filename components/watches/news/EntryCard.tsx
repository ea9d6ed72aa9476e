import { counted, language, t } from "../../../utils/platform/i18n.ts";
import { archivedResult } from "../../../utils/sites/archived-copy.ts";
import { linkHost, plainHost } from "../../../utils/sites/link-host.ts";
import type { DateReader } from "../../../utils/text/format-date.ts";
import { hasWords, plainText } from "../../../utils/text/highlights.ts";
import { addressAtPassage } from "../../../utils/text/text-fragment.ts";
import { safeLink, withoutCredentials } from "../../../utils/text/untrusted.ts";
import { newsOf, type WatchEntry } from "../../../utils/watches/entry.ts";
import { entryDate } from "../../../utils/watches/entry-date.ts";
import { pageState } from "../../../utils/watches/page-states.ts";
import { missingSentence } from "../../../utils/watches/sentences.ts";
import { Icon } from "../../base/Icon.tsx";
import { LinkWarning, SiteName } from "../../base/LinkHost.tsx";
import { Menu } from "../../base/Menu.tsx";
import { onOpened } from "../../base/on-opened.ts";
import base from "../../base/PageCard.module.css";
import { actionsOf, checksNote, type ResultCardActions } from "../../search/results/card-actions.ts";
import { kindsOf, MarkedText } from "../../search/results/ResultCard.tsx";
import { markRead } from "../watches-store.ts";
import { ChangedPage } from "./ChangedPage.tsx";
import styles from "./EntryCard.module.css";
import { type NewsLine, watchNames } from "./news-store.ts";
import dots from "./unread-dot.module.css";

interface EntryCardProps {
  line: NewsLine;
  reader: DateReader;
  /** The heading of a day that begins with this card. */
  day: string | null;
  /** Whether several watches are listed, so that it says which found it. */
  isNamed: boolean;
  actions: ResultCardActions;
}

/** A page that was new to one or more watches. Opening it marks it as read. */
export function EntryCard({ line, reader, day, isNamed, actions }: EntryCardProps) {
  const { result } = line.entries[0];
  const address = safeLink(result.url);
  const lang = result.language?.toLowerCase() || undefined;
  const isUnread = line.entries.some(({ unread }) => unread === 1);
  const read = (): void => {
    if (isUnread) markRead({ entries: line.entries.map(({ id }) => id) });
  };
  const title = hasWords(result.title) ? <MarkedText html={result.title} /> : withoutCredentials(result.url);
  const times = Math.max(...line.entries.map((entry) => entry.times ?? 1));
  const kinds = kindsOf(result);
  const { missing } = line.entries[0];
  const changed = line.entries.find(({ before }) => before !== undefined);
  return (
    <li class={isUnread ? `card card-new ${styles.item} ${styles.unread}` : `card ${styles.item}`}>
      {day && <h2 class={`day ${styles.day}`}>{day}</h2>}
      <div class={`${base.card} ${styles.card}`}>
        <div class={`${base.from} ${styles.from}${isUnread ? ` ${dots.dot}` : ""}`}>
          {isUnread && <span class="visually-hidden">{t("news.unread")}</span>}
          {result.organization && (
            <b class={base.organization} dir="auto">
              {result.organization}
            </b>
          )}
          <SiteName address={result.url} named={result.domain} />
          {isNamed && <FoundBy line={line} />}
          <When entry={line.entries[0]} reader={reader} />
        </div>
        <h3 class={`${base.title} ${styles.title}`} lang={lang} dir="auto">
          {address === null ? (
            <span>{title}</span>
          ) : (
            <a
              class={`card-link ${base.link}`}
              href={addressAtPassage(address, result.snippet, result.contentType)}
              data-address={address}
              target="_blank"
              rel="noopener noreferrer"
              {...onOpened(actions.onOpen, read)}
            >
              {title}
            </a>
          )}
        </h3>
        <div class={`${base.more} ${styles.more}`}>
          <Menu
            name={t("news.entry_more", plainText(result.title).trim() || withoutCredentials(result.url))}
            items={[
              ...(isUnread ? [{ name: t("news.mark_read"), icon: "check", onSelect: read } as const] : []),
              ...actionsOf(result, address, actions),
            ]}
            {...checksNote(actions)}
          />
        </div>
        <LinkWarning address={result.url} named={result.domain || null} />
        {(result.snippet || kinds.length > 0) && (
          <p class={`${base.snippet} ${styles.snippet}`} lang={lang} dir="auto">
            {kinds.map((kind) => (
              <bdi class={base.kind} lang={language()} key={kind}>
                {kind}
              </bdi>
            ))}
            <MarkedText html={result.snippet} />
          </p>
        )}
        {missing && <MissingPage missing={missing} archived={archivedResult(result)} />}
        {times > 1 && <p class="hint">{counted("news.back_and_forth", times)}</p>}
        {changed?.before && (
          <ChangedPage
            before={changed.before}
            now={pageState(changed.result, newsOf(changed).foundAt)}
            address={changed.result.url}
            watch={changed.watch}
          />
        )}
      </div>
    </li>
  );
}

/** The follows that found a page. One that is named like its site says nothing new beside it. */
function FoundBy({ line }: { line: NewsLine }) {
  const host = linkHost(line.entries[0].result.url);
  const names = watchNames(line).filter((name) => host === null || name !== plainHost(host));
  return names.length > 0 ? <bdi class={styles.found}>{names.join(", ")}</bdi> : null;
}

interface MissingPageProps {
  missing: NonNullable<WatchEntry["missing"]>;
  archived: string | null;
}

/** That the index no longer finds the page whose last state the card shows, and where a copy of it is. */
function MissingPage({ missing, archived }: MissingPageProps) {
  return (
    <p class={missing.until === undefined ? `${styles.missing} ${styles.isMissing}` : styles.missing}>
      <Icon name={missing.until === undefined ? "help" : "check"} />
      <span>
        {missingSentence(missing)}{" "}
        {archived !== null && (
          <a href={archived} target="_blank" rel="noopener noreferrer">
            {t("archive.copy")}
          </a>
        )}
      </span>
    </p>
  );
}

/** On paper the exact date, since nobody knows when it is read. */
function When({ entry, reader }: { entry: WatchEntry; reader: DateReader }) {
  const date = entryDate(entry, reader);
  if (date === null) {
    // When a page went missing is said below its snippet.
    return entry.missing ? null : <span class={base.when}>{t("result.no_date")}</span>;
  }
  return (
    <time class={base.when} dateTime={date.written} title={date.exact} data-on-paper={date.exact}>
      {date.shown}
    </time>
  );
}
