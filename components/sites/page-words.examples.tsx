import type { Examples } from "../../gallery/examples.ts";
import type { SiteAnswer } from "../../utils/sites/judge-site.ts";
import { namespaceOf } from "../../utils/sites/namespaces.ts";
import type { ListState } from "../../utils/sites/sentences.ts";
import { LookAlikeWords, PageWords } from "./PageAnswer.tsx";
import type { ThisPage } from "./this-page-store.ts";

const LISTED = {
  domain: "toronto.ca",
  organization: "City of Toronto",
  country: "CA",
  state: "ON",
  city: "Toronto",
};

function official(host: string, isListed: boolean): SiteAnswer {
  const namespace = namespaceOf(host);
  const listed = { ...LISTED, domain: host, organization: isListed ? "Office of Forms" : "" };
  return namespace === null
    ? { kind: "official", host, namespace, listed, owner: host }
    : { kind: "official", host, namespace, listed: isListed ? listed : null, owner: host };
}

const unknown = (host: string): SiteAnswer => ({ kind: "not-listed", reason: "unknown", host, owner: host });

const fake = (trick: "user_name" | "hyphen" | "letters" | "one_letter", host: string): SiteAnswer => ({
  kind: "look-alike",
  host,
  trick,
  imitated: "irs.gov",
  isKnown: true,
  owner: host,
});

function page(answer: SiteAnswer, listState: ListState): ThisPage {
  const host = "host" in answer ? answer.host : "newtab";
  const tab = { id: 1, windowId: 1, address: `https://${host}/login`, title: "Forms" };
  return { step: "known", tab, answer, listState, domain: null, words: "Forms" };
}

const ANSWERS: readonly (readonly [name: string, answer: SiteAnswer, listState: ListState])[] = [
  ["by its name", official("irs.gov", false), "none"],
  ["by its name, and listed", official("irs.gov", true), "whole"],
  ["by the name of a province", official("gov.bc.ca", false), "none"],
  ["of an army", official("army.mil", false), "none"],
  ["listed alone", official("toronto.ca", true), "whole"],
  ["listed without an owner", official("toronto.ca", false), "whole"],
  ["not in a part of the list", unknown("example-news.com"), "part"],
  ["an address without a name", { kind: "not-listed", reason: "nameless", host: "192.0.2.7" }, "whole"],
  ["letters of another alphabet", unknown("xn--80ak6aa92e.com"), "whole"],
  ["a user name", fake("user_name", "refunds.example"), "none"],
  ["a hyphen", fake("hyphen", "irs-gov.example"), "none"],
  ["other letters", fake("letters", "xn--rs-gov-9wa.example"), "none"],
  ["one letter", fake("one_letter", "irss.gov.example"), "none"],
];

const PAGES: readonly (readonly [name: string, page: ThisPage])[] = [
  ...ANSWERS.map(([name, answer, listState]) => [name, page(answer, listState)] as const),
  ["being read", { step: "reading" }],
  ["the browser does not say which", { step: "no-access" }],
];

/** Whose a site is and how we know, in words. */
export const EXAMPLES: Examples = {
  of: "Words about a site",
  states: PAGES.map(([name, each]) => ({
    name,
    draw: () => (
      <>
        <PageWords page={each} size="card" />
        <LookAlikeWords page={each} size="card" />
      </>
    ),
  })),
};
