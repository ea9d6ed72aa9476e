import { readsAsClaim } from "../../../utils/checks/claims/reads-as-claim.ts";
import { counted, formatNumber, t } from "../../../utils/platform/i18n.ts";
import type { FilterChange } from "../../../utils/search/filter-changes.ts";
import { withoutFilter } from "../../../utils/search/filter-changes.ts";
import { parseQuery, printQuery } from "../../../utils/search/operators.ts";
import type { Filters, SearchRequest } from "../../../utils/search/request.ts";
import { nothingFoundAdvice, nothingFoundTitle, pastEndAdvice } from "../../../utils/search/sentences.ts";
import type { KnownValues, ResultPage } from "../../../utils/search/service-answers.ts";
import { typedAddress } from "../../../utils/search/typed-host.ts";
import { siteQuestionAddress } from "../../../utils/sites/site-question.ts";
import { Button } from "../../base/Button.tsx";
import { Icon } from "../../base/Icon.tsx";
import { EmptyState, StatusLine } from "../../base/notices.tsx";
import { chosenFilters, filterName } from "../filters/chosen-filters.ts";
import type { Offers } from "../view/second-tries.ts";
import { Offered } from "./Offered.tsx";

interface NoResultsProps {
  /** The words of the request; null: a recent feed without words. */
  query: string | null;
  /** A search cannot be sent without words, so its only operator cannot be dropped. */
  needsWords: boolean;
  filters: Filters;
  known: KnownValues;
  page: ResultPage;
  onChange(change: FilterChange): void;
  onRemoveAll(): void;
  onWords(words: string): void;
  /** Drops the period of a feed; missing: it has none. */
  onAnyDate?: (() => void) | undefined;
  /** What is known to find something. */
  offers: Offers | null;
  /** Other words are being looked for. */
  isTrying: boolean;
  onFederal(request: SearchRequest): void;
  onPage(page: number): void;
  /** Sends the words as a claim; missing: they can only be searched for. */
  onCheck?: ((claim: string) => void) | undefined;
}

/** Says whether results are on earlier pages. Otherwise it offers to drop filters and operators, the likely cause. */
export function NoResults(props: NoResultsProps) {
  const { query, filters, known, page, onChange, onWords } = props;
  const isPastEnd = page.total > 0 || page.totalIsLowerBound;
  if (page.page > 1 && isPastEnd && page.dropped === 0) return <PastEnd page={page} onPage={props.onPage} />;
  const chosen = chosenFilters(filters, known);
  const terms = parseQuery(query ?? "");
  const words = terms.map((term) => printQuery([term]));
  const operators = new Set(words.filter((_, index) => terms[index]?.kind === "operator"));
  if (props.needsWords && new Set(words).size === 1) operators.clear();
  const removable = chosen.length + operators.size;
  const anyDate = props.onAnyDate && <Button onClick={props.onAnyDate}>{t("no.results_any_date")}</Button>;
  return (
    <EmptyState title={nothingFoundTitle(query)}>
      <StatusLine>{props.isTrying && <p>{t("no.results_trying")}</p>}</StatusLine>
      {props.offers && <Offered offers={props.offers} onWords={onWords} onFederal={props.onFederal} />}
      {query !== null && props.onCheck && <ClaimInstead query={query} onCheck={props.onCheck} />}
      {removable === 0 ? (
        <>
          <p>{nothingFoundAdvice(query, props.onAnyDate !== undefined)}</p>
          {anyDate}
        </>
      ) : (
        <>
          <p>{counted("no.results_filters", removable)}</p>
          <div class="row">
            {chosen.map(({ name, value, label }) => (
              <Button
                key={`${name}|${value}`}
                icon="close"
                onClick={() => onChange(withoutFilter(filters, name, value, known))}
              >
                {t("filter.drop", filterName(name), label)}
              </Button>
            ))}
            {[...operators].map((operator) => (
              <Button
                key={operator}
                icon="close"
                onClick={() => onWords(words.filter((word) => word !== operator).join(" "))}
              >
                {t("operator.drop", operator)}
              </Button>
            ))}
            {chosen.length > 1 && <Button onClick={props.onRemoveAll}>{t("filters.remove_all")}</Button>}
            {anyDate}
          </div>
        </>
      )}
      <AboutAddress query={query ?? ""} />
    </EmptyState>
  );
}

/** A sentence may have been meant as a claim. */
function ClaimInstead({ query, onCheck }: { query: string; onCheck(claim: string): void }) {
  if (!readsAsClaim(query)) return null;
  return (
    <>
      <Button kind="main" icon="speech" onClick={() => onCheck(query)}>
        {t("claim.check_this")}
      </Button>
      <p class="hint">{t("claim.check_this_hint")}</p>
    </>
  );
}

/** What a reader who entered an address may have wanted. */
function AboutAddress({ query }: { query: string }) {
  const address = typedAddress(query);
  if (address === null) return null;
  const asks = (wants: "search" | "answer") => siteQuestionAddress({ address, wants, words: "" });
  return (
    <div class="row">
      <a class="button" href={asks("search")} target="_blank" rel="noopener noreferrer">
        <Icon name="search-site" />
        {t("result.search_site")}
      </a>
      <a class="button" href={asks("answer")} target="_blank" rel="noopener noreferrer">
        <Icon name="shield" />
        {t("site.link_title")}
      </a>
    </div>
  );
}

/** A total that is a floor may promise a page that the service does not have. */
function PastEnd({ page, onPage }: Pick<NoResultsProps, "page" | "onPage">) {
  return (
    <EmptyState title={t("no.results_page", formatNumber(page.page))}>
      <p>{pastEndAdvice(page)}</p>
      <div class="row">
        {page.totalIsLowerBound && page.page > 2 && (
          <Button icon="chevron-left" onClick={() => onPage(page.page - 1)}>
            {t("paging.previous")}
          </Button>
        )}
        <Button onClick={() => onPage(1)}>{t("paging.first")}</Button>
      </div>
    </EmptyState>
  );
}
