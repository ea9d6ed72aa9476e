import { effect, type ReadonlySignal } from "@preact/signals";
import { whenSeen } from "../../components/base/when-seen.ts";
import type { ViewStore } from "../../components/search/view/view-store.ts";
import { fromParameters } from "../../utils/search/from-parameters.ts";
import { asKnown } from "../../utils/search/known-filters.ts";
import { withLifted } from "../../utils/search/lift-operators.ts";
import type { PageRequest, SearchRequest } from "../../utils/search/request.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import { tabTitle } from "./tab-title.ts";

/** What a history entry knows beside its address. */
interface Entry {
  /** The scroll position. */
  readonly top: number;
  /** The address of the search that found nothing and that this one stands for; none: it stands for itself. */
  readonly insteadOf: string;
}

const NEW_ENTRY: Entry = { top: 0, insteadOf: "" };

interface AddressedPage {
  readonly view: ReadonlySignal<ViewStore>;
  /** Shows what the address asks for. `insteadOf`: the search that found nothing, where these words stand for it. */
  openAddress(insteadOf: SearchRequest | null): void;
}

/** Keeps address and request the same. A sent request adds a history entry; a changed one replaces the current entry. */
export function listenToAddress({ view, openAddress }: AddressedPage): void {
  history.scrollRestoration = "manual";
  /** The position of the entry that is gone back to, until its list is shown: also of one that was left for another page. */
  let comesBackTo: number | null = entryOf(history.state).top;
  // Anybody may open this address in a tab behind others: no words are sent for a page that nobody looks at.
  whenSeen(() => openAddress(insteadOfEntry(history.state)));
  effect(() => {
    const { request, wait, failure, standing } = view.value.results;
    const address = `/${pageAddress(request.value)}`;
    document.title = tabTitle(request.value);
    const answer = standing.value;
    const insteadOf = answer?.insteadOf ? `/${pageAddress(answer.insteadOf)}` : "";
    if (address === location.pathname + location.search) {
      if (answer !== null) keepInEntry({ insteadOf });
      return;
    }
    // A request with a mistake was not sent, but the user made it, so it gets an entry too.
    const wasAsked = wait.peek() !== "none" || failure.peek() !== null;
    const isAsked = wasAsked && location.search !== "" && !isNamed(address, view.peek());
    // The results that were given up can be gone back to.
    const isCleared = request.value.q === "" && new URLSearchParams(location.search).has("q");
    // Going back to words that found nothing would only lead here again.
    const isInstead = insteadOf !== "";
    if ((isAsked || isCleared) && !isInstead) {
      // The position of an entry that never loaded does not apply to this one.
      comesBackTo = null;
      // What all its pages stand for is known before this one has come, should it be loaded again until then.
      const kept = isOtherPage(request.peek()) ? entryOf(history.state).insteadOf : NEW_ENTRY.insteadOf;
      history.pushState({ ...NEW_ENTRY, insteadOf: kept }, "", address);
      scrollTo({ top: 0 });
    } else history.replaceState({ ...NEW_ENTRY, insteadOf }, "", address);
  });
  effect(() => {
    const isListShown = view.value.results.standing.value !== null;
    // A newer answer that replaces an older copy leaves the reader in place.
    if (!isListShown || comesBackTo === null) return;
    const top = comesBackTo;
    comesBackTo = null;
    // The list is drawn after this effect.
    requestAnimationFrame(() => scrollTo({ top }));
  });
  window.addEventListener("scrollend", () => {
    keepInEntry({ top: scrollY });
  });
  window.addEventListener("popstate", ({ state }) => {
    comesBackTo = entryOf(state).top;
    openAddress(insteadOfEntry(state));
  });
}

/**
 * Whether the current address means the same request: in another order, with a default written out, with filters
 * that do not exist, or with operators for filters. Going back to it would only lead here again.
 */
function isNamed(address: string, { lists }: ViewStore): boolean {
  const known = lists.lists.peek();
  const request = withLifted(fromParameters(new URLSearchParams(location.search)), known);
  const { filters } = asKnown(request, known);
  return `/${pageAddress({ ...request, ...filters })}` === address;
}

/** Whether the current address is of another page of the same results. */
function isOtherPage(request: PageRequest): boolean {
  const current = fromParameters(new URLSearchParams(location.search));
  return pageAddress({ ...current, page: 1 }) === pageAddress({ ...request, page: 1 });
}

function keepInEntry(change: Partial<Entry>): void {
  const kept = entryOf(history.state);
  const entry = { ...kept, ...change };
  if (entry.top !== kept.top || entry.insteadOf !== kept.insteadOf) history.replaceState(entry, "");
}

function entryOf(state: unknown): Entry {
  if (typeof state !== "object" || state === null) return NEW_ENTRY;
  return {
    top: "top" in state && typeof state.top === "number" ? state.top : NEW_ENTRY.top,
    insteadOf:
      "insteadOf" in state && typeof state.insteadOf === "string" ? state.insteadOf : NEW_ENTRY.insteadOf,
  };
}

function insteadOfEntry(state: unknown): SearchRequest | null {
  const { insteadOf } = entryOf(state);
  if (insteadOf === "") return null;
  const request = fromParameters(new URLSearchParams(insteadOf.slice(insteadOf.indexOf("?"))));
  return request.view === "search" && request.q !== "" ? request : null;
}
