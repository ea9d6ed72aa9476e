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
