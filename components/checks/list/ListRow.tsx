import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Caret } from "../../base/Caret.tsx";
import styles from "./ListRow.module.css";

export interface ListRowProps {
  /** What it is about. */
  name: string;
  /** Of the name. */
  lang?: string | undefined;
  sign: ComponentChildren;
  /** The line below the name. */
  children: ComponentChildren;
  /** What it opens is shown: in the row's place, or beside the list. */
  isOpen: boolean;
  /** Whether it opens in the row's place, which leaves only the way to close it, or beside the list. */
  opensInPlace: boolean;
  onToggle(): void;
}

/** A row that opens, in the list of checks. */
export function ListRow({ name, lang, sign, children, isOpen, opensInPlace, onToggle }: ListRowProps) {
  const id = useId();
  const isBare = isOpen && opensInPlace;
  const button = useRef<HTMLButtonElement>(null);
  // Looked up before the button gives way to the other one, which is to have the focus in its place.
  const hadFocus = button.current !== null && button.current === document.activeElement;
  useLayoutEffect(() => {
    if (hadFocus) button.current?.focus();
  }, [isBare]);
  if (isBare) {
    return (
      <button
        type="button"
        class={styles.close}
        lang={lang}
        aria-label={name}
        title={name}
        aria-expanded
        ref={button}
        onClick={onToggle}
      >
        <Caret />
      </button>
    );
  }
  return (
    <div class={[styles.row, isOpen && styles.at, !opensInPlace && styles.beside].filter(Boolean).join(" ")}>
      {sign}
      <div class={styles.words}>
        <button
          type="button"
          class={styles.name}
          dir="auto"
          aria-expanded={isOpen}
          aria-describedby={id}
          ref={button}
          onClick={onToggle}
        >
          <span lang={lang}>{name}</span>
        </button>
        <span class={styles.state} id={id}>
          {children}
        </span>
      </div>
      {opensInPlace && <Caret to="right" />}
    </div>
  );
}
