import type { Selection, WordCondition } from "../query/select.ts";
import { EVERY_PAGE, filterWord } from "./filter-words.ts";

const COLUMNS = { page: "{title text}", title: "title", url: "url" } as const;

/** The full-text expression that every page matches. */
export const EVERYTHING = `filters : ${EVERY_PAGE}`;

export function matchExpression({ words, filters }: Selection): string {
  const included: string[] = [];
  const excluded: string[] = [];
  for (const condition of words) (condition.excluded ? excluded : included).push(wordPart(condition));
  for (const { kind, values, excluded: out } of filters) {
    const anyOf = values.map((value) => quote(filterWord(kind, value))).join(" OR ");
    (out ? excluded : included).push(`filters : (${anyOf})`);
  }
  const wanted = included.join(" AND ") || EVERYTHING;
  return excluded.length === 0 ? wanted : `(${wanted}) NOT (${excluded.join(" OR ")})`;
}

/** Narrows the expression to pages that have the words searched for in their titles too. */
export function inTitles(selection: Selection): string {
  const wanted = selection.words.filter(({ where, excluded }) => where === "page" && !excluded);
  return matchExpression({
    words: [
      ...selection.words,
      ...wanted.map(({ value }) => ({ where: "title" as const, value, excluded: false })),
    ],
    filters: selection.filters,
  });
}

/** A word of an address may go on after what was asked for: `inurl:tax` finds `/taxes`. */
function wordPart({ where, value }: WordCondition): string {
  return `${COLUMNS[where]} : ${quote(value)}${where === "url" ? " *" : ""}`;
}

/** A quoted string is never read as syntax, whatever it holds. */
export function quote(value: string): string {
  return `"${value.toWellFormed().replaceAll("\0", " ").replaceAll('"', '""')}"`;
}
