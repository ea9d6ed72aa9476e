import { useLayoutEffect, useRef } from "preact/hooks";
import type { ViewStore } from "../search/view/view-store.ts";
import { keptPlace } from "./kept-place.ts";

/** Restores the scroll position of the list. Another search starts at the top, but not a newer answer to the same. */
export function useKeptScroll(
  list: { current: HTMLDivElement | null },
  name: "search" | "recent",
  { results }: ViewStore,
): void {
  const shown = results.shown.value?.request;
  const first = useRef(shown);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    element.scrollTop = shown === first.current ? keptPlace.readScroll(name) : 0;
    const keep = (): void => keptPlace.keepScroll(name, element.scrollTop);
    element.addEventListener("scrollend", keep);
    return () => element.removeEventListener("scrollend", keep);
  }, [list, name, shown]);
}
