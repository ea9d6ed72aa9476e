import type { KnownValues } from "./complete-operator.ts";
import { countryCode, levelsFor } from "./places.ts";
import type { Filters } from "./request.ts";

/** What an address asks for in vain, and which of its parameters it was. */
export interface LeftOut {
  readonly name: string;
  readonly value: string;
}

/** Takes out the countries and levels that an address names and nobody has; while the lists are empty nobody can tell. */
export function withoutUnknown(
  filters: Filters,
  { countries }: KnownValues,
): { readonly filters: Filters; readonly unknown: readonly LeftOut[] } {
  if (countries.length === 0) return { filters, unknown: [] };
  const codeOf = (wanted: string): string | null => {
    const found = countries.find(
      ({ code, aliases }) =>
        countryCode(code) === countryCode(wanted) || aliases.some((alias) => alias.toLowerCase() === wanted),
    );
    return found ? countryCode(found.code) : null;
  };
  const country = filters.country.filter((code) => codeOf(code) !== null);
  const levels = levelsFor(
    countries,
    country.flatMap((code) => codeOf(code) ?? []),
  );
  const isKnown = (level: string): boolean => levels.includes(level);
  const leftOut = (name: "country" | "level", isKept: (value: string) => boolean): LeftOut[] =>
    filters[name].filter((value) => !isKept(value)).map((value) => ({ name, value }));
  return {
    filters: { ...filters, country, level: filters.level.filter(isKnown) },
    unknown: [...leftOut("country", (code) => codeOf(code) !== null), ...leftOut("level", isKnown)],
  };
}
