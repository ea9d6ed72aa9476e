import { lastPage } from "../../../utils/search/request-problem.ts";
import type { ResultPage } from "../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";

/** A total that is a floor ends nothing while full pages come. */
export function hasNextPage(shown: ResultPage): boolean {
  const goesOn = shown.totalIsLowerBound && isFull(shown);
  return shown.page < lastPage(goesOn ? Number.POSITIVE_INFINITY : shown.total, shown.size);
}

/** Whether there are more results, but the service does not serve pages beyond this one. */
export function isEndOfWindow(shown: ResultPage): boolean {
  const { page, size, total, totalIsLowerBound } = shown;
  const hasMore = totalIsLowerBound && (total >= LIMITS.window || isFull(shown));
  return !hasNextPage(shown) && (total > page * size || hasMore);
}

function isFull({ results, dropped, size }: ResultPage): boolean {
  return results.length + dropped >= size;
}
