import { plainMarks } from "../../text/fold.ts";
import { withoutBlanksAround, withoutHidden } from "../../text/hidden-characters.ts";
import { withoutCredentials } from "../../text/untrusted.ts";

/** The longest claim that the contract allows, in the units of `claimLength`. */
export const CLAIM_LIMIT = 10_000;

/**
 * What is sent, stored and counted: without white space around it, without what nobody sees, such as the soft hyphens of pages and
 * PDF files, and without user names and passwords in addresses.
 */
export function trimClaim(text: string): string {
  // Half a character cannot be sent, and what the service makes of it would not be the claim that was asked.
  return withoutCredentials(withoutBlanksAround(withoutHidden(text)).toWellFormed());
}

/** In UTF-16 units: the contract says "characters", and this is the strictest way to read it. */
export function claimLength(text: string): number {
  return trimClaim(text).length;
}

/** The address, if the claim is one: then the service reads that page. Null: it is words. */
export function claimAddress(text: string): URL | null {
  const claim = trimClaim(text);
  return /^https?:\/\/\S+$/i.test(claim) && URL.canParse(claim) ? new URL(claim) : null;
}

/**
 * Two claims with the same key are the same claim: they differ at most in white space, case, closing punctuation and the kind of quotation marks and dashes.
 * In an address everything matters except how its host is written.
 */
export function claimKey(text: string): string {
  const address = claimAddress(text);
  if (address !== null) return address.href;
  // A longer text is never sent.
  return plainMarks(trimClaim(text).slice(0, CLAIM_LIMIT))
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/(?<![\s.,;:!?…‽؟।。！？])[\s.,;:!?…‽؟।。！？]+$/u, "")
    .trim()
    .toLowerCase();
}
