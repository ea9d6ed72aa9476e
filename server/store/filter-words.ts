export const FILTER_KINDS = ["country", "level", "state", "city", "site", "filetype", "language"] as const;

export type FilterKind = (typeof FILTER_KINDS)[number];

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

/** The host that a person means by a domain, an address, or a domain with `www.` before it. */
export function siteName(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/[/?#:].*$/s, "")
    .replace(/^\.+|\.+$/g, "")
    .replace(/^www\.(?=.)/, "");
}
