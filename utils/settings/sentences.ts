import type { ApiFailure } from "../platform/failure.ts";
import { failureSentence } from "../platform/failure-sentences.ts";
import { language, t } from "../platform/i18n.ts";
import { SETTINGS, type SettingName } from "./settings-table.ts";

/** What a user has chosen about suggestions as they type; null: nothing yet. */
export function suggestionsSentence(chosen: boolean | null): string {
  if (chosen === null) return t("welcome.suggestions_open");
  return chosen ? t("welcome.suggestions_are_on") : t("welcome.suggestions_are_off");
}

/** That an administrator's values for these settings, or for what is followed, cannot be used. */
export function policySentence(names: readonly (SettingName | "watches")[]): string {
  const labels = names.map((name) => t(name === "watches" ? "data.watches" : SETTINGS[name].label));
  return t("options.policy_wrong", new Intl.ListFormat(language(), { type: "conjunction" }).format(labels));
}

/** Which addresses an administrator allows. */
export function requiredServicesSentence(addresses: readonly string[]): string {
  if (addresses.length === 0) return t("policy.no_services");
  return t(
    "policy.only_services",
    new Intl.ListFormat(language(), { type: "conjunction" }).format(addresses),
  );
}

/** What clearing one kind of data came to. */
export type ClearOutcome =
  | { readonly what: "answers" | "checks" | "searches" | "watches"; readonly done: true }
  | {
      readonly what: "answers" | "checks" | "searches" | "watches";
      readonly done: false;
      readonly failure: ApiFailure;
    };

/** `left`: how many follows there are now, which are those of an administrator. */
export function clearedSentence(outcome: ClearOutcome, left: number): string {
  if (outcome.done && outcome.what === "watches" && left > 0) return t("data.watches_left");
  return outcome.done ? t(`data.${outcome.what}_cleared`) : notClearedSentence(outcome.failure);
}

function notClearedSentence(failure: ApiFailure): string {
  const isNamed = failure.kind === "storage" && failure.problem !== "no-access";
  return isNamed ? failureSentence(failure) : t("data.failed");
}
