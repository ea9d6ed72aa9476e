import { t } from "../platform/i18n.ts";
import type { ApiFailure } from "../requests/failure.ts";
import { failureSentence } from "./failures.ts";

/** What a person has chosen about suggestions as they type; null: nothing yet. */
export function suggestionsSentence(chosen: boolean | null): string {
  if (chosen === null) return t("welcome.suggestions_open");
  return chosen ? t("welcome.suggestions_are_on") : t("welcome.suggestions_are_off");
}

/** What clearing one kind of data came to. */
export type ClearOutcome =
  | { readonly what: "answers" | "checks" | "searches"; readonly done: true }
  | { readonly what: "answers" | "checks" | "searches"; readonly done: false; readonly failure: ApiFailure };

export function clearedSentence(outcome: ClearOutcome): string {
  if (!outcome.done) return notClearedSentence(outcome.failure);
  switch (outcome.what) {
    case "answers":
      return t("data.answers_cleared");
    case "checks":
      return t("data.checks_cleared");
    case "searches":
      return t("data.searches_cleared");
  }
}

function notClearedSentence(failure: ApiFailure): string {
  const isNamed = failure.kind === "storage" && failure.problem !== "no-access";
  return isNamed ? failureSentence(failure) : t("data.failed");
}
