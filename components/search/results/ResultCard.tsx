import { language, t } from "../../../utils/platform/i18n.ts";
import { languageLabel, withinLine } from "../../../utils/search/place-labels.ts";
import type { Filters, RecentSort } from "../../../utils/search/request.ts";
import type { KnownValues, SearchResult } from "../../../utils/search/service-answers.ts";
import { fileKind } from "../../../utils/text/file-type.ts";
import {
  type DateReader,
  exactDate,
  readDate,
  relativeDate,
  shortDay,
} from "../../../utils/text/format-date.ts";
import { hasWords, highlightParts, plainText } from "../../../utils/text/highlights.ts";
import { oneLine } from "../../../utils/text/one-line.ts";
import { addressAtPassage } from "../../../utils/text/text-fragment.ts";
import { safeLink, withoutCredentials } from "../../../utils/text/untrusted.ts";
import { LinkWarning, SiteName } from "../../base/LinkHost.tsx";
import { Menu } from "../../base/Menu.tsx";
import { onOpened } from "../../base/on-opened.ts";
import base from "../../base/PageCard.module.css";
import { actionsOf, checksNote, type ResultCardActions } from "./card-actions.ts";
import { placeBeside } from "./place-beside.ts";
import styles from "./ResultCard.module.css";
import { dateOf } from "./which-date.ts";

interface ResultCardProps {
  result: SearchResult;
  known: KnownValues;
  /** What the list was asked for: a place that was chosen is not said again by each card. */
  filters: Filters;
  reader: DateReader;
  /** The order of a recent feed, which decides the date shown; null in a search. */
  sort: RecentSort | null;
  isNew?: boolean;
  /** The heading of a day that begins with this card. */
  day?: string | null;
  actions: ResultCardActions;
}

export function ResultCard({ result, known, filters, reader, sort, isNew, day, actions }: ResultCardProps) {
  const address = safeLink(result.url);
  const { organization, domain } = result;
  const place = placeBeside(result, known, filters);
  // So that a screen reader speaks French pages as French, whatever the language of the interface.
  const lang = result.language?.toLowerCase() || undefined;
  // In a recent feed the headings of days are one level above the titles.
  const Title = sort === null ? "h2" : "h3";
  const card = `card ${base.card} ${styles.card}`;
  return (
    <li class={isNew ? `${card} card-new ${styles.isNew}` : card}>
      {day && <h2 class={`day ${styles.day}`}>{day}</h2>}
      <div class={`card-from ${base.from} ${styles.from}`}>
        {isNew && <span class="visually-hidden">{t("recent.is_new")}</span>}
        <span class={styles.source}>
          <span class={styles.publisher}>
            {organization && (
              <b class={base.organization} dir="auto">
                {organization}
              </b>
            )}
            <SiteName address={result.url} named={domain} />
          </span>
          {place && (
            <span class={`place ${styles.place}`} title={place}>
              {place}
            </span>
          )}
        </span>
        <When result={result} reader={reader} sort={sort} />
      </div>
      <Title class={`card-title ${base.title} ${styles.title}`} lang={lang} dir="auto">
        <ResultLink result={result} address={address} actions={actions} />
      </Title>
      <LinkWarning address={result.url} named={domain || null} />
      <Snippet result={result} lang={lang} />
      <span class={`${base.more} ${styles.more}`}>
        <Menu
          name={t("result.more", shortTitle(result))}
          items={actionsOf(result, address, actions)}
          {...checksNote(actions)}
        />
      </span>
    </li>
  );
}

interface LinkProps {
  result: SearchResult;
  address: string | null;
  actions: ResultCardActions;
}

/** The title, as a link to the passage that was found, unless the address must not be opened. */
function ResultLink({ result, address, actions }: LinkProps) {
  const title = hasWords(result.title) ? <MarkedText html={result.title} /> : untitled(result);
  if (address === null) return <span>{title}</span>;
  return (
    <a
      class={`card-link ${base.link}`}
      href={addressAtPassage(address, result.snippet, result.contentType)}
      data-address={address}
      target="_blank"
      rel="noopener noreferrer"
      {...onOpened(actions.onOpen)}
    >
      {title}
    </a>
  );
}

function untitled({ url, domain }: SearchResult): string {
  return withoutCredentials(url).replace(/^https?:\/\//i, "") || domain || t("result.untitled");
}

/** What is unusual about a page: the type of its file, and a language that is not the user's. */
export function kindsOf(result: SearchResult): readonly string[] {
  const fileType = fileKind(result.contentType);
  const isForeign = result.language && !language().startsWith(result.language.toLowerCase());
  return [
    ...(fileType ? [fileType] : []),
    ...(isForeign && result.language ? [withinLine(languageLabel(result.language))] : []),
  ];
}

/** What was found on the page, after its kinds. */
function Snippet({ result, lang }: { result: SearchResult; lang: string | undefined }) {
  const kinds = kindsOf(result);
  if (kinds.length === 0 && !result.snippet) return null;
  return (
    <p class={`card-snippet ${base.snippet} ${styles.snippet}`} lang={lang} dir="auto">
      {kinds.map((kind) => (
        <bdi class={`kind ${base.kind} ${styles.kind}`} lang={language()} key={kind}>
          {kind}
        </bdi>
      ))}
      {result.snippet && <MarkedText html={result.snippet} />}
    </p>
  );
}

const WHEN = {
  updated: ["result.updated", "result.updated_on"],
  published: ["result.published", "result.published_on"],
  changed: ["result.changed", "result.changed_on"],
  crawled: ["result.crawled", "result.crawled_on"],
} as const;

/**
 * "3 days ago", in a feed "changed 3 days ago". What happened then and the exact date on hover and on paper, and instead of
 * it while the focus is in the card.
 */
function When({ result, reader, sort }: Pick<ResultCardProps, "result" | "reader" | "sort">) {
  const { kind, iso } = dateOf(result, sort);
  const date = readDate(iso, reader.timeZone);
  if (!date) return <span class={`${base.when} ${styles.when}`}>{t("result.no_date")}</span>;
  const [ago, on] = WHEN[kind];
  const relative = relativeDate(date, reader);
  const short = relative ?? shortDay(date.day, reader.language);
  const exact = t(on, exactDate(date, reader));
  return (
    <time
      class={sort === null ? base.when : `${base.when} ${styles.told}`}
      dateTime={iso ?? undefined}
      title={exact}
      data-on-paper={exact}
    >
      <span class={`when-relative ${styles.relative}`}>
        {sort === null ? short : t(relative === null ? on : ago, short)}
      </span>
      <span class={`when-exact ${styles.exact}`}>{sort === null ? exactDate(date, reader) : exact}</span>
    </time>
  );
}

/** As much of the title as names a button. */
const NAMED = 80;

function shortTitle(result: SearchResult): string {
  return oneLine(plainText(result.title), NAMED) || untitled(result);
}

/** A title or snippet of the search service with its highlights. */
export function MarkedText({ html }: { html: string }) {
  return <>{highlightParts(html).map(({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))}</>;
}
