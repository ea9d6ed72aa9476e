import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { isTyping } from "../../base/is-typing.ts";

interface ViewKeys {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** Whether `/` leads to the box. People who dictate, or whose hands tremble, may need it off. */
  hasSingleKeys(): boolean;
  /** Puts the focus into the box, where it has to be drawn first. */
  toBox?(): void;
  onEscape(): void;
  /** Opens the address in a background tab. */
  onOpenBehind(address: string): void;
}

/** `/` goes to the box, arrows move through the results, Ctrl+Enter opens a background tab; what Escape does outside the box is the page's. */
export function useViewKeys({
  box,
  list,
  hasSingleKeys,
  toBox = () => focusSelected(box.current),
  onEscape,
  onOpenBehind,
}: ViewKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const isPlain = !event.ctrlKey && !event.metaKey;
      if (event.key === "/" && isPlain && hasSingleKeys() && !isTyping(event.target)) {
        event.preventDefault();
        toBox();
      } else if (event.key === "Escape") {
        event.preventDefault();
        onEscape();
      } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && isPlain) {
        // In a field or a list of choices they choose.
        const isInList =
          event.target instanceof Node && list.current?.contains(event.target) && !isTyping(event.target);
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

/** Typing replaces what is in the field. */
export function focusSelected(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Moves the focus to the next or previous title, or from the first one up to the box. What stands between two cards has a next and a previous one too. */
export function moveAmongResults(list: HTMLElement | null, step: 1 | -1, box: HTMLElement | null): boolean {
  const links = [...(list?.querySelectorAll<HTMLElement>(".card-link") ?? [])];
  const card = document.activeElement?.closest(".card");
  const current = links.findIndex((link) => card?.contains(link));
  const target = current < 0 ? nearest(links, step) : current + step < 0 ? box : links[current + step];
  target?.focus();
  return target !== undefined && target !== null;
}

/** The first link after the focus, or the last one before it. */
function nearest(links: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const from = document.activeElement ?? document.body;
  const side = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beside = links.filter((link) => (from.compareDocumentPosition(link) & side) !== 0);
  return beside.at(step > 0 ? 0 : -1);
}
