import { signal } from "@preact/signals";
import type { Examples } from "../../../gallery/examples.ts";
import { NO_FILTERS } from "../../../utils/search/request.ts";
import { newWatch, type Watch, type WatchRequest } from "../../../utils/watches/watch.ts";
import type { DetailsDraft } from "../../../utils/watches/watch-details.ts";
import { FollowForm } from "../form/FollowForm.tsx";
import { subjectsOf, subjectsOfFollow } from "../form/follow-subjects.ts";
import { LaterChoices } from "../form/LaterChoices.tsx";
import { RefreshStatus } from "../news/RefreshStatus.tsx";
import { FollowingList } from "./FollowingList.tsx";
import { FollowTrouble } from "./FollowNotes.tsx";
import { type Imported, ImportNote } from "./FollowsMenu.tsx";

const NOW = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;
const nothing = (): void => undefined;
const KNOWN = {
  countries: [],
  states: [{ code: "TX", name: "Texas", country: "us", type: null, cities: 1 }],
};

const REQUEST: WatchRequest = { ...NO_FILTERS, q: "water quality", sort: "updated" };
const OF_SITE: WatchRequest = { ...REQUEST, q: "", domain: ["lacounty.gov"] };
const FOLLOW = newWatch(
  { name: "water quality", request: REQUEST, rhythm: "24h", notify: false, countsInBadge: false },
  "w",
  NOW,
);

function follow(name: string, change: Partial<Watch>): Watch {
  return { ...FOLLOW, id: `w${name.length}`, name, ...change };
}

const SOURCES = follow("The minimum wage is $7.25", {
  request: { ...REQUEST, sources: { claim: "the minimum wage is $7.25", pages: [] } },
});

const FORMS: readonly (readonly [name: string, subjects: ReturnType<typeof subjectsOf>])[] = [
  [
    "a view with a place and a site",
    subjectsOf({ ...REQUEST, country: ["us"], state: ["TX"], domain: ["texas.gov"] }, KNOWN),
  ],
  ["the sources of a fact-check", subjectsOfFollow(SOURCES, KNOWN)],
];

const ALL_DETAILS: DetailsDraft = {
  words: "rain, storm drains",
  group: "Beaches",
  note: "For the swimmers of the club",
  silentDays: 30,
  missing: true,
  paused: true,
};

const TROUBLES: readonly (readonly [name: string, change: Partial<Watch>])[] = [
  ["none", {}],
  ["offline, asked before", { failure: { kind: "offline" }, lastAsked: NOW, lastAnswered: NOW - 60_000 }],
  ["never answered", { failure: { kind: "unavailable", status: 503, message: "Busy." }, lastAsked: NOW }],
  [
    "a city is refused",
    {
      failure: { kind: "refused", status: 422, message: "Unknown city", fields: [], suggestions: [] },
      lastAsked: NOW,
    },
  ],
  ["silent", { silenceSaid: true, silentSince: NOW - 40 * DAY, lastLook: NOW - 2 * DAY }],
  ["silent, and nobody knows when the index looked", { silenceSaid: true, silentSince: NOW - 40 * DAY }],
  [
    "many pages are missing",
    { request: OF_SITE, details: { missing: true }, manyMissing: { pages: 120, since: NOW - DAY } },
  ],
  ["so much is listed that looking back ends", { lookedBackTo: NOW - 3 * DAY }],
  ["more than can be counted", { overflow: 10_001 }],
  ["restored, set by an administrator", { restoredAt: NOW - DAY, overflow: 501, preset: "removable" }],
];

const LISTS: readonly (readonly [name: string, watches: readonly Watch[]])[] = [
  ["nothing", []],
  [
    "groups, a pause, notifications",
    [
      follow("read", { details: { group: "Beaches", note: "For the club" }, rhythm: "look" }),
      follow("new", { details: { group: "Wages" }, unread: 1_234, overflow: 1_300, rhythm: "1h" }),
      follow("paused", { details: { paused: true }, notify: true, rhythm: "6h" }),
      follow("on Mondays", { details: { weekday: 1, hour: 14 }, notify: true, rhythm: "7d" }),
      follow("ضريبة الأملاك", { unread: 1, lastAnswered: NOW - 60_000 }),
      follow("A name that is as long as names may be: ".repeat(3), {}),
    ],
  ],
];

