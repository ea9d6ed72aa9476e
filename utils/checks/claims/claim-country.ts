/** The countries that can be searched, but whose claims the service does not check, by the code of a filter. */
type SearchableCountry = "ca" | "uk";

/** More of a claim does not make its country clearer. */
const LONGEST = 5_000;
const CANADA =
  /(?<!\p{L})(?:canad\p{L}*|ontari\p{L}*|qu[eé]b[eé]c\p{L}*|albert(?:a|ans?)|british columbia|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|nunavut|yukon|ottawa)(?!\p{L})/giu;
const KINGDOM =
  /(?<!\p{L})(?:uk|u\.k\.|united kingdom|royaume-uni|reino unido|brit(?:ain|ish|ons?)|england|english|scotland|scottish|wales|welsh|senedd|northern ireland|holyrood|westminster|nhs|hmrc)(?!\p{L})/giu;

/** Where to search for a claim that is not about the United States: the country that its words name more often comes first. */
export function claimCountries(claim: string): readonly SearchableCountry[] {
  const words = claim.slice(0, LONGEST).replaceAll(/british columbia/giu, "canada");
  const count = (pattern: RegExp): number => [...words.matchAll(pattern)].length;
  return count(KINGDOM) > count(CANADA) ? ["uk", "ca"] : ["ca", "uk"];
}
