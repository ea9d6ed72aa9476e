import type { KnownSites } from "../site-list.ts";
import { WELL_KNOWN } from "../well-known.ts";
import { AGENCIES, BESIDE_GOV } from "./agencies.ts";

/** What such addresses promise or ask for. */
const BAIT =
  /^(my|pay|payments?|tax|taxes|refunds?|rebates?|claims?|login|signin|secure|security|benefits?|updates?|verify|account|support|portal|services?|online|forms?|grants?|relief|stimulus|id|help|info)$/;

function isBait(word: string): boolean {
  return BAIT.test(word);
}

/** People have these names, so that only what they promise makes one think of a government: `dolgov-claims.com`. */
export const SURNAMES: ReadonlySet<string> = new Set(["dolgov"]);

/** Endings of addresses that stand beside "gov" as words: `irs.com-gov.us`. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ...["com", "org", "net", "us", "usa"].map((name): [string, string] => [name, "usa.gov"]),
  ["uk", "gov.uk"],
]);

/** Where a company keeps what it runs for governments: `us-gov-west-1.snowflakecomputing.com`. */
const REGION =
  /^(?:[a-z0-9]+-){0,2}us-gov-(?:north|east|south|west|central|virginia|arizona|iowa|texas)(?:-\d{1,2})?$/;

/**
 * "gov" as one of the words of a label, beside an agency or an ending: `irs.com-gov.us`, `irs-refund-gov.com`. `isHosted`: below
 * a company's suffix, where people keep their work about a government's site as well: `govuk-elements.herokuapp.com`.
 */
export function governmentWords(labels: readonly string[], isHosted: boolean): string | null {
  for (const [index, label] of labels.entries()) {
    const words = label.split(/[-_]+/).filter((word) => word !== "");
    if (words.length < 2) continue;
    const dotless = words.find((word) => dotlessName(word) !== null);
    const isPlain = dotless !== undefined && !isHosted && !SURNAMES.has(dotless);
    if (dotless !== undefined && (isPlain || words.some(isBait))) return dotlessName(dotless);
    const gov = words.findIndex((word) => /^(gov|govt|gouv)$/.test(word));
    if (gov < 0) continue;
    for (const word of [...words, ...labels.slice(0, index).flatMap((each) => each.split(/[-_]+/))]) {
      const agency = agencyIn(word);
      if (agency !== null) return agency;
    }
    if (isHosted || REGION.test(label)) continue;
    const ending = ENDINGS.get(words[gov - 1] ?? "") ?? ENDINGS.get(words[gov + 1] ?? "");
    if (ending === undefined) continue;
    // `ezpass.com-gov.us` makes one think of ezpass, whoever that is.
    const before = index === 0 ? undefined : labels[index - 1];
    return before === undefined || before === "www" || ending === "gov.uk" ? ending : `${before}.gov`;
  }
  return null;
}

/** `irs`, `irsrefund` and `myirs`. */
function agencyIn(word: string): string | null {
  const exact = AGENCIES.get(word);
  if (exact !== undefined) return exact;
  for (const [agency, name] of AGENCIES) {
    if (word.startsWith(agency) && isBait(word.slice(agency.length))) return name;
    if (word.endsWith(agency) && isBait(word.slice(0, -agency.length))) return name;
  }
  return null;
}

/** A registered label that is nothing but "gov" and who that is: `dmv-gov`, `social-security-gov`, `gouv-qc`. */
export function besideGov(label: string): string | null {
  const words = label.split("-");
  const names = words.filter((word) => !/^(?:gov|gouv)$/.test(word));
  const isOutside = [words[0], words.at(-1)].some((word) => word === "gov" || word === "gouv");
  return isOutside && names.length === words.length - 1 ? (BESIDE_GOV.get(names.join("")) ?? null) : null;
}

/**
 * An official name without the dot before its ending, where that ending is registered as any other: `dwp-gov.uk`, `leedsgov.uk`,
 * `cra-gc.ca`, `wwwcanada.ca`. In Canada "gc" is a golf club as well, so that only those of agencies count.
 */
export function besideEnding(registered: string, known: KnownSites): string | null {
  const withoutWww = /^www-?(.+)$/.exec(registered)?.[1] ?? "";
  if (known.has(withoutWww)) return withoutWww;
  const [, own = "", mark = "", ending = ""] = /^(.+?)(-?)(gov\.uk|gc\.ca)$/.exec(registered) ?? [];
  if (own === "") return null;
  const name = `${own}.${ending}`;
  if (known.has(name)) return name;
  if (mark === "") return null;
  const agency = AGENCIES.get(own);
  if (agency?.endsWith(ending)) return agency;
  return ending === "gov.uk" || own === "www" ? ending : null;
}

/** What is promised in a name in front of which an official one stands: money, mostly. */
const MONEY = /^(?:claims?|pay|payments?|rebates?|refunds?|relief|stimulus|tax|taxes|verify)$/;

/** An official name without its dots, in front of a registered one that promises something: `www.govuk.refund-claims.com`. */
export function dotlessInFront(labels: readonly string[], registered: string): string | null {
  const promised = registered.split("-");
  if (promised.length < 2 || !promised.some((word) => MONEY.test(word))) return null;
  const names = labels.map((label) => dotlessName(label) ?? agencyBeforeGov(label));
  return names.find((name) => name !== null) ?? null;
}

/** `hmrcgov`, which lacks an ending as well. */
function agencyBeforeGov(label: string): string | null {
  if (label === "govuk") return "gov.uk";
  return label.endsWith("gov") ? (AGENCIES.get(label.slice(0, -3)) ?? null) : null;
}

/** Only names with "gov", since `gcca.org` has nothing to do with `gc.ca`. */
const DOTLESS: ReadonlyMap<string, string> = new Map(
  WELL_KNOWN.filter((name) => name.split(".").includes("gov")).map((name) => [
    name.replaceAll(".", ""),
    name,
  ]),
);

/** A well-known name without its dots: `irsgov`, `wwwhmrcgovuk`. */
export function dotlessName(word: string): string | null {
  return DOTLESS.get(word.replace(/^www/, "")) ?? null;
}

/** Shorter names glued to "gov" are words: `opengov.com`. */
const SHORTEST_GLUED = 6;

/** A listed name glued to its ending, or one that goes on with more letters: `ritaohiogov.com`, `irsgovrefund.com`, `govukpay.com`. */
export function gluedName(label: string, known: KnownSites): string | null {
  const own = /^(?:www)?(.+)gov$/.exec(label)?.[1] ?? "";
  if (own.length >= SHORTEST_GLUED && known.has(`${own}.gov`)) return `${own}.gov`;
  if (/^govuk[a-z]/.test(label)) return "gov.uk";
  for (const [agency, name] of AGENCIES) {
    const rest = label.startsWith(`${agency}gov`) ? label.slice(agency.length + 3) : "";
    const isSurname = SURNAMES.has(`${agency}gov`) && !isBait(rest);
    if (rest !== "" && !rest.startsWith("ern") && !isSurname) return name;
  }
  return null;
}
