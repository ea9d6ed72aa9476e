import { judgeSite, type LookAlike, type SiteAnswer } from "./judge-site.ts";
import { readSiteList } from "./kept-site-list.ts";
import type { FoldLetters } from "./look-alikes/folded-hosts.ts";
import { type KnownSites, knownSites } from "./site-list.ts";
import { WELL_KNOWN } from "./well-known.ts";

/** Whether an address may have letters of another alphabet, written out, escaped or as punycode. */
const HAS_OTHER_LETTERS = /xn--|[^\p{ASCII}]|%[c-f]/iu;

/** Decides on this device, without asking anybody. `lines`: the list of government sites, or nothing. */
export async function judgeAddress(address: string, lines: string): Promise<SiteAnswer> {
  return (await judgeOfAddresses([address], lines))(address);
}

/** The same for many addresses, of which the list is read once. */
export async function judgeOfAddresses(
  addresses: readonly string[],
  lines: string,
): Promise<(address: string) => SiteAnswer> {
  const fold = addresses.some((address) => HAS_OTHER_LETTERS.test(address)) ? await foldOf() : asItIs;
  const known = knownBy(lines);
  return (address) => judgeSite(address, known, HAS_OTHER_LETTERS.test(address) ? fold : asItIs);
}

let last: { readonly lines: string; readonly known: KnownSites } | null = null;

/** The list is long, and an address is judged again at each letter that is typed. */
function knownBy(lines: string): KnownSites {
  if (last?.lines !== lines) last = { lines, known: knownSites(lines, WELL_KNOWN) };
  return last.known;
}

const asItIs: FoldLetters = (text) => text;

/** Unicode's table of confusable letters is large and rarely needed. */
async function foldOf(): Promise<FoldLetters> {
  return (await import("unhomoglyph")).default;
}

/** What an address passes for and whose it is, by the list on this device; null: it is no look-alike. */
export async function lookAlikeOf(address: string): Promise<LookAlike | null> {
  const list = await readSiteList();
  const answer = await judgeAddress(address, list?.lines ?? "");
  return answer.kind === "look-alike" ? answer : null;
}
