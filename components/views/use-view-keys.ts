import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { isTyping, moveAmongResults } from "../results/result-keys.ts";

interface ViewKeys {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  onEscape(): void;
  /** Opens the address in a tab behind this one. */
  onOpenBehind(address: string): void;
}

/** `/` to the box, arrows through the results, Ctrl+Enter opens behind, Escape goes one step back. */
export function useViewKeys({ box, list, onEscape, onOpenBehind }: ViewKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      const isPlain = !event.ctrlKey && !event.metaKey;
      if (event.key === "/" && isPlain && !isTyping(event.target)) {
        event.preventDefault();
        box.current?.focus();
        box.current?.select();
      } else if (event.key === "Escape") {
        event.preventDefault();
        onEscape();
      } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && isPlain) {
        const isInList = event.target instanceof Node && list.current?.contains(event.target);
        if (isInList && moveAmongResults(list.current, event.key === "ArrowDown" ? 1 : -1, box.current)) {
          event.preventDefault();
        }
      } else if (event.key === "Enter" && !isPlain && event.target instanceof HTMLAnchorElement) {
        event.preventDefault();
        onOpenBehind(event.target.href);
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
