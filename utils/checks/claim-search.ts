import { LIMITS } from "../query/request.ts";
import { claimAddress, trimClaim } from "./claim.ts";

/** A search finds pages that hold all of its words: already of four words of one sentence few do. */
const MOST_WORDS = 3;

/** Words that hang others together, quantities and units, in English and French: pages are not about them. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about after all also although always am an and any are as at be because been before being below between both but
   by can could did do does doing down during each every few for from had has have having he her here him his how i if
   in into is it its just less many may me might more most much must my never no nor not now of off often on once one
   only or other our out over own per quite really said same say says she should since so some still such than that the
   their them then there these they this those through to too two under until up upon very was we were what when where
   whether which while who whom whose why will with within would you your
   à afin ai ainsi alors après au aucun aucune aussi autre autres aux avant avec avoir beaucoup bien ce cela ces cet
   cette ceux chaque chez comme comment contre dans de depuis des deux dès doit doivent donc dont du elle elles en encore
   entre est et étaient était été être eu fait font hors il ils jamais je jusque la là le les leur leurs lors lorsque lui
   mais me même mes moins mon n ne ni non nos notre nous on ont ou où par parce pas pendant peu peut peuvent plus pour
   pourquoi quand que quel quelle quelles quels qui quoi sa sans se selon sera ses si soit sont sous sur ta tandis
   tant tes ton toujours tous tout toute toutes très tu un une vers voici vos votre vous y l d j s t c m qu
   aujourd hui jusqu lorsqu puisqu quelqu quoiqu an ans année années cent dollars milliard milliards million millions`.split(
    /\s+/,
  ),
);

/** What to search for in order to read more about a claim. */
export function claimSearch(claim: string): string {
  const address = claimAddress(claim);
  const words = contentWords(address === null ? claim : addressWords(address));
  const search = (words.length > MOST_WORDS ? mostTelling(words) : words).join(" ") || asItIs(claim);
  // A script that puts no spaces between words makes a whole claim one word.
  return search.slice(0, LIMITS.queryLength).replace(/[\uD800-\uDBFF]$/, "");
}

/** "-5" would search for all that has no 5. */
function asItIs(claim: string): string {
  return trimClaim(claim).replaceAll(/(?<=^|\s)-+(?=\S)/g, "");
}

/** Addresses among the words, "don’t", and what follows an apostrophe in "it’s" and "they’re". */
const NO_WORDS =
  /(?:https?:\/\/|www\.)\S+|(?<!\p{L})\p{L}{1,6}n['’]t(?!\p{L})|['’](?:d|ll|m|re|s|t|ve)(?!\p{L})/giu;

/** Where a word may be broken at the end of a line. */
const BREAKS = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** A number with its letters ("19th", "401k", "$5m") is a number. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.\p{Lu}(?!\p{L}))*/gu;

/** Each once. Without numbers: the amount or the year is what a claim may have wrong. */
function contentWords(text: string): string[] {
  const seen = new Set<string>();
  const words: string[] = [];
  // NFKC: what is copied from a PDF has letters that are two ("ﬁling").
  const bare = text.normalize("NFKC").replaceAll(BREAKS, "").replaceAll(NO_WORDS, " ");
  for (const [found] of bare.matchAll(WORD)) {
    const word = found.replace(/-+$/u, "");
    const folded = word.toLowerCase();
    if (/^\p{N}/u.test(word) || seen.has(folded)) continue;
    if (FUNCTION_WORDS.has(folded) && !(NAMES.has(word) && /\p{Ll}/u.test(text))) continue;
    seen.add(folded);
    words.push(word);
  }
  return words;
}

/** Unless all is in capitals. NOT and ALL are none: they are only said loudly. */
const NAMES: ReadonlySet<string> = new Set(["IT", "WHO"]);

/** Names first, then the longest; in the order in which they stand in the claim. */
function mostTelling(words: readonly string[]): string[] {
  const weight = (word: string): number => word.length + (/\p{Lu}/u.test(word) ? 100 : 0);
  const kept = new Set([...words].sort((one, other) => weight(other) - weight(one)).slice(0, MOST_WORDS));
  return words.filter((word) => kept.has(word));
}

/** The end of an address mostly names its page; where it does not, its host says whose it is. */
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
