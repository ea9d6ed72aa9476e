import { t } from "../platform/i18n.ts";
import type { FoldLetters } from "./folded-hosts.ts";
import { judgeSite, type SiteAnswer } from "./judge-site.ts";
import { readSiteList } from "./kept-site-list.ts";
import { shownSite } from "./sentences.ts";
import { knownSites } from "./site-list.ts";
import { WELL_KNOWN } from "./well-known.ts";

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

/** What an address passes for and whose it is, by the list on this device; null: it is no look-alike. */
export async function lookAlikeSentence(address: string): Promise<string | null> {
  const list = await readSiteList();
  const answer = await judgeAddress(address, list?.lines ?? "");
  if (answer.kind !== "look-alike") return null;
  return t("site.address_is", shownSite(answer.owner), shownSite(answer.imitated));
}
