import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { readsAsClaim } from "../../../utils/checks/claims/reads-as-claim.ts";
import type { CitySuggestion } from "../../../utils/platform/failure.ts";
import { type FilterChange, pickFilters, unchangedOtherwise } from "../../../utils/search/filter-changes.ts";
import type { LeftOut } from "../../../utils/search/known-filters.ts";
import { liftOperators } from "../../../utils/search/lift-operators.ts";
import {
  type Filters,
  NO_FILTERS,
  type PageRequest,
  type RecentRequest,
  type SearchRequest,
} from "../../../utils/search/request.ts";
import type { Facets } from "../../../utils/search/service-answers.ts";
import { act } from "../../base/trouble.tsx";
import { goesOn } from "./goes-on.ts";
import type { ListsStore } from "./lists-store.ts";
import { createOpenRequest, hasFilters, hasNoWords, type Told } from "./open-request.ts";
import { namesListed, needsLists, whenListed } from "./operators-of-lists.ts";
import { createOwnStates } from "./own-states.ts";
import { withSuggestedCity } from "./refused-city.ts";
import type { Manner, ResultsStore, Shown } from "./results-store.ts";
import type { SuggestStore } from "./suggest-store.ts";

/** One view, search or recent: its request, its results and everything a user can do there. */
export interface ViewStore {
  readonly results: ResultsStore;
  readonly lists: ListsStore;
  readonly suggest: SuggestStore;
  /** The words in the box, sent or not. */
  readonly text: Signal<string>;
  /** Whether they read as a claim that can be checked. */
  readonly isClaimTyped: ReadonlySignal<boolean>;
  readonly filters: ReadonlySignal<Filters>;
  readonly facets: ReadonlySignal<Facets>;
  /** Whether there is a list, a failure, or a wait. */
  readonly wasAsked: ReadonlySignal<boolean>;
  readonly dropped: ReadonlySignal<FilterChange | null>;
  /** Whether the filters were chosen for an earlier search and now narrow a new one. */
  readonly areFiltersKept: ReadonlySignal<boolean>;
  /** Filters of the address that do not exist and were left out. */
  readonly unknown: ReadonlySignal<readonly LeftOut[]>;
  /** When this feed was viewed before; null: never, or this is a search. */
  readonly lastVisit: ReadonlySignal<number | null>;
  type(text: string, caret?: number | null): void;
  submit(text: string): void;
  /** Gives the words up, with what was found for them. The chosen filters stay. */
  clear(): void;
  /** Replaces the whole request. */
  open(request: PageRequest, told?: Told): void;
  /** Searches for exactly this, whatever it finds. */
  searchExactly(request: SearchRequest): void;
  changeFilters(change: FilterChange): void;
  removeFilters(): void;
  changeRange(change: Partial<Pick<RecentRequest, "sort" | "since" | "until">>): void;
  goToPage(page: number): void;
  changeSize(size: number): void;
  chooseCity(suggestion: CitySuggestion): void;
  searchSite(domain: string): void;
  /** Sends the request of a feed again. */
  revisit(): void;
}

interface Parts {
  readonly results: ResultsStore;
  readonly lists: ListsStore;
  readonly suggest: SuggestStore;
  readonly firstText: string;
  readonly remember: (request: SearchRequest) => void;
  /** Called for each feed that is shown. Returns when it was viewed before, at once where the page knows it; null: never. */
  readonly visit: (request: RecentRequest, seen: number) => number | null | Promise<number | null>;
  /** Whether a search for these words has these filters in any case, by the user's settings. */
  readonly isUsual: (words: string, filters: Filters) => boolean;
  /** How many results a page of new words has; null: as many as before. */
  readonly newSize: () => number | null;
  /** Whether anything may be sent while the user types. */
  readonly sendsTyping: () => boolean;
}

