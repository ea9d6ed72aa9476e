import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { focusSelected } from "../../search/view/use-view-keys.ts";

/** The order, dates, words and filters of the list, which stand behind a button. */
export interface RangeGroup {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Where its words are typed; null while it is closed. */
  readonly field: RefObject<HTMLInputElement | null>;
  toggle(): void;
  /** Closes it, and puts the focus on its button. */
  close(): void;
  /** Opens it, and puts the focus into its field. */
  toField(): void;
}

export function useRangeGroup(): RangeGroup {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isFieldWanted = useRef(false);
  // The field is drawn with the rest of the group.
  useLayoutEffect(() => {
    if (isFieldWanted.current) focusSelected(field.current);
    isFieldWanted.current = false;
  }, [isOpen]);
  return {
    isOpen,
    button,
    field,
    toggle: () => setOpen((was) => !was),
    close() {
      setOpen(false);
      button.current?.focus();
    },
    toField() {
      // Not by `isOpen`: a key may come before the page has listened anew.
      if (field.current === null) isFieldWanted.current = true;
      else focusSelected(field.current);
      setOpen(true);
    },
  };
}
