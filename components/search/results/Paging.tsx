import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { lastPage } from "../../../utils/search/request-problem.ts";
import type { ResultPage } from "../../../utils/search/service-answers.ts";
import { Button } from "../../base/Button.tsx";
import styles from "./Paging.module.css";
import { hasNextPage } from "./where-results-end.ts";

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
