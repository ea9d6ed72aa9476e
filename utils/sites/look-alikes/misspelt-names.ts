import { getDomain, getPublicSuffix } from "tldts";
import { isGovernmentHost, NAMED_NAMESPACES } from "../namespaces.ts";
import type { KnownSites } from "../site-list.ts";

/** How an address imitates an official one. Each has a sentence: `site.trick_…`. */
export type Trick = "subdomain" | "user_name" | "hyphen" | "letters" | "one_letter";

export interface Imitation {
  readonly trick: Trick;
  /** The official name it makes one think of. */
  readonly imitated: string;
}

/** Names this short have too many neighbours that mean nothing. */
const SHORTEST = 6;
const IMITATED_THOUGH_SHORT: readonly string[] = ["gov.uk", "nhs.uk"];

/** A name that is a slip off an official one, or reads the same: `torronto.ca`, `rnontreal.ca`. */
export function nearlyNamed(host: string, known: KnownSites): Imitation | null {
  for (const name of registeredNames(host)) {
    const likeness = known.likeness(name);
    if (likeness !== null && isLongEnough(likeness) && isOtherOwner(name, likeness)) {
      return { trick: "letters", imitated: likeness };
    }
    const imitated = slipOff(name, known);
    if (imitated !== null) return { trick: "one_letter", imitated };
  }
  return null;
}

function slipOff(name: string, known: KnownSites): string | null {
  for (const near of known.ofSimilarLength(name)) {
    const isNear = IMITATED_THOUGH_SHORT.includes(near) ? isShortSlip(name, near) : isSlip(name, near);
    if (isNear && isLongEnough(near) && isOtherOwner(name, near)) return near;
  }
  return null;
}

function isLongEnough(name: string): boolean {
  return ownPart(name).length >= SHORTEST || IMITATED_THOUGH_SHORT.includes(name);
}

/** `toronto` of `toronto.ca`, and `police` of `police.uk`, which is a public suffix itself. */
function ownPart(name: string): string {
  if (NAMED_NAMESPACES.includes(name)) return name.slice(0, name.indexOf("."));
  return name.slice(0, -(getPublicSuffix(name) ?? "").length - 1);
}

/** Letters and digits that are taken for each other. */
const SIMILAR_PAIRS: ReadonlySet<string> = new Set(
  "0o 1i 1l il gq 3e 5s uv mn vy 2z 6b 8b 9g"
    .split(" ")
    .flatMap(([one = "", two = ""]) => [one + two, two + one]),
);

/**
 * Whether a name is written to be taken for another: two letters are swapped, one is doubled or is not any more, or one is
 * another that looks like it. A letter more is another name: `alberta.ca` and `ualberta.ca`, `milton.ca` and `hilton.ca`.
 */
function isSlip(name: string, official: string): boolean {
  const shorter = Math.min(name.length, official.length);
  let same = 0;
  while (same < shorter && name[same] === official[same]) same += 1;
  let end = 0;
  while (end < shorter - same && name.at(-1 - end) === official.at(-1 - end)) end += 1;
  const [one, two] = [name.slice(same, name.length - end), official.slice(same, official.length - end)];
  if (one.length + two.length === 1) return isLetter(one + two) && name[same - 1] === one + two;
  if (one.length === 1 && two.length === 1) return SIMILAR_PAIRS.has(one + two);
  return one.length === 2 && two.length === 2 && one[0] === two[1] && one[1] === two[0] && !/\d/.test(one);
}

/** Other letters of a name of three make another name: `mhs.uk`, `hns.uk`. */
function isShortSlip(name: string, official: string): boolean {
  const isChanged = name.length === official.length;
  return isSlip(name, official) && (!isChanged || /[\dq]/.test(name.slice(0, name.indexOf("."))));
}

/** "district11" beside "district1" is a row of names, not an imitation. */
function isLetter(sign: string): boolean {
  return /[a-z]/.test(sign);
}

/** An official name has its own neighbours in its own domain: `mail.toronto.ca` and `main.toronto.ca`. */
export function isOtherOwner(name: string, official: string): boolean {
  const owner =
    getDomain(official, { allowPrivateDomains: true }) ?? (isGovernmentHost(official) ? official : null);
  return owner !== null && owner !== getDomain(name, { allowPrivateDomains: true });
}

const MOST_LABELS = 4;

/** What its owner registered, and the longer names below that: `evil.example`, `a.evil.example` … */
function registeredNames(host: string): string[] {
  const registered = getDomain(host, { allowPrivateDomains: true });
  if (registered === null) return [];
  const below = host === registered ? [] : host.slice(0, -registered.length - 1).split(".");
  const names = [registered];
  for (const label of below.toReversed().slice(0, MOST_LABELS)) names.push(`${label}.${names.at(-1)}`);
  return names;
}
