import { t } from "../platform/i18n.ts";

/** What a person has chosen about suggestions as they type; null: nothing yet. */
export function suggestionsSentence(chosen: boolean | null): string {
  if (chosen === null) return t("welcome.suggestions_open");
  return chosen ? t("welcome.suggestions_are_on") : t("welcome.suggestions_are_off");
}

/** What clearing one kind of data came to. */
export interface ClearOutcome {
  readonly what: "answers" | "checks" | "searches";
  readonly done: boolean;
}

export function clearedSentence({ what, done }: ClearOutcome): string {
  if (!done) return t("data.failed");
  switch (what) {
    case "answers":
      return t("data.answers_cleared");
    case "checks":
      return t("data.checks_cleared");
    case "searches":
      return t("data.searches_cleared");
  }
}
