import type { RequestProblem } from "../requests/failure.ts";
import { LIMITS } from "../requests/request.ts";
import { trimClaim } from "./claim.ts";
import { isPrivateHost } from "./private-host.ts";

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

/**
 * A host that only this person's network knows, where the claim is an address with or without `http://`. URL parsers skip
 * line breaks, and take `http:/host` and `http:\\host` for `http://host`, so these count as addresses too.
 */
function privateHostIn(text: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsers skip these.
  const claim = text.replace(/^[\u0000-\u0020]+|[\t\r\n]/g, "");
  if (/^https?:/i.test(claim)) return privateHostOf(claim.replace(/^(https?:)[\\/]*/i, "$1//"), claim);
  if (/\s/.test(claim)) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):[\\/]/i.exec(claim)?.[1]?.toLowerCase();
  if (scheme !== undefined) return `${scheme}:`;
  const host = claim.replace(/^[\\/]+/, "");
  return looksLikeHost(host) ? privateHostOf(`http://${host}`, claim) : null;
}

function privateHostOf(address: string, claim: string): string | null {
  if (URL.canParse(address)) {
    const { hostname } = new URL(address);
    return isPrivateHost(hostname) ? hostname : null;
  }
  // What this parser cannot read, another may take for a host of its own network: an IPv6 zone, for one. With a space
  // in its host it is a sentence that begins like an address, unless its first word is one.
  const [first = ""] = address.split(/\s/);
  if (first === address) return claim;
  return URL.canParse(first) ? privateHostOf(first, first) : null;
}

/** Whether one word without a scheme is meant as an address: `10.5` is a number, `10.0.0.5/admin` is not. */
function looksLikeHost(word: string): boolean {
  const host = word.replace(/^[^@/?#]*@/, "").replace(/[\\/?#].*$/s, "");
  return (
    /^\[[0-9a-f:.]+\](:\d+)?$/i.test(host) ||
    /^(0x[0-9a-f]+|\d+)(\.(0x[0-9a-f]+|\d+)){3}(:\d+)?$/i.test(host) ||
    /^localhost\.?(:\d+)?$/i.test(host) ||
    /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*\.\p{L}{2,}\.?(:\d+)?$/u.test(host)
  );
}
