import type { ComponentChildren } from "preact";
import { Caret } from "./Caret.tsx";
import styles from "./Disclosure.module.css";

interface DisclosureProps {
  /** The words of what opens, with what stands before them. */
  summary: ComponentChildren;
  isOpen?: boolean;
  onToggle?(isOpen: boolean): void;
  children: ComponentChildren;
}

/** What is rarely needed, one press deeper. */
export function Disclosure({ summary, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <details
      class={styles.disclosure}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary class={styles.summary}>
        <Caret to="right" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
