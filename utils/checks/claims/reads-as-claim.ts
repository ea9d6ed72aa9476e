import { lazy } from "../../platform/lazy.ts";
import { parseQuery } from "../../search/operators.ts";

/** More than anybody types as a search. */
const LONG = 60;
const MOST_READ = 2_000;

/** Verbs that state something, in the three languages of the extension. Not forms that searches have too, such as "need", "vote" and "report". */
const VERBS = lazy(() =>
  wordSet(
    "is are was were has have had will would does did do can could may might must should never always",
    "says said means covers requires pays cuts raises rose fell bans ends runs allows makes costs cost grew gets gave gives goes went took takes",
    "forgave forgives forbids regulates taxes receives received reached reaches hits dropped doubled tripled fails failed became becomes",
    "owns owes owed hires fires spends loses won wins gains builds sends sent deports deported generates grants denies protects provides treats needs",
    "produces produced supports opposes voted signed causes caused kills killed creates created keeps kept leads led accounts ranks exceeds exceeded",
    "est sont était étaient ont avait avaient sera seront fait font peut peuvent doit doivent coûte coûtent paie paient augmente augmentent baisse baissent",
    "accueille accueillent reçoit reçoivent dépense dépensent interdit interdisent perd perdent gagne gagnent exige exigent compte comptent",
    "es era eran fue fueron está están ha han había será serán hace hacen puede pueden debe deben cuesta cuestan paga pagan subió bajó tiene tienen",
    "sube suben baja bajan recibe reciben gasta gastan prohíbe prohíben prohibió exige exigen pierde pierden gana ganan ganó aumenta aumentó redujo",
  ),
);

/** The same, where no word such as "in" follows: "allowed in Ohio" says of what a thing is. */
const PARTICIPLES = lazy(() =>
  wordSet(
    "allowed approved banned built covered cut denied ended fired forced forgiven gained hired increased issued lost made paid passed promised raised reduced required spent stopped taxed",
    "augmenté baissé interdit perdu payé aumentado pagado prohibido",
  ),
);
const AFTER_PARTICIPLES = lazy(() =>
  wordSet("at by for from in of on to under with à dans de en par pour sous sur con para por"),
);

/** What a question begins with, in the three languages, with accents or without. Not "will" and "may", which are names too. */
const QUESTION_WORDS = lazy(() =>
  wordSet(
    "who whose what when where which why how is are was were do does did can could should has have had",
    "qui quand où pourquoi comment combien quel quelle quels quelles est-ce",
    "quién quien quiénes quienes qué cuándo cuando dónde donde cómo cuál cual cuáles cuales cuánto cuanto cuánta cuanta cuántos cuantos cuántas cuantas",
  ),
);

/** "Is it true that women could not vote before 1920?": a question whose answer is a verdict. */
const ASKS_IF_TRUE =
  /^¿?(?:is it (?:really )?true that|est-ce (?:vrai qu|qu['’]il est vrai qu)|est-il vrai qu|es (?:cierto|verdad) que)\S* (?:\S+ ){2}\S/iu;

/**
 * Whether words in the search box state something that can be checked: they end like a sentence, have a verb among five words or more, or
 * are longer than a search, or ask whether that is true. Another question, with its mark or without, operators and a quoted phrase are searches.
 */
export function readsAsClaim(text: string): boolean {
  const claim = text.slice(0, MOST_READ).trim();
  if (ASKS_IF_TRUE.test(claim)) return true;
  // One word is none, nor is an address, however long.
  if (!/\s/.test(claim) || /[?？]$/u.test(claim)) return false;
  if (parseQuery(claim).some(({ kind, excluded }) => kind === "operator" || excluded)) return false;
  if (/^"[^"]*"$/.test(claim)) return false;
  const words = claim.toLowerCase().match(/[\p{L}\p{N}$€£%.,’'-]+/gu) ?? [];
  if (words.length < 4) return false;
  if (/[.!…][”"’»)]*$/u.test(claim)) return true;
  if (QUESTION_WORDS().has(words[0] ?? "")) return false;
  return claim.length >= LONG || (words.length >= 5 && words.some(isStated));
}

/** "a augmenté", "ont été", "n’a pas baissé": the French past. Words in -é that also follow an English or Spanish "a" are none. */
const HAVE = lazy(() => /^(?:(?:n|l|m|t|s|qu)['’])?(?:a|ont)$/u);
const PAST = lazy(
  () =>
    /^(?!(?:bebé|café|cliché|comité|fiancé|josé|protégé|rené|résumé|soufflé)$)(?:\p{L}{2,}é|été|eu|aboli|atteint|choisi|conclu|construit|dit|interdit|obtenu|ouvert|perdu|produit|promis|reçu|réduit|rendu|réussi|subi|vendu)$/u,
);
const BETWEEN = lazy(() =>
  wordSet("pas plus jamais déjà aussi encore presque beaucoup fortement légèrement récemment"),
);

function isFrenchPast(word: string, at: number, words: readonly string[]): boolean {
  if (!PAST().test(word)) return false;
  const have = BETWEEN().has(words[at - 1] ?? "") ? at - 2 : at - 1;
  // "La loi qui a modifié le code" only says which law is meant.
  return HAVE().test(words[have] ?? "") && !["qui", "que", "dont", "où"].includes(words[have - 1] ?? "");
}

/** A word that states something about those before it. */
function isStated(word: string, at: number, words: readonly string[]): boolean {
  if (at === 0 || words[at - 1] === "to") return false;
  return (
    VERBS().has(word) ||
    isFrenchPast(word, at, words) ||
    (PARTICIPLES().has(word) && !AFTER_PARTICIPLES().has(words[at + 1] ?? ""))
  );
}

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
