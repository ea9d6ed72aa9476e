import type { RequestProblem } from "../../platform/failure.ts";
import { LIMITS } from "../../search/request.ts";
import { privateHostIn } from "../../sites/private-host.ts";
import { trimClaim } from "./claim.ts";

/** Why a claim must not be sent; null if it may be sent. */
export function claimProblem(text: string): RequestProblem | null {
  const claim = trimClaim(text);
  if (claim === "") return { reason: "claim-empty" };
  if (claim.length > LIMITS.claimLength) {
    return { reason: "claim-too-long", length: claim.length, limit: LIMITS.claimLength };
  }
  const host = privateHostIn(claim);
  return host === null ? null : { reason: "private-address", host };
}
