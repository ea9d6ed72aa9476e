import { displayNames } from "../platform/formatters.ts";
import { language, type MessageKey, t } from "../platform/i18n.ts";
import { countryCode, countryName, foldCity, isUnitedKingdom } from "./places.ts";
import { provinceName } from "./provinces.ts";
import type { CityPlace, Country, StatePlace } from "./service-answers.ts";

/** The service may add levels at any time. One that is not listed here is shown under its own name. */
const LEVELS: Readonly<Record<string, MessageKey>> = {
  federal: "level.federal",
  interstate: "level.interstate",
  state: "level.state",
  county: "level.county",
  city: "level.city",
  tribal: "level.tribal",
  special_district: "level.special_district",
  school_district: "level.school_district",
  provincial: "level.provincial",
  crown_corporation: "level.crown_corporation",
  municipal: "level.municipal",
  indigenous: "level.indigenous",
  national: "level.national",
  parliamentary: "level.parliamentary",
  judicial: "level.judicial",
  devolved: "level.devolved",
  health: "level.health",
  police: "level.police",
  local_authority: "level.local_authority",
  public_body: "level.public_body",
};

export function levelLabel(level: string): string {
  // A level may be called "constructor", which every object inherits.
  const key = Object.hasOwn(LEVELS, level) ? LEVELS[level] : undefined;
  if (key) return t(key);
  const name = level.replaceAll("_", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The countries of the contract, whose list may not have come. */
const CONTRACTS_OWN: readonly string[] = ["US", "CA", "GB"];

/**
 * The service names countries only in English, so other languages use the browser's names for the codes. A code that is in no
 * list stands as it is.
 */
export function countryLabel(code: string, countries: readonly Country[]): string {
  const name = countryName(code, countries);
  if (name !== code && language().startsWith("en")) return name;
  const iso = isUnitedKingdom(code) ? "GB" : code.toUpperCase();
  if (name === code && !CONTRACTS_OWN.includes(iso)) return iso;
  return displayName("region", iso) ?? name;
}

/** The service's name of a state, or the name of a province in the user's language. */
export function stateLabel(code: string, states: readonly Pick<StatePlace, "code" | "name">[]): string {
  const wanted = code.toUpperCase();
  return provinceName(wanted) ?? states.find((state) => state.code.toUpperCase() === wanted)?.name ?? code;
}

/** A city as the service's list spells it; one that is not listed has the capitals that it was typed without. */
export function cityName(typed: string, cities: readonly Pick<CityPlace, "city">[] = []): string {
  const wanted = foldCity(typed);
  const listed = cities.find(({ city }) => foldCity(city) === wanted);
  if (listed !== undefined) return listed.city;
  return typed === typed.toLowerCase() ? withCapitals(typed) : typed;
}

/** Words that stay small within a name: "Isle of Wight", "Fond du Lac", "Stratford-upon-Avon". */
const SMALL = new Set("and by de del des du in la las le les los of on sous sur the under upon y".split(" "));

function withCapitals(name: string): string {
  return name.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) =>
    at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** Languages of Canada that browsers have no names for. */
const LANGUAGES: Readonly<Record<string, MessageKey>> = { cr: "language.cree", iu: "language.inuktitut" };

export function languageLabel(code: string): string {
  const key = Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code] : undefined;
  const name = key ? t(key) : (displayName("language", code.toLowerCase()) ?? code);
  return name.charAt(0).toLocaleUpperCase(language()) + name.slice(1);
}

/** A label inside a line: French and Spanish write languages and levels in lower case, except "État". English keeps the capitals. */
export function withinLine(label: string): string {
  const isState = language().startsWith("fr") && label === t("level.state");
  const isSmall = /^(fr|es)/.test(language()) && !isState;
  return isSmall ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** "Portland, OR", or only the city if it has no state. */
export function placeLabel(place: { readonly city: string; readonly state: string | null }): string {
  return place.state ? `${place.city}, ${place.state}` : place.city;
}

/** "Austin, TX", "London, United Kingdom", "Texas", "Canada": as near as the result says. */
export function placeOf(
  result: { readonly city: string | null; readonly state: string | null; readonly country: string },
  known: { readonly countries: readonly Country[]; readonly states: readonly StatePlace[] },
): string {
  if (result.city && isUnitedKingdom(result.country))
    return `${result.city}, ${countryLabel(result.country, known.countries)}`;
  if (result.city) return placeLabel({ city: result.city, state: result.state });
  if (result.state) return stateLabel(result.state, known.states);
  return result.country ? countryLabel(countryCode(result.country), known.countries) : "";
}

/** Codes that the browser names although they are of no country. */
const NO_REGIONS: readonly string[] = ["ZZ", "XA", "XB"];

function displayName(type: "region" | "language", code: string): string | null {
  if (type === "region" && NO_REGIONS.includes(code)) return null;
  try {
    return displayNames(language(), type).of(code) ?? null;
  } catch {
    // Not a valid code.
    return null;
  }
}
