import { TEXAS_PAGE } from "../../../gallery/example-pages.ts";
import { exampleView } from "../../../gallery/example-view.ts";
import { CARD_ACTIONS, type Examples } from "../../../gallery/examples.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { NO_FILTERS, newRecent, newSearch, type PageRequest } from "../../../utils/search/request.ts";
import type { ResultPage, SearchResult } from "../../../utils/search/service-answers.ts";
import type { Offers } from "../view/second-tries.ts";
import { FailureNotice } from "./FailureNotice.tsx";
import { ListEnd } from "./ListEnd.tsx";
import { Outcome } from "./Outcome.tsx";
import { Meta } from "./ResultCount.tsx";
import { SavedCopy } from "./SavedCopy.tsx";

const NOW = Date.UTC(2026, 10, 24, 12);
/** Countdowns go by the real time. */
const [LONG_AGO, FAR_AWAY] = [Date.UTC(2020, 0, 15, 12), Date.UTC(2100, 0, 15, 12)];
const READER = { now: NOW, timeZone: "UTC", language: "en" };
const nothing = (): void => undefined;
const KNOWN = {
  countries: [],
  states: [{ code: "TX", name: "Texas", country: "us", type: null, cities: 1 }],
};

const QUEBEC = { city: "Québec", state: "QC", country: "CA" };
/** Addresses that lie, and pages of which little is known. */
const ODD_RESULTS: readonly SearchResult[] = [
  { ...TEXAS_PAGE, url: "https://texas.gov.refunds.example/tax" },
  { ...TEXAS_PAGE, url: "javascript:alert(1)", title: "An address that nobody should open" },
  { ...TEXAS_PAGE, title: "", snippet: "", organization: "", domain: "", updatedAt: null },
  { ...TEXAS_PAGE, title: "ضريبة الأملاك", language: "ar", snippet: "تحدد المقاطعات <mark>الضريبة</mark>." },
  { ...TEXAS_PAGE, title: "Impôt foncier", language: "FR", contentType: "application/pdf", ...QUEBEC },
  { ...TEXAS_PAGE, title: "Long ".repeat(40), snippet: "x".repeat(300), organization: "O".repeat(120) },
];

function page(change: Partial<ResultPage> = {}): ResultPage {
  const empty = { total: 0, totalIsLowerBound: false, page: 1, size: 10, dropped: 0, facets: {} };
  return { ...empty, results: [], tookMs: null, ...change };
}

const full = (change: Partial<ResultPage>): ResultPage =>
  page({ results: Array.from({ length: 10 }, () => TEXAS_PAGE), ...change });

const FAILURES: readonly (readonly [name: string, failure: ApiFailure, page?: number])[] = [
  ["offline", { kind: "offline" }],
  ["not reached", { kind: "unreachable" }],
  ["no access", { kind: "no-access", origins: "https://search.example.org/*" }],
  ["too slow", { kind: "timeout", seconds: 10 }],
  ["a pause", { kind: "rate-limited", until: FAR_AWAY }],
  ["a pause in which was asked", { kind: "rate-limited", until: FAR_AWAY, asked: true }],
  ["a pause that is over", { kind: "rate-limited", until: LONG_AGO }],
  ["not available", { kind: "unavailable", status: 503, message: "The index is being rebuilt." }],
  ["not available on page 3", { kind: "unavailable", status: 502, message: "" }, 3],
  ["not set", { kind: "not-configured", service: "search" }],
  ["no JSON", { kind: "unreadable", problem: "not-json" }],
  ["another shape", { kind: "unreadable", problem: "wrong-shape" }],
  ["too large", { kind: "unreadable", problem: "too-large" }],
  ["led elsewhere", { kind: "unreadable", problem: "redirected" }],
  ...([400, 401, 404, 413] as const).map(
    (status) =>
      [
        `refused with ${status}`,
        { kind: "refused", status, message: "", fields: [], suggestions: [] },
      ] as const,
  ),
  [
    "a filter is refused",
    {
      kind: "refused",
      status: 422,
      message: "filetype: Not a known type.",
      fields: [{ parameter: "filetype", message: "Not a known type" }],
      suggestions: [],
    },
  ],
  [
    "a city is refused",
    {
      kind: "refused",
      status: 422,
      message: "Unknown city.",
      fields: [],
      suggestions: [
        { city: "Portland", state: "ME" },
        { city: "Portland", state: "OR" },
        { city: "London", state: null },
      ],
    },
  ],
  ["no words", { kind: "not-sent", problem: { reason: "query-empty" } }],
  ["too many words", { kind: "not-sent", problem: { reason: "query-too-long", length: 612, limit: 500 } }],
  ["beyond the last page", { kind: "not-sent", problem: { reason: "beyond-window", limit: 1000 } }, 101],
  ["no such day", { kind: "not-sent", problem: { reason: "bad-since", value: "soon" } }],
  ["a range that ends first", { kind: "not-sent", problem: { reason: "range-reversed" } }],
  ["a full disk", { kind: "storage", problem: "full" }],
  ["a later version", { kind: "storage", problem: "later-version" }],
  ["no storage", { kind: "storage", problem: "no-access" }],
  ["given up", { kind: "aborted" }],
  ["interrupted", { kind: "interrupted" }],
  ["updated", { kind: "updated" }],
];

interface Drawn extends Omit<Parameters<typeof exampleView>[0], "shown"> {
  readonly page?: ResultPage;
  readonly copyBecause?: ApiFailure | null;
  readonly insteadOf?: PageRequest & { view: "search" };
  readonly offers?: Offers;
  readonly fetchedAt?: number;
}

