import { useLayoutEffect, useRef } from "preact/hooks";
import { counted, t } from "../../../utils/platform/i18n.ts";
import type { KnownValues } from "../../../utils/search/answers.ts";
import { unchangedOtherwise, withoutFilter } from "../../../utils/search/filter-changes.ts";
import { countryLabel, levelLabel, stateLabel } from "../../../utils/search/names.ts";
import type { FilterChange } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import { Button } from "../../base/Button.tsx";
import { Icon } from "../../base/Icon.tsx";
import { Note } from "../../base/notices.tsx";
import type { ViewStore } from "../view/view-store.ts";
import { chosenFilters, filterName } from "./chosen-filters.ts";
import { crossedPlaces } from "./crossed-places.ts";

/** The chosen filters as chips, and notes about those that were kept, were dropped or do not exist. */
export function ChosenFilters({ view }: { view: ViewStore }) {
  const known = view.lists.lists.value;
  const dropped = view.dropped.value;
  const names = dropped
    ? [
        ...dropped.droppedLevels.map(levelLabel),
        ...dropped.droppedStates.map((code) => stateLabel(code, known.states)),
        ...dropped.droppedCities,
      ]
    : [];
  const filters = view.filters.value;
  const { found, missed } = crossedPlaces(filters, known);
  const kept = view.areFiltersKept.value ? chosenFilters(filters, known) : [];
  return (
    <>
      <FilterChips filters={filters} known={known} onChange={view.changeFilters} />
      {kept.length > 0 && (
        <Note actions={<NoteButton words={t("filters.kept_remove")} onClick={view.removeFilters} />}>
          {t("filters.kept", kept.map(({ label }) => label).join("; "))}
        </Note>
      )}
      {dropped && (
        <Note>
          {counted(
            "filters.dropped",
            names.length,
            names.join(", "),
            dropped.filters.country.map((code) => countryLabel(code, known.countries)).join(", "),
          )}
        </Note>
      )}
      {found.length > 0 && <Note>{t("filters.crossed", found.join("; "))}</Note>}
      {missed.length > 0 && (
        <Note
          actions={
            <NoteButton
              words={t("filters.missed_remove")}
              onClick={() => view.changeFilters(unchangedOtherwise({ ...filters, state: [] }))}
            />
          }
        >
          {counted("filters.missed", missed.length, missed.join(", "))}
        </Note>
      )}
      {view.unknown.value.length > 0 && (
        <Note>
          {t(
            "filters.unknown",
            view.unknown.value.map(({ name, value }) => `${value} (${filterName(name)})`).join(", "),
          )}
        </Note>
      )}
    </>
  );
}

/** The note goes with its cause, so the focus moves to where it goes without chips. */
function NoteButton({ words, onClick }: { words: string; onClick(): void }) {
  return (
    <Button
      onClick={() => {
        onClick();
        focusBeyondChips();
      }}
    >
      {words}
    </Button>
  );
}

/** To the search box, or on the options page to the first picker. */
function focusBeyondChips(): void {
  document.querySelector<HTMLElement>("[role=combobox], .filter-row button")?.focus();
}

interface FilterChipsProps {
  filters: Filters;
  known: KnownValues;
  onChange(change: FilterChange): void;
}

export function FilterChips({ filters, known, onChange }: FilterChipsProps) {
  const chosen = chosenFilters(filters, known);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const chips = [...(list.current?.querySelectorAll("button") ?? [])];
    const next = chips[removed.current] ?? chips.at(-1);
    removed.current = null;
    if (next) next.focus();
    else focusBeyondChips();
  }, [chosen.length]);
  if (chosen.length === 0) return null;
  return (
    <ul class="chips" aria-label={t("filter.chosen")} ref={list}>
      {chosen.map(({ name, value, label }, index) => (
        <li key={`${name}|${value}`}>
          <Chip
            label={label}
            removeLabel={t("filter.remove", label)}
            onRemove={() => {
              removed.current = index;
              onChange(withoutFilter(filters, name, value, known));
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChipProps {
  label: string;
  /** The whole name of the button: "Remove filter: Texas". */
  removeLabel: string;
  onRemove(): void;
}

function Chip({ label, removeLabel, onRemove }: ChipProps) {
  return (
    <button type="button" class="chip" title={removeLabel} aria-label={removeLabel} onClick={onRemove}>
      <span>{label}</span>
      <Icon name="close" />
    </button>
  );
}
