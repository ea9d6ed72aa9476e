import { months, readNumbers, type StatedNumber } from "./numbers.ts";
import { isPlace } from "./places.ts";
import { deniesBy, type Mark, marksOf, meaningBehindDenial } from "./polarity.ts";
import { tokenise } from "./tokens.ts";
import { meaningOf, roleOf } from "./vocabulary.ts";

/** What matching looks at in a sentence. */
export interface Statement {
  /** Every word, in the form in which words of one meaning are equal. */
  words: ReadonlySet<string>;
  /** The words that carry meaning. */
  content: ReadonlySet<string>;
  /** Words written as names, and the names of places however they are written. */
  names: ReadonlySet<string>;
  numbers: readonly StatedNumber[];
  /** "not", "never", "banned": an odd number of them. */
  denied: boolean;
  marks: ReadonlySet<Mark>;
}

export function readStatement(text: string): Statement {
  const tokens = tokenise(text);
  const { numbers, rest } = readNumbers(tokens);
  const spoken = rest.filter((token) => /^\p{L}/u.test(token.text));
  const words = new Set<string>();
  const content = new Set<string>();
  const names = new Set<string>();
  for (const token of spoken) {
    const meaning = meaningBehindDenial(token.text) ?? meaningOf(token.text);
    words.add(meaning);
    if (roleOf(token.text) !== "meaning") continue;
    content.add(meaning);
    if ((token.named && !months.has(token.text)) || isPlace(token.text)) names.add(meaning);
  }
  const texts = tokens.map((token) => token.text);
  return { words, content, names, numbers, denied: deniesBy(texts), marks: marksOf(texts) };
}
