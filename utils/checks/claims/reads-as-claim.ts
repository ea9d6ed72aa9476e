import { parseQuery } from "../../search/operators.ts";

/** More than anybody types as a search. */
const LONG = 60;
const MOST_READ = 2_000;

/** Verbs that state something, as whole words, in the three languages of the extension. */
const VERBS = new Set(
  [
    "is are was were has have had will would does did do can could may might must should never always",
    "says said means requires pays paid cut cuts raised raises rose fell banned bans ended ends allows allowed makes made spent spends costs cost lost gained grew",
    "est sont était étaient ont avait avaient sera seront fait font peut peuvent doit doivent coûte paie paient augmente augmenté baissé",
    "es era eran fue fueron está están ha han había será serán hace hacen puede pueden debe deben cuesta paga pagan subió bajó tiene tienen",
  ].flatMap((line) => line.split(" ")),
);

/** What a question begins with, in the three languages, with accents or without. Not "will" and "may", which are names too. */
const QUESTION_WORDS = new Set(
  [
    "who whose what when where which why how is are was were do does did can could should has have had",
    "qui quand où pourquoi comment combien quel quelle quels quelles est-ce",
    "quién quien quiénes quienes qué cuándo cuando dónde donde cómo cuál cual cuáles cuales cuánto cuanto cuánta cuanta cuántos cuantos cuántas cuantas",
  ].flatMap((line) => line.split(" ")),
);

/**
 * Whether words in the search box state something that can be checked: they end like a sentence, are six words with a verb, or
 * are longer than a search. A question, with its mark or without, operators and a quoted phrase are searches.
 */
export function readsAsClaim(text: string): boolean {
  const claim = text.slice(0, MOST_READ).trim();
  if (claim === "" || /[?？]$/u.test(claim)) return false;
  if (parseQuery(claim).some(({ kind, excluded }) => kind === "operator" || excluded)) return false;
  if (/^"[^"]*"$/.test(claim)) return false;
  const words = claim.toLocaleLowerCase().match(/[\p{L}\p{N}$€£%.,’'-]+/gu) ?? [];
  if (words.length < 4) return false;
  if (/[.!…][”"’»)]*$/u.test(claim)) return true;
  if (QUESTION_WORDS.has(words[0] ?? "")) return false;
  return claim.length >= LONG || (words.length >= 6 && words.some((word) => VERBS.has(word)));
}