const done = (change: Partial<Extract<Imported, { step: "done" }>>): Imported => ({
  step: "done",
  count: 0,
  known: 0,
  leftOut: 0,
  refused: [],
  ...change,
});

const IMPORTS: readonly (readonly [name: string, imported: Imported])[] = [
  ["one", done({ count: 1 })],
  [
    "some, some known, without room, and lines that are none",
    done({ count: 20, known: 1, leftOut: 2, refused: [4] }),
  ],
  ["all known", done({ known: 3 })],
  ["no room for any", done({ leftOut: 12 })],
  ["all refused", { step: "refused", lines: [2, 3, 4, 5, 6, 7, 8] }],
  ["all refused, on one line", { step: "refused", lines: [1, 1, 1] }],
  ["nothing to read", { step: "refused", lines: [] }],
  ["too large", { step: "too-large" }],
  ["no list", { step: "unreadable" }],
  ["damaged", { step: "damaged" }],
];

interface Refresh {
  readonly isLooking?: boolean;
  readonly progress?: { readonly at: number; readonly of: number };
  readonly follows?: readonly Watch[];
}

const REFRESHES: readonly (readonly [name: string, refresh: Refresh])[] = [
  ["never", {}],
  ["of nothing", { follows: [], isLooking: true }],
  ["begins", { isLooking: true }],
  ["is under way", { isLooking: true, progress: { at: 3, of: 12 } }],
  ["just now", { follows: [follow("a", { lastAnswered: NOW - 5_000 })] }],
  [
    "some before the others, and one is paused",
    {
      follows: [
        follow("a", { lastAnswered: NOW - 120_000 }),
        follow("b", { lastAnswered: NOW - 1_800_000 }),
        follow("c", { lastAnswered: NOW - 3_000_000, details: { paused: true } }),
      ],
    },
  ],
];

/** What is followed, how, and what went wrong with it. */
export const EXAMPLES: Examples = {
  of: "Follows",
  states: [
    ...FORMS.map(([name, subjects]) => ({
      name: `Form: ${name}`,
      width: "panel" as const,
      draw: () => <FollowForm subjects={subjects} onDone={nothing} />,
    })),
    ...(["look", "24h", "7d"] as const).map((rhythm) => ({
      name: `Details: ${rhythm}`,
      width: "panel" as const,
      draw: () => (
        <LaterChoices
          details={rhythm === "7d" ? { ...ALL_DETAILS, weekday: 1 } : ALL_DETAILS}
          rhythm={rhythm}
          canTellMissing={rhythm !== "look"}
          canPause={rhythm !== "look"}
          onChange={nothing}
        />
      ),
    })),
    ...TROUBLES.map(([name, change]) => ({
      name: `Trouble: ${name}`,
      width: "panel" as const,
      draw: () => <FollowTrouble watch={follow("w", change)} now={NOW} />,
    })),
    ...LISTS.map(([name, watches]) => ({
      name: `List: ${name}`,
      width: "panel" as const,
      draw: () => <FollowingList watches={watches} now={NOW} chosen={{ group: "Wages" }} room={1} />,
    })),
    ...IMPORTS.map(([name, imported]) => ({
      name: `Imported: ${name}`,
      width: "panel" as const,
      draw: () => <ImportNote imported={imported} onManage={nothing} />,
    })),
    ...REFRESHES.map(([name, { isLooking = false, progress = null, follows = [FOLLOW] }]) => ({
      name: `Refreshed: ${name}`,
      width: "panel" as const,
      draw: () => (
        <RefreshStatus
          follows={follows}
          news={{ isLooking: signal(isLooking), progress: signal(progress), now: signal(NOW) }}
        />
      ),
    })),
  ],
};
