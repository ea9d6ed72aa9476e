import type { WaitingCheck } from "../../utils/checks/check.ts";
import type { PlaceInLine, WaitReason } from "../../utils/checks/history.ts";
import { durationText } from "../../utils/checks/time-text.ts";
import { counted, t } from "../../utils/i18n.ts";
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
      <p class={starting ? "hint late" : "hint"}>{reasonText(inLine.reason)}</p>
      {inLine.place === 1 && inLine.reason === "unreachable" && (
        <div class="row check-actions">
          <Button onClick={actions.hurry}>{t("action.hurry")}</Button>
        </div>
      )}
    </CardFrame>
  );
}

function placeText({ place, startsAt }: PlaceInLine, now: number): string {
  const words = place === 1 ? t("waiting.next") : counted("waiting.before", place - 1);
  const wait = startsAt - now;
  return wait > 0 ? `${words} · ${t("waiting.starts_in", durationText(wait))}` : words;
}

function reasonText(reason: WaitReason): string {
  switch (reason) {
    case "starting":
      return t("waiting.starting_long");
    case "running":
      return t("waiting.for_running");
    case "earlier":
      return t("waiting.for_earlier");
    case "limit":
      return t("waiting.limit");
    case "service-asked":
      return t("waiting.service_asked");
    case "unreachable":
      return t("waiting.unreachable");
  }
}
