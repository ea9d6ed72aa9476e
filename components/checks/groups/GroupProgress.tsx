import { send } from "../../../utils/calls/send.ts";
import type { Check } from "../../../utils/checks/check.ts";
import { isPause, type PlaceInLine } from "../../../utils/checks/place-in-line.ts";
import { groupEndedSentence, waitText } from "../../../utils/checks/sentences.ts";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { durationText } from "../../../utils/platform/moment-texts.ts";
import { Button } from "../../base/Button.tsx";
import { onFirstClick } from "../../base/first-click.ts";
import { act, done } from "../../base/trouble.tsx";
import { resumeGroup } from "../ask-check.ts";
import styles from "./GroupView.module.css";
import { type GroupRow, progressOf } from "./group-row.ts";

interface GroupProgressProps {
  row: GroupRow;
  places: ReadonlyMap<string, PlaceInLine>;
  now: number;
  onStop(): void;
}

/** How far a text has come, how long the rest takes, and the ways to hold or end it. */
export function GroupProgress({ row, places, now, onStop }: GroupProgressProps) {
  const { total, ended, waiting, isRunning } = progressOf(row);
  const isBusy = waiting.length > 0 || isRunning;
  const { id, isPaused } = row.group;
  const changePause = (): void =>
    act(done(isPaused ? resumeGroup(id) : send("changeGroup", { id, isPaused: true })));
  const words = t("group.progress", formatNumber(ended), formatNumber(total));
  return (
    <div class={isBusy ? styles.progress : "visually-hidden"}>
      <div class={styles.progressLine}>
        <p role="status">{isBusy ? words : groupEndedSentence(row.group, checksOf(row))}</p>
        {isBusy && <p class="hint">{isPaused ? t("group.paused") : leftSentence(waiting, places, now)}</p>}
      </div>
      {isBusy && (
        <>
          <progress class={styles.bar} value={ended} max={total} aria-label={words} />
          {waiting.length > 0 && (
            <div class="row">
              {waiting.some((id) => places.get(id)?.canHurry) && (
                <Button onClick={onFirstClick(() => act(done(send("hurryChecks", null))))}>
                  {t("action.hurry")}
                </Button>
              )}
              <Button onClick={onFirstClick(changePause)}>
                {isPaused ? t("group.resume") : t("group.pause")}
              </Button>
              <Button kind="quiet" onClick={onStop}>
                {t("group.stop")}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function checksOf({ claims }: GroupRow): readonly Check[] {
  return claims.flatMap(({ latest, earlier }) => [latest, ...earlier]);
}

/** Why nothing starts, or how long until the last one does. An answer takes some seconds more. */
function leftSentence(
  waiting: readonly string[],
  places: ReadonlyMap<string, PlaceInLine>,
  now: number,
): string {
  const pause = waiting.map((id) => places.get(id)?.reason).find(isPause);
  if (pause !== undefined) return waitText(pause);
  const last = Math.max(now, ...waiting.map((id) => places.get(id)?.startsAt ?? now));
  return last - now < 1_000 ? t("group.soon") : t("group.time_left", durationText(last - now));
}
