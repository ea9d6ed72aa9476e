import type { RunningCheck } from "../../utils/claims/check.ts";
import { t } from "../../utils/platform/i18n.ts";
import { durationText } from "../../utils/sentences/times.ts";
import { IconButton } from "../base/Button.tsx";
import { Spinner } from "../base/waiting.tsx";
import type { CheckActions } from "./actions.ts";
import { CardFrame } from "./CardFrame.tsx";

/** After this a sentence says why it takes so long. */
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
