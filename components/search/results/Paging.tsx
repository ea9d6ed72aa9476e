import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { lastPage } from "../../../utils/search/request-problem.ts";
import type { ResultPage } from "../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";
import { Button } from "../../base/Button.tsx";
import { Note } from "../../base/notices.tsx";
import styles from "./Paging.module.css";

interface PagingProps {
  page: ResultPage;
  onPage(page: number): void;
}

export function Paging({ page, onPage }: PagingProps) {
  // Where the total is a floor, only the pages themselves show where the results end.
  const last = lastPage(page.totalIsLowerBound ? Number.POSITIVE_INFINITY : page.total, page.size);
  const from = (page.page - 1) * page.size + 1;
  // A service may send more than was asked for, and the rest belongs to the pages that follow.
  const to =
    from - 1 + Math.min(page.results.length + page.dropped, Math.max(page.size, page.results.length));
  const isEmpty = to < from;
  const turnTo = (target: number): void => {
    // The button may disappear, so the focus moves to the list, without scrolling it.
    document.getElementById("list")?.focus({ preventScroll: true });
    onPage(target);
  };
  const isExact = !page.totalIsLowerBound && page.total >= to;
  const range = [formatNumber(from), formatNumber(to)] as const;
  return (
    <nav class={`paging ${styles.paging}`} aria-label={t("paging.label")}>
      <span class={styles.range}>
        {!isEmpty &&
          (isExact ? t("paging.of", ...range, formatNumber(page.total)) : t("paging.range", ...range))}
      </span>
      <Button
        kind="quiet"
        disabled={page.page <= 1}
        onClick={() => turnTo(isEmpty ? Math.min(page.page - 1, last) : page.page - 1)}
      >
        {t("paging.previous")}
      </Button>
      <Button disabled={!hasNextPage(page)} onClick={() => turnTo(page.page + 1)}>
        {t("paging.next")}
      </Button>
    </nav>
  );
}

/** A total that is a floor ends nothing while full pages come. */
function hasNextPage(shown: ResultPage): boolean {
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

/** Says why there is no next page although there are more results. */
export function WindowEnd() {
  return (
    <div class="outcome">
      <Note>{t("paging.window_end", formatNumber(LIMITS.window))}</Note>
    </div>
  );
}
