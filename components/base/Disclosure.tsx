import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Caret } from "./Caret.tsx";
import styles from "./Disclosure.module.css";

interface DisclosureProps {
  /** The words of what opens, with what stands before them. */
  summary: ComponentChildren;
  /** The name of the group; none: the group has no name of its own. */
  label?: string;
  isOpen?: boolean;
  /** The fragment of an address that leads here: it opens what it leads to. */
  opensFor?: string;
  onToggle?(isOpen: boolean): void;
  children: ComponentChildren;
}

/** What is rarely needed, one press deeper. */
export function Disclosure({ summary, label, isOpen, opensFor, onToggle, children }: DisclosureProps) {
  const isWanted = useFragment(opensFor);
  const opens = isWanted ? true : isOpen;
  return (
    <details
      class={styles.disclosure}
      aria-label={label}
      {...(opens === undefined ? {} : { open: opens })}
      // At a field that is folded away the browser shows no message, and the form would do nothing without a word.
      onInvalidCapture={(event) => {
        event.currentTarget.open = true;
      }}
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

/** Whether the page's address leads to this fragment, now or after a link to it was followed. */
function useFragment(fragment: string | undefined): boolean {
  const isHere = (): boolean => fragment !== undefined && location.hash === `#${fragment}`;
  const [isWanted, setWanted] = useState(isHere);
  useEffect(() => {
    if (fragment === undefined) return;
    const look = (): void => setWanted(isHere());
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [fragment]);
  return isWanted;
}
