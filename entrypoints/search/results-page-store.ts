import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { followOwnWindow } from "../../components/base/own-window.ts";
import { HAS_ROOM_BESIDE } from "../../components/base/room-beside.ts";
import { tell } from "../../components/base/Toast.tsx";
import { act } from "../../components/base/trouble.tsx";
import { askCheck } from "../../components/checks/ask-check.ts";
import { createResultCardActions } from "../../components/search/results/card-handlers.ts";
import { startWithDefaults } from "../../components/search/view/popup-memory.ts";
import { type Session, startSession } from "../../components/search/view/session-store.ts";
import type { ViewStore } from "../../components/search/view/view-store.ts";
import { browser } from "../../utils/platform/browser.ts";
import { openPanel } from "../../utils/platform/open-panel.ts";
import { fromParameters, readAddress } from "../../utils/search/from-parameters.ts";
import { newRecent, newSearch, type PageRequest, type SearchRequest } from "../../utils/search/request.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import { searchOfSite } from "../../utils/sites/site-request.ts";

export type ViewName = PageRequest["view"];

/** What the parts of the results page share. */
export interface ResultsPage {
  readonly session: Session;
  readonly viewName: ReadonlySignal<ViewName>;
  readonly view: ReadonlySignal<ViewStore>;
  /** Whether the filters fit beside the list. */
  readonly hasSide: ReadonlySignal<boolean>;
  readonly actions: ReturnType<typeof createResultCardActions>;
  /** Shows what the address asks for. `insteadOf`: the search that found nothing, where these words stand for it. */
  openAddress(insteadOf?: SearchRequest | null): void;
  showChecks(): void;
  /** Starts a search that finds pages of one site, in this tab. */
  searchWithin(domain: string): void;
  openOptions(): void;
}

export function createResultsPage(): ResultsPage {
  const session = startSession();
  const asked = fromParameters(new URLSearchParams(location.search));
  const viewName = signal<ViewName>(asked.view);
  const createView = (request: PageRequest): ViewStore =>
    session.createView({ request, shown: null, text: request.q });
  const views: Readonly<Record<ViewName, ViewStore>> = {
    search: createView(asked.view === "search" ? asked : newSearch("")),
    recent: createView(asked.view === "recent" ? asked : newRecent()),
  };
  const view = computed(() => views[viewName.value]);
  // Any other address holds the whole request.
  if (location.search === "") startWithDefaults(views.search, session);

  const wide = matchMedia(HAS_ROOM_BESIDE);
  const hasSide = signal(wide.matches);
  wide.addEventListener("change", () => {
    hasSide.value = wide.matches;
  });

  let windowId: number | undefined;
  followOwnWindow((id) => {
    windowId = id;
  });
  const showChecks = (): void => act(openPanel(windowId));

  const openResult = (address: string, background: boolean): boolean => {
    if (background) {
      act(browser.tabs.create({ url: address, active: false }));
      return true;
    }
    if (session.settings.value?.openIn !== "current-tab") return false;
    location.assign(address);
    return true;
  };

  return {
    session,
    viewName,
    view,
    hasSide,
    actions: createResultCardActions({
      askCheck,
      clock: session.clock,
      timeZone: session.reader().timeZone,
      offersChecks: () => session.offersChecks.value,
      tell,
      showChecks,
      searchSite: (domain) => view.value.searchSite(domain),
      openResult,
    }),
    openAddress(insteadOf = null) {
      const { request, leftOut } = readAddress(new URLSearchParams(location.search));
      batch(() => {
        viewName.value = request.view;
        views[request.view].open(request, { leftOut, insteadOf });
      });
    },
    showChecks,
    searchWithin(domain) {
      const pageSize = session.settings.value?.pageSize ?? views.search.results.request.value.size;
      location.assign(pageAddress(searchOfSite(domain, "", { pageSize })));
    },
    openOptions: () => act(browser.runtime.openOptionsPage()),
  };
}
