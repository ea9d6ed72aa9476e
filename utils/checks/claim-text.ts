import { t } from "../i18n.ts";
import { claimAddress } from "./claim.ts";

/** A claim as it is shown: words in quotation marks, an address as it is. */
export function claimText(claim: string): string {
  if (claim === "") return t("claim.none");
  return claimAddress(claim) === null ? t("claim.quoted", claim) : claim;
}
