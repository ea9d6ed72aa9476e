import type { ReadonlySignal } from "@preact/signals";
import type { Served } from "../../../utils/calls/calls-table.ts";
import type { send } from "../../../utils/calls/send.ts";
import type { OtherSearches } from "../../../utils/search/other-searches/other-searches.ts";
import { countryLabel, stateLabel } from "../../../utils/search/place-labels.ts";
import type { PageRequest, SearchRequest } from "../../../utils/search/request.ts";
import type { ResultPage } from "../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";
import type { ListsStore } from "./lists-store.ts";

/** What a search that found nothing leads to, each of it asked for and known to find something. */
export type Instead =
  | { readonly kind: "found"; readonly request: SearchRequest; readonly served: Served<ResultPage> }
  | { readonly kind: "offers"; readonly offers: Offers };

export interface Offers {
  /** Words that may have been meant. */
  readonly words: readonly string[];
  /** The same words on federal pages, which the chosen filters hide. */
  readonly federal: SearchRequest | null;
}

export type SecondTries = (request: PageRequest, signal: AbortSignal) => Promise<Instead | null>;

interface Parts {
  readonly send: typeof send;
  readonly lists: Pick<ListsStore, "lists" | "load">;
  /** The user's own searches, newest first. */
  readonly ownSearches: ReadonlySignal<readonly string[]>;
}

/** Requests for one search that found nothing. */
const MOST_REQUESTS = 3;

export function hasNothing({ total, totalIsLowerBound, results, dropped, page }: ResultPage): boolean {
  return total === 0 && !totalIsLowerBound && results.length === 0 && dropped === 0 && page === 1;
}

export function createSecondTries({ send, lists, ownSearches }: Parts): SecondTries {
  return async (request, signal) => {
    if (request.view !== "search" || request.page !== 1) return null;
    const { otherSearches } = await import("../../../utils/search/other-searches/other-searches.ts");
    // The lists are asked for with every search in any case.
    await lists.load();
    const known = lists.lists.peek();
    const others = otherSearches(request, known, {
      country: (code) => countryLabel(code, known.countries),
      state: (code) => stateLabel(code, known.states),
    });
    let left = MOST_REQUESTS;

    /** The answer, if it has results. After a failure, such as a pause of the service, nothing more is asked. */
    const find = async (wanted: SearchRequest): Promise<Served<ResultPage> | null> => {
      if (left === 0 || signal.aborted) return null;
      left -= 1;
      const answer = await send("search", { request: wanted, effort: "saved" }, signal);
      if (!answer.ok || answer.value.failure !== null) left = 0;
      else if (answer.value.from !== "service") left += 1;
      return answer.ok && answer.value.value.results.length > 0 ? answer.value : null;
    };

    /** Also where suggestions are off: the whole word was sent with the search. One request is left, for looking whether a near word finds anything. */
    const titles = async (prefix: string): Promise<readonly string[]> => {
      if (left < 2 || signal.aborted) return [];
      left -= 1;
      const answer = await send("suggest", { q: prefix, size: LIMITS.suggestionsAtOnce }, signal);
      if (!answer.ok || answer.value.failure !== null) left = 0;
      else if (answer.value.from === "fresh") left += 1;
      return answer.ok ? answer.value.value : [];
    };

    const meant = async (base: SearchRequest): Promise<readonly string[]> => {
      const { nearQueries } = await import("./near-words.ts");
      const near = await nearQueries(base.q, others.doubtful, { own: ownSearches.peek(), titles });
      const found: string[] = [];
      for (const q of near) if (await find({ ...base, q })) found.push(q);
      return found;
    };

    return tryOthers(request, others, find, meant);
  };
}

async function tryOthers(
  request: SearchRequest,
  { plain, respelt, elsewhere, federal, fewer, isMistakeLikely }: OtherSearches,
  find: (wanted: SearchRequest) => Promise<Served<ResultPage> | null>,
  meant: (base: SearchRequest) => Promise<readonly string[]>,
): Promise<Instead | null> {
  // The words as they were typed come first: what is taken for a mistake may be right.
  for (const whole of [plain, respelt, elsewhere]) {
    const served = whole && (await find(whole));
    if (whole && served) return { kind: "found", request: whole, served };
  }
  if (federal && (await find(federal))) return { kind: "offers", offers: { words: [], federal } };
  const withFewer = async (): Promise<Instead | null> => {
    for (const few of fewer) {
      const served = await find(few);
      if (served) return { kind: "found", request: few, served };
    }
    return null;
  };
  const withNear = async (): Promise<Instead | null> => {
    const words = await meant(respelt ?? plain ?? request);
    return words.length > 0 ? { kind: "offers", offers: { words, federal: null } } : null;
  };
  const [one, other] = isMistakeLikely ? [withNear, withFewer] : [withFewer, withNear];
  return (await one()) ?? (await other());
}
