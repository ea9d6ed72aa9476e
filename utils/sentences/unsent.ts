import type { UnsentProblem } from "../claims/check.ts";
import { t } from "../platform/i18n.ts";
import { problemSentence } from "./failures.ts";

/** Why something that was pointed at did not become a check by itself. */
export function unsentSentence(problem: UnsentProblem): string {
  switch (problem.reason) {
    case "nothing-selected":
      return t("unsent.nothing_selected");
    case "page-closed":
      return t("unsent.page_closed");
    default:
      return problemSentence(problem);
  }
}
