import type { RecentSort } from "../../../utils/search/request.ts";
import type { SearchResult } from "../../../utils/search/service-answers.ts";
import { parseInstant } from "../../../utils/text/dates.ts";

/** The date of a result that a list shows: the one it is sorted by, or in a search the best one known. */
export interface ResultDate {
  readonly kind: RecentSort;
  readonly iso: string | null;
}

export function dateOf(result: SearchResult, sort: RecentSort | null): ResultDate {
  switch (sort) {
    case "published":
      return { kind: "published", iso: result.publishedAt };
    case "changed":
      return { kind: "changed", iso: result.contentChangedAt };
    case "crawled":
      return { kind: "crawled", iso: result.lastCrawled };
    case "updated":
      return { kind: "updated", iso: result.updatedAt };
    default:
      if (isDate(result.updatedAt)) return { kind: "updated", iso: result.updatedAt };
      if (isDate(result.publishedAt)) return { kind: "published", iso: result.publishedAt };
      return { kind: "changed", iso: result.contentChangedAt };
  }
}

function isDate(iso: string | null): boolean {
  return parseInstant(iso) !== null;
}
