import { useLayoutEffect, useRef } from "preact/hooks";
import { keptPlace, keyOf, type ScrolledList } from "./kept-place.ts";

/**
 * Restores the scroll position of a list. Another search or range starts at the top, but not a newer answer to the same. `name`:
 * null until the list is drawn; before that, it has no place to go to. `shown`: what it lists, the same as long as that is.
 * `countLines`: how many lines the list has, where these can become more.
 */
export function useKeptScroll(
  list: { current: HTMLDivElement | null },
  name: ScrolledList | null,
  shown: unknown,
  countLines: () => number = () => 0,
): void {
  const key = name === null ? null : keyOf(name);
  const first = useRef({ key, shown });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || name === null) return;
    if (first.current.key !== key) first.current = { key, shown };
    element.scrollTop = shown === first.current.shown ? keptPlace.readScroll(name).top : 0;
    const keep = (): void => {
      const top = element.scrollTop;
      keptPlace.keepScroll(name, { top, lines: top > 0 ? countLines() : 0 });
    };
    element.addEventListener("scrollend", keep);
    return () => element.removeEventListener("scrollend", keep);
  }, [list, key, shown]);
}
