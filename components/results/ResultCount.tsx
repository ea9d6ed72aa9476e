import { counted, t } from "../../utils/platform/i18n.ts";
import type { ResultPage } from "../../utils/requests/answers.ts";

/** Always in the page, so that screen readers hear it change. */
export function ResultCount({ page }: { page: ResultPage | null }) {
  return (
    <p class="result-count" role="status">
      {page ? countSentence(page) : ""}
    </p>
  );
}

export function countSentence({ total, totalIsLowerBound }: ResultPage): string {
  if (total === 0) return t("results.none");
  return totalIsLowerBound ? counted("results.at_least", total) : counted("results.count", total);
}
