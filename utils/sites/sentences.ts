import { t } from "../platform/i18n.ts";
import { provinceName } from "../search/provinces.ts";
import type { LookAlike, SiteAnswer } from "./judge-site.ts";
import { plainHost, shortHost } from "./link-host.ts";
import { decodeHost } from "./look-alikes/punycode.ts";
import type { ListedSite } from "./site-list.ts";

/** How much of the list of government sites is on this device. */
export type ListState = "none" | "part" | "whole";

/** Whether a site is a government's, and why we say so. */
export interface SiteWords {
  /** The answer in a word or two: "Official". */
  readonly answer: string;
  /** The site that is spoken of. Empty: there is none. */
  readonly site: string;
  readonly reason: string;
}

export function siteWords(answer: Exclude<SiteAnswer, { kind: "look-alike" }>, list: ListState): SiteWords {
  if (answer.kind === "official") return officialWords(answer);
  const unknown = t("site.is_not_known");
  if (answer.reason === "no-site") return { answer: unknown, site: "", reason: t("site.no_site") };
  const site = shownSite(answer.host);
  if (answer.reason === "nameless") return { answer: unknown, site, reason: t("site.nameless") };
  if (list === "none") return { answer: unknown, site, reason: t("site.not_known") };
  const reason = t(list === "part" ? "site.not_listed_part" : "site.not_listed");
  return { answer: t("site.is_not_listed"), site, reason };
}

function officialWords({ host, namespace, listed }: Extract<SiteAnswer, { kind: "official" }>): SiteWords {
  const answer = t("site.is_official");
  const name = listed === null ? "" : nameOf(listed);
  if (namespace === null) {
    const reason = name === "" ? t("site.listed") : t("site.listed_named", name);
    return { answer, site: shownSite(listed.domain), reason };
  }
  const province = namespace.province === undefined ? null : provinceName(namespace.province);
  const only = t(`site.only_${namespace.registrants}`, namespace.name, province ?? "");
  return { answer, site: shownSite(host), reason: name === "" ? only : t("site.named", name, only) };
}

export interface LookAlikeWords {
  /** All of it in a sentence, for a heading. */
  readonly sentence: string;
  /** The same for a line, in two parts: "Look-alike", "not irs.gov, but evil.example". */
  readonly line: readonly [answer: string, rest: string];
  /** How it deceives, up to whom the address belongs to, which the address itself shows. */
  readonly reason: string;
}

/** That an address to check passes for another site. */
export function lookAlikeSentence({ imitated, owner }: LookAlike): string {
  return t("site.address_is", shownSite(owner), shownSite(imitated));
}

export function lookAlikeWords({ trick, imitated, owner }: LookAlike): LookAlikeWords {
  const official = shownSite(imitated);
  return {
    sentence: t("site.look_alike", official),
    line: [t("site.is_look_alike"), t("site.look_alike_line", official, shownSite(owner))],
    reason: t(`site.trick_${trick}`, official),
  };
}

/** "City of Toronto, Ontario": the organization, and where it is if its name does not say so. */
function nameOf({ organization, country, state, city }: ListedSite): string {
  const region = (/^ca$/i.test(country) ? provinceName(state) : null) ?? state;
  const place = [city, region].filter((part) => part !== "" && !organization.includes(part)).join(", ");
  return organization === "" ? "" : [organization, place].filter(Boolean).join(", ");
}

/**
 * A host without the `www.` that says nothing. Other alphabets are shown as letters and as they are registered, since the
 * letters alone may deceive.
 */
export function shownSite(host: string): string {
  const plain = plainHost(host);
  const letters = decodeHost(plain);
  const short = shortHost(plain);
  return letters === plain ? short : `${shortHost(letters)} (${short})`;
}
