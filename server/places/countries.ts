export type CountryCode = "US" | "CA" | "UK";

export interface Country {
  readonly code: CountryCode;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly levels: readonly string[];
}

/** The accepted codes and the separate level vocabularies of contract 2.6. */
export const COUNTRIES: readonly Country[] = [
  {
    code: "US",
    name: "United States",
    aliases: ["usa"],
    levels: [
      "federal",
      "interstate",
      "state",
      "county",
      "city",
      "tribal",
      "special_district",
      "school_district",
    ],
  },
  {
    code: "CA",
    name: "Canada",
    aliases: ["can"],
    levels: ["federal", "provincial", "crown_corporation", "municipal", "indigenous"],
  },
  {
    code: "UK",
    name: "United Kingdom",
    aliases: ["gb", "gbr", "gb-eng", "gb-nir", "gb-sct", "gb-wls"],
    levels: [
      "national",
      "parliamentary",
      "judicial",
      "devolved",
      "health",
      "police",
      "local_authority",
      "public_body",
    ],
  },
];

export function findCountry(words: string): Country | undefined {
  const wanted = words.trim().toLowerCase();
  return COUNTRIES.find(
    (country) =>
      country.code.toLowerCase() === wanted ||
      country.name.toLowerCase() === wanted ||
      country.aliases.includes(wanted),
  );
}

/** The level's name as the index holds it, or nothing where none of the countries knows it. */
export function findLevel(words: string, countries: readonly Country[]): string | undefined {
  const wanted = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  return countries.some((country) => country.levels.includes(wanted)) ? wanted : undefined;
}
