import { signal } from "@preact/signals";
import type { Examples } from "../../gallery/examples.ts";
import type { SiteAnswer } from "../../utils/sites/judge-site.ts";
import type { ListState } from "../../utils/sites/sentences.ts";
import type { AnswerSize } from "./answer-size.ts";
import * as draw from "./PageAnswer.tsx";
import { LookAlike, ThisPage } from "./ThisPage.tsx";
import type { ThisPageSource } from "./this-page.ts";
import type { PageKnown, ThisPageStore } from "./this-page-store.ts";

const nothing = async (): Promise<void> => undefined;

function page(answer: SiteAnswer, listState: ListState = "none", title = "Property tax"): PageKnown {
  const host = "host" in answer ? answer.host : "newtab";
  const domain = answer.kind === "look-alike" || !("host" in answer) ? null : host;
  const tab = { id: 1, windowId: 1, address: `https://${host}/login`, title };
  return { tab, answer, listState, domain, words: title };
}

function source(known: PageKnown): ThisPageSource {
  const store: ThisPageStore = {
    thisPage: signal({ step: "known", ...known }),
    siteList: signal(null),
    asking: signal(null),
    failure: signal(null),
    isSent: signal(false),
    goesOnAt: signal(null),
    judgeTab: nothing,
    judgeAgain: nothing,
    renewIfDue: nothing,
    keepList: nothing,
    lookUp: nothing,
    askAgain: nothing,
  };
  const ignore = (): void => undefined;
  return {
    actions: { searchSite: ignore, showChanges: ignore, searchAbout: ignore, showChecks: ignore },
    loaded: signal({ store, draw }),
    isLookAlike: signal(known.answer.kind === "look-alike"),
    isSite: signal(true),
    show: ignore,
    load: ignore,
  };
}

const LISTED: SiteAnswer = {
  kind: "official",
  host: "toronto.ca",
  namespace: null,
  listed: {
    domain: "toronto.ca",
    organization: "City of Toronto",
    country: "CA",
    state: "ON",
    city: "Toronto",
  },
  owner: "toronto.ca",
};
const UNKNOWN: SiteAnswer = {
  kind: "not-listed",
  reason: "unknown",
  host: "example-news.com",
  owner: "example-news.com",
};
const FAKE: SiteAnswer = {
  kind: "look-alike",
  host: "irs.gov.refund-status.example",
  trick: "subdomain",
  imitated: "irs.gov",
  isKnown: true,
  owner: "refund-status.example",
};

const STATES: readonly (readonly [name: string, known: PageKnown])[] = [
  ["Official", page(LISTED, "whole")],
  ["Not known", page(UNKNOWN)],
  ["Not listed", page(UNKNOWN, "whole")],
  ["No website", page({ kind: "not-listed", reason: "no-site" })],
  ["Look-alike", page(FAKE)],
  ["Look-alike of a site nobody knows", page({ ...FAKE, imitated: "ezpass.gov", isKnown: false })],
];

const states = (size: AnswerSize) =>
  STATES.map(([name, known]) => ({
    name: `${name}, ${size}`,
    draw: () => (
      <>
        <LookAlike page={source(known)} size={size} />
        <ThisPage page={source(known)} size={size} />
      </>
    ),
  }));

/** Whose site the tab shows. */
export const EXAMPLES: Examples = {
  of: "This page",
  states: [
    ...states("card"),
    ...states("line"),
    ...states("line").map((state) => ({ ...state, name: `${state.name}, panel`, width: "panel" as const })),
  ],
};
