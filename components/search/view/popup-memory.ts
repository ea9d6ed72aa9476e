import { effect } from "@preact/signals";
import { localRecord } from "../../../utils/platform/local-record.ts";
import { newRecent, newSearch, type PageRequest } from "../../../utils/search/request.ts";
import { cacheKey } from "../../../utils/search/to-parameters.ts";
import { act } from "../../base/trouble.tsx";
import type { Shown } from "./results-store.ts";
import type { Session } from "./session-store.ts";
import type { ViewStore } from "./view-store.ts";

/** What the popup shows when it is opened again. */
export interface ViewMemory {
  readonly request: PageRequest;
  readonly text: string;
  readonly shown: Shown | null;
}

export type PopupTab = "search" | "recent" | "checks";

const views = {
  search: localRecord<ViewMemory>("popup-search", 1),
  recent: localRecord<ViewMemory>("popup-recent", 1),
};
/** Stored separately, because scroll positions change often and results are large. */
const scrolls = localRecord<Readonly<Partial<Record<PopupTab, number>>>>("popup-scroll", 1);
const tab = localRecord<PopupTab>("popup-tab", 1);

export const popupMemory = {
  readView: (name: "search" | "recent"): ViewMemory | null => views[name].read(),
  /** A popup that could not keep this opens empty the next time: no more than that, so nothing is said. */
  keepView(name: "search" | "recent", memory: ViewMemory): void {
    views[name].write(memory);
  },
  readScroll: (name: PopupTab): number => scrolls.read()?.[name] ?? 0,
  keepScroll(name: PopupTab, top: number): void {
    scrolls.write({ ...scrolls.read(), [name]: top });
  },
  readTab: (): PopupTab => tab.read() ?? "search",
  keepTab(name: PopupTab): void {
    tab.write(name);
  },
};

/** The view as it was when the popup closed; a search whose answer never came is sent again. */
export function restoredView(name: "search" | "recent", session: Session): ViewStore {
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
  if (name === "search" && request.q !== "" && !answers) act(restored.results.run(request));
  if (memory === null) startWithDefaults(restored, session);
  return restored;
}

function keep(name: "search" | "recent", { results, text }: ViewStore): void {
  let isFirst = true;
  effect(() => {
    const memory = { request: results.request.value, text: text.value, shown: results.shown.value };
    if (!isFirst) popupMemory.keepView(name, memory);
    isFirst = false;
  });
  // What the person cleared in the options must not be written again by a popup that is open in a tab.
  views[name].follow((written) => {
    if (written !== null) return;
    text.value = "";
    results.forget(name === "search" ? newSearch("") : newRecent());
  });
}

/** A view that was never used starts with the person's default places and page size. */
function startWithDefaults({ results }: ViewStore, session: Session): void {
  const stop = effect(() => {
    const settings = session.settings.value;
    if (settings === null) return;
    queueMicrotask(() => stop());
    const request = results.request.peek();
    const wanted = withDefaults(request, settings);
    const isChosen = [request.country, request.state, request.city].some(({ length }) => length > 0);
    if (isChosen || results.shown.peek() !== null) return;
    if (results.wait.peek() === "none") results.adjust(wanted);
    // Sent before the settings were read.
    else if (cacheKey(wanted) !== cacheKey(request)) act(results.run(wanted));
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
