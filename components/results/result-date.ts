import type { SearchResult } from "../../utils/requests/answers.ts";
import type { RecentSort } from "../../utils/requests/request.ts";

/** Which of a result's dates a list shows: the one it is ordered by; a search shows the best there is. */
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
      if (result.updatedAt) return { kind: "updated", iso: result.updatedAt };
      if (result.publishedAt) return { kind: "published", iso: result.publishedAt };
      return { kind: "changed", iso: result.contentChangedAt };
  }
}
