import { signal } from "@preact/signals";
import type { Examples } from "../../../gallery/examples.ts";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import type { Passage, PassagesBySite } from "../../../utils/checks/sources/passages.ts";
import type { OfficialSource } from "../../../utils/checks/verdict.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { OfficialPages as OfficialPagesFound } from "../official-pages-store.ts";
import type { PassagesAsk, PassagesStore } from "../passages-store.ts";
import type { CheckCardActions } from "./CardFrame.tsx";
import { ChangedPassages } from "./ChangedPassages.tsx";
import { CheckCard } from "./CheckCard.tsx";
import { changed, done, exampleActions, NOW, SSA } from "./example-checks.ts";
import { OfficialPages } from "./OfficialPages.tsx";
import { PassagesPart } from "./Passages.tsx";

const FAR_AWAY = Date.UTC(2100, 0, 15, 12);
const OFFLINE: ApiFailure = { kind: "offline" };
const NO_ACCESS: ApiFailure = { kind: "no-access", origins: "https://search.example.org/*" };

const PASSAGE: Passage = {
  url: "https://www.ssa.gov/benefits/other.html",
  title: "Benefits and <mark>taxes</mark>",
  contentType: "text/html",
  changedAt: null,
  snippet: "Some people pay federal income <mark>taxes</mark> on their benefits.",
  readAt: "2026-11-02T10:00:00Z",
};
const onSite = (passages: readonly Passage[], inIndex = true): PassagesBySite => [
  { host: "ssa.gov", at: NOW, inIndex, passages },
];
const OWN_PAGE = { ...PASSAGE, url: SSA.url ?? "" };

const source = (change: Partial<OfficialSource>): OfficialSource => ({ ...SSA, ...change });
const many = (count: number): readonly OfficialSource[] =>
  Array.from({ length: count }, (_, index) =>
    source({ title: `Page ${index + 1}`, url: `https://agency${index + 1}.gov/`, domain: null }),
  );
const ODD_SOURCES: readonly OfficialSource[] = [
  source({ url: "https://irs.gov.refunds.example/form", title: "irs.gov/form", domain: "irs.gov" }),
  source({ url: null, title: "A book of law", domain: "Library", excerpt: "Title 26, section 86." }),
  source({ url: "javascript:alert(1)", title: "", domain: null }),
  source({ url: "https://www.canada.ca/fr/impots.html", title: "Impôts", domain: "canada.ca" }),
];
const FEW = { sources: [SSA], result: "" };
const OUTSIDE = { verdict: "NOT_A_GOVERNMENT_MATTER", sources: [], summary: "", result: "" };
const ABROAD = "The Canadian province of Ontario raised its minimum wage last October";
const outside = done("outside", { claim: ABROAD }, OUTSIDE);
const UK_PAGE: Passage = { ...PASSAGE, url: "https://www.gov.uk/wage", title: "Wage rates", snippet: "" };

const PASSAGES: readonly (readonly [name: string, check: DoneCheck, ask?: PassagesAsk])[] = [
  ["Asked for", done("asking", {}), "asking"],
  ["Not asked for: offline", done("offline", {}), OFFLINE],
  ["Not asked for: no access", done("no-access", {}), NO_ACCESS],
  ["Not asked for: a pause", done("pause", {}), { kind: "rate-limited", until: FAR_AWAY }],
  ["Only other pages of the site", done("others", { passagesBySite: onSite([PASSAGE]) }, { sources: [SSA] })],
  ["Nothing on the site", done("none", { passagesBySite: onSite([]) }, { sources: [SSA] })],
  ["Outside the index", done("no-index", { passagesBySite: onSite([], false) }, { sources: [SSA] })],
  [
    "Without words",
    done("empty", { passagesBySite: onSite([{ ...OWN_PAGE, snippet: "" }]) }, { sources: [SSA] }),
  ],
  [
    "Of a file in Spanish",
    done(
      "file",
      {
        passagesBySite: onSite([
          {
            ...OWN_PAGE,
            contentType: "application/pdf",
            snippet: "Usted debe pagar impuestos sobre los beneficios que recibe del Seguro Social cada año.",
          },
        ]),
      },
      { sources: [SSA] },
    ),
  ],
  ["Sources that lie or have no page", done("odd", {}, { sources: ODD_SOURCES })],
  ["Sources that lie, asked for", done("odd-asked", { passagesBySite: [] }, { sources: ODD_SOURCES })],
  ["More sources than are in view", done("eleven", {}, { sources: many(11) })],
];

