import { lazy } from "../platform/lazy.ts";
import { withoutBidiControls } from "./untrusted.ts";

/** A part of a title or snippet. `isMatch`: the service marked it as matching the search. */
export interface HighlightPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Elements whose content is not text. An element, comment or tag that is never closed takes everything up to the end, as
 * in browsers. Every pattern can match up to the end of the text, so that none is tried twice at the same place.
 */
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi;
const TOKENS = [
  /<(script|style|template|title|textarea|iframe|noscript|noembed|noframes|xmp|plaintext|svg|math)(?![^\s/>])[\s\S]*?(?:<\/\1\s*>|$)/i,
  /<!--[\s\S]*?(?:-->|$)/i,
  /<(\/?)mark(?![^\s/>])[^>]*(?:>|$)/i,
  /<[a-z/!?](?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/i,
  ENTITY,
];
const TOKEN = lazy(() => new RegExp(TOKENS.map(({ source }) => source).join("|"), "gi"));

/** The characters of Latin-1 in order, starting at U+00A0. */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 " +
  "sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc " +
  "Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve " +
  "Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute " +
  "acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde " +
  "ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
let named: ReadonlyMap<string, string> | undefined;

/** The entities that escaping creates, and those of typography. The table is built on first use. */
function namedCharacter(name: string): string | undefined {
  named ??= new Map([
    ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }),
    ...Object.entries({ ndash: "–", mdash: "—", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”" }),
    ...Object.entries({ bull: "•", hellip: "…", euro: "€", trade: "™" }),
    ...LATIN.split(" ").map((latin, index) => [latin, String.fromCodePoint(0xa0 + index)] as const),
  ]);
  return named.get(name) ?? named.get(name.toLowerCase());
}

/**
 * Reads what the search service escaped (contract §2.1): text with `<mark>` around what matched. Returns
 * plain text, whatever it contains; other tags are left out.
 */
export function highlightParts(escaped: string): readonly HighlightPart[] {
  const parts: HighlightPart[] = [];
  let isMatch = false;
  let text = "";
  let readTo = 0;
  const endPart = (): void => {
    const shown = withoutBidiControls(text);
    if (shown) parts.push({ text: shown, isMatch });
    text = "";
  };
  for (const token of escaped.matchAll(TOKEN())) {
    const [whole, , markEnd, decimal, hex, name] = token;
    text += escaped.slice(readTo, token.index);
    readTo = token.index + whole.length;
    if (markEnd !== undefined) {
      endPart();
      isMatch = markEnd === "";
    } else if (whole.startsWith("&")) {
      text += name === undefined ? character(Number(decimal ?? `0x${hex}`)) : (namedCharacter(name) ?? whole);
    }
  }
  text += escaped.slice(readTo);
  endPart();
  return parts;
}

/** The same text as people read it: no highlights, entities decoded. */
export function plainText(escaped: string): string {
  return highlightParts(escaped)
    .map(({ text }) => text)
    .join("")
    .trim();
}

/** The same for text that has no tags, only entities. */
export function withoutEntities(escaped: string): string {
  return escaped.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) =>
    name === undefined ? character(Number(decimal ?? `0x${hex}`)) : (namedCharacter(name) ?? whole),
  );
}

function character(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= 0x10ffff && !isSurrogate ? String.fromCodePoint(code) : "";
}
