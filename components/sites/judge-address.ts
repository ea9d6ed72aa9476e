import type { FoldLetters } from "../../utils/sites/folded-hosts.ts";
import { judgeSite, type SiteAnswer } from "../../utils/sites/judge-site.ts";
import { knownSites } from "../../utils/sites/site-list.ts";
import { WELL_KNOWN } from "../../utils/sites/well-known.ts";

/** Whether an address may have letters of another alphabet, written out, escaped or as punycode. */
const HAS_OTHER_LETTERS = /xn--|[^\p{ASCII}]|%[c-f]/iu;

/** Decides on this device, without asking anybody. `lines`: the list of government sites, or nothing. */
export async function judgeAddress(address: string, lines: string): Promise<SiteAnswer> {
  // Unicode's table of confusable letters is large and rarely needed.
  const fold: FoldLetters = HAS_OTHER_LETTERS.test(address)
    ? (await import("unhomoglyph")).default
    : (text) => text;
  return judgeSite(address, knownSites(lines, WELL_KNOWN), fold);
}
