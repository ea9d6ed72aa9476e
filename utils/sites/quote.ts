import { escapeMarkup } from "../text/escape-markup.ts";
import { withoutHidden } from "../text/hidden-characters.ts";
import { addressAtPassage } from "../text/text-fragment.ts";
import { tidy } from "../text/tidy.ts";
import { withoutUser } from "../text/untrusted.ts";
import { linkHost, plainHost } from "./link-host.ts";

export interface Quoted {
  readonly quote: string;
  readonly title: string;
  readonly address: string;
  /** The day it was read, in words. */
  readonly day: string;
  /** Whether a browser finds the quote in the page's text. */
  readonly isFound: boolean;
}

/**
 * A quote with where it is from, and a link that opens the page at it. Only the page's own words are in double quotation
 * marks; the site, which is from the address, has a line of its own, so that no title can pass for it.
 */
export function quoteWithSource({ quote, title, address, day, isFound }: Quoted): string {
  const page = withoutUser(address);
  const words = quote
    .trim()
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n");
  const site = plainHost(linkHost(page) ?? "");
  const named = inner(tidy(withoutHidden(title)));
  return [
    `“${inner(withoutHidden(words))}”`,
    ...(named === "" ? [] : [`— “${named}”`]),
    [site, day].filter((part) => part !== "").join(", "),
    // `addressAtPassage` takes text as the service escapes it.
    isFound ? addressAtPassage(page, escapeMarkup(words), null) : page,
  ].join("\n");
}

/** Quotation marks within a quote. */
function inner(text: string): string {
  return text.replace(/“/g, "‘").replace(/”/g, "’");
}
