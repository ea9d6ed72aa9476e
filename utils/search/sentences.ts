import { counted, t } from "../platform/i18n.ts";
import type { ResultPage } from "./service-answers.ts";
import { typedAddress } from "./typed-host.ts";

/** "1,234 results", or "At least 10,000 results" where the service stopped counting. */
export function countSentence({ results, total, totalIsLowerBound, page, dropped }: ResultPage): string {
  // A service that stopped counting at once still lists what it found, and one that counted wrongly lists nothing.
  const found = Math.max(total, results.length);
  const isEmpty = page === 1 && results.length === 0 && dropped === 0;
  if (found === 0 || isEmpty) return t("results.none");
  return totalIsLowerBound ? counted("results.at_least", found) : counted("results.count", found);
}

/** That nothing was found, and for which words; null: a feed without words. */
export function nothingFoundTitle(query: string | null): string {
  return query ? t("no.results_for", query) : t("no.results_here");
}

/** What to try where nothing was found though no filter is on. `hasPeriod`: of a feed. */
export function nothingFoundAdvice(query: string | null, hasPeriod: boolean): string {
  if (!query) return t(hasPeriod ? "no.results_recent_advice" : "no.results_recent_order");
  return typedAddress(query) === null ? t("no.results_advice") : t("no.results_address");
}

/** What to do on a page past the last result. */
export function pastEndAdvice(page: ResultPage): string {
  if (page.totalIsLowerBound) return t("no.results_ended");
  return t("no.results_page_advice", countSentence(page));
}
