import type { RequestProblem } from "../query/problems.ts";
import { LIMITS } from "../query/request.ts";
import { isPrivateHost } from "./private-host.ts";

/** What is sent and counted: white space around a claim says nothing. */
export function trimClaim(text: string): string {
  return text.trim();
}

/** In UTF-16 units: the contract says "characters", and this is the strictest way to read it. */
export function claimLength(text: string): number {
  return trimClaim(text).length;
}

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

/** The address a claim consists of, which the service will read instead of the words; null: it is words. */
export function claimAddress(text: string): URL | null {
  const claim = trimClaim(text);
  return /^https?:\/\/\S+$/i.test(claim) && URL.canParse(claim) ? new URL(claim) : null;
}

/**
 * Two claims with the same key are the same claim: they differ at most in white space, case and closing punctuation.
 * In an address everything counts, except how its host is written.
 */
export function claimKey(text: string): string {
  const address = claimAddress(text);
  if (address !== null) return address.href;
  return text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\s.,;:!?…‽؟।。！？]+$/u, "")
    .trim()
    .toLowerCase();
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
