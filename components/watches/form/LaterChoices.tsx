import { useId } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { hourName, weekdayName } from "../../../utils/platform/moment-texts.ts";
import { groupNames } from "../../../utils/watches/groups.ts";
import { MOST_WORDS } from "../../../utils/watches/only-words.ts";
import type { Rhythm } from "../../../utils/watches/watch.ts";
import { type DetailsDraft, MOST_DETAIL, USUAL_HOUR } from "../../../utils/watches/watch-details.ts";
import { Choice } from "../../base/Choice.tsx";
import { Disclosure } from "../../base/Disclosure.tsx";
import { Tick } from "../../base/Tick.tsx";
import { watches } from "../watches-store.ts";
import styles from "./FollowForm.module.css";

interface LaterChoicesProps {
  details: DetailsDraft;
  rhythm: Rhythm;
  /** Only of sites and named pages it can be told what disappears. */
  canTellMissing: boolean;
  /** What is not followed yet has nothing to pause. */
  canPause: boolean;
  onChange(change: DetailsDraft): void;
}

/** What is chosen later, if ever. While it is open it takes the place of the first choices, so that the box stays low. */
export function LaterChoices({ details, rhythm, canTellMissing, canPause, onChange }: LaterChoicesProps) {
  const id = useId();
  return (
    <Disclosure summary={t("watch.details")}>
      <div class={styles.details}>
        {rhythm === "7d" && <WeekDay details={details} onChange={onChange} />}
        <div class="field">
          <label class="hint" for={`${id}-words`}>
            {t("watch.words")}
          </label>
          <input
            class="input"
            id={`${id}-words`}
            dir="auto"
            value={details.words ?? ""}
            maxLength={MOST_WORDS}
            aria-describedby={`${id}-words-hint`}
            onInput={({ currentTarget }) => onChange({ words: currentTarget.value })}
          />
          <p class="hint" id={`${id}-words-hint`}>
            {t("watch.words_hint")}
          </p>
        </div>
        <div class={styles.two}>
          <div class="field">
            <label class="hint" for={`${id}-group`}>
              {t("watch.group")}
            </label>
            <input
              class="input"
              id={`${id}-group`}
              dir="auto"
              list={`${id}-groups`}
              value={details.group ?? ""}
              maxLength={MOST_DETAIL.group}
              onInput={({ currentTarget }) => onChange({ group: currentTarget.value })}
            />
            <datalist id={`${id}-groups`}>
              {groupNames(watches.value).map((group) => (
                <option key={group} value={group} />
              ))}
            </datalist>
          </div>
          <div class="field">
            <label class="hint" for={`${id}-note`}>
              {t("watch.note")}
            </label>
            <input
              class="input"
              id={`${id}-note`}
              dir="auto"
              value={details.note ?? ""}
              maxLength={MOST_DETAIL.note}
              onInput={({ currentTarget }) => onChange({ note: currentTarget.value })}
            />
          </div>
        </div>
        <div class={styles.silence}>
          <label for={`${id}-silence`}>{t("silence.days")}</label>
          <input
            class="input"
            type="number"
            id={`${id}-silence`}
            min={1}
            max={MOST_DETAIL.silentDays}
            value={details.silentDays ?? ""}
            onInput={({ currentTarget }) =>
              onChange({
                silentDays: currentTarget.value === "" ? undefined : currentTarget.valueAsNumber,
              })
            }
          />
        </div>
        {canTellMissing && (
          <Tick
            label={t("missing.tick")}
            hint={t("missing.tick_hint")}
            checked={details.missing === true}
            onChange={(missing) => onChange({ missing: missing || undefined })}
          />
        )}
        {canPause && (
          <Tick
            label={t("watch.pause_here")}
            hint={t("watch.pause_hint")}
            checked={details.paused === true}
            onChange={(paused) => onChange({ paused: paused || undefined })}
          />
        )}
      </div>
    </Disclosure>
  );
}

const ANY_DAY = 0;
const DAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** On which day of the week, and from which hour on. */
function WeekDay({ details, onChange }: Pick<LaterChoicesProps, "details" | "onChange">) {
  const { weekday = ANY_DAY, hour = USUAL_HOUR } = details;
  return (
    <div class={styles.when}>
      <Choice
        label={t("watch.weekday")}
        value={weekday}
        options={[
          { value: ANY_DAY, name: t("watch.any_day") },
          ...DAYS.map((value) => ({ value, name: weekdayName(value) })),
        ]}
        onChange={(day) =>
          onChange(day === ANY_DAY ? { weekday: undefined, hour: undefined } : { weekday: day, hour })
        }
      />
      {weekday !== ANY_DAY && (
        <Choice
          label={t("watch.hour")}
          value={hour}
          options={HOURS.map((value) => ({ value, name: hourName(value) }))}
          onChange={(chosen) => onChange({ hour: chosen })}
        />
      )}
    </div>
  );
}
