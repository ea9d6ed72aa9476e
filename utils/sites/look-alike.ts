import { getDomain, getPublicSuffix } from "tldts";
import { isGovernmentHost, NAMED_NAMESPACES } from "./namespaces.ts";
import type { KnownSites } from "./site-list.ts";
import { WELL_KNOWN } from "./well-known.ts";

/** How an address imitates an official one. Each has a sentence: `site.trick_…`. */
export type Trick = "subdomain" | "user_name" | "hyphen" | "letters" | "one_letter";

export interface Imitation {
  readonly trick: Trick;
  /** The official name it makes one think of. */
  readonly imitated: string;
}

/** An official name in the user name of an address: `https://irs.gov@evil.example/`. */
export function inUserName(user: string, known: KnownSites): Imitation | null {
  for (const word of user.toLowerCase().split(/[^\p{L}\p{N}.-]+/u)) {
    const imitated = nameWithin(word.replace(/^[.-]+|(?<![.-])[.-]+$/g, "").split("."), known);
    if (imitated !== null) return { trick: "user_name", imitated };
  }
  return null;
}

/** An official name in a name that somebody else registered, or in front of it: `irs.gov.evil.example`, `irs-gov.example`. */
export function inLabels(host: string, known: KnownSites): Imitation | null {
  const labels = ownLabels(host);
  const imitated = nameWithin(foreignPart(host, labels), known);
  if (imitated !== null) return { trick: "subdomain", imitated };
  const joined = beforeHyphen(labels) ?? acrossHyphens(host, known) ?? withoutDots(host);
  return joined === null ? null : { trick: "hyphen", imitated: joined };
}

/** Names this short have too many neighbours that mean nothing. */
const SHORTEST_FOR_ONE_LETTER = 6;
const IMITATED_THOUGH_SHORT: readonly string[] = ["gov.uk", "nhs.uk"];

/** A name that is one letter off an official one, or reads the same: `torronto.ca`, `rnontreal.ca`. */
export function nearlyNamed(host: string, known: KnownSites): Imitation | null {
  for (const name of registeredNames(host)) {
    const likeness = known.likeness(name);
    if (likeness !== null && isOtherOwner(name, likeness)) return { trick: "letters", imitated: likeness };
    const imitated = oneLetterOff(name, known);
    if (imitated !== null) return { trick: "one_letter", imitated };
  }
  return null;
}

function oneLetterOff(name: string, known: KnownSites): string | null {
  for (const near of known.ofSimilarLength(name)) {
    if (!isOneLetterOff(name, near) || !isOtherOwner(name, near)) continue;
    const isLong = ownPart(near).length >= SHORTEST_FOR_ONE_LETTER || IMITATED_THOUGH_SHORT.includes(near);
    // "district12" beside "district13" is a row of names, not an imitation.
    if (isLong && !(/\d/.test(near) && near.replace(/\d/g, "") === name.replace(/\d/g, ""))) return near;
  }
  return null;
}

/** `toronto` of `toronto.ca`, and `police` of `police.uk`, which is a public suffix itself. */
function ownPart(name: string): string {
  if (NAMED_NAMESPACES.includes(name)) return name.slice(0, name.indexOf("."));
  return name.slice(0, -(getPublicSuffix(name) ?? "").length - 1);
}

