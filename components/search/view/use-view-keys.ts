import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

interface ViewKeys {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** Whether `/` leads to the box. People who dictate, or whose hands tremble, may need it off. */
  hasSingleKeys(): boolean;
  onEscape(): void;
  /** Opens the address in a background tab. */
  onOpenBehind(address: string): void;
}

/** `/` goes to the box, arrows move through the results, Ctrl+Enter opens a background tab. */
export function useViewKeys({ box, list, hasSingleKeys, onEscape, onOpenBehind }: ViewKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const isPlain = !event.ctrlKey && !event.metaKey;
      if (event.key === "/" && isPlain && hasSingleKeys() && !isTyping(event.target)) {
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

/** Moves the focus to the next or previous title, or from the first one up to the box. */
export function moveAmongResults(list: HTMLElement | null, step: 1 | -1, box: HTMLElement | null): boolean {
  const links = [...(list?.querySelectorAll<HTMLElement>(".card-link") ?? [])];
  const card = document.activeElement?.closest(".card");
  const current = links.findIndex((link) => card?.contains(link));
  if (current < 0 && step < 0) return false;
  const target = current < 0 ? links[0] : current + step < 0 ? box : links[current + step];
  target?.focus();
  return target !== undefined;
}

/** Keys typed into a field are never a command. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"))
  );
}
