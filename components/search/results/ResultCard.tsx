import { language, t } from "../../../utils/platform/i18n.ts";
import type { KnownValues, SearchResult } from "../../../utils/search/answers.ts";
import { languageLabel, levelLabel, placeOf, withinLine } from "../../../utils/search/names.ts";
import type { RecentSort } from "../../../utils/search/request.ts";
import { archivedResult } from "../../../utils/sites/archived-copy.ts";
import { fileTypeOf } from "../../../utils/text/file-type.ts";
import {
  type DateReader,
  exactDate,
  readDate,
  relativeDate,
  shortDay,
} from "../../../utils/text/format-date.ts";
import { highlightParts } from "../../../utils/text/highlights.ts";
import { addressAtPassage } from "../../../utils/text/text-fragment.ts";
import { safeLink, withoutCredentials } from "../../../utils/text/untrusted.ts";
import { IconButton, IconLink } from "../../base/Button.tsx";
import { LinkWarning, SiteName } from "../../base/LinkHost.tsx";
import { dateOf } from "./result-date.ts";

/** What a person can do with a result besides opening it. */
export interface CardActions {
  /** `background`: in a background tab. Returns whether it was opened, so that the link is not followed as well. */
  onOpen(address: string, background: boolean): boolean;
  onCopyLink(result: SearchResult): void;
  onCopyCitation(result: SearchResult): void;
  onSearchSite(domain: string): void;
  onCheckPage(result: SearchResult): void;
  onCheckClaim(result: SearchResult): void;
}

interface ResultCardProps {
  result: SearchResult;
  known: KnownValues;
  reader: DateReader;
  /** The order of a recent feed, which decides the date shown; null in a search. */
  sort: RecentSort | null;
  isNew?: boolean;
  /** The heading of a day that begins with this card. */
  day?: string | null;
  actions: CardActions;
}

export function ResultCard({ result, known, reader, sort, isNew, day, actions }: ResultCardProps) {
  const address = safeLink(result.url);
  const { organization, domain } = result;
  // So that a screen reader speaks French pages as French, whatever the language of the interface.
  const lang = result.language?.toLowerCase() || undefined;
  // In a recent feed the headings of days are one level above the titles.
  const Title = sort === null ? "h2" : "h3";
  return (
    <li class={isNew ? "card card-new" : "card"}>
      {day && <h2 class="day">{day}</h2>}
      <div class="card-from">
        {isNew && <span class="visually-hidden">{t("recent.is_new")}</span>}
        {organization && <b dir="auto">{organization}</b>}
        <SiteName address={result.url} named={domain} />
      </div>
      <Title class="card-title" lang={lang} dir="auto">
        <ResultLink result={result} address={address} actions={actions} />
      </Title>
      <LinkWarning address={result.url} named={domain || null} />
      {result.snippet && (
        <p class="card-snippet" lang={lang} dir="auto">
          <MarkedText html={result.snippet} />
        </p>
      )}
      <div class="card-foot">
        <Facts result={result} known={known} reader={reader} sort={sort} />
        <Actions result={result} isWebPage={address !== null} actions={actions} />
      </div>
    </li>
  );
}

interface LinkProps {
  result: SearchResult;
  address: string | null;
  actions: CardActions;
}

/** The title, as a link to the passage that was found, unless the address must not be opened. */
function ResultLink({ result, address, actions }: LinkProps) {
  const title = result.title.trim() ? <MarkedText html={result.title} /> : untitled(result);
  if (address === null) return <span>{title}</span>;
  const opened = addressAtPassage(address, result.snippet, result.contentType);
  return (
    <a
      class="card-link"
      href={opened}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        const background = event.ctrlKey || event.metaKey;
        if (actions.onOpen(opened, background)) event.preventDefault();
      }}
    >
      {title}
    </a>
  );
}

function untitled({ url, domain }: SearchResult): string {
  return withoutCredentials(url).replace(/^https?:\/\//i, "") || domain || t("result.untitled");
}

type FactsProps = Omit<ResultCardProps, "actions" | "isNew" | "day">;

function Facts({ result, known, reader, sort }: FactsProps) {
  const fileType = fileTypeOf(result.contentType) ?? result.contentType;
  const place = placeOf(result, known);
  const level = result.level ? withinLine(levelLabel(result.level)) : "";
  const isForeign = result.language && !language().startsWith(result.language.toLowerCase());
  return (
    <div class="card-facts">
      {fileType && fileType !== "html" && <span class="file-type">{fileType.toUpperCase()}</span>}
      <When result={result} reader={reader} sort={sort} />
      {place && <span class="place">{place}</span>}
      {level && <span>{level}</span>}
      {isForeign && result.language && <span>{withinLine(languageLabel(result.language))}</span>}
    </div>
  );
}

const WHEN = {
  updated: ["result.updated", "result.updated_on"],
  published: ["result.published", "result.published_on"],
  changed: ["result.changed", "result.changed_on"],
  crawled: ["result.crawled", "result.crawled_on"],
} as const;

/** "updated 3 days ago"; the exact date on hover, and instead of it while the focus is in the card. */
function When({ result, reader, sort }: Pick<FactsProps, "result" | "reader" | "sort">) {
  const { kind, iso } = dateOf(result, sort);
  const date = readDate(iso, reader.timeZone);
  if (!date) return <span>{t("result.no_date")}</span>;
  const [ago, on] = WHEN[kind];
  const relative = relativeDate(date, reader);
  const exact = t(on, exactDate(date, reader));
  return (
    <time dateTime={iso ?? undefined} title={exact}>
      <span class="when-relative">
        {relative === null ? t(on, shortDay(date.day, reader.language)) : t(ago, relative)}
      </span>
      <span class="when-exact">{exact}</span>
    </time>
  );
}

interface ActionsProps {
  result: SearchResult;
  isWebPage: boolean;
  actions: CardActions;
}

function Actions({ result, isWebPage, actions }: ActionsProps) {
  const archived = archivedResult(result);
  return (
    <div class="card-actions">
      {isWebPage && (
        <IconButton icon="link" label={t("result.copy_link")} onClick={() => actions.onCopyLink(result)} />
      )}
      <IconButton
        icon="quote"
        label={t("result.copy_citation")}
        onClick={() => actions.onCopyCitation(result)}
      />
      {archived !== null && <IconLink icon="archive" label={t("archive.copy")} address={archived} />}
      {result.domain && (
        <IconButton
          icon="search-site"
          label={t("result.search_site")}
          onClick={() => actions.onSearchSite(result.domain)}
        />
      )}
      {isWebPage && (
        <IconButton
          icon="shield"
          label={t("result.check_page")}
          onClick={() => actions.onCheckPage(result)}
        />
      )}
      <IconButton
        icon="speech"
        label={t("result.check_claim")}
        onClick={() => actions.onCheckClaim(result)}
      />
    </div>
  );
}

/** A title or snippet of the search service with its highlights. */
export function MarkedText({ html }: { html: string }) {
  return <>{highlightParts(html).map(({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))}</>;
}
