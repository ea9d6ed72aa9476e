import { effect, type ReadonlySignal } from "@preact/signals";
import { t } from "../../../utils/platform/i18n.ts";
import { fromParameters } from "../../../utils/search/from-parameters.ts";
import { asKnown } from "../../../utils/search/known-filters.ts";
import type { PageRequest } from "../../../utils/search/request.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { whenSeen } from "../../base/when-seen.ts";
import type { ViewStore } from "./view-store.ts";

/** The scroll position of a history entry. */
interface Entry {
  readonly top: number;
}

interface AddressedPage {
  readonly view: ReadonlySignal<ViewStore>;
  /** Shows what the address asks for. */
  openAddress(): void;
}

/** Keeps address and request the same. A sent request adds a history entry; a changed one replaces the current entry. */
export function listenToAddress({ view, openAddress }: AddressedPage): void {
  history.scrollRestoration = "manual";
  /** The position of the entry that is gone back to, until its list is shown: also of one that was left for another page. */
  let comesBackTo: number | null = topOf(history.state);
  // Anybody may open this address in a tab behind others: no words are sent for a page that nobody looks at.
  whenSeen(openAddress);
  effect(() => {
    const { request, wait, failure, shown } = view.value.results;
    const address = `/${pageAddress(request.value)}`;
    document.title = titleOf(request.value);
    if (address === location.pathname + location.search) return;
    // A request with a mistake was not sent, but the user made it, so it gets an entry too.
    const wasAsked = wait.peek() !== "none" || failure.peek() !== null;
    const isAsked = wasAsked && location.search !== "" && !isNamed(address, view.peek());
    // The results that were given up can be gone back to.
    const isCleared = request.value.q === "" && new URLSearchParams(location.search).has("q");
    // Going back to words that found nothing would only lead here again.
    const isInstead = shown.peek()?.insteadOf !== undefined && shown.peek()?.request === request.value;
    if ((isAsked || isCleared) && !isInstead) {
      // The position of an entry that never loaded does not apply to this one.
      comesBackTo = null;
      history.pushState(null, "", address);
      scrollTo({ top: 0 });
    } else history.replaceState(null, "", address);
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
    const entry: Entry = { top: scrollY };
    history.replaceState(entry, "");
  });
  window.addEventListener("popstate", ({ state }) => {
    comesBackTo = topOf(state);
    openAddress();
  });
}

/**
 * Whether the current address means the same request: in another order, with a default written out, or with filters
 * that do not exist. Going back to it would only lead here again.
 */
function isNamed(address: string, { lists }: ViewStore): boolean {
  const request = fromParameters(new URLSearchParams(location.search));
  const { filters } = asKnown(request, lists.lists.peek());
  return `/${pageAddress({ ...request, ...filters })}` === address;
}

function topOf(state: unknown): number {
  const isEntry = typeof state === "object" && state !== null && "top" in state;
  return isEntry && typeof state.top === "number" ? state.top : 0;
}

function titleOf(request: PageRequest): string {
  const name = request.view === "recent" ? t("page.title_recent") : t("page.title_search");
  return request.q ? t("page.title_query", request.q, name) : name;
}
