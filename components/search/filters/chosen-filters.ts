import { t } from "../../../utils/platform/i18n.ts";
import {
  cityName,
  countryLabel,
  languageLabel,
  levelLabel,
  stateLabel,
} from "../../../utils/search/place-labels.ts";
import { isUnitedKingdom } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type { KnownValues } from "../../../utils/search/service-answers.ts";

/** A chosen filter with its words. */
export interface ChosenFilter {
  readonly name: keyof Filters;
  readonly value: string;
  readonly label: string;
  /** In a row with the others: a level says that it is one, since "City" is a filter too, and a city's country stands beside it. */
  readonly shown: string;
}

export function chosenFilters(filters: Filters, known: KnownValues): ChosenFilter[] {
  const each = (
    name: "country" | "state" | "city" | "level" | "domain",
    label: (value: string) => string,
  ): ChosenFilter[] => filters[name].map((value) => chosen(name, value, label(value)));
  // The service has states for every other country, which are shown beside their cities.
  const isBritish = filters.country.length > 0 && filters.country.every(isUnitedKingdom);
  return [
    ...each("country", (code) => countryLabel(code, known.countries)),
    ...each("state", (code) => stateLabel(code, known.states)),
    ...each("city", (city) => cityName(city, known.cities)).map((filter) =>
      isBritish ? { ...filter, label: `${filter.label}, ${countryLabel("uk", known.countries)}` } : filter,
    ),
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

/** The words of a filter's button. A state is called what it is in the chosen country; its name is the same everywhere. */
export function shownName(name: keyof Filters, { country }: Pick<Filters, "country">): string {
  if (name !== "state") return filterName(name);
  const isCanadian = country.length === 1 && country[0] === "ca";
  return t(isCanadian ? "filter.province_short" : "filter.state_short");
}

/** The name of the button that takes away all that was chosen of one filter. */
export function removeName(chosen: readonly ChosenFilter[]): string {
  const labels = chosen.map(({ label }) => label).join(", ");
  const isOfLevel = chosen[0]?.name === "level";
  return t("filter.remove", isOfLevel ? t("filter.of", filterName("level"), labels) : labels);
}

function one(
  name: "filetype" | "language",
  value: string | null,
  label: (value: string) => string,
): ChosenFilter[] {
  return value === null ? [] : [chosen(name, value, label(value))];
}

function chosen(name: keyof Filters, value: string, label: string): ChosenFilter {
  return { name, value, label, shown: name === "level" ? t("filter.of", filterName(name), label) : label };
}

/** The values that are set of one filter. */
export function selectedValues(name: keyof Filters, filters: Filters): readonly string[] {
  const value = filters[name];
  return typeof value === "string" ? [value] : (value ?? []);
}
