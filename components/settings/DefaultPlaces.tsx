import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { send } from "../../utils/calls/send.ts";
import { counted, t } from "../../utils/platform/i18n.ts";
import type { FilterChange } from "../../utils/search/filter-changes.ts";
import { countryLabel, stateLabel } from "../../utils/search/place-labels.ts";
import { NO_FILTERS } from "../../utils/search/request.ts";
import type { Settings } from "../../utils/settings/settings.ts";
import { Announcer } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { FilterPicker } from "../search/filters/FilterPicker.tsx";
import { createListsStore } from "../search/view/lists-store.ts";
import { createOwnStates } from "../search/view/own-states.ts";
import { SettingRow } from "./SettingFields.tsx";
import type { SettingsPart } from "./settings-store.ts";

const NONE_DROPPED = { droppedStates: [], droppedCities: [] };

/** The places that new searches start with, chosen with the same pickers as in a search. */
export function DefaultPlaces({ settings, store }: SettingsPart) {
  const [lists] = useState(() => createListsStore(send, { countries: [], states: [] }));
  const [ownStates] = useState(createOwnStates);
  /** The places that went with the last one that was removed. */
  const dropped = useSignal<Pick<FilterChange, "droppedStates" | "droppedCities">>(NONE_DROPPED);
  /** What was chosen and is being saved: the next choice adds to it. */
  const saving = useSignal<Pick<Settings, "country" | "state" | "city"> | null>(null);
  const { country, state, city } = saving.value ?? settings;
  const filters = { ...NO_FILTERS, country, state, city };
  const known = lists.lists.value;
  // Only codes are stored; their names come from the lists.
  const needsNames = country.length + state.length > 0;
  useEffect(() => {
    if (needsNames) act(lists.load());
  }, [needsNames]);

  const save = async (places: NonNullable<typeof saving.value>): Promise<void> => {
    saving.value = places;
    await store.change(places);
    if (saving.value === places) saving.value = null;
  };

  const apply = (change: FilterChange): void => {
    const { filters: next, droppedStates, droppedCities } = ownStates.keep(filters, change);
    act(save({ country: next.country, state: next.state, city: next.city }));
    dropped.value = { droppedStates, droppedCities };
  };
  const names = [
    ...dropped.value.droppedStates.map((code) => stateLabel(code, known.states)),
    ...dropped.value.droppedCities,
  ];
  const droppedSentence =
    names.length > 0 ? counted("options.places_dropped", names.length, names.join(", ")) : "";

  // An administrator decides all three at once.
  if (store.isLocked("country")) {
    const chosen = [
      ...country.map((code) => countryLabel(code, known.countries)),
      ...state.map((code) => stateLabel(code, known.states)),
      ...city,
    ];
    return (
      <SettingRow id="places" name={t("options.places")} locked>
        <span>{chosen.join(" · ")}</span>
      </SettingRow>
    );
  }
  const tools = {
    filters,
    known,
    areKnown: lists.areRead.value,
    knownFailure: lists.failure.value,
    facets: {},
    findCities: lists.findCities,
    findDomains: lists.findDomains,
    onOpen: () => act(lists.load()),
    onChange: apply,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be aligned with the pickers.
    <div class="setting setting-row" role="group" aria-labelledby="default-places">
      <span class="setting-name" id="default-places">
        {t("options.places")}
      </span>
      <div class="filter-bar default-places">
        <div class="filter-row">
          <FilterPicker name="country" tools={tools} />
          <FilterPicker name="state" tools={tools} />
          <FilterPicker name="city" tools={tools} />
        </div>
      </div>
      {droppedSentence && <p class="hint">{droppedSentence}</p>}
      <Announcer words={droppedSentence} />
    </div>
  );
}
