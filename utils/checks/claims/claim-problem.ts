import type { RequestProblem } from "../../platform/failure.ts";
import { privateHostIn } from "../../sites/private-host.ts";
import { CLAIM_LIMIT, trimClaim } from "./claim.ts";

/** Why a claim must not be sent; null if it may be sent. */
export function claimProblem(text: string): RequestProblem | null {
  const claim = trimClaim(text);
  if (claim === "") return { reason: "claim-empty" };
  if (claim.length > CLAIM_LIMIT) {
    return { reason: "claim-too-long", length: claim.length, limit: CLAIM_LIMIT };
  }
  const host = privateHostIn(claim);
  return host === null ? null : { reason: "private-address", host };
}
