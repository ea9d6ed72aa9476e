import { t } from "../../../utils/platform/i18n.ts";
import type { KnownValues } from "../../../utils/search/answers.ts";
import { countryLabel, languageLabel, levelLabel, stateLabel } from "../../../utils/search/names.ts";
import { isUnitedKingdom } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";

/** A chosen filter with the words of its chip. */
export interface ChosenFilter {
  readonly name: keyof Filters;
  readonly value: string;
  readonly label: string;
}

export function chosenFilters(filters: Filters, known: KnownValues): ChosenFilter[] {
  const each = (
    name: "country" | "state" | "city" | "level" | "domain",
    label: (value: string) => string,
  ): ChosenFilter[] => filters[name].map((value) => ({ name, value, label: label(value) }));
  // The service has states for every other country, and they have chips of their own.
  const isBritish = filters.country.length > 0 && filters.country.every(isUnitedKingdom);
  return [
    ...each("country", (code) => countryLabel(code, known.countries)),
    ...each("state", (code) => stateLabel(code, known.states)),
    ...each("city", (city) => (isBritish ? `${city}, ${countryLabel("uk", known.countries)}` : city)),
    ...each("level", levelLabel),
    ...one("filetype", filters.filetype, (type) => type.toUpperCase()),
    ...one("language", filters.language, languageLabel),
    ...each("domain", (domain) => domain),
  ];
}

/** The name of a filter. Other parameters of an address keep their own names. */
export function filterName(name: string): string {
  switch (name) {
    case "country":
      return t("filter.country");
    case "state":
      return t("filter.state");
    case "city":
      return t("filter.city");
    case "level":
      return t("filter.level");
    case "filetype":
      return t("filter.file_type");
    case "language":
      return t("filter.language");
    case "domain":
      return t("filter.domain");
    default:
      return name;
  }
}

function one(
  name: "filetype" | "language",
  value: string | null,
  label: (value: string) => string,
): ChosenFilter[] {
  return value === null ? [] : [{ name, value, label: label(value) }];
}
