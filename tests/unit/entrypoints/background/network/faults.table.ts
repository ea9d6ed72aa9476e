/**
 * What happens when something goes wrong, for every endpoint: the tests check each cell against a real service, and
 * docs/fault-table.md is made from this table.
 */
export const ENDPOINTS = {
  search: "/api/v1/search",
  recent: "/api/v1/recent",
  suggest: "/api/v1/suggest",
  places: "/api/v1/places",
  countries: "/api/v1/countries",
  domains: "/api/v1/domains",
  stats: "/api/v1/stats",
  health: "/health",
  factCheck: "/api/v1/fact-check",
  factCheckText: "/api/v1/fact-check/text",
} as const;

export type EndpointName = keyof typeof ENDPOINTS;

export type Group = "pages" | "lists" | "health" | "factCheck" | "factCheckText";

/** The endpoints that must behave alike stand in one column. */
export const GROUPS: Record<Group, readonly EndpointName[]> = {
  pages: ["search", "recent"],
  lists: ["suggest", "places", "countries", "domains", "stats"],
  health: ["health"],
  factCheck: ["factCheck"],
  factCheckText: ["factCheckText"],
};

export interface Cell {
  /** `answered`, `down` (a health that says so), or the failure. */
  readonly outcome: string;
  /** How often the network was tried: 1 means not retried. */
  readonly tries: number;
  /** Whether an older copy, where there is one, is shown in place of the failure. */
  readonly copy: boolean;
  /** Whether the next request is held back without asking the service. */
  readonly paused: boolean;
}

/** How the fault comes about: by the service's fault switch, or by what lies between. */
export type Cause =
  | { readonly by: "switch"; readonly kind: string; readonly times?: number; readonly body?: string }
  | {
      readonly by: "answer";
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly redirectTo?: "same" | "other";
      readonly text: string;
      readonly times?: number;
    }
  | { readonly by: "way"; readonly way: "offline" | "no-such-name" | "refused-connection" | "no-permission" };

export interface FaultRow {
  readonly fault: string;
  readonly cause: Cause;
  readonly cells: Record<Group, Cell>;
}

type Columns = Record<Group, Cell>;

const cell = (outcome: string, tries: number, copy: boolean, paused = false): Cell => ({
  outcome,
  tries,
  copy,
  paused,
});
const ONCE_WITH_COPY = (outcome: string, paused = false): Cell => cell(outcome, 1, true, paused);
const ONCE = (outcome: string, paused = false): Cell => cell(outcome, 1, false, paused);

/** The two columns that are kept in the cache, and the three that are not. */
const columns = (kept: Cell, health: Cell, checks: Cell): Columns => ({
  pages: kept,
  lists: kept,
  health,
  factCheck: checks,
  factCheckText: checks,
});
/** A fault that only ends one try: the GETs are tried three times, the posts never again. */
const passing = (outcome: string): Columns =>
  columns(cell(outcome, 3, true), cell(outcome, 3, false), ONCE(outcome));
/** A clear no: the same everywhere, asked once, and no copy hides it. */
const refusal = (outcome: string): Columns => columns(ONCE(outcome), ONCE(outcome), ONCE(outcome));
const everywhere = (outcome: string, paused = false): Columns =>
  columns(ONCE_WITH_COPY(outcome, paused), ONCE(outcome, paused), ONCE(outcome, paused));
/** A body that cannot be read: the health of a service is told by its status code alone. */
const unreadable = (outcome: string): Columns =>
  columns(ONCE_WITH_COPY(outcome), ONCE("answered"), ONCE(outcome));

/** In a member that is read as it comes: walking through it would exhaust the stack. */
const NESTED = `{"officialSources":[${"[".repeat(100_000)}${"]".repeat(100_000)}]}`;
const CITIES = "refused (400), 2 cities suggested";

