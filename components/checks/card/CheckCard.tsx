import type { Check, DoneCheck } from "../../../utils/checks/check.ts";
import type { PlaceInLine } from "../../../utils/checks/place-in-line.ts";
import type { CheckCardActions } from "./CardFrame.tsx";
import { FailedCard, UnsentCard } from "./FailedCard.tsx";
import { RunningCard, WaitingCard } from "./PendingCard.tsx";
import { VerdictCard } from "./VerdictCard.tsx";

interface CheckCardProps {
  check: Check;
  /** Earlier answers to the same claim, newest first. */
  earlier: readonly DoneCheck[];
  now: number;
  inLine: PlaceInLine | null;
  actions: CheckCardActions;
}

export function CheckCard({ check, earlier, now, inLine, actions }: CheckCardProps) {
  switch (check.state) {
    case "unsent":
      return <UnsentCard check={check} now={now} actions={actions} />;
    case "waiting":
      return inLine && <WaitingCard check={check} inLine={inLine} now={now} actions={actions} />;
    case "running":
      return <RunningCard check={check} now={now} actions={actions} />;
    case "done":
      return <VerdictCard check={check} earlier={earlier} now={now} actions={actions} />;
    case "failed":
      return <FailedCard check={check} now={now} actions={actions} />;
  }
}
