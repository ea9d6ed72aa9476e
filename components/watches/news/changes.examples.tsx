import { BEACHES_PAGE } from "../../../gallery/example-pages.ts";
import { CARD_ACTIONS, type Examples } from "../../../gallery/examples.ts";
import type { SearchResult } from "../../../utils/search/service-answers.ts";
import { entryOf, type WatchEntry } from "../../../utils/watches/entry.ts";
import type { Stretch } from "../../../utils/watches/look-back.ts";
import type { PageState } from "../../../utils/watches/page-states.ts";
import { RangeControls } from "../../search/feed/RangeControls.tsx";
import { LookBackChart } from "../look-back/LookBackChart.tsx";
import { lookBackHints } from "../look-back/look-back-sentences.ts";
import { EntryCard } from "./EntryCard.tsx";
import { NEWS_SORTS } from "./news-range.ts";
import { StateChanges } from "./StateChanges.tsx";

const NOW = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;
const READER = { now: NOW, timeZone: "UTC", language: "en" };
const nothing = (): void => undefined;

const RESULT: SearchResult = { ...BEACHES_PAGE, publishedAt: "2026-10-02" };

const CHANGED = "2026-11-24T11:00:00Z";
const PUBLISHED = Date.parse("2026-10-02");
const entry = (change: Partial<SearchResult>, time: number | null = PUBLISHED): WatchEntry =>
  entryOf("w", { ...RESULT, ...change }, time, NOW);

const BEFORE: PageState = {
  title: "Beach water quality",
  snippet: "The minimum wage is $15.50 an hour. Tips do not count. It applies to everybody who works here.",
  words: 400,
  seenAt: NOW - 9 * DAY,
};
const LATER = { ...BEFORE, seenAt: NOW };

const CARDS: readonly (readonly [name: string, entry: WatchEntry])[] = [
  ["published weeks ago", entry({})],
  ["no date", entry({ publishedAt: null }, null)],
  ["changed", { ...entry({}), before: BEFORE }],
  [
    "back and forth",
    { ...entry({ contentChangedAt: CHANGED }, Date.parse(CHANGED)), before: BEFORE, times: 4 },
  ],
  ["an address that lies", entry({ url: "https://lacounty.gov.alerts.example/beaches" })],
  ["an address that nobody should open", entry({ url: "javascript:alert(1)" })],
  ["no title and no words", entry({ title: "<mark> </mark>", snippet: "", organization: "" })],
  ["a file in Spanish", entry({ language: "ES", contentType: "application/pdf", title: "Calidad del agua" })],
];

const CHANGES: readonly (readonly [name: string, now: PageState])[] = [
  ["a figure", { ...LATER, snippet: BEFORE.snippet.replace("$15.50", "$16.25") }],
  ["a sentence is gone", { ...LATER, snippet: BEFORE.snippet.replace(" Tips do not count.", "") }],
  ["the wording", { ...LATER, snippet: BEFORE.snippet.replace("everybody", "all") }],
  ["another passage", { ...LATER, snippet: "Offices are closed on Friday because of the holiday." }],
  ["a word of the title", { ...LATER, title: "Beach water warnings" }],
  ["more words in the title", { ...LATER, title: "Beach water quality and closures" }],
  ["the length alone", { ...LATER, words: 120 }],
];

const week = (index: number, change: Partial<Stretch> = {}): Stretch => ({
  from: Date.UTC(2026, 10, 18) - index * 7 * DAY,
  weeks: 1,
  pages: 0,
  isFloor: false,
  ...change,
});
const CHARTS: readonly (readonly [name: string, stretches: readonly Stretch[], hasWords: boolean])[] = [
  ["nothing in a year", Array.from({ length: 52 }, (_, index) => week(index)), false],
  ["one page", [week(0, { pages: 1 }), week(1)], true],
  [
    "some weeks together, and more than is counted",
    [week(0), week(5, { weeks: 5, pages: 10_000, isFloor: true })],
    false,
  ],
];

const RANGES: readonly (readonly [name: string, since: string | null, until: string | null])[] = [
  ["any date", null, null],
  ["a period that is not offered", "3w", null],
  ["two days", "2026-11-02", "2026-11-20"],
];

/** How pages of the news changed, and how often. */
export const EXAMPLES: Examples = {
  of: "Changes of pages",
  states: [
    ...CARDS.map(([name, each]) => ({
      name: `Page: ${name}`,
      draw: () => (
        <ul>
          <EntryCard line={{ entries: [each] }} reader={READER} day={null} isNamed actions={CARD_ACTIONS} />
        </ul>
      ),
    })),
    ...CHANGES.map(([name, now]) => ({
      name: `Changed: ${name}`,
      width: "panel" as const,
      draw: () => <StateChanges before={BEFORE} now={now} />,
    })),
    ...CHARTS.map(([name, stretches, hasWords]) => ({
      name: `How often: ${name}`,
      width: "page" as const,
      draw: () => (
        <>
          <LookBackChart stretches={stretches} />
          <p class="hint">{lookBackHints(stretches, hasWords)}</p>
        </>
      ),
    })),
    ...RANGES.map(([name, since, until]) => ({
      name: `Range: ${name}`,
      width: "panel" as const,
      draw: () => (
        <RangeControls
          sort="found"
          sorts={NEWS_SORTS.map((value) => ({ value, name: value }))}
          since={since}
          until={until}
          meaning="When it was found."
          now={NOW}
          timeZone="America/New_York"
          onChange={nothing}
        />
      ),
    })),
  ],
};
