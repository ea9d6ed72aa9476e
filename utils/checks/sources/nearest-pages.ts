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
  // The result quotes the claim, and what that names the service has not found.
  const asked = new Set(addressesIn(claim).map(pageKey));
  const pages = new Map<string, string>();
  for (const address of addressesIn(`${summary}\n${result}`)) {
    const key = pageKey(address);
    const host = linkHost(address);
    if (key === null || asked.has(key)) continue;
    if (host === null || !isGovernmentHost(host)) continue;
    if (!pages.has(key)) pages.set(key, address);
  }
  return [...pages.values()].slice(0, MOST_PAGES);
}

/** The addresses that can be opened, without the punctuation around them. */
function addressesIn(text: string): readonly string[] {
  const found = text.slice(0, LONGEST_READ).match(ADDRESS) ?? [];
  return found.map((address) => safeLink(address.replace(CLOSING, ""))).filter((address) => address !== null);
}
