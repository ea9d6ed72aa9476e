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

/** One part of the query in the search box (contract §4.9). */
export type Term =
  | { readonly kind: "word"; readonly text: string; readonly excluded: boolean }
  | { readonly kind: "phrase"; readonly text: string; readonly excluded: boolean }
  | {
      readonly kind: "operator";
      readonly name: Operator;
      readonly value: string;
      readonly excluded: boolean;
    };

const PIECE = /(-?)(?:([a-z]+):("[^"]*"?|\S+)|"([^"]*)"?|(\S+))/giu;

/** Quotation marks as the service reads them, each as long as it was. */
export const straightQuotes = (q: string): string => q.replace(/[“”„]/gu, '"');

/** Reads a query as the service does. An unclosed quote extends to the end. */
export function parseQuery(q: string): Term[] {
  const terms: Term[] = [];
  for (const [whole, minus, name, value, phrase, word] of straightQuotes(q).matchAll(PIECE)) {
    const excluded = minus === "-";
    const operator = OPERATORS.find((each) => each === name?.toLowerCase());
    if (operator && value !== undefined) {
      const unquoted = value.replaceAll('"', "").trim();
      if (unquoted) terms.push({ kind: "operator", name: operator, value: unquoted, excluded });
    } else if (phrase !== undefined) {
      if (phrase.trim()) terms.push({ kind: "phrase", text: phrase.trim(), excluded });
    } else {
      const text = word ?? whole.slice(excluded ? 1 : 0);
      if (text) terms.push({ kind: "word", text, excluded });
    }
  }
  return terms;
}

export function hasOperator(q: string): boolean {
  return parseQuery(q).some(({ kind }) => kind === "operator");
}

export function printQuery(terms: readonly Term[]): string {
  return terms.map(printTerm).join(" ");
}

function printTerm(term: Term): string {
  const minus = term.excluded ? "-" : "";
  if (term.kind === "word") return minus + term.text;
  if (term.kind === "phrase") return `${minus}"${term.text}"`;
  return `${minus}${term.name}:${quoted(term.value)}`;
}

export function quoted(value: string): string {
  return /\s/.test(value) ? `"${value}"` : value;
}
