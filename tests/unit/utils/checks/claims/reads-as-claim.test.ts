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
    "le chômage a baissé de 3 % en 2024",
    "le prix de l'essence a augmenté en Ontario",
    "le chômage n'a pas augmenté en Ontario",
    "les loyers ont fortement augmenté à Montréal",
    "le gouvernement du Québec a aboli la taxe",
    "la cour suprême a rendu un jugement",
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
    "how to open a café in toronto",
    "samples of a résumé for federal jobs",
    "apply for a permis de conduire in quebec",
    "la loi qui a modifié le code du travail",
    "ayuda económica a bebé recién nacido",
    "https://www.irs.gov/credits-deductions/individuals/earned-income-tax-credit-eitc.",
  ])("but not %s", (text) => expect(readsAsClaim(text)).toBe(false));
});

/** Written before the verbs were chosen. */
const UNFINISHED_CLAIMS = [
  "Medicare covers dental care for all seniors",
  "Texas has no state income tax",
  "Social Security runs out in 2034",
  "The IRS hired 87,000 new agents",
  "undocumented immigrants get food stamps",
  "Congress gave itself a pay raise",
  "The US has the highest incarceration rate",
  "Biden forgave all student loan debt",
  "California banned gas stoves in 2023",
  "Crime dropped 50 percent in Chicago",
  "The EPA regulates farm dust",
  "Obamacare covers people with preexisting conditions",
  "Noncitizens vote in federal elections",
  "The national debt doubled under Trump",
  "Federal employees get 12 weeks paid leave",
  "FEMA denied half of all applications",
  "Canada deported 10,000 people last year",
  "Solar power now generates most electricity in California",
  "Illegal border crossings hit a record high",
  "The minimum wage in Seattle is $20",
  "Inflation reached 9 percent in 2022",
  "VA hospitals treat 9 million veterans",
  "The FDA approved a vaccine for children",
  "Children need a passport to enter Canada",
  "Florida bans abortion after six weeks",
  "Voters need photo ID in Georgia",
  "le Canada accueille 500 000 immigrants par an",
  "Le salaire minimum augmente de 3 %",
  "El salario mínimo federal no sube desde 2009",
  "Estados Unidos recibe más inmigrantes que nunca",
];
const SEARCHES = [
  "minimum wage in california for tipped workers",
  "how to renew passport for a child under 16",
  "best way to pay property tax online",
  "building permit requirements for deck in seattle",
  "apply for food stamps in texas online",
  "los angeles county property tax due dates 2026",
  "income limits for medicaid in new york state",
  "passport photo requirements for baby 2026",
  "list of federal holidays 2026 for post office",
  "water bill assistance for seniors in detroit",
  "snow removal schedule city of buffalo 2026",
  "tax credits for electric vehicles in colorado",
  "garbage and recycling collection calendar ward 12",
  "social security office near me opening hours",
  "death certificate copy from cook county illinois",
  "permis de conduire renouvellement en ligne québec prix",
  "requisitos para licencia de conducir en texas",
  "library card for kids under 12 toronto",
  "school vaccination requirements for kindergarten in ohio",
  "statutory sick pay rates and thresholds for employers",
  "fishing licence for non residents of ontario",
  "unemployment benefits application status check in florida",
  "free tax preparation help for low income families",
  "average rent increase allowed in oregon 2026",
  "voter registration deadline for november election in pa",
  "homestead exemption form for seniors in harris county",
  "national park pass for veterans and military families",
  "covid test sites open on sunday in denver",
  "small claims court filing fee in arizona",
  "cost of replacing a green card in 2026",
];
it("four in five claims without a full stop are found, and no search is taken for one", () => {
  expect(SEARCHES.filter(readsAsClaim)).toEqual([]);
  expect(UNFINISHED_CLAIMS.filter(readsAsClaim).length).toBeGreaterThanOrEqual(
    UNFINISHED_CLAIMS.length * 0.8,
  );
});

it("takes no longer for a page of text than for its beginning", () => {
  expect(readsAsClaim(`${"a ".repeat(500_000)}.`)).toBe(true);
  expect(readsAsClaim('"'.repeat(500_000))).toBe(false);
});

it("says something about every text", () => {
  fc.assert(fc.property(fc.string(), (text) => typeof readsAsClaim(text) === "boolean"));
});
