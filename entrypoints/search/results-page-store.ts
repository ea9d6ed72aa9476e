import { batch, computed, signal } from "@preact/signals";
import { tell } from "../../components/base/Toast.tsx";
import { act } from "../../components/base/trouble.tsx";
import { askCheck } from "../../components/checks/ask-check.ts";
import { createCardActions } from "../../components/search/results/card-actions.ts";
import { startSession } from "../../components/search/view/session-store.ts";
import type { ViewStore } from "../../components/search/view/view-store.ts";
import { browser } from "../../utils/platform/browser.ts";
import { openPanel } from "../../utils/platform/open-panel.ts";
import { pickFilters } from "../../utils/search/filter-changes.ts";
import { fromParameters, readAddress } from "../../utils/search/from-parameters.ts";
import { newRecent, newSearch, type PageRequest } from "../../utils/search/request.ts";

export type ViewName = PageRequest["view"];

export const session = startSession();

const asked = fromParameters(new URLSearchParams(location.search));
export const viewName = signal<ViewName>(asked.view);
const views: Readonly<Record<ViewName, ViewStore>> = {
  search: createView(asked.view === "search" ? asked : newSearch("")),
  recent: createView(asked.view === "recent" ? asked : newRecent()),
};
export const view = computed(() => views[viewName.value]);

/** Shows what the address asks for. */
export function openAddress(): void {
  const { request, leftOut } = readAddress(new URLSearchParams(location.search));
  batch(() => {
    viewName.value = request.view;
    views[request.view].open(request, leftOut);
  });
}

/** Takes the words and filters along to the other view. */
export function switchView(name: ViewName): void {
  if (name === viewName.value) return;
  const from = view.value;
  const target = views[name].results.request.value;
  const words = from.text.value.trim() || (name === "search" ? target.q : "");
  batch(() => {
    viewName.value = name;
    views[name].open({ ...target, ...pickFilters(from.filters.value), q: words, page: 1 });
  });
}

const wide = matchMedia("(min-width: 720px)");
/** Whether the filters fit beside the list. */
export const hasSide = signal(wide.matches);
wide.addEventListener("change", () => {
  hasSide.value = wide.matches;
});

// A side panel opens only within the click itself, so the window must be known before.
let windowId: number | undefined;
act(
  browser.windows?.getCurrent().then(({ id }) => {
    windowId = id;
  }),
);
export const showChecks = (): void => openPanel(windowId);

export const actions = createCardActions({
  askCheck,
  clock: session.clock,
  timeZone: session.reader().timeZone,
  tell,
  showChecks,
  searchSite: (domain) => view.value.searchSite(domain),
  openResult,
});

function openResult(address: string, background: boolean): boolean {
  if (background) {
    act(browser.tabs.create({ url: address, active: false }));
    return true;
  }
  if (session.settings.value?.openIn !== "current-tab") return false;
  location.assign(address);
  return true;
}

export function openOptions(): void {
  act(browser.runtime.openOptionsPage());
}

function createView(request: PageRequest): ViewStore {
  return session.createView({ request, shown: null, text: request.q });
}
