import { Lexer, type MarkedOptions, Parser, Tokenizer } from "marked";

/** Longer results, which the contract does not limit, are shown as plain text: parsing must never be felt. */
const LONGEST = 60_000;

/** Only whole addresses become links by themselves: the search for e-mail addresses takes time with its square. */
class WebAddresses extends Tokenizer {
  override url(source: string) {
    return /^https?:\/\//i.test(source) ? super.url(source) : undefined;
  }
}

const OPTIONS: MarkedOptions = { gfm: true, tokenizer: new WebAddresses() };

/**
 * Unsafe HTML for the sanitiser, which alone may show it. Null where the text is too long or nested too deep for the
 * parser, whose recursion ends with the stack.
 */
export function markdownHtml(markdown: string): string | null {
  if (markdown.length > LONGEST) return null;
  try {
    return Parser.parse(Lexer.lex(markdown, OPTIONS), OPTIONS);
  } catch {
    return null;
  }
}
