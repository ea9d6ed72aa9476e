import { type MessageKey, t } from "../platform/i18n.ts";
import { provinceName } from "../search/provinces.ts";
import type { SiteAnswer } from "./judge-site.ts";
import { plainHost, shortHost } from "./link-host.ts";
import type { Registrants } from "./namespaces.ts";
import type { Trick } from "./near-names.ts";
import { decodeHost } from "./punycode.ts";
import type { ListedSite } from "./site-list.ts";

const REGISTRANTS: Readonly<Record<Registrants, MessageKey>> = {
  us_governments: "site.only_us_governments",
  us_military: "site.only_us_military",
  us_federal: "site.only_us_federal",
  us_tribes: "site.only_us_tribes",
  canada: "site.only_canada",
  provinces: "site.only_provinces",
  uk_governments: "site.only_uk_governments",
  uk_nhs: "site.only_uk_nhs",
  uk_police: "site.only_uk_police",
  uk_defence: "site.only_uk_defence",
  uk_parliament: "site.only_uk_parliament",
  scotland: "site.only_scotland",
  wales: "site.only_wales",
};

const TRICKS: Readonly<Record<Trick, MessageKey>> = {
  subdomain: "site.trick_subdomain",
  user_name: "site.trick_user_name",
  hyphen: "site.trick_hyphen",
  letters: "site.trick_letters",
  one_letter: "site.trick_one_letter",
};

/** How much of the list of government sites is on this device. */
export type ListState = "none" | "part" | "whole";

/** Whether a site is a government's, and why we say so. */
export function siteSentence(answer: SiteAnswer, list: ListState): string {
  switch (answer.kind) {
    case "official": {
      const { namespace, listed } = answer;
      const name = listed === null ? "" : nameOf(listed);
      if (namespace === null) {
        const site = shown(listed.domain);
        return name === "" ? t("site.official_listed", site) : t("site.official_listed_named", site, name);
      }
      const only = t(REGISTRANTS[namespace.registrants], namespace.name);
      const site = shown(answer.host);
      return name === "" ? t("site.official", site, only) : t("site.official_named", site, name, only);
    }
    case "look-alike":
      return t(TRICKS[answer.trick], shown(answer.imitated), shown(answer.owner));
    case "not-listed":
      if (answer.reason === "no-site") return t("site.not_listed_no_site");
      if (answer.reason === "nameless") return t("site.not_listed_nameless", shown(answer.host));
      if (list === "none") return t("site.not_listed_no_list", shown(answer.host));
      return t(list === "part" ? "site.not_listed_part" : "site.not_listed", shown(answer.host));
  }
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
function shown(host: string): string {
  const plain = plainHost(host);
  const letters = decodeHost(plain);
  const short = shortHost(plain);
  return letters === plain ? short : `${shortHost(letters)} (${short})`;
}
