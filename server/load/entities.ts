const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
};

const LAST_CODE_POINT = 0x10ffff;

/** Crawlers often keep the entities of a page's source: `Agency&#8217;s` is what a person reads as `Agency’s`. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]+));/gi,
    (entity, ...rest) => {
      const groups: Record<string, string | undefined> = rest.at(-1);
      if (groups.name) return NAMED[groups.name.toLowerCase()] ?? entity;
      const codePoint = groups.decimal ? Number(groups.decimal) : Number.parseInt(groups.hex ?? "", 16);
      return codePoint > 0 && codePoint <= LAST_CODE_POINT ? String.fromCodePoint(codePoint) : entity;
    },
  );
}
