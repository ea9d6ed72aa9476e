import { Refusal } from "../http/refusal.ts";
import { closestNames } from "../places/closeness.ts";
import { placeKey } from "../places/place-key.ts";
import { shown, splitList } from "./read-names.ts";

export interface KnownCities {
  has(key: string): boolean;
  names(): readonly string[];
}

const SUGGESTED_CITIES = 5;

/** The keys of the cities meant. A name with a comma in it is a name before it is a list. */
export function readCities(values: readonly string[], known: KnownCities): string[] {
  return values.flatMap((value) => {
    if (known.has(placeKey(value))) return [placeKey(value)];
    return splitList([value]).map((name) => readCity(name, known));
  });
}

export function readCity(name: string, known: KnownCities): string {
  const key = placeKey(name);
  if (known.has(key)) return key;
  const suggestions = closestNames(name, known.names(), SUGGESTED_CITIES);
  const advice = suggestions.length > 0 ? ` Names close to it: ${suggestions.join(", ")}.` : "";
  throw new Refusal(400, `No government domain of a city called “${shown(name)}” is indexed.${advice}`, {
    members: { suggestions },
  });
}
