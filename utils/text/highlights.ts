import { lazy } from "../platform/lazy.ts";
import { characterOf, namedCharacter } from "./entities.ts";
import { withoutBlanksAround } from "./hidden-characters.ts";
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
      text +=
        name === undefined
          ? (characterOf(Number(decimal ?? `0x${hex}`)) ?? "")
          : (namedCharacter(name) ?? whole);
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

/** Whether there are letters to be seen, and not only tags, spaces or what has no width. */
export function hasWords(escaped: string): boolean {
  return withoutBlanksAround(plainText(escaped)) !== "";
}

/** The plain text of what has no tags, only entities. */
export function withoutEntities(escaped: string): string {
  return escaped.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) =>
    name === undefined ? (characterOf(Number(decimal ?? `0x${hex}`)) ?? "") : (namedCharacter(name) ?? whole),
  );
}
