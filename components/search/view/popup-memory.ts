import { effect, untracked } from "@preact/signals";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import {
  newRecent,
  newSearch,
  type PageRequest,
  type SearchDefaults,
} from "../../../utils/search/request.ts";
import { cacheKey } from "../../../utils/search/to-parameters.ts";
import { act } from "../../base/trouble.tsx";
import { popupMemory, type ViewName } from "./kept-views.ts";
import type { Session } from "./session-store.ts";
import type { ViewStore } from "./view-store.ts";

/** The view as it was when the popup closed; a search whose answer was still on its way is sent again, one that failed is not. */
export function restoredView(name: ViewName, session: Session): ViewStore {
  const memory = popupMemory.readView(name);
  const text = popupMemory.readWords(name) ?? "";
  const request = memory?.request ?? (name === "search" ? newSearch("") : newRecent());
  const shown = memory?.shown ?? null;
  const answers = shown !== null && cacheKey(shown.request) === cacheKey(request);
  // A feed is asked for anew each time.
  const failure = name === "search" && !answers ? answeredWith(memory?.failure ?? null) : null;
  const restored = session.createView({
    request,
    shown: answers ? shown : null,
    failure,
    // A box that was emptied before the popup closed comes back with the words of its results.
    text: text || request.q,
    hasUsualSize: true,
  });
  /** What the settings made of a view that was never used: nothing to remember, as they may change. */
  let usual: PageRequest | null = null;
  keep(name, restored, (request) => request === usual);
  // The popup was closed before an answer came.
  if (name === "search" && request.q !== "" && !answers && failure === null)
    act(restored.results.run(request));
  if (memory === null) {
    startWithDefaults(restored, session, (wanted) => {
      usual = wanted;
    });
  }
  return restored;
}

function keep(
  name: ViewName,
  { results, text }: ViewStore,
  isUsual: (request: PageRequest) => boolean,
): void {
  keepChanges(
    () => text.value,
    (value) => popupMemory.keepWords(name, value),
  );
  keepChanges(
    () => ({ request: results.request.value, shown: results.shown.value, failure: results.failure.value }),
    (value) => {
      if (value.shown !== null || !isUsual(value.request)) popupMemory.keepView(name, value);
    },
  );
  // What the user cleared in the options must not be written again by a popup that is open in a tab.
  popupMemory.whenViewCleared(name, () => {
    text.value = "";
    results.forget(name === "search" ? newSearch("") : newRecent());
  });
}

/**
 * Why the service gave no answer, where asking it again is for its user to choose. What never reached it, or waits for a pause
 * of it to end, is still on its way.
 */
function answeredWith(failure: ApiFailure | null): ApiFailure | null {
  switch (failure?.kind) {
    case "unreachable":
    case "timeout":
    case "refused":
    case "unavailable":
    case "unreadable":
    case "not-sent":
      return failure;
    default:
      return null;
  }
}

/** What was just read is not written again. */
export function keepChanges<Value>(read: () => Value, write: (value: Value) => void): void {
  let isFirst = true;
  effect(() => {
    const value = read();
    if (!isFirst) untracked(() => write(value));
    isFirst = false;
  });
}

/** A view that was never used starts with the user's default places and page size. `onWanted`: called before it does. */
export function startWithDefaults(
  { results }: ViewStore,
  session: Session,
  onWanted: (wanted: PageRequest) => void = () => undefined,
): void {
  const stop = effect(() => {
    const settings = session.settings.value;
    if (settings === null) return;
    queueMicrotask(() => stop());
    const request = results.request.peek();
    const wanted = withDefaults(request, settings);
    const isChosen = [request.country, request.state, request.city].some(({ length }) => length > 0);
    if (isChosen || results.shown.peek() !== null) return;
    if (results.wait.peek() === "none") {
      onWanted(wanted);
      results.adjust(wanted);
    }
    // Sent before the settings were read.
    else if (cacheKey(wanted) !== cacheKey(request)) act(results.run(wanted));
  });
}

function withDefaults(request: PageRequest, defaults: SearchDefaults): PageRequest {
  const { country, state, city, pageSize } = defaults;
  return { ...request, country, state, city, size: request.view === "search" ? pageSize : request.size };
}
