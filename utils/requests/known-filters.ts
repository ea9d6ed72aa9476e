import type { KnownValues } from "./answers.ts";
import { canonical } from "./parameters.ts";
import { countryCode, foldCity, levelsFor, statesFor } from "./places.ts";
import type { Filters } from "./request.ts";

/** What an address asks for in vain, and which of its parameters it was. */
export interface LeftOut {
  readonly name: string;
  readonly value: string;
}

/**
 * Takes out the countries, states and levels that an address names and nobody has, or not in its countries, and writes
 * countries and states that it spells out by their codes, as pickers and counts do. While the lists are empty nobody can
 * tell.
 */
export function asKnown(
  filters: Filters,
  { countries, states }: KnownValues,
): { readonly filters: Filters; readonly unknown: readonly LeftOut[] } {
  if (countries.length === 0) return { filters, unknown: [] };
  const codeOf = (wanted: string): string[] => {
    const isWanted = (name: string): boolean => foldCity(name) === foldCity(wanted);
    const found = countries.find(
      ({ code, name, aliases }) =>
        countryCode(code) === countryCode(wanted) || [name, ...aliases].some(isWanted),
    );
    return found ? [countryCode(found.code)] : [];
  };
  const country = canonical(filters.country.flatMap(codeOf), countryCode);
  const stateCode = (wanted: string): string[] => {
    const found = statesFor(states, country).find(({ code, name }) =>
      [code, name].some((each) => foldCity(each) === foldCity(wanted)),
    );
    return found || states.length === 0 ? [found?.code ?? wanted] : [];
  };
  const levels = levelsFor(countries, country);
  const isKnown = (level: string): boolean => levels.includes(level);
  const leftOut = (name: "country" | "state" | "level", isKept: (value: string) => boolean): LeftOut[] =>
    filters[name].filter((value) => !isKept(value)).map((value) => ({ name, value }));
  return {
    filters: {
      ...filters,
      country,
      state: canonical(filters.state.flatMap(stateCode), (code) => code.toUpperCase()),
      level: filters.level.filter(isKnown),
    },
    unknown: [
      ...leftOut("country", (code) => codeOf(code).length > 0),
      ...leftOut("state", (state) => stateCode(state).length > 0),
      ...leftOut("level", isKnown),
    ],
  };
}
