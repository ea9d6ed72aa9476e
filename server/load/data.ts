import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { Claim, Scope } from "../fact-check/types.ts";

/** The files of `server/data/`: what imitates reality. A broken line in them stops the service with its place. */
const FOLDER = join(import.meta.dirname, "..", "data");

/** The countries that have pages: contract 2.6. */
export const CountryCode = v.picklist(["US", "CA", "UK"]);
export type CountryCode = v.InferOutput<typeof CountryCode>;

const text = v.pipe(v.string(), v.minLength(1));
const texts = v.tupleWithRest([text], text);
const type = v.optional(v.picklist(["html", "pdf", "doc", "docx"]), "html");

const Domain = v.strictObject({
  domain: text,
  organization: text,
  country: CountryCode,
  level: text,
  state: v.nullable(text),
  city: v.nullable(text),
  /** The host answers without a leading `www.`. */
  bareHost: v.optional(v.boolean(), false),
  /** An office of a larger government, whose pages are about its own work only. */
  isAgency: v.optional(v.boolean(), false),
  /** The languages of its pages, each with what a sentence calls the place and the organization. */
  words: v.record(text, v.strictObject({ place: text, of: text, in: text, org: text, theOrg: text })),
});
export type Domain = v.InferOutput<typeof Domain>;

const Page = v.strictObject({
  url: text,
  title: text,
  text,
  language: v.optional(text, "en"),
  type,
  /** Days before now that the page declares; negative for a date still to come. */
  publishedDaysAgo: v.optional(v.number()),
  /** Days since the text was last seen to change; null for a page fetched only once. */
  changedDaysAgo: v.optional(v.nullable(v.number())),
  crawledHoursAgo: v.optional(v.number()),
});
export type Page = v.InferOutput<typeof Page>;

/**
 * What pages about one subject are put together from. Sentences may hold `{slot}` (see generated.ts), `{this|that}` for
 * a choice and `{20..90}` or `{$20..90}` for a number.
 */
const Subject = v.strictObject({
  slug: text,
  titles: texts,
  openings: texts,
  /** Every page holds most of these, in an order of its own. */
  facts: v.array(text),
  closings: texts,
  type,
  /** Pages that come out on a day and say so: news, minutes, budgets. */
  dated: v.optional(v.boolean(), false),
  /** States and domains that have no such pages. */
  notIn: v.optional(v.array(text), []),
  /** Offices of a larger government have pages about it too. */
  ofAgencies: v.optional(v.boolean(), false),
  /** How many come out, and how many days apart; once where left out. */
  editions: v.optional(v.strictObject({ count: v.number(), daysApart: v.number() })),
});
export type Subject = v.InferOutput<typeof Subject>;

const SubjectSet = v.strictObject({
  country: CountryCode,
  levels: v.array(text),
  language: text,
  /** How many pages every domain gets; the first `always` subjects are on each of them. */
  pages: v.number(),
  always: v.number(),
  subjects: v.array(Subject),
});
export type SubjectSet = v.InferOutput<typeof SubjectSet>;

/** How a language is written in a country. */
const Style = v.strictObject({
  locale: text,
  pathPrefix: v.string(),
  thousands: text,
  address: text,
  streets: texts,
  offices: texts,
  hours: texts,
  /** Numbers kept for fiction, so that no text rings at somebody's home. */
  phone: text,
});
const Styles = v.record(text, Style);
export type Styles = v.InferOutput<typeof Styles>;

export const readDomains = (): Domain[] => readLines("domains.jsonl", Domain);
export const readPages = (): Page[] => readLines("pages.jsonl", Page);
export const readStyles = (): Styles => readOne("styles.json", Styles);
export const readClaims = (): Claim[] => readLines("claims.jsonl", Claim);
export const readScope = (): Scope => readOne("scope.json", Scope);

export function readSubjectSets(): SubjectSet[] {
  const names = readdirSync(join(FOLDER, "templates")).filter((name) => name.endsWith(".json"));
  return names.sort().map((name) => readOne(join("templates", name), SubjectSet));
}

export function readText(name: string): string {
  return readFileSync(join(FOLDER, name), "utf8");
}

export function readOne<T extends v.GenericSchema>(name: string, schema: T): v.InferOutput<T> {
  return parse(readText(name), schema, name);
}

function readLines<T extends v.GenericSchema>(name: string, schema: T): v.InferOutput<T>[] {
  const lines = readText(name).trimEnd().split("\n");
  return lines.map((line, index) => parse(line, schema, `${name}, line ${index + 1}`));
}

function parse<T extends v.GenericSchema>(json: string, schema: T, place: string): v.InferOutput<T> {
  try {
    return v.parse(schema, JSON.parse(json));
  } catch (cause) {
    const path = v.isValiError(cause) ? v.getDotPath(cause.issues[0]) : null;
    throw new Error(`server/data/${place}: ${path ?? ""} ${String(cause)}`, { cause });
  }
}
