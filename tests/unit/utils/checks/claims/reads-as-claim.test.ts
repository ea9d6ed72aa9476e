import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readsAsClaim } from "../../../../../utils/checks/claims/reads-as-claim.ts";

describe("words in the box are offered as a claim", () => {
  it.each([
    "The federal minimum wage is $7.25 an hour.",
    "Texas has no state income tax.",
    "Social Security benefits are never taxed by the federal government",
    "Congress has not raised the federal minimum wage in two years",
    "“We cut inflation in half.”",
    "unemployment in Ohio fell to 4.1 percent last year",
    "Le salaire minimum au Canada est de 17,30 $ l’heure",
    "El salario mínimo federal es de $7.25 la hora.",
    "Passports for children under 16 stay valid for five years from issue",
    "When the tax was cut in 2018, revenues fell.",
    "Will County has raised its property tax again",
    "May 2026 was the hottest month on record",
    "Quito es la capital y tiene un nuevo impuesto",
    "Medicare covers dental care for all seniors",
    "The EPA regulates farm dust",
    "Is it true that women could vote since 1920?",
    "is it true that Texas has no income tax",
    "Est-il vrai que le salaire minimum est de 15 $ ?",
    "¿Es cierto que Texas no cobra impuestos?",
    "FEMA denied half of all applications",
    "Inflation reached 9 percent in 2022",
    "le Canada accueille 500 000 immigrants par an",
    "El salario mínimo federal no sube desde 2009",
  ])("%s", (text) => expect(readsAsClaim(text)).toBe(true));

  it.each([
    "",
    "minimum wage",
    "property tax texas",
    "how much is the minimum wage?",
    "what is the federal minimum wage in the United States in 2026?",
    "irs.gov",
    "U.S.",
    "tax. law",
    "water quality report houston 2025 pdf",
    "minimum wage state:tx is what it is since then",
    "minimum wage is what -texas says it is today",
    '"the federal minimum wage is seven dollars an hour"',
    "passport renewal for a child under 16",
    "how much is the minimum wage in texas",
    "does the federal government tax social security benefits of retired people",
    "Where can I renew a passport for a child who is under 16",
    "combien coûte un passeport pour un enfant de moins de 16 ans",
    "cuanto cuesta un pasaporte para un niño que tiene 10 años",
    "¿cuánto cuesta un pasaporte para un niño que tiene 10 años",
    "average rent increase allowed in oregon 2026",
    "is it true",
    "is it true that",
    "cost of replacing a green card in 2026",
    "documents required for a passport renewal",
    "small claims court filing fee in arizona",
    "what to bring to have a passport made",
    "requisitos para licencia de conducir en texas",
    "permis de conduire renouvellement en ligne québec prix",
  ])("but not %s", (text) => expect(readsAsClaim(text)).toBe(false));
});

it("takes no longer for a page of text than for its beginning", () => {
  expect(readsAsClaim(`${"a ".repeat(500_000)}.`)).toBe(true);
  expect(readsAsClaim('"'.repeat(500_000))).toBe(false);
});

it("says something about every text", () => {
  fc.assert(fc.property(fc.string(), (text) => typeof readsAsClaim(text) === "boolean"));
});