/** Whether two names differ by one letter more, less or other, or by two letters that are swapped. */
function isOneLetterOff(name: string, other: string): boolean {
  const shorter = Math.min(name.length, other.length);
  let same = 0;
  while (same < shorter && name[same] === other[same]) same += 1;
  let end = 0;
  while (end < shorter - same && name.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [one, two] = [name.slice(same, name.length - end), other.slice(same, other.length - end)];
  if (one.length <= 1 && two.length <= 1) return one !== two;
  return one.length === 2 && two.length === 2 && one[0] === two[1] && one[1] === two[0];
}

/** An official name has its own neighbours in its own domain: `mail.toronto.ca` and `main.toronto.ca`. */
function isOtherOwner(name: string, official: string): boolean {
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

/** The labels in front of the public suffix. `uk.com` is a company's, so it does not count as one. */
function ownLabels(host: string): string[] {
  const suffix = getPublicSuffix(host, { allowPrivateDomains: false });
  if (suffix === null || suffix === host) return [];
  return host.slice(0, -suffix.length - 1).split(".");
}

/**
 * The labels that may imitate. In `gov.si` and `www.gov.si` the name is the country's own, and many governments without a
 * namespace in the public-suffix list have such names, so below a country's ending the registered label does not count.
 * Directly below, that is: anybody can register `gov.co.uk`. The United States have `.gov` and no `gov.us`.
 */
function foreignPart(host: string, labels: readonly string[]): readonly string[] {
  const isOfCountry = /^(?!us$)[a-z]{2}$/.test(getPublicSuffix(host, { allowPrivateDomains: false }) ?? "");
  return isOfCountry && /^(gov|mil)$/.test(labels.at(-1) ?? "") ? labels.slice(0, -1) : labels;
}

/** The shortest official name among neighbouring labels: `irs.gov` in `www.irs.gov.account`. */
function nameWithin(labels: readonly string[], known: KnownSites): string | null {
  for (let end = labels.length; end > 1; end -= 1) {
    for (let start = end - 2; start >= 0; start -= 1) {
      const name = labels.slice(start, end).join(".");
      if (name === "www.gov" || name === "www.mil" || name.startsWith(".")) continue;
      if (!isGovernmentHost(name) && !isSite(name, known)) continue;
      const wider = labels[start - 1];
      const hasMore = NAMED_NAMESPACES.includes(name) && wider !== undefined && wider !== "www";
      return hasMore ? `${wider}.${name}` : name;
    }
  }
  return null;
}

/** A list may contain `github.io`, which is not a site. */
function isSite(name: string, known: KnownSites): boolean {
  return (
    known.has(name) && (getDomain(name, { allowPrivateDomains: true }) !== null || isGovernmentHost(name))
  );
}

/** An official name that goes on with a hyphen: `irs.gov-refund.example`. */
function beforeHyphen(labels: readonly string[]): string | null {
  for (const [index, label] of labels.entries()) {
    const end = label.indexOf("-");
    if (end < 1 || index === 0) continue;
    for (let start = index - 1; start >= 0; start -= 1) {
      const name = [...labels.slice(start, index), label.slice(0, end)].join(".");
      if (isGovernmentHost(name) && !/^www\.(gov|mil)$/.test(name)) return name;
    }
  }
  return null;
}

const MOST_PARTS = 24;

/** A known name with hyphens for its dots: `www-irs-gov.evil.example`, or one that goes on with a hyphen. */
function acrossHyphens(host: string, known: KnownSites): string | null {
  // Several marks in a row, and underscores, read like one hyphen.
  const written = host.replace(/[_-]+/g, "-");
  const parts = written.split(/[.-]/).slice(0, MOST_PARTS);
  const marks = written.replace(/[^.-]/g, "");
  for (let start = 0; start < parts.length; start += 1) {
    for (let end = start + 2; end <= parts.length; end += 1) {
      const name = known.hyphenated(parts.slice(start, end).join("."));
      if (name === null) continue;
      const goesOn = marks[end - 1] === "-";
      const isRewritten = marks.slice(start, end - 1) !== name.replace(/[^.-]/g, "");
      if ((goesOn || isRewritten) && isSite(name, known) && isOtherOwner(host, name)) return name;
    }
  }
  return null;
}

/** Only names with "gov", since `gcca.org` has nothing to do with `gc.ca`. */
const DOTLESS = new Map(
  WELL_KNOWN.filter((name) => name.split(".").includes("gov")).map((name) => [
    name.replaceAll(".", ""),
    name,
  ]),
);

/** A well-known name without its dots: `irsgov.com`, `hmrcgov.uk`. */
function withoutDots(host: string): string | null {
  const registered = getDomain(host, { allowPrivateDomains: true }) ?? "";
  const [label = ""] = registered.split(".");
  const written = [label, registered.replaceAll(".", "")].map((text) => text.replace(/^www/, ""));
  const name = written.map((text) => DOTLESS.get(text)).find((found) => found !== undefined);
  return name !== undefined && isOtherOwner(host, name) ? name : null;
}
