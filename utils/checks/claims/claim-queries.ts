import { LIMITS } from "../../search/service-limits.ts";
import { CLAIM_LIMIT, claimAddress, trimClaim } from "./claim.ts";
import { claimSubject } from "./claim-subject.ts";
import { weighedWords } from "./weighed-words.ts";

/** A search finds pages that contain all of its words. Few contain four words of one sentence. */
const MOST_WORDS = 3;
/** A page contains all words of its own sentences, and more of them lead to the right sentence. */
const MOST_WORDS_WITHIN_PAGE = 6;
/** Of one site, each a request. */
const MOST_SEARCHES = 3;

/** What to search for to read more about a claim. */
export function claimSearch(claim: string): string {
  return searchWords(claim, MOST_WORDS).join(" ") || asItIs(claim);
}

/** Searches for the passages a claim is about, until one finds them: many words, then fewer, then the one that most names a matter. */
export function passageSearches(claim: string): readonly string[] {
  const many = searchWords(claim, MOST_WORDS_WITHIN_PAGE);
  const searches = new Set([many.join(" "), claimSearch(claim), ...many.toSorted(matterFirst)]);
  return [...searches].filter(Boolean).slice(0, MOST_SEARCHES);
}

/** Names are on many pages of a site; of other words the longest says most. */
function matterFirst(one: string, other: string): number {
  const names = Number(/^\p{Lu}/u.test(one)) - Number(/^\p{Lu}/u.test(other));
  return names || other.length - one.length;
}

/** In the order of the claim. */
function searchWords(claim: string, most: number): readonly string[] {
  const address = claimAddress(claim);
  const words = weighedWords(address === null ? claimSubject(claim) : addressWords(address));
  const kept = new Set(words.toSorted((one, other) => other.weight - one.weight).slice(0, most));
  // Where a script has no spaces between words, a whole claim is one word.
  const longest = Math.floor(LIMITS.queryLength / most) - 1;
  return words.filter((word) => kept.has(word)).map(({ text }) => cut(text, longest));
}

function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}

/** "-5" would search for everything without a 5. */
function asItIs(claim: string): string {
  const start = trimClaim(claim.slice(0, CLAIM_LIMIT));
  return cut(start.replaceAll(/(?<=^|\s)-{1,500}(?=\S)/g, ""), LIMITS.queryLength);
}

/** The end of an address usually names its page. If not, its host names its owner. */
function addressWords({ hostname, pathname }: URL): string {
  const name = pathname.split("/").findLast((part) => /\p{L}{3}/u.test(part) && !/^index\./i.test(part));
  if (name === undefined) return hostname.replace(/^www\./, "").replace(/\.[^.]+$/, "");
  return decoded(name)
    .replace(/\.\w{2,5}$/, "")
    .replaceAll(/[-_+]/g, " ");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part.replaceAll(/%\w{0,2}/g, " ");
  }
}
