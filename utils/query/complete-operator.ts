import type { Country, StatePlace } from "../api/types.ts";
import { countryCode, foldCity, levelName } from "./places.ts";
import { FILE_TYPES } from "./request.ts";

/** What the value of an operator can be, as `/countries` and `/places` say. */
export interface KnownValues {
  readonly countries: readonly Country[];
  readonly states: readonly StatePlace[];
}

export interface Completion {
  /** `state:tx` */
  readonly text: string;
  /** "Texas" */
  readonly label: string;
  /** The whole query with the completion in place. */
  readonly query: string;
}

const LAST_OPERATOR = /(^|\s)(-?)(country|level|state|filetype):(\S*)$/i;
const MOST = 6;

/** What the operator being typed at the end of the query can become: by code first, then by name. */
export function completeOperator(q: string, known: KnownValues): Completion[] {
  const typed = LAST_OPERATOR.exec(q);
  if (!typed) return [];
  const [, space = "", minus = "", name = "", value = ""] = typed;
  const before = q.slice(0, typed.index) + space;
  const wanted = foldCity(value);
  return valuesOf(name.toLowerCase(), known)
    .map((option) => ({ option, rank: rankOf(option, wanted) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ option }) => {
      const text = `${minus}${name.toLowerCase()}:${option.value}`;
      return { text, label: option.label, query: `${before}${text} ` };
    });
}

interface Option {
  readonly value: string;
  readonly label: string;
}

function valuesOf(name: string, known: KnownValues): Option[] {
  if (name === "country") {
    return known.countries.map((country) => ({ value: countryCode(country.code), label: country.name }));
  }
  if (name === "state") {
    return known.states.map((state) => ({ value: state.code.toLowerCase(), label: state.name }));
  }
  if (name === "filetype") return FILE_TYPES.map((type) => ({ value: type, label: type.toUpperCase() }));
  const levels = new Set(known.countries.flatMap((country) => country.levels));
  return [...levels].map((level) => ({ value: level, label: levelName(level) }));
}

/** 0: the value itself, 1: its beginning, 2: the beginning of its name, 3: nothing in common. */
function rankOf(option: Option, wanted: string): number {
  const value = foldCity(option.value);
  if (value === wanted) return 0;
  if (foldCity(option.label).startsWith(wanted)) return wanted && value.startsWith(wanted) ? 1 : 2;
  return value.startsWith(wanted) ? 1 : 3;
}
