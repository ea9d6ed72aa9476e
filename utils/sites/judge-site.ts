import { getDomain } from "tldts";
import { type Imitation, inLabels, inUserName, nearlyNamed, type Trick } from "./look-alike.ts";
import { type Namespace, namespaceOf } from "./namespaces.ts";
import { readPageAddress } from "./page-address.ts";
import { decodeHost } from "./punycode.ts";
import type { KnownSites, ListedSite } from "./site-list.ts";

export type SiteAnswer =
  | {
      readonly kind: "official";
      readonly host: string;
      /** What guards the name, whether it is listed or not. */
      readonly namespace: Namespace;
      readonly listed: ListedSite | null;
      readonly owner: string | null;
    }
  | {
      readonly kind: "official";
      readonly host: string;
      readonly namespace: null;
      readonly listed: ListedSite;
      readonly owner: string | null;
    }
  | {
      readonly kind: "look-alike";
      readonly host: string;
      readonly trick: Trick;
      readonly imitated: string;
      /** Who the address belongs to: the part that was registered. */
      readonly owner: string;
    }
  | {
      readonly kind: "not-listed";
      readonly reason: "unknown";
      readonly host: string;
      readonly owner: string | null;
    }
  | { readonly kind: "not-listed"; readonly reason: "nameless"; readonly host: string }
  | { readonly kind: "not-listed"; readonly reason: "no-site" };

/** Replaces letters of other alphabets by the Latin ones that they look like. */
export type FoldLetters = (text: string) => string;

/**
 * Whether the site of a tab is a government's, decided here from the address and what is known. Only a name that a
 * namespace guards, or that the list has, is official; everything else is at best not listed.
 */
export function judgeSite(address: string, known: KnownSites, fold: FoldLetters): SiteAnswer {
  const page = readPageAddress(address);
  if (page.kind === "no-site") return { kind: "not-listed", reason: "no-site" };
  const { host } = page;
  if (page.kind === "nameless") return { kind: "not-listed", reason: "nameless", host };
  const owner = getDomain(host, { allowPrivateDomains: true });
  const foreign = host.includes("xn--") ? inOtherLetters(host, known, fold) : null;
  if (foreign === null) {
    const listed = listedSite(host, known);
    const namespace = namespaceOf(host);
    if (namespace !== null) return { kind: "official", host, namespace, listed, owner };
    if (listed !== null) return { kind: "official", host, namespace: null, listed, owner };
  }
  const imitation =
    inUserName(page.user, known) ?? foreign ?? inLabels(host, known) ?? nearlyNamed(host, known);
  return imitation === null
    ? { kind: "not-listed", reason: "unknown", host, owner }
    : { kind: "look-alike", host, owner: owner ?? host, ...imitation };
}

/** The entry for a host or the domain it lies in. A name that anybody can register below (`github.io`) lists nobody. */
function listedSite(host: string, known: KnownSites): ListedSite | null {
  for (let name = host; name.includes("."); name = name.slice(name.indexOf(".") + 1)) {
    const listed = known.find(name);
    if (listed !== null && getDomain(name, { allowPrivateDomains: true }) !== null) return listed;
  }
  return null;
}

/** An official name written in letters of other alphabets, or with accents. */
function inOtherLetters(host: string, known: KnownSites, fold: FoldLetters): Imitation | null {
  const written = decodeHost(host);
  const plain = withoutAccents(written);
  // Letter by letter, since Latin letters fold too ("m" to "rn"), and must stay as they are.
  const folded = toHost([...plain].map((letter) => (isAscii(letter) ? letter : fold(letter))).join(""));
  if (folded === host) return null;
  // A listed name may have accents. Under .ca, names that differ by accents alone have the same owner (CIRA's bundles).
  if (isAscii(plain) && (listedSite(host, known) !== null || host.endsWith(".ca"))) return null;
  const guarded = namespaceOf(folded) !== null;
  const imitated = guarded || listedSite(folded, known) !== null ? folded : null;
  if (imitated !== null) return { trick: "letters", imitated: nameOf(imitated) };
  // No government has such a name below a namespace of its own.
  if (namespaceOf(host) !== null) return { trick: "letters", imitated: nameOf(folded) };
  const inside = inLabels(folded, known) ?? nearlyNamed(folded, known);
  return inside === null ? null : { trick: "letters", imitated: inside.imitated };
}

function nameOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

function withoutAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđħŧ]/g, (letter) => STROKES[letter] ?? letter);
}

/** Letters whose stroke is not an accent for Unicode. */
const STROKES: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ħ: "h", ŧ: "t" };

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** Signs that look like a slash end a host for the eye. */
function toHost(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9._-]+/g, "-");
}
