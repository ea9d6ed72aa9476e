import { OPERATORS, type Operator, type Term } from "./operators.ts";

/** "newfoundland and labrador", "northern mariana islands": no value has more words. */
const MOST_WORDS = 4;

/**
 * The terms as they were meant where they were typed loosely, as in `site: irs.gov` and `state:new york`. The service ends a value
 * at the first space; here it goes on for as long as it names something.
 */
export function withWholeValues(
  terms: readonly Term[],
  isValue: (name: Operator, value: string) => boolean,
): readonly Term[] {
  const whole: Term[] = [];
  /** Where the last value ends. */
  let from = 0;
  for (const [at, term] of terms.entries()) {
    if (at < from) continue;
    const begun = beginningOf(term);
    const value = begun && longestValue(begun, wordsFrom(terms.slice(at + 1)), isValue);
    whole.push(begun && value ? { kind: "operator", ...begun, value: value.text, excluded: false } : term);
    from = at + 1 + (value?.words ?? 0);
  }
  return whole;
}

interface Begun {
  readonly name: Operator;
  /** Empty where a space follows the colon. */
  readonly value: string;
}

function beginningOf(term: Term): Begun | null {
  if (term.excluded) return null;
  if (term.kind === "operator") return { name: term.name, value: term.value };
  const name = OPERATORS.find((each) => term.kind === "word" && term.text.toLowerCase() === `${each}:`);
  return name === undefined ? null : { name, value: "" };
}

/** The words that follow, up to the first term of another kind. A phrase right behind the colon is a whole value. */
function wordsFrom(terms: readonly Term[]): readonly string[] {
  const words: string[] = [];
  for (const term of terms) {
    const isPart = term.kind === "word" || (term.kind === "phrase" && words.length === 0);
    if (!isPart || term.excluded || words.length === MOST_WORDS) break;
    words.push(term.text);
    if (term.kind === "phrase") break;
  }
  return words;
}

function longestValue(
  { name, value }: Begun,
  words: readonly string[],
  isValue: (name: Operator, value: string) => boolean,
): { readonly text: string; readonly words: number } | null {
  for (let count = words.length; count > 0; count -= 1) {
    const text = [value, ...words.slice(0, count)].filter(Boolean).join(" ");
    if (isValue(name, text)) return { text, words: count };
  }
  return null;
}