/** Of sources that changed: what they say now. */
const NOW_SAYS: readonly (readonly [name: string, check: DoneCheck])[] = [
  ["another figure", changed],
  ["the same", { ...changed, passagesBySiteNow: changed.passagesBySite ?? [] }],
  [
    "not found any more",
    { ...changed, passagesBySiteNow: [{ host: "irs.gov", at: NOW, inIndex: true, passages: [] }] },
  ],
];

const OFFICIAL: readonly (readonly [name: string, found: OfficialPagesFound])[] = [
  ["searched", inAll({ step: "asking" })],
  ["none could be searched", inAll({ step: "failed", failure: OFFLINE })],
  [
    "found, none, no access",
    {
      us: { step: "found", pages: [] },
      ca: { step: "failed", failure: NO_ACCESS },
      uk: { step: "found", pages: [UK_PAGE, { ...PASSAGE, title: "", url: "https://example.com/wage" }] },
    },
  ],
];

/** Older verdicts do not say whose they are. */
const { service: _, ...OF_NOBODY } = done("", {}, FEW).verdict;

type Card = readonly [
  name: string,
  check: DoneCheck,
  actions?: Partial<CheckCardActions>,
  earlier?: readonly DoneCheck[],
];

const CARDS: readonly Card[] = [
  ["A verdict without sources", done("bare", {}, { sources: [], summary: "", result: "" })],
  ["A saved verdict", done("saved", { repeatedAt: NOW }, FEW)],
  [
    "A verdict that was found before it was asked",
    done("found", {}, { ...FEW, timestamp: "2026-10-01T12:00:00Z" }),
  ],
  [
    "A verdict of nobody knows whom, with a note",
    { ...done("note", { note: "For the talk on Friday" }), verdict: OF_NOBODY },
  ],
  ["A word that nobody knows", done("word", {}, { ...FEW, verdict: "MOSTLY_HARMLESS", confidence: 0.2 })],
  [
    "A source changed, and its passages are not known",
    done("changed", {}, FEW),
    { sourceChanges: changedSince() },
  ],
  [
    "Earlier answers, with a note and another summary",
    done("now", {}, FEW),
    {},
    [
      done("same", { finishedAt: NOW - 9e9, note: "Asked before" }, { confidence: 0.5, result: "" }),
      done("other", { finishedAt: NOW - 9e10 }, { verdict: "CONFIRMED", summary: "No es cierto." }),
    ],
  ],
  ["Another country", outside],
];

function inAll(pages: OfficialPagesFound["us"]): OfficialPagesFound {
  return { us: pages, ca: pages, uk: pages };
}

function changedSince(): CheckCardActions["sourceChanges"] {
  return signal({ askedAt: {}, pages: { "ssa.gov/benefits/retirement/planner/taxes.html": NOW } });
}

const asked = (ask: PassagesAsk | null): PassagesStore => ({ ...exampleActions().passages, of: () => ask });
const looked = (found: OfficialPagesFound): CheckCardActions =>
  exampleActions({ officialPages: { ...exampleActions().officialPages, of: () => found } });

/** What a verdict rests on and leads to. */
export const EXAMPLES: Examples = {
  of: "Verdicts and their sources",
  states: [
    ...CARDS.map(([name, check, actions = {}, earlier = []]) => ({
      name,
      width: "panel" as const,
      draw: () => (
        <CheckCard
          check={check}
          earlier={earlier}
          inLine={null}
          now={NOW}
          actions={exampleActions(actions)}
        />
      ),
    })),
    ...PASSAGES.map(([name, check, ask = null]) => ({
      name: `Passages: ${name}`,
      width: "panel" as const,
      draw: () => <PassagesPart check={check} passages={asked(ask)} />,
    })),
    ...NOW_SAYS.map(([name, check]) => ({
      name: `Changed: ${name}`,
      width: "panel" as const,
      draw: () => <ChangedPassages check={check} />,
    })),
    ...OFFICIAL.map(([name, found]) => ({
      name: `Official pages: ${name}`,
      width: "panel" as const,
      draw: () => <OfficialPages check={outside} actions={looked(found)} />,
    })),
  ],
};
