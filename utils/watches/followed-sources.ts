import type { DoneCheck } from "../checks/check.ts";
import { claimKey } from "../checks/claims/claim.ts";
import { allSites, pageKey } from "../checks/sources/passages.ts";
import { NO_FILTERS } from "../search/request.ts";
import { searchProblem } from "../search/request-problem.ts";
import { MOST } from "../text/input-limits.ts";
import { FIRST_CHOICES } from "./first-choices.ts";
import { type FollowedSources, type NewWatch, viewOf, type Watch, watchName } from "./watch.ts";

/** A verdict names a handful. The contract names no limit of sites in a request, but services refuse long lists. */
const MOST_SITES = 50;
const MOST_PAGES = 100;
const LONGEST_CLAIM = 20_000;

/** A watch of the sources of a verdict, asked for by their sites and never by the claim; null: the index has none of them. */
export function watchOfSources({ claim, verdict: { sources } }: DoneCheck): NewWatch | null {
  const pages = [...new Set(sources.flatMap(({ url }) => pageKey(url) ?? []))].slice(0, MOST_PAGES);
  const domain = allSites(sources).slice(0, MOST_SITES).sort();
  const followed = readSources({ claim: claimKey(claim), pages });
  if (followed === undefined || followed === null || domain.length === 0) return null;
  const request = { ...NO_FILTERS, domain, q: "", sort: "changed", sources: followed } as const;
  if (searchProblem(viewOf(request)) !== null) return null;
  return { name: watchName(claim), request, ...FIRST_CHOICES };
}

export const followsSources = ({ request }: Pick<Watch, "request">): boolean => request.sources !== undefined;

/** What a list says of a followed verdict, which anyone may have written; undefined: nothing, null: it cannot be used. */
export function readSources(value: {
  readonly claim?: unknown;
  readonly pages?: unknown;
}): FollowedSources | undefined | null {
  const { claim, pages } = value;
  if (claim === undefined && pages === undefined) return undefined;
  if (typeof claim !== "string" || claim === "" || claim.length > LONGEST_CLAIM) return null;
  if (!Array.isArray(pages) || pages.length === 0 || pages.length > MOST_PAGES) return null;
  const read = pages.filter(
    (page): page is string => typeof page === "string" && page.length <= MOST.listedAddress,
  );
  return read.length === pages.length ? { claim, pages: read } : null;
}
