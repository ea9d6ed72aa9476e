import { parseQuery, printQuery } from "../../../utils/requests/operators.ts";

/**
 * The words that the titles of pages may go on with, and what stands beside them: operators, phrases and excluded
 * words are in no title. None while one of those is being typed.
 */
export function titleWords(q: string): { readonly words: string; readonly beside: string } {
  const terms = parseQuery(q);
  const isWord = (term: (typeof terms)[number] | undefined): boolean =>
    term?.kind === "word" && !term.excluded;
  return {
    words: isWord(terms.at(-1)) ? printQuery(terms.filter(isWord)) : "",
    beside: printQuery(terms.filter((term) => !isWord(term))),
  };
}
