import { getDomain, getPublicSuffix } from "tldts";
import { isGovernmentHost, NAMED_NAMESPACES } from "../namespaces.ts";
import type { KnownSites } from "../site-list.ts";
import {
  besideEnding,
  besideGov,
  dotlessInFront,
  dotlessName,
  gluedName,
  governmentWords,
  SURNAMES,
} from "./government-words.ts";
import { type Imitation, isOtherOwner, nearlyNamed } from "./misspelt-names.ts";
import { isTrusted } from "./trusted-names.ts";

/** How a host imitates an official one; null: it does not. Expects a host of bounded length. */
export function imitationIn(host: string, known: KnownSites): Imitation | null {
  if (isTrusted(host)) return null;
  const proxy = libraryProxy(host);
  if (proxy !== null) return imitationIn(proxy, known);
  return inLabels(host, known) ?? nearlyNamed(host, known) ?? inSimilarSigns(host, known);
}

/**
 * The library through which a site is read; null: none. Its address begins with the whole name of that site, with hyphens for
 * its dots and two for its own: `laws--lois-justice-gc-ca.ezproxy.lib.example.ca`.
 */
function libraryProxy(host: string): string | null {
  const [site = "", ...library] = host.split(".");
  const name = site.replace(/--|-/g, (marks) => (marks === "--" ? "-" : "."));
  const isRead = isGovernmentHost(name) && library.some((label) => /^(?:ez|lib)?proxy\d?$/.test(label));
  return isRead ? library.join(".") : null;
}

/** An official name in the user name of an address: `https://irs.gov@evil.example/`. */
export function inUserName(user: string, known: KnownSites): Imitation | null {
  for (const word of user.toLowerCase().split(/[^\p{L}\p{N}.-]+/u)) {
    const labels = word.split(".").filter((label) => label !== "");
    const imitated = nameWithin(labels, known);
    if (imitated !== null) return { trick: "user_name", imitated };
  }
  return null;
}

/** An official name in a name that somebody else registered, or in front of it: `irs.gov.evil.example`, `irs-gov.example`. */
function inLabels(host: string, known: KnownSites): Imitation | null {
  const labels = ownLabels(host);
  const foreign = foreignPart(host, labels);
  const imitated = nameWithin(foreign, known);
  if (imitated !== null) return { trick: "subdomain", imitated };
  const joined =
    beforeHyphen(labels) ??
    acrossHyphens(host, known) ??
    afterHyphen(foreign, known) ??
    governmentWords(foreign, getDomain(host) !== getDomain(host, { allowPrivateDomains: true })) ??
    withoutDots(host, known);
  return joined === null ? null : { trick: "hyphen", imitated: joined };
}

/** Digits and letters that read like others: `ssa-g0v.com`, `1rs-gov.com`, `irs.qov.us`. */
function inSimilarSigns(host: string, known: KnownSites): Imitation | null {
  for (const one of ["i", "l"]) {
    const read = host
      .replace(/[a-z0-9]+/g, (word) => similarLetters(word, one))
      .replace(/(?<![a-z0-9])(?:g{1,2}|q)o{1,2}v{1,2}(?![a-z0-9])/g, "gov");
    if (read === host) continue;
    const official = isGovernmentHost(read) ? (getDomain(read) ?? read) : null;
    const imitated = official ?? inLabels(read, known)?.imitated ?? null;
    // Anybody's name before "g0v" makes one think of no government: `join.g0v.tw`.
    if (imitated !== null && known.has(imitated) && isOtherOwner(host, imitated)) {
      return { trick: "letters", imitated };
    }
  }
  return null;
}

/** A word that is mostly letters, with letters for its digits. */
function similarLetters(word: string, one: string): string {
  if (!/\d/.test(word) || word.replace(/\d/g, "").length <= word.replace(/\D/g, "").length) return word;
  return word.replace(/[0135]/g, (digit) => (digit === "1" ? one : (SIMILAR[digit] ?? digit)));
}

const SIMILAR: Readonly<Record<string, string>> = { 0: "o", 3: "e", 5: "s" };

/** The labels in front of the public suffix. `uk.com` is a company's, so it does not count as one. */
function ownLabels(host: string): string[] {
  const suffix = getPublicSuffix(host, { allowPrivateDomains: false });
  if (suffix === null || suffix === host) return [];
  return host.slice(0, -suffix.length - 1).split(".");
}

/**
 * The labels that may imitate. In `gov.si` and `www.gov.si` the name is the country's own, and many governments without a
 * namespace in the public-suffix list have such names, so below a country's ending the registered label does not count.
 * Directly below, that is: anybody can register `gov.co.uk`. The United States have `.gov` and no `gov.us`; nobody governs `.cc`.
 */
function foreignPart(host: string, labels: readonly string[]): readonly string[] {
  const isOfCountry = /^(?!(?:us|eu|cc)$)[a-z]{2}$/.test(
    getPublicSuffix(host, { allowPrivateDomains: false }) ?? "",
  );
  return isOfCountry && /^(gov|mil)$/.test(labels.at(-1) ?? "") ? labels.slice(0, -1) : labels;
}

/** No official name has more labels. */
const MOST_LABELS = 6;

/** The shortest official name among neighbouring labels: `irs.gov` in `www.irs.gov.account`. */
function nameWithin(labels: readonly string[], known: KnownSites): string | null {
  for (let end = labels.length; end > 1; end -= 1) {
    for (let start = end - 2; start >= Math.max(0, end - MOST_LABELS); start -= 1) {
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
    for (let start = index - 1; start >= Math.max(0, index - MOST_LABELS); start -= 1) {
      const name = [...labels.slice(start, index), label.slice(0, end)].join(".");
      if (isGovernmentHost(name) && !/^www\.(gov|mil)$/.test(name)) return name;
    }
  }
  return null;
}

/** An official name whose first label has something before it, in front of another's: `login-canada.ca.evil.example`. */
function afterHyphen(labels: readonly string[], known: KnownSites): string | null {
  for (const [index, label] of labels.entries()) {
    const last = label.slice(label.lastIndexOf("-") + 1);
    if (last === label || last === "") continue;
    const imitated = nameWithin([last, ...labels.slice(index + 1)], known);
    if (imitated !== null) return imitated;
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

/**
 * An official name without its dots: `irsgov.com`, `hmrcgov.uk`, `govuk-refund.com`, `ritaohiogov.com`. Not below a company's
 * suffix, where an agency has its own work as well: `cisagov.github.io`.
 */
function withoutDots(host: string, known: KnownSites): string | null {
  const registered = getDomain(host, { allowPrivateDomains: true }) ?? "";
  if (registered !== getDomain(host)) return null;
  const [label = ""] = registered.split(".");
  if (SURNAMES.has(label)) return null;
  // A country's own ending means its own government: `my-gov.in`.
  const isForeign = /\.(?!us$|uk$|ca$|co$|cc$|io$|me$)[a-z]{2}$/.test(registered);
  const name =
    besideEnding(registered, known) ??
    (isForeign ? null : besideGov(label)) ??
    dotlessInFront(host.slice(0, -registered.length - 1).split("."), label) ??
    dotlessName(registered.replaceAll(".", "")) ??
    dotlessName(label) ??
    gluedName(label, known);
  return name !== null && isOtherOwner(host, name) ? name : null;
}
