import type { Check, DoneCheck, RunningCheck, WaitingCheck } from "../../../utils/checks/check.ts";
import type { PlaceInLine } from "../../../utils/checks/place-in-line.ts";
import { placeText, waitText } from "../../../utils/checks/sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { durationText } from "../../../utils/platform/times.ts";
import { Button, IconButton } from "../../base/Button.tsx";
import { Icon } from "../../base/Icon.tsx";
import { Spinner } from "../../base/waiting.tsx";
import { CardFrame, type CheckActions } from "./CardFrame.tsx";
import { FailedCard, UnsentCard } from "./FailedCard.tsx";
import { VerdictCard } from "./VerdictCard.tsx";

interface CheckCardProps {
  check: Check;
  /** Earlier answers to the same claim, newest first. */
  earlier: readonly DoneCheck[];
  now: number;
  inLine: PlaceInLine | null;
  actions: CheckActions;
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

interface WaitingCardProps {
  check: WaitingCheck;
  inLine: PlaceInLine;
  now: number;
  actions: CheckActions;
}

export function WaitingCard({ check, inLine, now, actions }: WaitingCardProps) {
  const starting = inLine.reason === "starting";
  return (
    <CardFrame check={check}>
      <div class="wait">
        {starting ? <Spinner /> : <Icon name="clock" />}
        <span>{placeText(inLine, now)}</span>
        <IconButton icon="trash" label={t("action.delete")} onClick={() => actions.remove(check)} />
      </div>
      <p class={starting ? "hint late" : "hint"}>{waitText(inLine.reason)}</p>
      {inLine.canHurry && (
        <div class="row check-actions">
          <Button onClick={actions.hurry}>
            {inLine.reason === "service-asked" ? t("action.ask_now") : t("action.hurry")}
          </Button>
        </div>
      )}
    </CardFrame>
  );
}

/** After this time a sentence explains the wait. */
const LONG_WAIT = 5_000;

interface RunningCardProps {
  check: RunningCheck;
  now: number;
  actions: CheckActions;
}

export function RunningCard({ check, now, actions }: RunningCardProps) {
  const elapsed = Math.max(0, now - check.startedAt);
  return (
    <CardFrame check={check}>
      <div class="wait">
        <Spinner />
        <span>{t("running.for", durationText(elapsed))}</span>
        <IconButton icon="trash" label={t("action.delete")} onClick={() => actions.remove(check)} />
      </div>
      {elapsed > LONG_WAIT && <p class="hint">{t("running.long")}</p>}
      {check.setbacks.interrupted > 0 && <p class="hint">{t("running.interrupted")}</p>}
    </CardFrame>
  );
}
