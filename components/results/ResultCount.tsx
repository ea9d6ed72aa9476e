import type { ResultPage } from "../../utils/requests/answers.ts";
import { countSentence } from "../../utils/sentences/results.ts";

/** Always in the page, so that screen readers hear it change. */
export function ResultCount({ page }: { page: ResultPage | null }) {
  return (
    <p class="result-count" role="status">
      {page ? countSentence(page) : ""}
    </p>
  );
}
