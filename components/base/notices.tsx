import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon, type IconName } from "./Icon.tsx";

/** A failure, read out at once. Its sentence says what happened and what to do. */
export function Alert({ children, actions }: { children: ComponentChildren; actions?: ComponentChildren }) {
  return (
    <div class="alert">
      <Icon name="warning" />
      <div class="notice-body">
        <p role="alert">{children}</p>
        {actions && <div class="row">{actions}</div>}
      </div>
    </div>
  );
}

interface NoteProps {
  kind?: "calm" | "warn" | "good";
  children: ComponentChildren;
  actions?: ComponentChildren;
}

const NOTE_ICONS = { calm: "info", warn: "warning", good: "check-circle" } as const satisfies Record<
  string,
  IconName
>;

/**
 * Something worth knowing that is not a failure: read out when the user pauses. Its words take their room at once and come a moment after
 * it: of a line that comes with its words not all screen readers tell.
 */
export function Note({ kind = "calm", children, actions }: NoteProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <div class={kind === "calm" ? "note" : `note note-${kind}`}>
      <Icon name={NOTE_ICONS[kind]} />
      <div class="notice-body">
        <p role="status">
          <span class={isThere ? undefined : "not-told-yet"}>{children}</span>
        </p>
        {actions && <div class="row">{actions}</div>}
      </div>
    </div>
  );
}

interface StatusLineProps {
  /** Nothing: the line takes no room. */
  children: ComponentChildren;
  class?: string | undefined;
}

/**
 * A wait, or what came of it, where it is drawn. It stays in the page: of a line that comes with its words not all screen readers
 * tell. It has no role, so that the status of a card is what the card says of itself.
 */
export function StatusLine({ children, class: look = "" }: StatusLineProps) {
  return (
    <div aria-live="polite" class={children ? look : "visually-hidden"}>
      {children}
    </div>
  );
}

/** What screen readers are told, with a number that grows: words that were said before are said again. */
export interface Announced {
  readonly words: string;
  readonly count: number;
}

/** For screen readers alone. It must be in the page before its words change. */
export function Announcer({ words, count = 0 }: Pick<Announced, "words"> & Partial<Announced>) {
  return (
    <p class="visually-hidden" role="status">
      <span key={count}>{words}</span>
    </p>
  );
}

export function EmptyState({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
