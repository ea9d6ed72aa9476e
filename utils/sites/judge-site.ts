import { getDomain } from "tldts";
import { plainHost } from "./link-host.ts";
import { type FoldLetters, foldedHosts, isAscii } from "./look-alikes/folded-hosts.ts";
import { imitationIn, inUserName } from "./look-alikes/look-alike.ts";
import type { Imitation, Trick } from "./look-alikes/misspelt-names.ts";
import { decodeHost } from "./look-alikes/punycode.ts";
import { type Namespace, namespaceOf } from "./namespaces.ts";
import type { KnownSites, ListedSite } from "./site-list.ts";
import { readTabAddress } from "./tab-address.ts";

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
      /** Whether a site of that name is known to exist, so that one can be led there. */
      readonly isKnown: boolean;
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

export type LookAlike = Extract<SiteAnswer, { kind: "look-alike" }>;

/**
 * Whether the site of a tab is a government's, decided here from the address and what is known. Only a name that a
 * namespace guards, or that the list has, is official; everything else is at best not listed.
 */
export function judgeSite(address: string, known: KnownSites, fold: FoldLetters): SiteAnswer {
  const page = readTabAddress(address);
  if (page.kind === "no-site") return { kind: "not-listed", reason: "no-site" };
  const host = bounded(page.host);
  const named = inUserName(page.user.slice(0, LONGEST_NAME), known);
  if (page.kind === "nameless") {
    return named === null
      ? { kind: "not-listed", reason: "nameless", host }
      : { kind: "look-alike", host, owner: host, ...named, isKnown: known.has(named.imitated) };
  }
  const owner = getDomain(host, { allowPrivateDomains: true });
  const foreign = host.includes("xn--") ? inOtherLetters(host, known, fold) : null;
  if (foreign === null) {
    const listed = listedSite(host, known);
    const namespace = namespaceOf(host);
    if (namespace !== null) return { kind: "official", host, namespace, listed, owner };
    if (listed !== null) return { kind: "official", host, namespace: null, listed, owner };
  }
  const imitation = named ?? foreign ?? imitationIn(host, known);
  return imitation === null
    ? { kind: "not-listed", reason: "unknown", host, owner }
    : {
        kind: "look-alike",
        host,
        owner: owner ?? host,
        ...imitation,
        isKnown: known.has(imitation.imitated),
      };
}

/** The domain to search in or to follow: the listed one, or what its owner registered. Null: there is none. */
export function domainOf(answer: SiteAnswer): string | null {
  switch (answer.kind) {
    case "official":
      return answer.listed?.domain ?? plainHost(answer.owner ?? answer.host);
    case "look-alike":
      // Nobody is led to search or follow a site that passes for another.
      return null;
    case "not-listed":
      return answer.reason === "unknown" ? plainHost(answer.owner ?? answer.host) : null;
  }
}

/** No name that can be looked up is longer (RFC 1035), though an address may have one. */
const LONGEST_NAME = 253;

/** A host that is longer, without its middle: its end says whose it is, its beginning what it pretends to be. */
function bounded(host: string): string {
  if (host.length <= LONGEST_NAME) return host;
  const half = Math.floor(LONGEST_NAME / 2);
  const [begin, end] = [host.slice(0, half), host.slice(-half)];
  return `${begin.slice(0, begin.lastIndexOf(".") + 1)}${end.slice(end.indexOf(".") + 1)}`;
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
  const { plain, folded } = foldedHosts(decodeHost(host), fold);
  // A listed name may have accents.
  if (isAscii(plain) && listedSite(host, known) !== null) return null;
  for (const read of folded) {
    if (read === host) continue;
    const guarded = namespaceOf(read) !== null;
    const imitated = guarded || listedSite(read, known) !== null ? read : null;
    if (imitated !== null) {
      return hasSameOwner(host, plain, read) ? null : { trick: "letters", imitated: nameOf(imitated) };
    }
    // No government has such a name below a namespace of its own.
    if (namespaceOf(host) !== null) return { trick: "letters", imitated: nameOf(read) };
    const inside = imitationIn(read, known);
    if (inside !== null) return { trick: "letters", imitated: inside.imitated };
  }
  return null;
}

/** Names under .ca that differ by accents alone are registered by one owner (CIRA's bundles). What is below such a name is free. */
function hasSameOwner(host: string, plain: string, read: string): boolean {
  const [own, other] = [getDomain(host), getDomain(read)];
  if (!host.endsWith(".ca") || plain !== read || own === null || other === null) return false;
  return plain.split(".").slice(-own.split(".").length).join(".") === other;
}

function nameOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
