import type { WaitingCheck } from "../../utils/claims/check.ts";
import type { PlaceInLine } from "../../utils/claims/line.ts";
import { t } from "../../utils/platform/i18n.ts";
import { placeText, waitText } from "../../utils/sentences/checks.ts";
import { Button, IconButton } from "../base/Button.tsx";
import { Icon } from "../base/Icon.tsx";
import { Spinner } from "../base/waiting.tsx";
import type { CheckActions } from "./actions.ts";
import { CardFrame } from "./CardFrame.tsx";

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
        <span>{starting ? t("waiting.starting") : placeText(inLine, now)}</span>
        <IconButton icon="trash" label={t("action.delete")} onClick={() => actions.remove(check)} />
      </div>
      <p class={starting ? "hint late" : "hint"}>{waitText(inLine.reason)}</p>
      {inLine.place === 1 && inLine.reason === "unreachable" && (
        <div class="row check-actions">
          <Button onClick={actions.hurry}>{t("action.hurry")}</Button>
        </div>
      )}
    </CardFrame>
  );
}
