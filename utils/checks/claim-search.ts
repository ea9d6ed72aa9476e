import { LIMITS } from "../search/request.ts";
import { claimAddress, trimClaim } from "./claim.ts";

/** A search finds pages that contain all of its words. Few contain four words of one sentence. */
const MOST_WORDS = 3;

/** Function words, quantities and units in English, French and Spanish, but for words like "hay". Pages are not about them. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `about after all also although always and any are because been before being below between both but can could did does
   doing down during each every few for from had has have having her here him his how into its just less many may might
   more most much must never nor not now off often once one only other our out over own per quite really said same say
   says she should since some still such than that the their them then there these they this those through too two under
   until upon very was were what when where whether which while who whom whose why will with within would you your
   ainsi alors après aucun aucune aussi autre autres aux avant avec avoir beaucoup bien cela ces cet cette ceux chaque
   chez comme comment contre dans depuis des deux dès doit doivent donc dont elle elles encore entre est étaient était
   été être fait font ils jamais jusque les leur leurs lors lorsque lui mais même mes moins non nos notre nous ont parce
   pas pendant peu peut peuvent plus pour pourquoi quand que quel quelle quelles quels qui quoi sans selon sera ses soit
   sont sous sur toujours tous tout toute toutes très une vers vos votre vous
   aujourd hui jusqu lorsqu puisqu ans année années cent dollars milliard milliards million millions
   algo algún alguna algunas algunos antes aquel aquella así aún aunque cada casi con cual cuales cuál cualquier cuando
   cuándo cuánto desde después donde dónde durante ella ellas ellos entonces eran esa esas ese eso esos esta está estaba
   están estar estas este esto estos fue fueron había haber hace hacen hacia han hasta las los más menos mientras mismo
   misma mucha muchas mucho muchos muy nada nadie nuestra nuestras nuestro nuestros nunca otra otras otro otros para pero
   poco por porque puede pueden qué quien quién según será serán siempre sino sobre sólo sus también tampoco tanto tener
   tiene tienen toda todas todo todos tras una unas uno unos usted ustedes
   años cien ciento dólares millón millones`.split(/\s+/),
);

/** "In", "is", "le": nearly every word of one or two letters is a function word, unless it is in capitals ("US"). */
const SHORT = /^(?:\p{Lu}?\p{Ll}|\p{Ll}{2}|\p{Lu})$/u;

/** What to search for to read more about a claim. */
export function claimSearch(claim: string): string {
  const address = claimAddress(claim);
  const words = contentWords(address === null ? claim : addressWords(address));
  const search = (words.length > MOST_WORDS ? mostTelling(words) : words).join(" ") || asItIs(claim);
  // Where a script has no spaces between words, a whole claim is one word.
  return search.slice(0, LIMITS.queryLength).replace(/[\uD800-\uDBFF]$/, "");
}

/** Searches for the passages a claim is about: all telling words, then two single ones, the longest first. */
export function passageSearches(claim: string): readonly string[] {
  const narrow = claimSearch(claim);
  const single = narrow.split(" ").sort((one, other) => other.length - one.length);
  return [...new Set([narrow, ...single.slice(0, 2)])].filter(Boolean);
}

/** Whether a word only hangs others together, so that sharing it means nothing. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase()) || (word.length < 3 && !/\p{N}|\p{Lu}{2}/u.test(word));
}

/** "-5" would search for everything without a 5. */
function asItIs(claim: string): string {
  return trimClaim(claim).replaceAll(/(?<=^|\s)-+(?=\S)/g, "");
}

/** Addresses among the words, "don’t", and what follows an apostrophe in "it’s" and "they’re". */
const NO_WORDS =
  /(?:https?:\/\/|www\.)\S+|(?<!\p{L})\p{L}{1,6}n['’]t(?!\p{L})|['’](?:d|ll|m|re|s|t|ve)(?!\p{L})/giu;

/** Invisible characters where a word may be broken at the end of a line. */
const BREAKS = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** A number with letters ("19th", "401k", "$5m") counts as a number. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.\p{Lu}(?!\p{L}))*/gu;

/** Each word once. Without numbers, because the amount or the year may be what is wrong in a claim. */
function contentWords(text: string): string[] {
  const seen = new Set<string>();
  const words: string[] = [];
  const isShouted = !/\p{Ll}/u.test(text);
  // NFKC, because text copied from a PDF has ligatures ("ﬁling").
  const bare = text.normalize("NFKC").replaceAll(BREAKS, "").replaceAll(NO_WORDS, " ");
  for (const [found] of bare.matchAll(WORD)) {
    const word = found.replace(/(?<!-)-+$/u, "");
    const folded = word.toLowerCase();
    if (/^\p{N}/u.test(word) || seen.has(folded)) continue;
    const hangsOthersTogether = SHORT.test(isShouted ? folded : word) || FUNCTION_WORDS.has(folded);
    // "WHO" is a name. Other function words in capitals are only emphasised.
    if (hangsOthersTogether && (isShouted || word !== "WHO")) continue;
    seen.add(folded);
    words.push(word);
  }
  return words;
}

/** Names before others, long words before short ones; returned in the order of the claim. */
function mostTelling(words: readonly string[]): string[] {
  const weight = (word: string): number => word.length + (/\p{Lu}/u.test(word) ? 100 : 0);
  const kept = new Set([...words].sort((one, other) => weight(other) - weight(one)).slice(0, MOST_WORDS));
  return words.filter((word) => kept.has(word));
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
