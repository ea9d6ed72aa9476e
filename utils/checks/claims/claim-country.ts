/** The countries that can be searched, but whose claims the service does not check, by the code of a filter. */
type SearchableCountry = "ca" | "uk";

/** More of a claim does not make its country clearer. */
const LONGEST = 5_000;
const CANADA =
  /(?<!\p{L})(?:canad\p{L}*|ontari\p{L}*|qu[eé]b[eé]c\p{L}*|albert(?:a|ans?)|british columbia|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|nunavut|yukon|ottawa)(?!\p{L})/giu;
const KINGDOM =
  /(?<!\p{L})(?:uk|u\.k\.|united kingdom|royaume-uni|reino unido|brit(?:ain|ish|ons?)|britanniques?|británic[oa]s?|grande-bretagne|gran bretaña|england|angleterre|inglaterra|english|scotland|scottish|écosse|escocia|wales|welsh|galles|gales|senedd|northern ireland|irlande du nord|irlanda del norte|holyrood|westminster|nhs|hmrc)(?!\p{L})/giu;

/** Provinces named after a part of the kingdom. */
const CANADIAN_NAMESAKES =
  /british columbia|colombie-britannique|columbia británica|nova scotia|nouvelle-écosse|nueva escocia/giu;
/** Places of other countries named after one. */
const OTHER_NAMESAKES =
  /new england|nouvelle-angleterre|nueva inglaterra|new south wales|nouvelle-galles du sud|nueva gales del sur/giu;

/** Where to search for a claim that is not about the United States: the country that its words name more often comes first. */
export function claimCountries(claim: string): readonly SearchableCountry[] {
  const words = claim
    .slice(0, LONGEST)
    .normalize("NFC")
    .replaceAll(CANADIAN_NAMESAKES, "canada")
    .replaceAll(OTHER_NAMESAKES, "");
  const count = (pattern: RegExp): number => [...words.matchAll(pattern)].length;
  return count(KINGDOM) > count(CANADA) ? ["uk", "ca"] : ["ca", "uk"];
}
