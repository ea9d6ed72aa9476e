import { linkHost } from "../../sites/link-host.ts";
import { isGovernmentHost } from "../../sites/namespaces.ts";
import { safeLink } from "../../text/untrusted.ts";
import type { Verdict } from "../verdict.ts";
import { pageKey } from "./passages.ts";

const MOST_PAGES = 5;
/** What comes after it is not looked at. */
const LONGEST_READ = 20_000;
const ADDRESS = /https?:\/\/[^\s<>"'`()[\]{}|\\^“”„‟‘’‚«»‹›「」『』…]{1,500}/gi;
/** Punctuation of the sentence around an address. */
const CLOSING = /[.,;:!?*_~]{1,20}$/;

/** The government pages that the words of a verdict name, where it has no source of its own. */
export function nearestPages({ claim, sources, summary, result }: Verdict): readonly string[] {
  if (sources.length > 0) return [];
  // What was asked about is nearer to nothing.
  const asked = pageKey(safeLink(claim));
  const pages = new Map<string, string>();
  for (const [found] of `${summary}\n${result}`.slice(0, LONGEST_READ).matchAll(ADDRESS)) {
    const address = safeLink(found.replace(CLOSING, ""));
    const key = pageKey(address);
    const host = linkHost(address ?? "");
    if (address === null || key === null || key === asked) continue;
    if (host === null || !isGovernmentHost(host)) continue;
    if (!pages.has(key)) pages.set(key, address);
  }
  return [...pages.values()].slice(0, MOST_PAGES);
}
