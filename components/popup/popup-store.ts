import { computed, effect, signal } from "@preact/signals";
import { browser } from "../../utils/platform/browser.ts";
import { send } from "../../utils/platform/send.ts";
import { cacheKey, pageAddress } from "../../utils/requests/parameters.ts";
import { newRecent, newSearch, type PageRequest } from "../../utils/requests/request.ts";
import { tell } from "../base/Toast.tsx";
import { createCardActions } from "../results/card-actions.ts";
import { startSession } from "../views/session-store.ts";
import type { ViewStore } from "../views/view-store.ts";
import { type PopupTab, popupMemory } from "./popup-memory.ts";

export const session = startSession();
export const tab = signal<PopupTab>(popupMemory.readTab());

export const views = { search: restoredView("search"), recent: restoredView("recent") };

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
  send,
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
    void browser.tabs.create({ url: address, active: false });
    return true;
  }
  if (session.settings.value?.openIn !== "current-tab") return false;
  void browser.tabs.update({ url: address }).then(() => window.close());
  return true;
}

function openPage(address: string): void {
  void browser.tabs.create({ url: browser.runtime.getURL(address) }).then(() => window.close());
}

export function openInTab(): void {
  const current = view.value ?? views.search;
  openPage(pageAddress({ ...current.results.request.value, q: current.text.value }));
}

export function openOptions(): void {
  void browser.runtime.openOptionsPage().then(() => window.close());
}

function restoredView(name: "search" | "recent"): ViewStore {
  const memory = popupMemory.readView(name);
  const request = memory?.request ?? (name === "search" ? newSearch("") : newRecent());
  const shown = memory?.shown ?? null;
  const answers = shown !== null && cacheKey(shown.request) === cacheKey(request);
  const restored = session.createView({
    request,
    shown: answers ? shown : null,
    // A box that was emptied before the popup closed comes back with the words of its results.
    text: memory?.text || request.q,
  });
  keep(name, restored);
  // The popup was closed before an answer came.
  if (name === "search" && request.q !== "" && !answers) void restored.results.run(request);
  if (memory === null) startWithDefaults(restored);
  return restored;
}

function keep(name: "search" | "recent", { results, text }: ViewStore): void {
  let isFirst = true;
  effect(() => {
    const memory = { request: results.request.value, text: text.value, shown: results.shown.value };
    if (!isFirst) popupMemory.keepView(name, memory);
    isFirst = false;
  });
}

/** A view that was never used starts with the person's default places and page size. */
function startWithDefaults({ results }: ViewStore): void {
  const stop = effect(() => {
    const settings = session.settings.value;
    if (settings === null) return;
    const request = results.request.peek();
    const isUntouched = results.shown.peek() === null && results.wait.peek() === "none";
    if (isUntouched) results.adjust(withDefaults(request, settings));
    queueMicrotask(() => stop());
  });
}

interface Defaults {
  readonly country: readonly string[];
  readonly state: readonly string[];
  readonly city: readonly string[];
  readonly pageSize: number;
}

function withDefaults(request: PageRequest, { country, state, city, pageSize }: Defaults): PageRequest {
  return { ...request, country, state, city, size: request.view === "search" ? pageSize : request.size };
}
