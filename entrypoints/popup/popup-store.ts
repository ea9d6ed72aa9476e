import { computed, signal } from "@preact/signals";
import { tell } from "../../components/base/Toast.tsx";
import { act } from "../../components/base/trouble.tsx";
import { askCheck } from "../../components/checks/ask-check.ts";
import { createLatestChecks } from "../../components/checks/list/latest-checks-store.ts";
import { createCardActions } from "../../components/search/results/card-actions.ts";
import { type PopupTab, popupMemory, restoredView } from "../../components/search/view/popup-memory.ts";
import { startSession } from "../../components/search/view/session-store.ts";
import type { ViewStore } from "../../components/search/view/view-store.ts";
import { readOpenedTab } from "../../components/sites/opened-tab.ts";
import type { PageActions } from "../../components/sites/page-actions.ts";
import { send } from "../../utils/calls/send.ts";
import { browser } from "../../utils/platform/browser.ts";
import { NO_FILTERS, newRecent, newSearch } from "../../utils/search/request.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";

/** Asked for at once: the popup opened on the tab that is in front now. */
export const openedTab = readOpenedTab();
export const session = startSession();
export const latestChecks = createLatestChecks({ send });
export const tab = signal<PopupTab>(popupMemory.readTab());

export const views = { search: restoredView("search", session), recent: restoredView("recent", session) };

/** The view under the chosen tab; the Checks tab has none. */
const view = computed((): ViewStore | null => (tab.value === "checks" ? null : views[tab.value]));

export function chooseTab(next: PopupTab): void {
  tab.value = next;
  popupMemory.keepTab(next);
  if (next === "recent") views.recent.revisit();
}

/** A feed that is shown again when the popup opens may have changed since. */
export function refreshRestoredTab(): void {
  if (tab.value === "recent") views.recent.revisit();
}

export const actions = createCardActions({
  askCheck,
  clock: session.clock,
  timeZone: session.reader().timeZone,
  tell,
  showChecks: () => chooseTab("checks"),
  searchSite: (domain) => view.value?.searchSite(domain),
  openResult,
});

/** The browser opens links in a new tab by itself, so only a background tab and the current tab are handled here. */
function openResult(address: string, background: boolean): boolean {
  if (background) {
    act(browser.tabs.create({ url: address, active: false }));
    return true;
  }
  if (session.settings.value?.openIn !== "current-tab") return false;
  act(browser.tabs.update({ url: address }).then(() => window.close()));
  return true;
}

export function openPage(address: string): void {
  act(browser.tabs.create({ url: browser.runtime.getURL(address) }).then(() => window.close()));
}

export function openInTab(): void {
  const current = view.value ?? views.search;
  openPage(pageAddress({ ...current.results.request.value, q: current.text.value }));
}

export function openOptions(): void {
  act(browser.runtime.openOptionsPage().then(() => window.close()));
}

/** What the line of the tab's page offers. */
export const pageActions: PageActions = {
  searchSite(domain) {
    chooseTab("search");
    const { size } = views.search.results.request.value;
    views.search.open(newSearch("", { ...NO_FILTERS, domain: [domain] }, size));
    document.querySelector<HTMLElement>("[role=combobox]")?.focus();
  },
  showChanges(domain) {
    chooseTab("recent");
    views.recent.open({ ...newRecent({ ...NO_FILTERS, domain: [domain] }), sort: "changed" });
  },
  searchAbout: (words) => openPage(pageAddress(newSearch(words))),
  showChecks: () => chooseTab("checks"),
};
