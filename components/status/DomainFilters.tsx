import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import type { Country } from "../../utils/requests/answers.ts";
import { countryCode, levelsFor } from "../../utils/requests/places.ts";
import { countryLabel, levelLabel } from "../../utils/text/names.ts";
import { Button } from "../base/Button.tsx";

export interface DomainQuestion {
  readonly search: string;
  readonly country: string | null;
  readonly level: string | null;
}

interface DomainFiltersProps {
  countries: readonly Country[];
  onAsk(question: DomainQuestion): void;
}

/** Filters of the domain list. Words are sent on Enter, not at every letter. */
export function DomainFilters({ countries, onAsk }: DomainFiltersProps) {
  const id = useId();
  const question = useSignal<DomainQuestion>({ search: "", country: null, level: null });
  const { search, country, level } = question.value;
  const levels = levelsFor(countries, country ? [country] : []);
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
          onChange={(event) => choose({ country: event.currentTarget.value || null, level: null })}
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
      <Button type="submit">{t("domains.find")}</Button>
    </form>
  );
}
