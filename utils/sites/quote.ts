import { tidy } from "../search/to-parameters.ts";
import { addressAtPassage } from "../text/text-fragment.ts";
import { linkHost, plainHost } from "./link-host.ts";

export interface Quoted {
  readonly quote: string;
  readonly title: string;
  readonly address: string;
  /** The day it was read, in words. */
  readonly day: string;
}

/** A quote with where it is from, and a link that opens the page at it. */
export function quoteWithSource({ quote, title, address, day }: Quoted): string {
  const words = quote
    .trim()
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n");
  const site = plainHost(linkHost(address) ?? "");
  const from = [tidy(title), site, day].filter((part) => part !== "");
  return `“${words}”\n— ${from.join(", ")}\n${addressAtPassage(address, escaped(words), null)}`;
}

/** `addressAtPassage` takes text as the service escapes it. */
function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
