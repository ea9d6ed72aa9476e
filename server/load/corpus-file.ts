import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import * as v from "valibot";
import { readIsoTime } from "../query/iso-time.ts";
import { COUNTRIES, findLevel, findState } from "../query/places.ts";
import { CountryCode, readOne } from "./data.ts";

const optionalText = v.nullish(v.string(), null);
const readable = v.pipe(v.string(), v.transform(decodeEntities));
const time = v.pipe(
  v.string(),
  v.check((text) => readTime(text) !== null, "no ISO 8601 date"),
);
const optionalTime = v.nullish(time, null);

const PageFields = v.object({
  url: v.pipe(v.string(), v.url()),
  title: v.nullish(readable, ""),
  text: v.nullish(readable, ""),
  domain: optionalText,
  organization: v.nullish(readable, null),
  country: v.nullable(CountryCode),
  level: v.nullish(v.string(), ""),
  state: optionalText,
  city: optionalText,
  language: v.nullish(v.string(), "en"),
  content_type: v.nullish(v.string(), "text/html"),
  published_at: optionalTime,
  content_changed_at: optionalTime,
  last_crawled: optionalTime,
});

/** The filters know a state by its code. What no country has keeps the name that it came with. */
function stateOf(named: string): string {
  const code = named.trim().replace(/^[a-z]{2}$/i, (letters) => letters.toUpperCase());
  return findState(named)?.code ?? code;
}

/** "en-US" and "eng" are "en". A language without a code of two letters keeps its own. */
function languageOf(tag: string): string {
  const [language = ""] = tag.trim().toLowerCase().split(/[-_]/);
  return /^[a-z]{3}$/.test(language) ? new Intl.Locale(language).language : language;
}

/** What is unknown is taken from what is known, where the service has to say something. Of a page without any date it says none. */
const PageLine = v.pipe(
  PageFields,
  v.transform((page) => {
    const { hostname } = new URL(page.url);
    const domain = page.domain || hostname.replace(/^www\./, "");
    return {
      ...page,
      domain,
      organization: page.organization || domain,
      country: page.country ?? countryOf(hostname),
      level: findLevel(page.level, COUNTRIES) ?? page.level,
      state: page.state === null ? null : stateOf(page.state),
      language: languageOf(page.language),
      last_crawled: page.last_crawled ?? page.content_changed_at ?? page.published_at,
    };
  }),
);

function countryOf(host: string): CountryCode {
  if (host.endsWith(".ca")) return "CA";
  return /\.(?:uk|scot|wales|cymru)$/.test(host) ? "UK" : "US";
}

/** One page as a corpus file holds it: one JSON object a line, `null` where unknown. */
export type CorpusPage = Readonly<v.InferOutput<typeof PageLine>>;

/** Reads a JSONL file page by page; a line that cannot be read is reported with its number and skipped. */
export async function* readCorpusFile(
  path: string,
  tell: (sentence: string) => void,
): AsyncGenerator<CorpusPage> {
  let number = 0;
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    if (line.trim() === "") continue;
    // A byte order mark before the first one counts as white space.
    const read = readLine(line.trim());
    if (typeof read === "string") tell(`${path}, line ${number}: ${read}; skipped.`);
    else yield read;
  }
}

/** The page, or why there is none. */
export function readLine(line: string): CorpusPage | string {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return "no JSON";
  }
  const read = v.safeParse(PageLine, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  return `${v.getDotPath(issue) ?? "the line"}: ${issue.message}`;
}

const NAMED = new Map(Object.entries(readOne("entities.json", v.record(v.string(), v.string()))));

const LAST_CODE_POINT = 0x10ffff;

/** Crawlers often keep the entities of a page's source: `Agency&#8217;s` is what a reader sees as `Agency’s`. */
function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]+));/gi,
    (entity, ...rest) => {
      const groups: Record<string, string | undefined> = rest.at(-1);
      if (groups.name) return NAMED.get(groups.name.toLowerCase()) ?? entity;
      const codePoint = groups.decimal ? Number(groups.decimal) : Number.parseInt(groups.hex ?? "", 16);
      return codePoint > 0 && codePoint <= LAST_CODE_POINT ? String.fromCodePoint(codePoint) : entity;
    },
  );
}

const MONTH_OR_YEAR = /^\d{4}(?:-\d{2})?$/;

/** Milliseconds, or nothing where the date cannot be read. A page may declare a month or a year alone: its first day is meant. */
export function readTime(iso: string | null): number | null {
  if (iso === null) return null;
  const isShort = MONTH_OR_YEAR.test(iso);
  return readIsoTime(isShort ? iso + "-01-01".slice(iso.length - "2025".length) : iso) ?? null;
}