export const FAULTS: readonly FaultRow[] = [
  {
    fault: "the device is offline",
    cause: { by: "way", way: "offline" },
    cells: everywhere("offline"),
  },
  {
    fault: "the name of the service does not resolve",
    cause: { by: "way", way: "no-such-name" },
    cells: passing("unreachable"),
  },
  {
    fault: "the connection is refused",
    cause: { by: "way", way: "refused-connection" },
    cells: passing("unreachable"),
  },
  {
    fault: "the browser withholds access to the site",
    cause: { by: "way", way: "no-permission" },
    cells: everywhere("no-access"),
  },
  {
    fault: "the connection is cut in the body",
    cause: { by: "switch", kind: "cut-body" },
    cells: columns(
      cell("unreachable", 3, true),
      cell("unreachable", 3, false),
      // The post has arrived: a check that may have been counted must not look as if it never left.
      ONCE("unreadable (not-json)"),
    ),
  },
  {
    fault: "no answer within the time limit",
    cause: { by: "switch", kind: "latency" },
    cells: everywhere("timeout"),
  },
  {
    fault: "400 with a sentence",
    cause: { by: "switch", kind: "400-string" },
    cells: refusal("refused (400)"),
  },
  {
    fault: "400 with cities as strings inside `detail`",
    cause: { by: "switch", kind: "400-cities-detail" },
    cells: { ...refusal("refused (400)"), pages: ONCE(CITIES) },
  },
  {
    fault: "400 with cities as strings beside `detail`",
    cause: { by: "switch", kind: "400-cities-beside" },
    cells: { ...refusal("refused (400)"), pages: ONCE(CITIES) },
  },
  {
    fault: "400 with cities as objects beside `detail`",
    cause: { by: "switch", kind: "400-cities-objects" },
    cells: refusal(CITIES),
  },
  {
    fault: "422 with a list",
    cause: { by: "switch", kind: "422-list" },
    cells: refusal("refused (422), names state"),
  },
  {
    fault: "429, `Retry-After` in seconds",
    cause: { by: "switch", kind: "429-seconds", body: "7" },
    cells: everywhere("rate-limited, 7 s", true),
  },
  {
    fault: "429, `Retry-After` as a date",
    cause: {
      by: "answer",
      status: 429,
      headers: {
        date: "Thu, 01 Jan 2032 00:00:00 GMT",
        "retry-after": "Thu, 01 Jan 2032 00:00:09 GMT",
      },
      text: "{}",
    },
    cells: everywhere("rate-limited, 9 s", true),
  },
  {
    fault: "429 without `Retry-After`",
    cause: { by: "switch", kind: "429-bare" },
    cells: columns(
      ONCE_WITH_COPY("rate-limited, 30 s", true),
      ONCE("rate-limited, 30 s", true),
      ONCE("rate-limited, 60 s", true),
    ),
  },
  {
    fault: "500 with a page of HTML",
    cause: { by: "switch", kind: "500-html" },
    cells: passing("unavailable (500)"),
  },
  {
    fault: "503 once, then an answer",
    cause: { by: "switch", kind: "503", times: 1 },
    cells: columns(cell("answered", 2, false), ONCE("down"), ONCE("unavailable (503)")),
  },
  {
    fault: "503 every time",
    cause: { by: "switch", kind: "503" },
    cells: { ...passing("unavailable (503)"), health: ONCE("down") },
  },
  {
    fault: "200 with an empty body",
    cause: { by: "switch", kind: "empty-body" },
    cells: unreadable("unreadable (not-json)"),
  },
  {
    fault: "200 with JSON that was cut off",
    cause: { by: "switch", kind: "truncated-json" },
    cells: unreadable("unreadable (not-json)"),
  },
  {
    fault: "200 with a page of HTML (a network's sign-in page)",
    cause: { by: "switch", kind: "html" },
    cells: everywhere("unreadable (not-json)"),
  },
  {
    fault: "200 with JSON of another shape",
    cause: { by: "switch", kind: "wrong-shape" },
    cells: unreadable("unreadable (wrong-shape)"),
  },
  {
    fault: "200 with `null` in every member",
    cause: { by: "switch", kind: "null-members" },
    cells: unreadable("unreadable (wrong-shape)"),
  },
  {
    fault: "200 with JSON nested 100,000 deep",
    cause: { by: "answer", status: 200, text: NESTED },
    cells: unreadable("unreadable (not-json)"),
  },
  {
    fault: "a body of 20 MB",
    cause: { by: "switch", kind: "huge-body" },
    cells: everywhere("unreadable (too-large)"),
  },
  {
    fault: "a redirect within the service",
    cause: { by: "answer", status: 307, redirectTo: "same", text: "", times: 1 },
    // The second try is without the words, and tells where it leads.
    cells: columns(cell("answered", 3, false), cell("answered", 3, false), ONCE("unreadable (redirected)")),
  },
  {
    fault: "a redirect to another origin without HTTPS",
    cause: { by: "answer", status: 307, redirectTo: "other", text: "" },
    cells: columns(
      cell("unreadable (redirected)", 2, true),
      cell("unreadable (redirected)", 2, false),
      ONCE("unreadable (redirected)"),
    ),
  },
];

/** What a page sees when the browser stops the worker. */
export const WORKER_DEATHS = [
  { moment: "before the call", reading: "answered", once: "answered" },
  { moment: "while the service is asked", reading: "asked again, answered", once: "interrupted" },
  { moment: "after the answer", reading: "answered from the copy", once: "what was stored is there" },
] as const;
