import { BEACHES_PAGE } from "../../../gallery/example-pages.ts";
import { CARD_ACTIONS, type Examples } from "../../../gallery/examples.ts";
import { NO_FILTERS } from "../../../utils/search/request.ts";
import type { SearchResult } from "../../../utils/search/service-answers.ts";
import { entryOf, foundAgain, missingEntry } from "../../../utils/watches/entry.ts";
import { newWatch } from "../../../utils/watches/watch.ts";
import { FollowForm } from "../form/FollowForm.tsx";
import { subjectsOf } from "../form/follow-subjects.ts";
import { FollowingList } from "../list/FollowingList.tsx";
import { EntryCard } from "./EntryCard.tsx";
import { FoldedPages } from "./FoldedPages.tsx";
import { NewsChips } from "./NewsChips.tsx";

const NOW = Date.UTC(2026, 10, 24, 12);
const READER = { now: NOW, timeZone: "UTC", language: "en" };
const REQUEST = { ...NO_FILTERS, q: "water quality", sort: "updated" } as const;
const nothing = (): void => undefined;

const CHANGED = "2026-11-24T11:48:00Z";
const RESULT: SearchResult = {
  ...BEACHES_PAGE,
  title: "Beach water quality: rain advisories and warning signs",
  snippet: "Rain washes bacteria, oil and trash from streets into storm drains and out to sea.",
  contentChangedAt: CHANGED,
  updatedAt: CHANGED,
  lastCrawled: CHANGED,
};

const { unread: _, ...READ } = entryOf("w", RESULT, Date.parse(CHANGED), NOW);
const UNREAD = { ...READ, unread: 1 } as const;
const PDF = { ...READ, result: { ...RESULT, contentType: "application/pdf", title: "Annual report" } };
const FOLDED = ["a", "b", "c"].map((id) => ({ entries: [{ ...UNREAD, id }] as const }));
const READ_LINES = ["d", "e", "f"].map((id) => ({ entries: [{ ...READ, id }] as const }));
const MISSING = missingEntry("w", RESULT, NOW, NOW);
const BACK = foundAgain(missingEntry("w", RESULT, Date.parse(CHANGED), NOW), NOW);
const LISTED = newWatch(
  { name: "water quality", request: REQUEST, rhythm: "24h", notify: false, countsInBadge: false },
  "w",
  NOW,
);
const FAILED = {
  ...LISTED,
  id: "f",
  name: "A city that is gone",
  failure: { kind: "offline" },
  lastAsked: NOW,
} as const;

/** What is new and how it is followed. */
export const EXAMPLES: Examples = {
  of: "What’s new",
  states: [
    { name: "Chips", draw: () => <NewsChips choice="all" onChoose={nothing} /> },
    {
      name: "Entries: unread, read, a file, missing, found again",
      draw: () => (
        <ul>
          <EntryCard
            line={{ entries: [UNREAD] }}
            reader={READER}
            day="Today"
            isNamed={false}
            actions={CARD_ACTIONS}
          />
          <EntryCard
            line={{ entries: [READ] }}
            reader={READER}
            day={null}
            isNamed={false}
            actions={CARD_ACTIONS}
          />
          <EntryCard
            line={{ entries: [PDF] }}
            reader={READER}
            day="Yesterday"
            isNamed={false}
            actions={CARD_ACTIONS}
          />
          <EntryCard
            line={{ entries: [MISSING] }}
            reader={READER}
            day={null}
            isNamed={false}
            actions={CARD_ACTIONS}
          />
          <EntryCard
            line={{ entries: [BACK] }}
            reader={READER}
            day={null}
            isNamed={false}
            actions={CARD_ACTIONS}
          />
        </ul>
      ),
    },
    {
      name: "Many pages of one site: unread, read",
      draw: () => (
        <ul>
          <FoldedPages
            lines={FOLDED}
            site="lacounty.gov"
            reader={READER}
            day="Today"
            isNamed={false}
            actions={CARD_ACTIONS}
          />
          <EntryCard
            line={{ entries: [UNREAD] }}
            reader={READER}
            day={null}
            isNamed={false}
            actions={CARD_ACTIONS}
          />
          <FoldedPages
            lines={READ_LINES}
            site="lacounty.gov"
            reader={READER}
            day={null}
            isNamed={false}
            actions={CARD_ACTIONS}
          />
        </ul>
      ),
    },
    {
      name: "Following, in the list",
      width: "panel",
      draw: () => (
        <FollowingList
          watches={[
            { ...LISTED, unread: 6 },
            { ...LISTED, id: "r", name: "Restored", restoredAt: NOW },
            {
              ...LISTED,
              id: "s",
              name: "The federal minimum wage has been $7.25 an hour since July 2009",
              request: { ...REQUEST, sources: { claim: "the federal minimum wage", pages: [] } },
            },
            { ...LISTED, id: "p", name: "Of the administrator", preset: "fixed", overflow: 700 },
            FAILED,
          ]}
          now={NOW}
          chosen={{ watch: "w" }}
          room={1}
        />
      ),
    },
    {
      name: "Follow",
      width: "panel",
      draw: () => (
        <FollowForm subjects={subjectsOf(REQUEST, { countries: [], states: [] })} onDone={nothing} />
      ),
    },
  ],
};
