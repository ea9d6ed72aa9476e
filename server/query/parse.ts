/** The operators of contract 4.9, as they are written before the colon. */
export const OPERATORS = [
  "site",
  "country",
  "filetype",
  "level",
  "state",
  "city",
  "intitle",
  "inurl",
] as const;

export type Operator = (typeof OPERATORS)[number];

export interface Clause {
  readonly kind: Operator | "text";
  readonly value: string;
  readonly excluded: boolean;
  readonly quoted: boolean;
}

const CLAUSE = new RegExp(
  `(?<minus>-)?(?:(?<operator>${OPERATORS.join("|")}):)?(?:"(?<quoted>[^"]*)"|(?<bare>[^\\s"]+))`,
  "giu",
);

/** The full-text index sees letters and digits only; a clause without any says nothing. */
const SEARCHABLE = /[\p{L}\p{N}]/u;

/** Reads `q` without ever refusing it: a quotation mark that nothing closes is passed over. */
export function parseQuery(q: string): Clause[] {
  const clauses: Clause[] = [];
  for (const { groups } of q.replaceAll(/[“”„]/gu, '"').matchAll(CLAUSE)) {
    const value = (groups?.quoted ?? groups?.bare ?? "").trim();
    if (!SEARCHABLE.test(value)) continue;
    const name = groups?.operator?.toLowerCase();
    const kind = OPERATORS.find((operator) => operator === name) ?? "text";
    clauses.push({
      kind,
      value,
      excluded: groups?.minus !== undefined,
      quoted: groups?.quoted !== undefined,
    });
  }
  return clauses;
}

/** Words that say how others hang together, in the languages of the pages. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about an and are as at be by can do does for from how i in is it my of on or our that the their this to was were
   what when where which who why will with you your
   à au aux avec ce ces comment dans de des du en est et la le les ma mes mon ou où par pour quand que quel quelle qui
   sur un une votre vos
   con cómo cuál cuándo del dónde el es las lo los mi para por qué se su una y
   ac ar ei yn yr`.split(/\s+/),
);

/** A word in capitals is a name: IT, WHO. */
const CAPITALS = /^\p{Lu}{2,}$/u;

export function isFunctionWord(word: string): boolean {
  return !CAPITALS.test(word) && FUNCTION_WORDS.has(word.toLowerCase());
}
