import { countryCode, foldCity, levelsFor, stateNamed, statesFor } from "./places.ts";
import type { Filters } from "./request.ts";
import type { KnownValues } from "./service-answers.ts";
import { canonical } from "./to-parameters.ts";

/** A value in an address that has no effect, and its parameter. */
export interface LeftOut {
  readonly name: string;
  readonly value: string;
}

/**
 * Takes out countries, states and levels that do not exist, or not in the chosen countries, and replaces the names of
 * countries and states with the codes that pickers and counts use. Changes nothing while the lists are empty.
 */
export function asKnown(
  filters: Filters,
  { countries, states }: KnownValues,
): { readonly filters: Filters; readonly unknown: readonly LeftOut[] } {
  if (countries.length === 0) return { filters, unknown: [] };
  const countryCodeOf = (wanted: string): string[] => {
    const isWanted = (name: string): boolean => foldCity(name) === foldCity(wanted);
    const found = countries.find(
      ({ code, name, aliases }) =>
        countryCode(code) === countryCode(wanted) || [name, ...aliases].some(isWanted),
    );
    return found ? [countryCode(found.code)] : [];
  };
  const country = canonical(filters.country.flatMap(countryCodeOf), countryCode);
  const stateCodeOf = (wanted: string): string[] => {
    const found = stateNamed(wanted, statesFor(states, country));
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
      state: canonical(filters.state.flatMap(stateCodeOf), (code) => code.toUpperCase()),
      level: filters.level.filter(isKnown),
    },
    unknown: [
      ...leftOut("country", (code) => countryCodeOf(code).length > 0),
      ...leftOut("state", (state) => stateCodeOf(state).length > 0),
      ...leftOut("level", isKnown),
    ],
  };
}

/** Whether values that were left out are in no list at all: the service may have them since. Others are of another country. */
export function mayBeNew(leftOut: readonly LeftOut[], { countries, states }: KnownValues): boolean {
  return leftOut.some(({ name, value }) => {
    if (name === "state") return stateNamed(value, states) === undefined;
    return name !== "level" || !countries.some(({ levels }) => levels.includes(value));
  });
}