function viewOf({ page, copyBecause = null, insteadOf, offers, fetchedAt = NOW, ...view }: Drawn) {
  const shown = page && {
    page,
    fetchedAt,
    copyBecause,
    ...(insteadOf && { insteadOf }),
    ...(offers && { offers }),
  };
  return exampleView({ known: KNOWN, ...view, shown: shown ?? null });
}

const outcome = (drawn: Drawn) => (
  <Outcome
    view={viewOf(drawn)}
    reader={READER}
    actions={CARD_ACTIONS}
    onCheck={nothing}
    skeletonCards={2}
    onOptions={nothing}
  >
    <p>Before the first search</p>
  </Outcome>
);

const IN_TEXAS = { ...NO_FILTERS, state: ["TX"] };
const FILTERED = { ...IN_TEXAS, country: ["us"], filetype: "pdf" };
const CLAIM = "Texas has no property tax on homes that are older than forty years";

const OUTCOMES: readonly (readonly [name: string, Drawn])[] = [
  ["Nothing asked yet", {}],
  ["Long wait over the results of before", { page: page({ total: 1, results: [TEXAS_PAGE] }), wait: "long" }],
  ["Odd results", { page: page({ total: 6, results: ODD_RESULTS }) }],
  ["A saved copy", { page: page({ total: 1, results: [TEXAS_PAGE] }), copyBecause: { kind: "offline" } }],
  [
    "Other words that find something",
    {
      page: page({ total: 1, results: [TEXAS_PAGE] }),
      request: newSearch("property tax", IN_TEXAS),
      insteadOf: newSearch("the property tax of texas"),
    },
  ],
  [
    "Other words, in place of a claim",
    {
      page: page({ total: 1, results: [TEXAS_PAGE] }),
      request: newSearch("property tax homes"),
      insteadOf: newSearch(CLAIM),
    },
  ],
  ["The last page that is served", { page: page({ total: 5_000, page: 100, results: [TEXAS_PAGE] }) }],
  ["Nothing found", { page: page() }],
  ["Nothing found, looking for other words", { page: page(), wait: "noticed" }],
  [
    "Nothing found, with offers",
    {
      page: page(),
      request: newSearch("pasport", IN_TEXAS),
      offers: { words: ["passport", "passports"], federal: newSearch("passport") },
    },
  ],
  ["Nothing found with filters", { page: page(), request: newSearch("tax intitle:budget", FILTERED) }],
  ["Nothing found for an address", { page: page(), request: newSearch("www.irs.gov/forms") }],
  ["Nothing new", { page: page(), request: newRecent() }],
  ["Nothing new in a period", { page: page(), request: { ...newRecent(IN_TEXAS), since: "7d" } }],
  ["Past the last page", { page: page({ total: 509, page: 60 }) }],
  ["Past the last page of a floor", { page: page({ total: 30, totalIsLowerBound: true, page: 4 }) }],
  ["Some could not be read", { page: page({ total: 10, results: [TEXAS_PAGE], dropped: 9 }) }],
  ["More than were asked for", { page: page({ total: 99, results: [TEXAS_PAGE], dropped: 60 }) }],
];

const COPIES: readonly (readonly [name: string, because: ApiFailure])[] = [
  ["a pause", { kind: "rate-limited", until: FAR_AWAY }],
  ["no access", { kind: "no-access", origins: "https://search.example.org/*" }],
  ["an answer that cannot be read", { kind: "unreadable", problem: "not-json" }],
];

const COUNTS: readonly (readonly [name: string, Drawn])[] = [
  ["none", { page: page() }],
  ["one", { page: page({ total: 1, results: [TEXAS_PAGE] }) }],
  ["at least so many", { page: full({ total: 10_000, totalIsLowerBound: true }) }],
  ["of an hour ago", { page: full({ total: 1_234 }), fetchedAt: NOW - 3_600_000 }],
];

const ENDS: readonly (readonly [name: string, page: ResultPage | null])[] = [
  ["no list", null],
  ["an empty list", page()],
  ["one page", page({ total: 1, results: [TEXAS_PAGE] })],
  ["the second of a floor", full({ total: 20, totalIsLowerBound: true, page: 2 })],
  ["the last page", page({ total: 11, page: 2, results: [TEXAS_PAGE] })],
  ["past the end", page({ total: 509, page: 60 })],
  ["some were left out", page({ total: 10, results: [TEXAS_PAGE], dropped: 9 })],
];

/** What a search or a feed comes to. */
export const EXAMPLES: Examples = {
  of: "Outcomes of a search",
  states: [
    ...OUTCOMES.map(([name, drawn]) => ({ name, draw: () => outcome(drawn) })),
    ...FAILURES.map(([name, failure, at = 1]) => ({
      name: `Failed: ${name}`,
      draw: () => (
        <FailureNotice
          failure={failure}
          goesOnAt={null}
          request={{ q: "tax", city: ["Portlnd"], page: at }}
          onRetry={nothing}
          onAskNow={nothing}
          onOptions={nothing}
          onPage={nothing}
          onSuggestion={nothing}
        />
      ),
    })),
    ...COPIES.map(([name, because]) => ({
      name: `A saved copy: ${name}`,
      draw: () => (
        <SavedCopy
          fetchedAt={NOW - 9e8}
          because={because}
          goesOnAt={null}
          now={NOW}
          onRetry={nothing}
          onAskNow={nothing}
        />
      ),
    })),
    ...COUNTS.map(([name, drawn]) => ({
      name: `Count: ${name}`,
      draw: () => <Meta view={viewOf(drawn)} reader={READER} />,
    })),
    ...ENDS.map(([name, each]) => ({
      name: `End of the list: ${name}`,
      draw: () => <ListEnd page={each} onPage={nothing} />,
    })),
  ],
};
