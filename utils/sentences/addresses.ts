import { t } from "../platform/i18n.ts";
import type { AddressProblem } from "../requests/service-address.ts";

/** How far the address of a service has come between the field and the settings, in words. */
export type AddressProgress =
  | { readonly step: "idle" }
  | { readonly step: "checking" | "failed"; readonly sentence: string }
  | { readonly step: "saved"; readonly sentence: string; readonly warning: string | null };

export function addressProblemSentence(problem: AddressProblem): string {
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
  }
}
