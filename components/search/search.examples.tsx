import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { TEXAS_PAGE } from "../../gallery/example-pages.ts";
import { CARD_ACTIONS, type Examples } from "../../gallery/examples.ts";
import { success } from "../../utils/platform/result.ts";
import { type Filters, NO_FILTERS, newSearch } from "../../utils/search/request.ts";
import type { SearchResult } from "../../utils/search/service-answers.ts";
import { SearchBox } from "./box/SearchBox.tsx";
import { FilterBar } from "./filters/FilterBar.tsx";
import type { FilterTools } from "./filters/filter-tools.ts";
import { Paging } from "./results/Paging.tsx";
import { ResultList } from "./results/ResultList.tsx";
import { ResultSkeleton } from "./results/ResultSkeleton.tsx";
import { FirstSteps } from "./start/FirstSteps.tsx";

const nothing = (): void => undefined;
const KNOWN = { countries: [], states: [] };
const READER = { now: Date.UTC(2026, 10, 24, 12), timeZone: "UTC", language: "en" };
const PAGE: SearchResult = {
  ...TEXAS_PAGE,
  title: "Texas <mark>property tax</mark>: homestead exemptions and protests",
  snippet: "Texas has no state <mark>property tax</mark>; counties, cities and school districts set rates.",
};
const RESULTS: readonly SearchResult[] = [
  PAGE,
  { ...PAGE, organization: "Tax Office", contentType: "application/pdf", updatedAt: null },
  { ...PAGE, language: "es", title: "Impuestos a la propiedad", organization: "Comptroller" },
];

function Box({ value }: { value: string }) {
  return (
    <SearchBox
      value={value}
      suggestions={[]}
      field={useRef<HTMLInputElement>(null)}
      hasSlash={true}
      onInput={nothing}
      onSubmit={nothing}
      onClear={nothing}
      onEmpty={nothing}
      onLeaveDown={nothing}
      onEscape={nothing}
      onBlur={nothing}
      onCheck={nothing}
    />
  );
}

function Bar({ filters }: { filters: Partial<Filters> }) {
  const tools: FilterTools = {
    filters: { ...NO_FILTERS, ...filters },
    known: KNOWN,
    areKnown: true,
    knownFailure: null,
    facets: {},
    onOpen: nothing,
    onChange: nothing,
    findCities: async () => success([]),
    findDomains: async () => success([]),
  };
  return <FilterBar tools={tools} />;
}

/** Everything of a search. */
export const EXAMPLES: Examples = {
  of: "Search",
  states: [
    { name: "Box, empty", draw: () => <Box value="" /> },
    { name: "Box with words", draw: () => <Box value="property tax" /> },
    {
      name: "Box with a claim",
      draw: () => <Box value="Social Security benefits are never taxed by the federal government." />,
    },
    { name: "Box with nearly too many words", draw: () => <Box value={"tax ".repeat(119)} /> },
    { name: "Box with too many words", draw: () => <Box value={"tax ".repeat(130)} /> },
    { name: "Filters", draw: () => <Bar filters={{}} /> },
    {
      name: "Filters that are set",
      draw: () => <Bar filters={{ country: ["us"], state: ["TX", "OK", "OR"], level: ["city"] }} />,
    },
    { name: "Filters in Canada", draw: () => <Bar filters={{ country: ["ca"], filetype: "pdf" }} /> },
    {
      name: "Before the first search",
      draw: () => (
        <FirstSteps
          own={[]}
          known={KNOWN}
          most={4}
          size={10}
          isClaimTyped={signal(false)}
          onOpen={nothing}
          onCheck={nothing}
        />
      ),
    },
    {
      name: "Own searches",
      draw: () => (
        <FirstSteps
          own={[newSearch("property tax", { ...NO_FILTERS, city: ["Austin"] }), newSearch("minimum wage")]}
          known={KNOWN}
          most={4}
          size={10}
          isClaimTyped={signal(false)}
          onOpen={nothing}
          onCheck={nothing}
        />
      ),
    },
    {
      name: "Results",
      draw: () => (
        <ResultList
          results={RESULTS}
          known={KNOWN}
          filters={NO_FILTERS}
          reader={READER}
          actions={CARD_ACTIONS}
          feed={null}
        />
      ),
    },
    {
      name: "Results on a full page",
      width: "page",
      draw: () => (
        <ResultList
          results={RESULTS}
          known={KNOWN}
          filters={NO_FILTERS}
          reader={READER}
          actions={CARD_ACTIONS}
          feed={null}
        />
      ),
    },
    {
      name: "A feed with what is new",
      draw: () => (
        <ResultList
          results={RESULTS}
          known={KNOWN}
          filters={NO_FILTERS}
          reader={READER}
          actions={CARD_ACTIONS}
          feed={{ sort: "updated", lastVisit: 0 }}
        />
      ),
    },
    { name: "Results that are awaited", draw: () => <ResultSkeleton cards={2} isLong={false} /> },
    {
      name: "The way to other pages",
      draw: () => (
        <Paging
          page={{
            total: 142,
            totalIsLowerBound: false,
            page: 1,
            size: 10,
            results: [...RESULTS],
            dropped: 0,
            facets: {},
            tookMs: null,
          }}
          onPage={nothing}
        />
      ),
    },
  ],
};
