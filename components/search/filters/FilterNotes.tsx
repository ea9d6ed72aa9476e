import { counted, t } from "../../../utils/platform/i18n.ts";
import { unchangedOtherwise } from "../../../utils/search/filter-changes.ts";
import { mayBeNew } from "../../../utils/search/known-filters.ts";
import { countryLabel, levelLabel, stateLabel } from "../../../utils/search/place-labels.ts";
import { Button } from "../../base/Button.tsx";
import { Note } from "../../base/notices.tsx";
import type { ViewStore } from "../view/view-store.ts";
import { chosenFilters, filterName } from "./chosen-filters.ts";
import { crossedPlaces } from "./crossed-places.ts";

/** Notes about filters that were kept, were dropped, contradict each other or do not exist. */
export function FilterNotes({ view }: { view: ViewStore }) {
  const known = view.lists.lists.value;
  const dropped = view.dropped.value;
  const filters = view.filters.value;
  const unknown = view.unknown.value;
  /** What an address asks for and only other countries have. */
  const elsewhere = unknown.filter((each) => !mayBeNew([each], known));
  const unsupported = unknown.filter((each) => !elsewhere.includes(each));
  const names = [
    ...elsewhere.map(({ name, value }) =>
      name === "level" ? levelName(value) : stateLabel(value, known.states),
    ),
    ...(dropped?.droppedLevels ?? []).map(levelName),
    ...(dropped?.droppedStates ?? []).map((code) => stateLabel(code, known.states)),
    ...(dropped?.droppedCities ?? []),
  ];
  const { found, missed } = crossedPlaces(filters, known);
  const kept = view.areFiltersKept.value ? chosenFilters(filters, known) : [];
  return (
    <>
      {kept.length > 0 && (
        <Note actions={<NoteButton words={t("filters.kept_remove")} onClick={view.removeFilters} />}>
          {t("filters.kept", kept.map(({ label }) => label).join("; "))}
        </Note>
      )}
      {names.length > 0 && (
        <Note>
          {counted(
            "filters.dropped",
            names.length,
            names.join(", "),
            (dropped?.filters ?? filters).country
              .map((code) => countryLabel(code, known.countries))
              .join(", "),
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
      {unsupported.length > 0 && (
        <Note>
          {counted(
            "filters.unknown",
            unsupported.length,
            unsupported.map(({ name, value }) => `${value} (${filterName(name)})`).join(", "),
          )}
        </Note>
      )}
    </>
  );
}

/** Beside places, a level such as "City" would read like one. */
const levelName = (level: string): string => `${levelLabel(level)} (${filterName("level")})`;

/** The note goes with its cause, so the focus moves to where it can go on. */
function NoteButton({ words, onClick }: { words: string; onClick(): void }) {
  return (
    <Button
      onClick={() => {
        onClick();
        focusBeyondNotes();
      }}
    >
      {words}
    </Button>
  );
}

/** To the search box, or on the options page to the first picker. */
function focusBeyondNotes(): void {
  document.querySelector<HTMLElement>("[role=combobox], .filter-row button")?.focus();
}
