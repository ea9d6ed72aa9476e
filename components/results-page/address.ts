import { effect } from "@preact/signals";
import { t } from "../../utils/platform/i18n.ts";
import { fromParameters } from "../../utils/requests/from-parameters.ts";
import { asKnown } from "../../utils/requests/known-filters.ts";
import { pageAddress } from "../../utils/requests/parameters.ts";
import type { PageRequest } from "../../utils/requests/request.ts";
import { openAddress, view } from "./results-page-store.ts";

/** Where the page stood when it was left for the next entry of the history. */
interface Entry {
  readonly top: number;
}

let comesBackTo: number | null = null;

/** The address is the request: what is asked makes an entry, what is only adjusted changes the one at hand. */
export function followAddress(): void {
  history.scrollRestoration = "manual";
  openAddress();
  effect(() => {
    const { request, wait, failure } = view.value.results;
    const address = `/${pageAddress(request.value)}`;
    document.title = titleOf(request.value);
    if (address === location.pathname + location.search) return;
    // A request that was refused before it was sent is one a person made all the same.
    const wasAsked = wait.peek() !== "none" || failure.peek() !== null;
    const isAsked = wasAsked && location.search !== "" && !isNamed(address);
    if (isAsked) {
      // Where the page went back to and nothing came is nothing to this one.
      comesBackTo = null;
      history.pushState(null, "", address);
    } else history.replaceState(null, "", address);
  });
  effect(() => {
    if (view.value.results.shown.value === null) return;
    const top = comesBackTo ?? 0;
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
 * Whether the address at hand asks for the same in other words: another order, a default spelt out, or what does not
 * exist, which is left out. Going back to it would only lead here again.
 */
function isNamed(address: string): boolean {
  const request = fromParameters(new URLSearchParams(location.search));
  const { filters } = asKnown(request, view.peek().lists.lists.peek());
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
