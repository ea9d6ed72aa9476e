import { useEffect, useState } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import type { MarkedRead, ReadWhich } from "../../../utils/watches/entry.ts";
import { Button } from "../../base/Button.tsx";
import { onFirstClick } from "../../base/first-click.ts";
import { act } from "../../base/trouble.tsx";
import { markAllRead, markUnread } from "../watches-store.ts";

interface MarkReadProps {
  label: string;
  /** What is marked, where the label does not say it. */
  of?: string;
  which(): Promise<ReadWhich>;
  hasUnread: boolean;
  /** Whether the button is there also where nothing is unread. */
  isAlwaysThere?: boolean;
}

/** Marks many pages as read; then it takes that back, until something is unread again. */
export function MarkRead({ label, of, which, hasUnread, isAlwaysThere = false }: MarkReadProps) {
  const [marked, setMarked] = useState<MarkedRead | null>(null);
  const name = of === undefined ? label : t("text.labelled", label, of);
  /** The second click of a double click marks nothing, and that is not what is to be taken back. */
  const keepMarked = (next: MarkedRead | null): void =>
    setMarked((before) => (next === null || marksNothing(next) ? (before ?? next) : next));
  // What is unread since then may be read one by one, which is another matter.
  useEffect(() => {
    if (hasUnread) setMarked(null);
  }, [hasUnread]);
  if (marked !== null && !hasUnread) {
    return (
      <Button
        kind="quiet"
        aria-label={t("text.labelled", t("notice.undo"), name)}
        onClick={onFirstClick(() => markUnread(marked))}
      >
        {t("notice.undo")}
      </Button>
    );
  }
  if (!hasUnread && !isAlwaysThere) return null;
  return (
    <Button
      kind="quiet"
      aria-label={of === undefined ? undefined : name}
      isHeld={!hasUnread}
      onClick={() => act(which().then(markAllRead).then(keepMarked))}
    >
      {label}
    </Button>
  );
}

function marksNothing({ entries, overflows }: MarkedRead): boolean {
  return entries.length === 0 && Object.keys(overflows).length === 0;
}
