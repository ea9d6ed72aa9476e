import { Lexer, type MarkedOptions, Parser, type Token, Tokenizer } from "marked";

/** The contract has no limit for results. Longer ones are shown as plain text, since parsing them would block the page. */
const LONGEST = 60_000;

/** A quotation mark of a language ends an address as a plain one does, which the Markdown of addresses does not know. */
const WEB_ADDRESS = /^https?:\/\/[^\s<“”„‟‘’‚«»‹›「」『』…]*/i;

/** Only complete addresses become links. Looking for e-mail addresses takes quadratic time. */
class WebAddresses extends Tokenizer {
  override url(source: string) {
    const [address] = WEB_ADDRESS.exec(source) ?? [];
    return address === undefined ? undefined : super.url(address);
  }
}

const OPTIONS: MarkedOptions = { gfm: true, tokenizer: new WebAddresses() };

/**
 * Returns unsafe HTML, only for the sanitiser. Null where the text is too long, or nested so deeply that the parser's
 * recursion exhausts the stack.
 */
export function markdownHtml(markdown: string): string | null {
  return reading(markdown, (tokens) => Parser.parse(tokens, OPTIONS));
}

/** Reads the parts of a text in Markdown; null for the same texts as above. */
export function reading<T>(markdown: string, read: (tokens: Token[]) => T): T | null {
  if (markdown.length > LONGEST) return null;
  try {
    return read(Lexer.lex(markdown, OPTIONS));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
