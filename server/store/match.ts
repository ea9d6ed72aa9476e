export const FILTER_KINDS = ["country", "level", "state", "city", "site", "filetype", "language"] as const;

export type FilterKind = (typeof FILTER_KINDS)[number];

/** Words to be found in the title or text, in the title alone, or in the address. */
export interface WordCondition {
  readonly where: "page" | "title" | "url";
  readonly value: string;
  readonly excluded: boolean;
}

/** One of the values must apply; of several filters, every one. */
export interface Filter {
  readonly kind: FilterKind;
  readonly values: readonly string[];
  readonly excluded: boolean;
}

/** What a request asks for, every name in it resolved to what the index holds. */
export interface Selection {
  readonly words: readonly WordCondition[];
  readonly filters: readonly Filter[];
}

/** On every page, so that a query of nothing but exclusions has something to exclude from. */
export const EVERY_PAGE = "everypage0";

/**
 * Every filter is a word of the full-text index, so that the index itself intersects words and filters: a broad word in
 * a small town costs as little as a rare one. Hexadecimal keeps the tokenizer from splitting a value, the final digit
 * keeps the stemmer from shortening it.
 */
export function filterWord(kind: FilterKind, value: string): string {
  return `${kind}${Buffer.from(value, "utf8").toString("hex")}0`;
}

/** A domain and everything above it, so that `gov.uk` finds `www.leeds.gov.uk`. */
export function sitesOf(host: string): string[] {
  const labels = siteName(host).split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

/** The host that a user means by a domain, an address, or a domain with `www.` before it. */
export function siteName(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/[/?#:].*$/s, "")
    .replace(/^\.+|\.+$/g, "")
    .replace(/^www\.(?=.)/, "");
}

const COLUMNS = { page: "{title text}", title: "title", url: "url" } as const;

/** The full-text expression that every page matches. */
export const EVERYTHING = `filters : ${EVERY_PAGE}`;

export function matchExpression({ words, filters }: Selection): string {
  const included: string[] = [];
  const excluded: string[] = [];
  for (const condition of words) (condition.excluded ? excluded : included).push(wordPart(condition));
  for (const { kind, values, excluded: out } of filters) {
    const anyOf = values.map((value) => quote(filterWord(kind, value))).join(" OR ");
    (out ? excluded : included).push(`filters : (${anyOf})`);
  }
  const wanted = included.join(" AND ") || EVERYTHING;
  return excluded.length === 0 ? wanted : `(${wanted}) NOT (${excluded.join(" OR ")})`;
}

/** Narrows the expression to pages that have the words searched for in their titles too. */
export function inTitles(selection: Selection): string {
  const wanted = selection.words.filter(({ where, excluded }) => where === "page" && !excluded);
  return matchExpression({
    words: [
      ...selection.words,
      ...wanted.map(({ value }) => ({ where: "title" as const, value, excluded: false })),
    ],
    filters: selection.filters,
  });
}

/** A word of an address may go on after what was asked for: `inurl:tax` finds `/taxes`. */
function wordPart({ where, value }: WordCondition): string {
  return `${COLUMNS[where]} : ${quote(value)}${where === "url" ? " *" : ""}`;
}

/** A quoted string is never read as syntax, whatever it holds. */
export function quote(value: string): string {
  return `"${value.toWellFormed().replaceAll("\0", " ").replaceAll('"', '""')}"`;
}
