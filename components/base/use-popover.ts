import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Popover<Root extends HTMLElement> {
  readonly isOpen: boolean;
  /** For the element around both the button and the panel. */
  readonly root: RefObject<Root | null>;
  toggle(): void;
  /** Closes the panel and returns the focus to the button, unless the user has gone on elsewhere meanwhile. */
  close(): void;
}

/** A panel below a button that closes on Escape, on a press outside and when the focus leaves it. */
export function usePopover<Root extends HTMLElement = HTMLDivElement>(): Popover<Root> {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<Root>(null);
  /** What had the focus when it was opened, such as the button of a menu that led to it. */
  const opener = useRef<Element | null>(null);

  const toggle = (): void => {
    opener.current = document.activeElement;
    setOpen((open) => !open);
  };
  const close = (): void => {
    setOpen(false);
    const { activeElement } = document;
    if (activeElement !== document.body && root.current?.contains(activeElement) === false) return;
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>("[aria-expanded]") ?? [])];
    // Of several buttons the one that opened it. Not every browser gives a button the focus when it is pressed.
    const button =
      buttons.find((each) => each === opener.current) ??
      buttons.find((each) => each.getAttribute("aria-expanded") === "true") ??
      buttons[0];
    button?.focus();
  };

  useLayoutEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return;
    const isOutside = (target: EventTarget | null): boolean =>
      !(target instanceof Node && element.contains(target));
    const onPointerDown = (event: Event): void => {
      if (isOutside(event.target)) setOpen(false);
    };
    const onFocusOut = (event: FocusEvent): void => {
      // Without a related target the window lost the focus, and the user will come back.
      if (event.relatedTarget && isOutside(event.relatedTarget)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      // In a field, Escape may give up a word that is being composed.
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    // A press on words or a scroll bar gives the focus to what is around them, which must not be outside.
    element.tabIndex = -1;
    document.addEventListener("pointerdown", onPointerDown, true);
    element.addEventListener("focusout", onFocusOut);
    element.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown, true);
      element.removeEventListener("focusout", onFocusOut);
      element.removeEventListener("keydown", onKeyDown);
      element.removeAttribute("tabindex");
    };
  }, [isOpen]);

  return { isOpen, root, toggle, close };
}
