import type { Check } from "../../utils/claims/check.ts";
import type { PlaceInLine } from "../../utils/claims/line.ts";
import type { CheckActions } from "./actions.ts";
import { FailedCard, UnsentCard } from "./FailedCard.tsx";
import { RunningCard } from "./RunningCard.tsx";
import { VerdictCard } from "./VerdictCard.tsx";
import { WaitingCard } from "./WaitingCard.tsx";

interface CheckCardProps {
  check: Check;
  now: number;
  inLine: PlaceInLine | null;
  actions: CheckActions;
}

export function CheckCard({ check, now, inLine, actions }: CheckCardProps) {
  switch (check.state) {
    case "unsent":
      return <UnsentCard check={check} now={now} actions={actions} />;
    case "waiting":
      return inLine && <WaitingCard check={check} inLine={inLine} now={now} actions={actions} />;
    case "running":
      return <RunningCard check={check} now={now} actions={actions} />;
    case "done":
      return <VerdictCard check={check} now={now} actions={actions} />;
    case "failed":
      return <FailedCard check={check} now={now} actions={actions} />;
  }
}
