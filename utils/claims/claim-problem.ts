import type { RequestProblem } from "../requests/failure.ts";
import { LIMITS } from "../requests/request.ts";
import { trimClaim } from "./claim.ts";
import { isPrivateHost } from "./private-host.ts";

/** Why a claim must not be sent; null: it may. */
export function claimProblem(text: string): RequestProblem | null {
  const claim = trimClaim(text);
  if (claim === "") return { reason: "claim-empty" };
  if (claim.length > LIMITS.claimLength) {
    return { reason: "claim-too-long", length: claim.length, limit: LIMITS.claimLength };
  }
  const host = privateHostIn(claim);
  return host === null ? null : { reason: "private-address", host };
}

/** A host that only this person's network knows, where the claim is an address with or without `http://`. */
function privateHostIn(claim: string): string | null {
  if (/\s/.test(claim)) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(claim)?.[1]?.toLowerCase();
  if (scheme === undefined && !looksLikeHost(claim)) return null;
  if (scheme !== undefined && scheme !== "http" && scheme !== "https") return `${scheme}:`;
  const address = scheme === undefined ? `http://${claim}` : claim;
  // What this parser cannot read, another may take for a host of its own network: an IPv6 zone, for one.
  if (!URL.canParse(address)) return claim;
  const { hostname } = new URL(address);
  return isPrivateHost(hostname) ? hostname : null;
}

/** Whether one word without a scheme is meant as an address: `10.5` is a number, `10.0.0.5/admin` is not. */
function looksLikeHost(word: string): boolean {
  const host = word.replace(/^[^@/?#]*@/, "").replace(/[/?#].*$/s, "");
  return (
    /^\[[0-9a-f:.]+\](:\d+)?$/i.test(host) ||
    /^(0x[0-9a-f]+|\d+)(\.(0x[0-9a-f]+|\d+)){3}(:\d+)?$/i.test(host) ||
    /^localhost\.?(:\d+)?$/i.test(host) ||
    /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*\.\p{L}{2,}\.?(:\d+)?$/u.test(host)
  );
}
