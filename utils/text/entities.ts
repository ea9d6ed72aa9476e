/** The characters of Latin-1 in order, starting at U+00A0. */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 " +
  "sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc " +
  "Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve " +
  "Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute " +
  "acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde " +
  "ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
let named: ReadonlyMap<string, string> | undefined;

/** The entities that escaping creates, and those of typography; undefined for others. The table is built on first use. */
export function namedCharacter(name: string): string | undefined {
  named ??= new Map([
    ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }),
    ...Object.entries({ ndash: "–", mdash: "—", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”" }),
    ...Object.entries({ sbquo: "‚", bdquo: "„", hellip: "…", bull: "•", euro: "€", trade: "™", minus: "−" }),
    ...Object.entries({ oelig: "œ", OElig: "Œ", thinsp: "\u2009", ensp: "\u2002", emsp: "\u2003" }),
    ...LATIN.split(" ").map((latin, index) => [latin, String.fromCodePoint(0xa0 + index)] as const),
  ]);
  return named.get(name) ?? named.get(name.toLowerCase());
}

/** What HTML means by the numbers from 128 on, which older editors wrote for quotation marks and dashes: those of Windows-1252. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** The character that a numeric entity names; null where there is none. */
export function characterOf(code: number): string | null {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS.charAt(code - 0x80);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= 0x10ffff && !isSurrogate ? String.fromCodePoint(code) : null;
}
