import { useRef } from "preact/hooks";
import { send } from "../../../utils/calls/send.ts";
import { answersOf } from "../../../utils/checks/history/earlier-answers.ts";
import { isPause, type PlaceInLine } from "../../../utils/checks/place-in-line.ts";
import { groupEndedSentence, groupPauseSentence } from "../../../utils/checks/sentences.ts";
import { SECOND } from "../../../utils/platform/durations.ts";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { durationText } from "../../../utils/platform/moment-texts.ts";
import { Button } from "../../base/Button.tsx";
import { onFirstClick } from "../../base/first-click.ts";
import { act, done } from "../../base/trouble.tsx";
import { resumeGroup } from "../ask-check.ts";
import { useOffersChecks } from "../use-offers-checks.ts";
import styles from "./GroupView.module.css";
import { type GroupRow, progressOf, standing } from "./group-row.ts";

interface GroupProgressProps {
  row: GroupRow;
  places: ReadonlyMap<string, PlaceInLine>;
  now: number;
  onStop(): void;
}

/** How far a text has come, how long the rest takes, and the ways to hold or end it. */
export function GroupProgress({ row, places, now, onStop }: GroupProgressProps) {
  const { total, checked, ended, waiting, isRunning } = progressOf(row);
  const isBusy = waiting.length > 0 || isRunning;
  const { id, isPaused } = row.group;
  const offersChecks = useOffersChecks();
  const changePause = (): void =>
    act(done(isPaused ? resumeGroup(id) : send("changeGroup", { id, isPaused: true })));
  const told = useRef({ checked: -1, sentence: "" });
  // A sentence that is deleted later does not end it again.
  if (isBusy) told.current = { checked: -1, sentence: "" };
  else if (checked > told.current.checked) {
    const sentence = groupEndedSentence(row.group, row.claims.flatMap(answersOf));
    told.current = { checked, sentence };
  }
  const words = t("group.progress", formatNumber(checked), formatNumber(total));
  return (
    <div class={isBusy ? styles.progress : "visually-hidden"}>
      <div class={styles.progressLine}>
        <p role="status">{isBusy ? words : told.current.sentence}</p>
        {isBusy && (
          <p class="hint">{isPaused ? t("group.paused") : leftSentence(row, waiting, places, now)}</p>
        )}
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
              {(offersChecks || !isPaused) && (
                <Button onClick={onFirstClick(changePause)}>
                  {isPaused ? t("group.resume") : t("group.pause")}
                </Button>
              )}
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

/** Why nothing starts, or how long the rest takes; nothing where nobody can know yet. */
function leftSentence(
  row: GroupRow,
  waiting: readonly string[],
  places: ReadonlyMap<string, PlaceInLine>,
  now: number,
): string | null {
  const pause = waiting.map((id) => places.get(id)?.reason).find(isPause);
  if (pause !== undefined) return groupPauseSentence(pause);
  const untilLastStart = Math.max(now, ...waiting.map((id) => places.get(id)?.startsAt ?? now)) - now;
  const untilAnswered = timeToAnswer(row, now);
  const left = Math.max(untilLastStart, untilAnswered ?? 0);
  if (left >= 1_000) return t("group.time_left", durationText(left));
  return untilAnswered === null ? null : t("group.soon");
}

/** The last answers tell how fast the service is now: earlier ones may have come before a pause. */
const TELLING = 6;
/** A check may take that long, and a pause between two answers longer. */
const LONGEST_CHECK = 75 * SECOND;

/** How long the answers that are not here take if they come as the last ones did; null: too few have come. */
function timeToAnswer(row: GroupRow, now: number): number | null {
  const times = standing(row.claims)
    .flatMap(({ latest }) => ("finishedAt" in latest ? [latest.finishedAt] : []))
    // A verdict that was there before the text came at once.
    .filter((time) => time > row.group.createdAt)
    .toSorted((one, other) => one - other)
    .slice(-TELLING);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || times.length < 2) return null;
  const { total, ended } = progressOf(row);
  const each = Math.min((last - first) / (times.length - 1), LONGEST_CHECK);
  return Math.max(0, each * (total - ended) - (now - last));
}
