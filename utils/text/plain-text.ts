const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};
const LAST_CODE_POINT = 0x10ffff;

/** The words of a title or snippet (contract §2.1, rule 3). For text only: the answer must never become HTML. */
export function plainText(escaped: string): string {
  return escaped
    .replace(/<\/?mark\b[^>]*>/gi, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hexadecimal, name) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : "";
    });
}
