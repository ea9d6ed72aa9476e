import { claimAddress } from "../claims/claim.ts";
import { t } from "../platform/i18n.ts";

/** A claim as it is shown: words in quotation marks, an address as it is. */
export function claimText(claim: string): string {
  if (claim === "") return t("claim.none");
  return claimAddress(claim) === null ? t("claim.quoted", claim) : claim;
}
