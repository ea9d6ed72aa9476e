import { useLayoutEffect, useRef } from "preact/hooks";
import { keptPlace, keyOf, type ScrolledList } from "./kept-place.ts";

/**
 * Restores the scroll position of a list. Another search or range starts at the top, but not a newer answer to the same. `name`:
 * null until the list is drawn; before that, it has no place to go to. `shown`: what it lists, the same as long as that is.
 */
export function useKeptScroll(
  list: { current: HTMLDivElement | null },
  name: ScrolledList | null,
  shown: unknown,
): void {
  const key = name === null ? null : keyOf(name);
  const first = useRef({ key, shown });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || name === null) return;
    if (first.current.key !== key) first.current = { key, shown };
    element.scrollTop = shown === first.current.shown ? keptPlace.readScroll(name) : 0;
    const keep = (): void => keptPlace.keepScroll(name, element.scrollTop);
    element.addEventListener("scrollend", keep);
    return () => element.removeEventListener("scrollend", keep);
  }, [list, key, shown]);
}