export function createViewStore(parts: Parts): ViewStore {
  const { results, lists, suggest, remember, visit, isUsual, newSize, sendsTyping } = parts;
  const text = signal(parts.firstText);
  const isClaimTyped = computed(() => readsAsClaim(text.value));
  const dropped = signal<FilterChange | null>(null);
  const unknown = signal<readonly LeftOut[]>([]);
  const areFiltersKept = signal(false);
  const ownStates = createOwnStates();
  /** What the filters were last used with. */
  let filteredWords = results.request.value.q;
  /** Whether those that were there at first, as of a popup that comes back, were used with no words yet. */
  let areFirstFilters = filteredWords === "";
  const lastVisit = signal<number | null>(null);
  const filters = computed(() => pickFilters(results.request.value));
  const facets = computed(() => facetsFor(results.shown.value, results.request.value));

  const wasAsked = computed(
    () => results.shown.value !== null || results.failure.value !== null || results.wait.value !== "none",
  );

  const ask = (request: PageRequest, manner: Manner = {}): void => {
    suggest.stop();
    act(results.run(request, manner));
    // Results contain codes of countries and states; their names come from the lists.
    act(lists.load());
    if (request.view === "search") remember(request);
  };

  /** A search without words cannot be sent, so its filters are kept until there are some. */
  const askOrWait = (request: PageRequest, insteadOf?: SearchRequest | null): void => {
    if (hasNoWords(request)) results.adjust(request);
    else ask(request, { insteadOf });
  };

  // Only a feed that was really shown counts as viewed.
  effect(() => {
    const shown = results.shown.value;
    if (shown?.request.view !== "recent") return;
    const before = visit(shown.request, shown.fetchedAt);
    lastVisit.value = before instanceof Promise ? null : before;
    if (!(before instanceof Promise)) return;
    const mark = (time: number | null): void => {
      if (results.shown.peek() === shown) lastVisit.value = time;
    };
    act(before.then(mark));
  });

  // The words that found something instead are those to go on with, unless others were typed meanwhile.
  effect(() => {
    const shown = results.shown.value;
    if (shown?.insteadOf === undefined || text.peek().trim() !== shown.insteadOf.q.trim()) return;
    text.value = shown.request.q;
    filteredWords = shown.request.q;
    areFiltersKept.value = false;
  });

  const startOver = (words: string, leftOut: readonly LeftOut[] = []): void =>
    batch(() => {
      text.value = words;
      dropped.value = null;
      unknown.value = leftOut;
      areFiltersKept.value = false;
    });

  const openRequest = createOpenRequest({
    results,
    lists,
    begin(words, leftOut) {
      suggest.stop();
      startOver(words, leftOut);
      areFirstFilters = false;
      filteredWords = words;
    },
    lift(q, { q: words, change }) {
      if (hasDropped(change)) dropped.value = change;
      // What was typed meanwhile stays.
      if (text.peek() === q) text.value = words;
      filteredWords = words;
    },
    leaveOut(more) {
      unknown.value = [...unknown.value, ...more];
    },
    askOrWait,
  });

  /** A user who empties the box has not given up the search, so its words come back. */
  const words = (): string => {
    const { view, q } = results.request.value;
    if (view === "search" && text.value.trim() === "") text.value = q;
    return text.value.trim();
  };

  /** A place that stood in words that found nothing belongs to them: other words go on with the filters that were chosen. */
  const filtersFor = (next: string): Filters => {
    const standing = results.standing.value;
    const isFromWords = standing?.insteadOf && !goesOn(standing.request.q, next);
    return isFromWords ? pickFilters(standing.insteadOf) : filters.value;
  };

  const withFilters = (changed: Filters, q = words()): void => {
    areFiltersKept.value = false;
    areFirstFilters = false;
    filteredWords = q;
    askOrWait({ ...results.request.value, ...changed, q, page: 1 });
  };

  const apply = (change: FilterChange): void => {
    unknown.value = [];
    dropped.value = hasDropped(change) ? change : null;
    withFilters(change.filters);
  };

  const submit = (next: string): void => {
    const typed = next.trim();
    const own = filtersFor(typed);
    const lifted = liftOperators(typed, own, lists.lists.value);
    const q = lifted?.q ?? typed;
    startOver(lifted ? q : next);
    const wereUsed = filteredWords !== "" || (areFirstFilters && hasFilters(own));
    const isOther = wereUsed && q !== "" && q !== filteredWords;
    areFirstFilters = false;
    // Filters that were just typed are not a surprise.
    areFiltersKept.value = isOther && !lifted && !isUsual(q, own);
    if (q !== "") filteredWords = q;
    dropped.value = lifted && hasDropped(lifted.change) ? lifted.change : null;
    const request = results.request.value;
    const size = (request.view === "search" ? newSize() : null) ?? request.size;
    ask({ ...request, ...own, ...lifted?.change.filters, q, page: 1, size });
  };

  return {
    results,
    lists,
    suggest,
    text,
    isClaimTyped,
    filters,
    facets,
    wasAsked,
    dropped,
    areFiltersKept,
    unknown,
    lastVisit,
    type(next, caret) {
      text.value = next;
      // What an operator can be completed to is in the lists. They are the same for everybody, and say nothing of the words.
      if (namesListed(next) && sendsTyping()) act(lists.load());
      suggest.typed(next, caret);
      // The message about the words is outdated once they change.
      if (results.failure.value?.kind === "not-sent") results.adjust(results.request.value);
    },
    submit(next) {
      if (!needsLists(next, lists)) {
        submit(next);
        return;
      }
      const before = results.request.peek();
      text.value = next;
      suggest.stop();
      whenListed(lists, () => {
        // What was typed, chosen or opened meanwhile is what the user wants now.
        if (text.peek() === next && results.request.peek() === before) submit(next);
      });
    },
    clear() {
      startOver("");
      suggest.typed("");
      const request = { ...results.request.value, ...filtersFor(""), q: "", page: 1 };
      if (results.request.value.q !== "") askOrWait(request);
    },
    open: openRequest,
    searchExactly(request) {
      startOver(request.q);
      filteredWords = request.q;
      ask(request, { isExact: true });
    },
    changeFilters: (change) => apply(ownStates.keep(filters.value, change)),
    removeFilters: () => apply(unchangedOtherwise(NO_FILTERS)),
    changeRange(change) {
      const request = results.request.value;
      if (request.view === "recent") askOrWait({ ...request, ...change, q: text.value.trim(), page: 1 });
    },
    goToPage(page) {
      const request = results.request.value;
      // Pages belong to the shown results. While other results are loading there is no page to go to.
      const isHere = results.standing.value !== null;
      if (isHere ? request.page !== page : results.failure.value !== null) askOrWait({ ...request, page });
    },
    changeSize: (size) => askOrWait({ ...results.request.value, q: words(), size, page: 1 }),
    chooseCity({ city, state }) {
      const failure = results.failure.value;
      if (failure?.kind !== "refused") return;
      const { q, changed } = withSuggestedCity(
        { q: text.value, filters: filters.value },
        failure,
        { city, state },
        lists.lists.value.states,
      );
      text.value = q;
      withFilters(changed, q);
    },
    searchSite: (domain) => withFilters({ ...filters.value, domain: [domain.toLowerCase()] }),
    revisit() {
      const request = results.request.value;
      if (request.view === "recent") askOrWait(request);
    },
  };
}

function hasDropped({ droppedLevels, droppedStates, droppedCities }: FilterChange): boolean {
  return droppedLevels.length + droppedStates.length + droppedCities.length > 0;
}

/** The counts of a search would be wrong for recent, and the other way round. */
function facetsFor(shown: Shown | null, request: PageRequest): Facets {
  return shown && shown.request.view === request.view ? shown.page.facets : {};
}
