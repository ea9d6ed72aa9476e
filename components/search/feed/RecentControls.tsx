import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { numberFormat } from "../../../utils/platform/formatters.ts";
import { language, type MessageKey, t } from "../../../utils/platform/i18n.ts";
import { RECENT_SORTS, type RecentRequest, type RecentSort } from "../../../utils/search/request.ts";
import { dayMeant, parseWhen, todayMeant } from "../../../utils/text/dates.ts";
import { CutText } from "../../base/CutText.tsx";
import type { Session } from "../view/session-store.ts";
import type { ViewStore } from "../view/view-store.ts";

const SORTS: Readonly<Record<RecentSort, readonly [name: MessageKey, meaning: MessageKey]>> = {
  updated: ["sort.updated", "sort.updated_meaning"],
  published: ["sort.published", "sort.published_meaning"],
  changed: ["sort.changed", "sort.changed_meaning"],
  crawled: ["sort.crawled", "sort.crawled_meaning"],
};

const PERIODS = ["24h", "7d", "4w", "6m", "1y"];

/** The choice that shows a date field. */
const DATE = "date";

interface RecentControlsProps {
  view: ViewStore;
  session: Pick<Session, "reader">;
  /** There is room for the service's own words about the order. */
  isRoomy?: boolean;
}

/** Order and range of the recent feed; nothing in a search. */
export function RecentControls({ view, session, isRoomy }: RecentControlsProps) {
  const id = useId();
  const request = view.results.request.value;
  if (request.view !== "recent") return null;
  const { now } = session.reader();
  const meaning = isRoomy ? meaningOf(view, request) : null;
  const onChange = view.changeRange;
  const { sort, since, until } = request;
  const today = todayMeant(now);
  const firstDay = since && dayMeant(since, now);
  const sinceDay = since !== null && choiceOf(since) === DATE ? firstDay : null;
  // "Until" offers no periods, so a period from the address is shown as the day it means.
  const untilDay = until && dayMeant(until, now);
  return (
    <div class="recent-controls">
      <Labelled id={`${id}-sort`} label={t("recent.sort")}>
        <select
          class="select"
          id={`${id}-sort`}
          aria-describedby={`${id}-meaning`}
          value={sort}
          onChange={(event) => {
            const chosen = RECENT_SORTS.find((each) => each === event.currentTarget.value);
            if (chosen) onChange({ sort: chosen });
          }}
        >
          {RECENT_SORTS.map((each) => (
            <option key={each} value={each}>
              {t(SORTS[each][0])}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled id={`${id}-since`} label={t("recent.since")}>
        <select
          class="select"
          id={`${id}-since`}
          value={since === null ? "" : choiceOf(since)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ since: value === DATE ? today : value || null })
          }
        >
          <option value="">{t("period.any")}</option>
          {periodsWith(since).map((period) => (
            <option key={period} value={period}>
              {periodName(period)}
            </option>
          ))}
          <option value={DATE}>{t("period.from_date")}</option>
        </select>
      </Labelled>
      <Labelled id={`${id}-until`} label={t("recent.until")}>
        <select
          class="select"
          id={`${id}-until`}
          value={until === null ? "" : DATE}
          onChange={({ currentTarget: { value } }) => onChange({ until: value === DATE ? today : null })}
        >
          <option value="">{t("period.now")}</option>
          <option value={DATE}>{t("period.to_date")}</option>
        </select>
      </Labelled>
      {sinceDay !== null && (
        <DateField
          label={t("recent.since_date")}
          value={sinceDay}
          most={untilDay ?? today}
          onChange={(day) => onChange({ since: day })}
        />
      )}
      {untilDay !== null && (
        <DateField
          label={t("recent.until_date")}
          value={untilDay}
          {...(firstDay === null ? {} : { least: firstDay })}
          most={today}
          onChange={(day) => onChange({ until: day })}
        />
      )}
      <CutText as="p" class="hint recent-meaning" id={`${id}-meaning`}>
        {meaning ?? t(SORTS[sort][1])}
      </CutText>
      {until !== null && <p class="hint">{t("subscribe.open_ended")}</p>}
    </div>
  );
}

/** The service explains its order in English only, so other languages use our own words. */
function meaningOf(view: ViewStore, request: RecentRequest): string | null {
  const shown = view.results.shown.value;
  const isOfThisOrder = shown?.request.view === "recent" && shown.request.sort === request.sort;
  if (!isOfThisOrder || t("language.code") !== "en") return null;
  if (!("sortMeaning" in shown.page)) return null;
  const { sortMeaning, echoes = [] } = shown.page;
  return [sortMeaning, ...echoes].filter(Boolean).join(" · ") || null;
}

function Labelled({ id, label, children }: { id: string; label: string; children: ComponentChildren }) {
  return (
    <div class="labelled">
      <label for={id}>{label}</label>
      <span class="select-holder">{children}</span>
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

/** An incomplete day is not sent; a deleted one comes back, because it still applies. */
function DateField({ label, value, least = FIRST_DAY, most, onChange }: DateFieldProps) {
  return (
    <label class="date-field">
      <span>{label}</span>
      <input
        type="date"
        class="input"
        value={value}
        min={least}
        max={most}
        onChange={({ currentTarget }) => {
          if (currentTarget.value >= FIRST_DAY) onChange(currentTarget.value);
        }}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value === "") currentTarget.value = value;
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

const UNITS = { h: "hour", d: "day", w: "week", m: "month", y: "year" };

function periodName(period: string): string {
  const when = parseWhen(period);
  if (when?.kind !== "window") return period;
  const options = { style: "unit", unit: UNITS[when.unit], unitDisplay: "long" } as const;
  return numberFormat(language(), options).format(when.amount);
}
