import { claimAddress, trimClaim } from "./claim.ts";

/** A search finds pages that hold all of its words: of a long sentence hardly one does. */
const MOST_WORDS = 5;

/** Words that hang others together, in English and French: pages are not about them. */
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
   tant tes ton toujours tous tout toute toutes très tu un une vers voici vos votre vous y l d j s t c m qu`.split(
    /\s+/,
  ),
);

/** What to search for in order to read more about a claim. */
export function claimSearch(claim: string): string {
  const address = claimAddress(claim);
  const words = contentWords(address === null ? claim : addressWords(address));
  return (words.length > MOST_WORDS ? mostTelling(words) : words).join(" ") || trimClaim(claim);
}

/** Each once. Without numbers: the amount or the year is what a claim may have wrong. */
function contentWords(text: string): string[] {
  const seen = new Set<string>();
  const words: string[] = [];
  for (const [found] of text.normalize("NFC").matchAll(/\p{L}[\p{L}\p{M}\p{N}-]*(?:\.\p{Lu})*/gu)) {
    const word = found.replace(/-+$/u, "");
    const folded = word.toLowerCase();
    if (seen.has(folded) || (FUNCTION_WORDS.has(folded) && !isAcronym(word))) continue;
    seen.add(folded);
    words.push(word);
  }
  return words;
}

/** IT and WHO are names. */
function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,}$/u.test(word);
}

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
