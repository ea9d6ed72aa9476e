import * as v from "valibot";
import { CountryCode, readOne } from "../load/data.ts";

const Country = v.strictObject({
  code: CountryCode,
  name: v.string(),
  aliases: v.array(v.string()),
  levels: v.array(v.string()),
});
export type Country = v.InferOutput<typeof Country>;

const State = v.strictObject({
  code: v.string(),
  name: v.string(),
  country: CountryCode,
  type: v.picklist(["state", "district", "territory", "province"]),
});
export type State = v.InferOutput<typeof State>;

/** The accepted codes and the separate level vocabularies of contract 2.6. */
export const COUNTRIES = readOne("countries.json", v.array(Country));

/** No code is a place in both countries. The United Kingdom has none: contract 2.5, rule 4. */
const STATES = readOne("states.json", v.array(State));
const byCode = new Map(STATES.map((state) => [state.code.toLowerCase(), state]));
const byName = new Map(STATES.map((state) => [placeKey(state.name), state]));

/** What two spellings of one place share: "St. Louis" and "st louis", "Québec" and "quebec". */
export function placeKey(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

export function findCountry(words: string): Country | undefined {
  const wanted = words.trim().toLowerCase();
  return COUNTRIES.find(({ code, name, aliases }) =>
    [code.toLowerCase(), name.toLowerCase(), ...aliases].includes(wanted),
  );
}

export function findState(words: string): State | undefined {
  return byCode.get(words.trim().toLowerCase()) ?? byName.get(placeKey(words));
}

/** The level's name as the index holds it, or nothing where none of the countries knows it. */
export function findLevel(words: string, countries: readonly Country[]): string | undefined {
  const wanted = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  return countries.some(({ levels }) => levels.includes(wanted)) ? wanted : undefined;
}
