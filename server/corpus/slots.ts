import type { GovernmentDomain } from "./domain.ts";
import { localName } from "./local-names.ts";
import { localOrganization, withArticle } from "./local-organizations.ts";
import type { Dice } from "./random.ts";

const locales: Record<string, string> = { en: "en-US", fr: "fr-CA", es: "es-US", cy: "cy-GB" };

type Names = readonly [string, ...string[]];

const streets: Record<string, Names> = {
  US: [
    "Main Street",
    "Market Street",
    "Second Avenue",
    "Broadway",
    "Elm Street",
    "Court Street",
    "Cedar Lane",
    "Fourth Street",
    "Union Avenue",
    "Park Place",
  ],
  CA: [
    "King Street",
    "Queen Street",
    "Bay Street",
    "Wellington Street",
    "Water Street",
    "First Avenue",
    "Lakeshore Road",
    "Church Street",
  ],
  UK: [
    "High Street",
    "Station Road",
    "Castle Street",
    "Church Lane",
    "Mill Road",
    "Victoria Road",
    "Bridge Street",
    "Kingsway",
  ],
};

const frenchStreets: Names = [
  "rue Principale",
  "rue Notre-Dame",
  "boulevard Saint-Joseph",
  "rue Saint-Jean",
  "avenue du Parc",
  "rue de l'Église",
  "chemin du Fleuve",
  "rue des Érables",
];

const offices: Record<string, Names> = {
  en: [
    "Customer Service Centre",
    "Records Office",
    "Permit Counter",
    "Resident Services Desk",
    "Information Desk",
  ],
  fr: ["comptoir des services", "bureau des permis", "greffe", "centre d'information", "point de service"],
  es: ["oficina de atención al público", "ventanilla de permisos", "oficina de registros"],
  cy: ["canolfan wasanaethau", "swyddfa gofnodion", "desg wybodaeth", "canolfan gyswllt"],
};

const hours: Record<string, Names> = {
  en: ["8 a.m. to 4:30 p.m.", "8:30 a.m. to 5 p.m.", "9 a.m. to 4 p.m.", "9 a.m. to 5 p.m."],
  uk: ["9am to 5pm", "8.30am to 4.30pm", "9am to 4pm"],
  fr: ["8 h 30 à 16 h 30", "8 h à 16 h", "9 h à 17 h"],
  es: ["8 a. m. a 4:30 p. m.", "8:30 a. m. a 5 p. m.", "9 a. m. a 4 p. m."],
  cy: ["9am a 5pm", "8.30am a 4.30pm", "9am a 4pm"],
};

/** 555-01xx, 01632 960xxx: numbers kept for fiction, so that no text rings at somebody's home. */
function phone(country: string, dice: Dice): string {
  if (country === "UK") return `01632 960${dice.whole(100, 999)}`;
  return `${dice.whole(201, 989)}-555-01${dice.whole(10, 99)}`;
}

/** American and Canadian spelling of what the lists above write once. */
function spelled(text: string, country: string): string {
  return country === "US" ? text.replace("Centre", "Center") : text;
}

/** The words for the slots of a page about a day: the one it came out on, or any lately. */
export function slotsFor(
  domain: GovernmentDomain,
  language: string,
  day: Date,
  dice: Dice,
): Map<string, string> {
  const locale = language === "en" && domain.country !== "US" ? "en-GB" : (locales[language] ?? "en-US");
  const inLocale = (options: Intl.DateTimeFormatOptions) => formatter(locale, options).format(day);
  const street = dice.pick(language === "fr" ? frenchStreets : (streets[domain.country] ?? frenchStreets));
  const number = dice.whole(10, 990);
  const local = localName(domain, language);
  const organization = localOrganization(domain, language);
  const hoursStyle = language === "en" && domain.country === "UK" ? "uk" : language;
  const year = day.getUTCFullYear();
  return new Map([
    ["place", local.name],
    ["of", local.of],
    ["in", local.in],
    ["org", organization],
    ["theOrg", withArticle(organization, language)],
    ["year", String(year)],
    ["lastYear", String(year - 1)],
    ["nextYear", String(year + 1)],
    ["fiscal", `${year}-${String(year + 1).slice(2)}`],
    ["date", inLocale({ day: "numeric", month: "long", year: "numeric" })],
    ["month", inLocale({ month: "long" })],
    ["street", language === "fr" ? `${number}, ${street}` : `${number} ${street}`],
    ["road", street],
    ["office", spelled(dice.pick(offices[language] ?? offices.en ?? [""]), domain.country)],
    ["hours", dice.pick(hours[hoursStyle] ?? [""])],
    ["phone", phone(domain.country, dice)],
  ]);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs more than a hundred uses of it. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  formatters.set(key, known);
  return known;
}
