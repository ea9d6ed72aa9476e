import { useMemo } from "preact/hooks";
import type { Check, DoneCheck } from "../../../utils/checks/check.ts";
import type { PlaceInLine } from "../../../utils/checks/place-in-line.ts";
import { MINUTE } from "../../../utils/platform/durations.ts";
import type { CheckCardActions } from "../card/CardFrame.tsx";
import { CheckCard } from "../card/CheckCard.tsx";

const NONE: readonly DoneCheck[] = [];

/** What is known beside the checks themselves. */
export interface CheckFacts {
  /** Earlier answers to the claims of some checks, by the check's id. */
  readonly earlier: ReadonlyMap<string, readonly DoneCheck[]>;
  readonly now: number;
  readonly places: ReadonlyMap<string, PlaceInLine>;
  /** The verdicts that rest on a source that changed since, by their ids. */
  readonly changed: ReadonlySet<string>;
}

interface ListedCardProps {
  check: Check;
  facts: CheckFacts;
  actions: CheckCardActions;
}

/** Cards that wait count the seconds; the others are drawn again once a minute at most. */
export function ListedCard({ check, facts, actions }: ListedCardProps) {
  const isTicking = check.state === "waiting" || check.state === "running";
  const now = isTicking ? facts.now : Math.floor(facts.now / MINUTE) * MINUTE;
  const earlier = facts.earlier.get(check.id) ?? NONE;
  const inLine = facts.places.get(check.id) ?? null;
  return useMemo(
    () => <CheckCard check={check} earlier={earlier} now={now} inLine={inLine} actions={actions} />,
    [check, earlier, now, inLine, actions],
  );
}
