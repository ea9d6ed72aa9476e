import type { Served } from "../../../../utils/calls/calls-table.ts";
import type { DoneCheck } from "../../../../utils/checks/check.ts";
import { passageSearches } from "../../../../utils/checks/claims/claim-queries.ts";
import { readCheck } from "../../../../utils/checks/history/read-checks.ts";
import {
  furtherSites,
  hasAllPages,
  missingSites,
  type SitePassages,
  sitePassages,
} from "../../../../utils/checks/sources/passages.ts";
import type { ApiFailure } from "../../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../../utils/platform/result.ts";
import { NO_FILTERS, newSearch, type SearchRequest } from "../../../../utils/search/request.ts";
import type { ResultPage, SearchResult } from "../../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../../utils/search/service-limits.ts";
import { searchFreshly } from "../../search/actions.ts";
import { keepPassages } from "../store.ts";

export type Search = (
  request: SearchRequest,
  signal: AbortSignal,
) => Promise<Result<Served<ResultPage>, ApiFailure>>;

/** Sites that are asked about at the same time. */
const AT_ONCE = 3;

/**
 * Looks up what the sources of a verdict say, three sites at a time, and stores each as it comes, so that a worker that is
 * stopped continues where it was. Fails with the first failure; sites that were found stay.
 */
export async function lookUpPassages(
  { id, further = false }: { id: string; further?: boolean },
  signal: AbortSignal,
  search: Search = searchFreshly,
): Promise<Result<null, ApiFailure>> {
  const check = await readCheck(id);
  if (check?.state !== "done") return success(null);
  const { verdict, passagesBySite } = check;
  const hosts = [
    ...missingSites(verdict.sources, passagesBySite),
    ...(further ? furtherSites(verdict.sources, passagesBySite) : []),
  ];
  let failure: ApiFailure | null = null;
  let isOver = false;
  const askNext = async (): Promise<void> => {
    const host = isOver ? undefined : hosts.shift();
    if (host === undefined) return;
    const site = await passagesOnSite(host, check, signal, search);
    if (site.ok) {
      // The check was deleted meanwhile.
      if (!(await keepPassages(check, site.value))) isOver = true;
    } else {
      failure ??= site.failure;
      // Anything else would fail for the next site too.
      if (site.failure.kind !== "refused" && site.failure.kind !== "unreadable") isOver = true;
    }
    return askNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return failure === null ? success(null) : failed(failure);
}

/** What a site has about a claim: with many of its words, then with fewer. */
export async function passagesOnSite(
  host: string,
  { claim, verdict: { sources } }: DoneCheck,
  signal: AbortSignal,
  search: Search,
): Promise<Result<SitePassages, ApiFailure>> {
  const results: SearchResult[] = [];
  const passagesBySite = (found: { at: number; inIndex: boolean }) =>
    sitePassages(host, sources, results, found);
  let at = 0;
  for (const words of passageSearches(claim)) {
    const found = await search(within(host, words), signal);
    if (!found.ok) return found;
    at = found.value.fetchedAt;
    results.push(...found.value.value.results);
    if (hasAllPages(host, sources, passagesBySite({ at, inIndex: true }))) break;
  }
  if (results.length > 0) return success(passagesBySite({ at, inIndex: true }));
  // Nothing with these words: is the site in the index at all?
  const anyPage = await search(newSearch(`site:${host}`, NO_FILTERS, 1), signal);
  if (!anyPage.ok && anyPage.failure.kind !== "refused") return anyPage;
  if (!anyPage.ok) return success(passagesBySite({ at, inIndex: true }));
  const { fetchedAt, value } = anyPage.value;
  return success(passagesBySite({ at: fetchedAt, inIndex: value.total > 0 || value.results.length > 0 }));
}

function within(host: string, words: string): SearchRequest {
  return newSearch(words, { ...NO_FILTERS, domain: [host] }, LIMITS.sizeMaximum);
}
