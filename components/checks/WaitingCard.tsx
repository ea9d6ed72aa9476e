import type { WaitingCheck } from "../../utils/checks/check.ts";
import type { PlaceInLine } from "../../utils/checks/history.ts";
import { durationText } from "../../utils/checks/time-text.ts";
import { counted, t } from "../../utils/i18n.ts";
import { Button, IconButton } from "../base/Button.tsx";
import { Icon } from "../base/Icon.tsx";
import type { CheckActions } from "./actions.ts";
import { CardFrame } from "./CardFrame.tsx";

interface WaitingCardProps {
  check: WaitingCheck;
  inLine: PlaceInLine;
  now: number;
  actions: CheckActions;
}

export function WaitingCard({ check, inLine, now, actions }: WaitingCardProps) {
  const wait = inLine.startsAt - now;
  return (
    <CardFrame check={check}>
      <div class="wait">
        <Icon name="clock" />
        <span>
          {placeText(inLine.place)}
          {wait > 0 && ` · ${t("waiting.starts_in", durationText(wait))}`}
        </span>
        <IconButton icon="trash" label={t("action.delete")} onClick={() => actions.remove(check)} />
      </div>
      <p class="hint">{reasonText(inLine, wait)}</p>
      {inLine.place === 1 && inLine.pause === "unreachable" && (
        <div class="row check-actions">
          <Button onClick={actions.hurry}>{t("action.hurry")}</Button>
        </div>
      )}
    </CardFrame>
  );
}

function placeText(place: number): string {
  return place === 1 ? t("waiting.next") : counted("waiting.before", place - 1);
}

function reasonText({ pause }: PlaceInLine, wait: number): string {
  if (wait <= 0) return t("waiting.for_running");
  if (pause === "service-asked") return t("waiting.service_asked");
  if (pause === "unreachable") return t("waiting.unreachable");
  return t("waiting.limit");
}
