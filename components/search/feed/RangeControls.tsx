import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useState } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { dayMeant, dayOf, parseWhen } from "../../../utils/text/dates.ts";
import { Choice, type ChoiceOption } from "../../base/Choice.tsx";
import { CutText } from "../../base/CutText.tsx";
import styles from "./RangeControls.module.css";
import { periodName } from "./range-sentence.ts";

const PERIODS = ["24h", "7d", "4w", "6m", "1y"];

/** The choice that shows a date field. */
const DATE = "date";

export interface RangeChange<Sort extends string> {
  readonly sort?: Sort;
  readonly since?: string | null;
  readonly until?: string | null;
}

interface RangeControlsProps<Sort extends string> {
  sort: Sort;
  sorts: readonly ChoiceOption<Sort>[];
  since: string | null;
  until: string | null;
  /** What the order means. */
  meaning: string;
  now: number;
  /** Whose calendar days are meant. */
  timeZone: string;
  onChange(change: RangeChange<Sort>): void;
}

/** Order and dates of what is listed. */
export function RangeControls<Sort extends string>(props: RangeControlsProps<Sort>) {
  const { sort, sorts, since, until, meaning, now, timeZone, onChange } = props;
  const id = useId();
  const today = dayOf(now, timeZone);
  const isUtc = timeZone === "UTC";
  const firstDay = since && dayMeant(since, now);
  const sinceDay = since !== null && choiceOf(since) === DATE ? firstDay : null;
  // "Until" offers no periods, so a period from the address is shown as the day it means.
  const untilDay = until && dayMeant(until, now);
  return (
    <div class={styles.controls}>
      <Labelled label={t("recent.sort")}>
        <Choice
          label={t("recent.sort")}
          value={sort}
          options={sorts}
          describedBy={`${id}-meaning`}
          isWide
          onChange={(chosen) => onChange({ sort: chosen })}
        />
      </Labelled>
      <Labelled label={t("recent.since")}>
        <Choice
          label={t("recent.since")}
          value={since === null ? "" : choiceOf(since)}
          options={[
            { value: "", name: t("period.any") },
            ...periodsWith(since).map((period) => ({ value: period, name: periodName(period) })),
            { value: DATE, name: t("period.from_date") },
          ]}
          isWide
          onChange={(value) => onChange({ since: value === DATE ? today : value || null })}
        />
      </Labelled>
      <Labelled label={t("recent.until")}>
        <Choice
          label={t("recent.until")}
          value={until === null ? "" : DATE}
          options={[
            { value: "", name: t("period.now") },
            { value: DATE, name: t("period.to_date") },
          ]}
          isWide
          onChange={(value) => onChange({ until: value === DATE ? today : null })}
        />
      </Labelled>
      {sinceDay !== null && (
        <DateField
          label={t(isUtc ? "recent.since_date" : "recent.since_day")}
          value={sinceDay}
          most={untilDay ?? today}
          onChange={(day) => onChange({ since: day })}
        />
      )}
      {untilDay !== null && (
        <DateField
          label={t(isUtc ? "recent.until_date" : "recent.until_day")}
          value={untilDay}
          {...(firstDay === null ? {} : { least: firstDay })}
          most={today}
          onChange={(day) => onChange({ until: day })}
        />
      )}
      <CutText as="p" class={`hint ${styles.meaning}`} id={`${id}-meaning`}>
        {meaning}
      </CutText>
    </div>
  );
}

/** The choice has its name itself, since it is drawn as a button; here it is shown. */
function Labelled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class={styles.labelled}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

interface DateFieldProps {
  label: string;
  value: string;
  least?: string;
  most: string;
  onChange(day: string): void;
}

/** While a year is typed the field passes through 0002, 0020 and 0202. No page is that old. */
const FIRST_DAY = "1980-01-01";

/**
 * An incomplete day is not sent; where the field is left, the last one comes back, because it still applies. What is typed stays while
 * the page is drawn again, as for an answer to what was typed before.
 */
function DateField({ label, value, least = FIRST_DAY, most, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  useLayoutEffect(() => setTyped(null), [value]);
  return (
    <label class={styles.date}>
      <span>{label}</span>
      <input
        type="date"
        class="input"
        value={typed ?? value}
        min={least}
        max={most}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onChange={({ currentTarget }) => {
          if (currentTarget.value >= FIRST_DAY) onChange(currentTarget.value);
        }}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value >= FIRST_DAY) return;
          setTyped(null);
          currentTarget.value = value;
        }}
      />
    </label>
  );
}

function choiceOf(since: string): string {
  return parseWhen(since)?.kind === "date" ? DATE : since;
}

/** A period from the address, such as "3w", is offered too. */
function periodsWith(since: string | null): readonly string[] {
  const isKnown = since === null || choiceOf(since) === DATE || PERIODS.includes(since);
  return isKnown ? PERIODS : [...PERIODS, since];
}
