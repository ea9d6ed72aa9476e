import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon, type IconName } from "./Icon.tsx";
import { type OpenPage, onOpened } from "./on-opened.ts";
import styles from "./Rows.module.css";

/** A list under a heading. */
export function Rows({ title, children }: { title: string; children: ComponentChildren }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 class={styles.title} id={id}>
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

interface LinkRowProps {
  /** null: nobody should follow it. */
  address: string | null;
  /** Whose it is, at the end of the row. */
  note: string;
  /** What its words are written in, where that is known. */
  language?: string | undefined;
  readonly onOpen: OpenPage;
  onOpened(): void;
  children: ComponentChildren;
}

/** A page that is new: a row that is a link. */
export function LinkRow({ address, note, language, onOpen, onOpened: opened, children }: LinkRowProps) {
  const words = (
    <>
      <span class={styles.dot} aria-hidden="true" />
      <bdi class={styles.words} lang={language}>
        {children}
      </bdi>
      <bdi class={styles.note}>{note}</bdi>
    </>
  );
  return (
    <li>
      {address === null ? (
        <span class={styles.row}>{words}</span>
      ) : (
        <a
          class={styles.row}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          {...onOpened(onOpen, opened)}
        >
          {words}
        </a>
      )}
    </li>
  );
}

interface ButtonRowProps {
  icon: IconName;
  /** Where it looks, at the end of the row. */
  note?: string;
  describedBy?: string;
  onClick(): void;
  children: ComponentChildren;
}

/** A row that is a button. */
export function ButtonRow({ icon, note, describedBy, onClick, children }: ButtonRowProps) {
  return (
    <li>
      <button type="button" class={styles.row} aria-describedby={describedBy} onClick={onClick}>
        <Icon name={icon} />
        <span class={styles.words}>{children}</span>
        {note && <bdi class={styles.note}>{note}</bdi>}
      </button>
    </li>
  );
}
