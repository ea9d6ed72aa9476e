import type { ApiFailure, Service, ServiceState } from "../platform/failure.ts";
import { failureSentence } from "../platform/failure-sentences.ts";
import { language, type MessageKey, t } from "../platform/i18n.ts";
import type { Result } from "../platform/result.ts";
import type { Health } from "../search/service-answers.ts";
import type { AddressProblem, ServiceChoice } from "./service-address.ts";

/** The worst first, because there is room for one sentence. */
const BY_WEIGHT: readonly ServiceState["state"][] = [
  ...(["not-configured", "offline", "down", "paused", "slow", "unknown", "up"] as const),
];

/** States that are said. One that works, or is not known yet, is not mentioned. */
type SaidState = Exclude<ServiceState["state"], "unknown" | "up">;

const STATES: Readonly<Record<SaidState, readonly [search: MessageKey, factCheck: MessageKey]>> = {
  "not-configured": ["state.search_not_configured", "state.fact_check_not_configured"],
  offline: ["state.offline", "state.offline"],
  down: ["state.search_down", "state.fact_check_down"],
  paused: ["state.search_paused", "state.fact_check_paused"],
  slow: ["state.search_slow", "state.fact_check_slow"],
};

/** What to say of both services in one sentence, and which state it is about; null where there is nothing to say. */
export function servicesSentence({
  search,
  factCheck,
}: Readonly<Record<Service, ServiceState>>): { readonly state: SaidState; readonly sentence: string } | null {
  const searchIsWorse = weightOf(search) <= weightOf(factCheck);
  const { state } = searchIsWorse ? search : factCheck;
  if (state === "unknown" || state === "up") return null;
  return { state, sentence: t(STATES[state][searchIsWorse ? 0 : 1]) };
}

const weightOf = ({ state }: ServiceState): number => BY_WEIGHT.indexOf(state);

/** How a service is, as it answered just now; null while it is being asked. */
export function healthSentence(answer: Result<Health, ApiFailure> | null): string {
  if (answer === null) return t("status.asking");
  if (!answer.ok) return failureSentence(answer.failure);
  return answer.value.up ? t("status.up") : t("status.down");
}

/** When the figures of the index were fetched. */
export function figuresAgeSentence(fetchedAt: number): string {
  const time = new Date(fetchedAt).toLocaleTimeString(language(), { timeStyle: "short" });
  return t("status.age", time);
}

/** How far the address of a service has come between its field and the settings, in words. */
export type AddressProgress =
  | { readonly step: "idle" }
  | { readonly step: "checking" | "failed"; readonly sentence: string }
  | { readonly step: "saved"; readonly sentence: string; readonly warning: string | null };

export function addressProgress(choice: ServiceChoice): AddressProgress {
  switch (choice.step) {
    case "problem":
      return { step: "failed", sentence: addressProblemSentence(choice.problem) };
    case "checking":
      return { step: "checking", sentence: t("address.checking", choice.chosen.address) };
    case "not-allowed":
      return { step: "failed", sentence: t("address.not_allowed", choice.chosen.address) };
    case "failed":
      return { step: "failed", sentence: triedAddressSentence(choice.chosen.address, choice.failure) };
    case "saved": {
      const { address, encodedHost } = choice.chosen;
      return {
        step: "saved",
        sentence: t("address.saved", address),
        warning: encodedHost ? t("address.encoded", encodedHost) : null,
      };
    }
  }
}

function addressProblemSentence(problem: AddressProblem): string {
  switch (problem.reason) {
    case "empty":
      return t("address.empty");
    case "unreadable":
      return t("address.unreadable");
    case "credentials":
      return t("address.credentials");
    case "host":
      return t("address.host", problem.host);
    case "scheme":
      return t("address.scheme", problem.scheme);
    case "insecure":
      return t("address.insecure", problem.host);
    case "not-permitted":
      return t("address.not_permitted", problem.address);
  }
}

/** What a failure means for an address that is only being tried. */
function triedAddressSentence(address: string, failure: ApiFailure): string {
  if (failure.kind === "unreadable" && failure.problem === "redirected") {
    return t("address.redirected", address);
  }
  if (failure.kind === "unreadable" || failure.kind === "refused") return t("address.no_service", address);
  if (failure.kind === "unreachable") return t("address.unreachable", address);
  if (failure.kind === "offline") return failureSentence(failure);
  const isBusy = ["timeout", "unavailable", "rate-limited"].includes(failure.kind);
  return isBusy ? t("address.busy", address) : t("address.not_saved");
}
