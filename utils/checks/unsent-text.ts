import { problemSentence } from "../failure-text.ts";
import { t } from "../i18n.ts";
import type { UnsentProblem } from "./check.ts";

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
