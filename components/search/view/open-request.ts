import { batch } from "@preact/signals";
import { pickFilters } from "../../../utils/search/filter-changes.ts";
import { asKnown, type LeftOut, mayBeNew } from "../../../utils/search/known-filters.ts";
import { type Lifted, liftOperators } from "../../../utils/search/lift-operators.ts";
import type { Filters, PageRequest, SearchRequest } from "../../../utils/search/request.ts";
import { cacheKey } from "../../../utils/search/to-parameters.ts";
import { act } from "../../base/trouble.tsx";
import type { ListsStore } from "./lists-store.ts";
import { needsLists, whenListed } from "./operators-of-lists.ts";
import type { ResultsStore } from "./results-store.ts";

/** What is known of a request that is opened. */
export interface Told {
  /** Filters of an address that could not be read. */
  readonly leftOut?: readonly LeftOut[];
  /** The search that found nothing, where these words stand for it. */
  readonly insteadOf?: SearchRequest | null;
}

interface Parts {
  readonly results: ResultsStore;
  readonly lists: ListsStore;
  /** Puts the words into the box, in place of all that was said of other words. */
  readonly begin: (words: string, leftOut?: readonly LeftOut[]) => void;
  /** Takes the operators out of the words `q` that were begun with. */
  readonly lift: (q: string, lifted: Lifted) => void;
  /** Says which filters have no effect. */
  readonly leaveOut: (more: readonly LeftOut[]) => void;
  readonly askOrWait: (request: PageRequest, insteadOf?: SearchRequest | null) => void;
}

/**
 * Replaces the whole request of a view, as an address says: an operator in it sets the filter that it would set in the box, and
 * what does not exist is left out.
 */
export function createOpenRequest(parts: Parts): (request: PageRequest, told?: Told) => void {
  const { results, lists, begin, leaveOut, askOrWait } = parts;

  /** The service refuses filters that do not exist, and lists contain only codes, so names become codes first. */
  const enterKnown = (request: PageRequest, insteadOf: SearchRequest | null): void => {
    const known = asKnown(request, lists.lists.value);
    batch(() => {
      leaveOut(known.unknown);
      askOrWait({ ...request, ...pickFilters(known.filters) }, insteadOf);
    });
  };

  const enter = (request: PageRequest, insteadOf: SearchRequest | null): void => {
    const enterIfAtHand = (): void => {
      if (results.request.value === request) enterKnown(request, insteadOf);
    };
    if (lists.lists.value.countries.length > 0) {
      const missing = asKnown(request, lists.lists.value).unknown;
      if (!mayBeNew(missing, lists.lists.value)) {
        enterKnown(request, insteadOf);
        return;
      }
      // What is not in the lists of some hours ago may be there by now, and is not to be left out without asking.
      if (hasNoWords(request)) results.adjust(request);
      else results.hold(request);
      act(lists.renew().then(enterIfAtHand));
      return;
    }
    if (!isOfLists(request)) {
      askOrWait(request, insteadOf);
      // What was chosen is to be named.
      if (hasFilters(request)) act(lists.load());
      return;
    }
    if (hasNoWords(request)) results.adjust(request);
    else results.hold(request);
    whenListed(lists, () => {
      if (lists.lists.value.countries.length > 0) enterIfAtHand();
      else if (results.request.value === request) enterUnknown(request, insteadOf);
    });
  };

  /** Asked as it is, and anew where lists that come late say so. */
  const enterUnknown = (request: PageRequest, insteadOf: SearchRequest | null): void => {
    askOrWait(request, insteadOf);
    const correct = (): void => {
      const known = { ...request, ...asKnown(request, lists.lists.value).filters };
      if (cacheKey(known) !== cacheKey(request) && results.request.value === request) {
        enterKnown(request, insteadOf);
      }
    };
    act(lists.load().then(correct));
  };

  const lift = (request: PageRequest): PageRequest => {
    const lifted = liftOperators(request.q, pickFilters(request), lists.lists.value);
    if (lifted === null) return request;
    parts.lift(request.q, lifted);
    return { ...request, ...lifted.change.filters, q: lifted.q };
  };

  return (request, { leftOut, insteadOf = null } = {}) => {
    begin(request.q, leftOut);
    if (!needsLists(request.q, lists)) {
      enter(lift(request), insteadOf);
      return;
    }
    results.hold(request);
    whenListed(lists, () => {
      if (results.request.peek() === request) enter(lift(request), insteadOf);
    });
  };
}

/** A search for nothing, which is not sent. */
export function hasNoWords({ view, q }: PageRequest): boolean {
  return view === "search" && q.trim() === "";
}

/** Whether it has filters of which the service knows only those that it lists. */
function isOfLists({ country, state, level }: Filters): boolean {
  return [country, state, level].some(({ length }) => length > 0);
}

export function hasFilters(request: Filters): boolean {
  return Object.values(pickFilters(request)).some((value) => (value?.length ?? 0) > 0);
}
