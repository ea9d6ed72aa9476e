import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { countryLabel, levelLabel, stateLabel } from "../../../utils/search/place-labels.ts";
import { countryCode, hasStates, levelsFor, statesFor } from "../../../utils/search/places.ts";
import type { Country, StatePlace } from "../../../utils/search/service-answers.ts";
import { Button } from "../../base/Button.tsx";

export interface DomainQuestion {
  readonly search: string;
  readonly country: string | null;
  readonly level: string | null;
  /** A two-letter code. */
  readonly state: string | null;
  readonly city: string;
}

export const NO_QUESTION: DomainQuestion = { search: "", country: null, level: null, state: null, city: "" };

interface DomainFiltersProps {
  countries: readonly Country[];
  states: readonly StatePlace[];
  onAsk(question: DomainQuestion): void;
}

/** Filters of the domain list. Words are sent on Enter, not at every letter. */
export function DomainFilters({ countries, states, onAsk }: DomainFiltersProps) {
  const id = useId();
  const question = useSignal<DomainQuestion>(NO_QUESTION);
  const { search, country, level, state, city } = question.value;
  const chosen = country ? [country] : [];
  const levels = levelsFor(countries, chosen);
  const ofCountry = hasStates(chosen) ? statesFor(states, chosen) : [];
  const choose = (change: Partial<DomainQuestion>): void => {
    question.value = { ...question.value, ...change };
    onAsk(question.value);
  };
  return (
    <form
      class="domain-filters"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(question.value);
      }}
    >
      <div class="field">
        <label for={`${id}-search`}>{t("domains.search")}</label>
        <input
          class="input"
          id={`${id}-search`}
          type="search"
          maxLength={100}
          value={search}
          onInput={(event) => {
            question.value = { ...question.value, search: event.currentTarget.value };
          }}
        />
      </div>
      <div class="field">
        <label for={`${id}-country`}>{t("status.country")}</label>
        <select
          class="select"
          id={`${id}-country`}
          value={country ?? ""}
          onChange={(event) =>
            choose({ country: event.currentTarget.value || null, level: null, state: null })
          }
        >
          <option value="">{t("domains.any")}</option>
          {countries.map(({ code }) => (
            <option key={code} value={countryCode(code)}>
              {countryLabel(code, countries)}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for={`${id}-level`}>{t("domains.level")}</label>
        <select
          class="select"
          id={`${id}-level`}
          value={level ?? ""}
          onChange={(event) => choose({ level: event.currentTarget.value || null })}
        >
          <option value="">{t("domains.any")}</option>
          {levels.map((each) => (
            <option key={each} value={each}>
              {levelLabel(each)}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for={`${id}-state`}>{t("filter.state")}</label>
        <select
          class="select"
          id={`${id}-state`}
          value={state ?? ""}
          disabled={ofCountry.length === 0}
          onChange={(event) => choose({ state: event.currentTarget.value || null })}
        >
          <option value="">{t("domains.any")}</option>
          {ofCountry.map(({ code }) => (
            <option key={code} value={code.toUpperCase()}>
              {stateLabel(code, states)}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for={`${id}-city`}>{t("filter.city")}</label>
        <input
          class="input"
          id={`${id}-city`}
          type="search"
          value={city}
          onInput={(event) => {
            question.value = { ...question.value, city: event.currentTarget.value };
          }}
        />
      </div>
      <Button type="submit">{t("domains.find")}</Button>
    </form>
  );
}
