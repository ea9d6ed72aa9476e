import { Refusal } from "../http/refusal.ts";
import { placeKey } from "./places.ts";
import { shown, splitList } from "./read-names.ts";

export interface KnownCities {
  has(key: string): boolean;
  names(): readonly string[];
}

const SUGGESTED_CITIES = 5;

/** The keys of the cities meant. A name with a comma in it is a name before it is a list. */
export function readCities(values: readonly string[], known: KnownCities): string[] {
  return values.flatMap((value) => {
    if (value.trim() === "") return [];
    if (known.has(placeKey(value))) return [placeKey(value)];
    return splitList([value]).map((name) => readCity(name, known));
  });
}

function readCity(name: string, known: KnownCities): string {
  const key = placeKey(name);
  if (known.has(key)) return key;
  const suggestions = closestNames(name, known.names(), SUGGESTED_CITIES);
  const advice = suggestions.length > 0 ? ` Names close to it: ${suggestions.join(", ")}.` : "";
  throw new Refusal(400, `No government domain of a city called “${shown(name)}” is indexed.${advice}`, {
    members: { suggestions },
  });
}

/** Letters to add, drop, change or swap to get from one key to the other. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        best = Math.min(best, (beforeLast[column - 2] ?? Number.POSITIVE_INFINITY) + 1);
      }
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? from.length;
}

/** Longer than any place's name; keeps one absurd parameter from costing seconds. */
const LONGEST_NAME = 60;

/**
 * The names nearest to what was typed, nearest first, names of equal distance in the order given.
 * A name that shares less than half its letters is no suggestion, unless it begins the same way.
 */
function closestNames(typed: string, names: readonly string[], limit: number): string[] {
  const wanted = placeKey(typed).slice(0, LONGEST_NAME);
  return [...new Set(names)]
    .map((name) => {
      const key = placeKey(name);
      const beginsAlike = wanted.length >= 3 && (key.startsWith(wanted) || wanted.startsWith(key));
      return { name, length: key.length, away: beginsAlike ? 1 : distance(wanted, key) };
    })
    .filter(({ away, length }) => away <= Math.max(length, wanted.length) / 2)
    .sort((a, b) => a.away - b.away)
    .slice(0, limit)
    .map(({ name }) => name);
}
