import { t } from "../../utils/platform/i18n.ts";
import type { ApiFailure, Service } from "../../utils/requests/failure.ts";
import { type AddressProgress, addressProblemSentence } from "../../utils/sentences/addresses.ts";
import { failureSentence } from "../../utils/sentences/failures.ts";
import { chooseService, type ServiceChoice } from "./choose-service.ts";

/** What the field of a service's address does with what is typed in it. */
export function chooserOf(service: Service) {
  return (typed: string, tell: (progress: AddressProgress) => void): void => {
    void chooseService(service, typed, (choice) => tell(choiceProgress(choice)));
  };
}

/** A choice of an address as the words under its field. */
function choiceProgress(choice: ServiceChoice): AddressProgress {
  switch (choice.step) {
    case "problem":
      return { step: "failed", sentence: addressProblemSentence(choice.problem) };
    case "checking":
      return { step: "checking", sentence: t("address.checking", choice.chosen.address) };
    case "not-allowed":
      return { step: "failed", sentence: t("address.not_allowed", choice.chosen.address) };
    case "failed":
      return { step: "failed", sentence: failedSentence(choice.chosen.address, choice.failure) };
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

/** What the other failures mean of an address that is only being tried. */
function failedSentence(address: string, failure: ApiFailure): string {
  if (failure.kind === "unreadable" && failure.problem === "redirected") {
    return t("address.redirected", address);
  }
  if (failure.kind === "unreadable" || failure.kind === "refused") return t("address.no_service", address);
  if (failure.kind === "unreachable") return t("address.unreachable", address);
  return t("address.not_saved", failureSentence(failure));
}
