import { useLayoutEffect, useRef } from "preact/hooks";
import { isTyping } from "./is-typing.ts";

const FOCUSABLE = "a[href], button, input, summary";

/**
 * For a list of which a press shows more: the focus goes to the first item that comes, where a reader goes on, also when the
 * button is gone. `count`: how many items are shown. Returns what the press calls with the last one of them.
 */
export function useFocusOnMore(count: number): (last: Element | null | undefined) => void {
  const before = useRef<Element | null>(null);
  // Before the page puts the focus of a button that is gone on what is left around it.
  useLayoutEffect(() => {
    const next = before.current?.nextElementSibling;
    if (!next) return;
    before.current = null;
    if (isTyping(document.activeElement)) return;
    next.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, [count]);
  return (last) => {
    before.current = last ?? null;
  };
}
