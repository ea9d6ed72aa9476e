import { effect, untracked } from "@preact/signals";
import { localRecord } from "../../../utils/platform/local-record.ts";
import { newRecent, newSearch, type PageRequest } from "../../../utils/search/request.ts";
import { cacheKey } from "../../../utils/search/to-parameters.ts";
import { act } from "../../base/trouble.tsx";
import type { Shown } from "./results-store.ts";
import type { Session } from "./session-store.ts";
import type { ViewStore } from "./view-store.ts";

type ViewName = PageRequest["view"];

/** What the popup shows when it is opened again. */
export interface ViewMemory {
  readonly request: PageRequest;
  readonly shown: Shown | null;
}

const views = {
  search: localRecord<ViewMemory>("popup-search", 1),
  recent: localRecord<ViewMemory>("popup-recent", 1),
};
/** Stored separately from results, which are large: words change with each key. */
const words = localRecord<Readonly<Partial<Record<ViewName, string>>>>("popup-words", 1);

export const popupMemory = {
  readView: (name: ViewName): ViewMemory | null => views[name].read(),
  /** A popup that could not keep this opens empty the next time: no more than that, so nothing is said. */
  keepView(name: ViewName, memory: ViewMemory): void {
    views[name].write(memory);
  },
  /** The words in the box, sent or not; null: none were kept. */
  readWords: (name: ViewName): string | null => words.read()?.[name] ?? null,
  keepWords(name: ViewName, text: string): void {
    words.write({ ...words.read(), [name]: text });
  },
};

/** The view as it was when the popup closed; a search whose answer never came is sent again. */
export function restoredView(name: ViewName, session: Session): ViewStore {
  const memory = popupMemory.readView(name);
  const text = popupMemory.readWords(name) ?? "";
  const request = memory?.request ?? (name === "search" ? newSearch("") : newRecent());
  const shown = memory?.shown ?? null;
  const answers = shown !== null && cacheKey(shown.request) === cacheKey(request);
  const restored = session.createView({
    request,
    shown: answers ? shown : null,
    // A box that was emptied before the popup closed comes back with the words of its results.
    text: text || request.q,
  });
  keep(name, restored);
  // The popup was closed before an answer came.
  if (name === "search" && request.q !== "" && !answers) act(restored.results.run(request));
  if (memory === null) startWithDefaults(restored, session);
  return restored;
}

function keep(name: ViewName, { results, text }: ViewStore): void {
  keepChanges(
    () => text.value,
    (value) => popupMemory.keepWords(name, value),
  );
  keepChanges(
    () => ({ request: results.request.value, shown: results.shown.value }),
    (value) => popupMemory.keepView(name, value),
  );
  // What the user cleared in the options must not be written again by a popup that is open in a tab.
  views[name].listen((written) => {
    if (written !== null) return;
    text.value = "";
    results.forget(name === "search" ? newSearch("") : newRecent());
  });
}

/** What was just read is not written again. */
function keepChanges<Value>(read: () => Value, write: (value: Value) => void): void {
  let isFirst = true;
  effect(() => {
    const value = read();
    if (!isFirst) untracked(() => write(value));
    isFirst = false;
  });
}

/** A view that was never used starts with the user's default places and page size. */
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
