/** A number may have spaces for its thousands ("15 000"), except after what is numbered and after a month ("May 5 200 dollars"). */
const NUMBER =
  "(?:(?<![\\p{L}\\p{N}.,-]|\\b(?:title|titre|section|part|article|chapter|form|room|page|table|line|item|route|phase|no|jan|january|feb|february|march|april|may|june|july|aug|august|sept|september|oct|october|nov|november|dec|december)s?\\.? )(?!0)\\p{N}{1,3}(?:[ \\u00A0\\u202F]\\p{N}{3}(?!\\p{N})){1,5}(?:[.,]\\p{N}{1,15})?|(?<![\\p{N}.,])\\p{N}{1,15}(?:[.,]\\p{N}{1,15}){0,5})";
const SPACE = "[ \\u00A0\\u202F]?";
/** A number whose unit stands beside it: "$7.25", "5 %", "12 per cent". */
const FIGURE = new RegExp(
  `[$£€]${SPACE}${NUMBER}|${NUMBER}${SPACE}(?:[%€£$]|percent\\b|per cent\\b|pour cent\\b|por ciento\\b|dollars?\\b|euros?\\b|pounds?\\b)`,
  "giu",
);

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/%|cent|ciento/i, "%"],
  [/\$|dollar/i, "$"],
  [/£|pound/i, "£"],
  [/€|euro/i, "€"],
];

function unitOf(figure: string): string | undefined {
  return UNITS.find(([written]) => written.test(figure))?.[1];
}

/** In which units a claim counts: "$", "£", "€" or "%". */
export function unitsIn(claim: string): ReadonlySet<string> {
  return new Set((claim.match(FIGURE) ?? []).flatMap((figure) => unitOf(figure) ?? []));
}

/** A stretch of a text, and whether it is a figure that the claim's own can be held against. */
export interface FigurePart {
  readonly text: string;
  readonly isFigure: boolean;
}

/** A text with its figures in one of these units apart: where a claim says $15, a page's $7.25 is what decides. */
export function figuresApart(text: string, units: ReadonlySet<string>): readonly FigurePart[] {
  const parts: FigurePart[] = [];
  let from = 0;
  for (const { 0: figure, index } of text.matchAll(FIGURE)) {
    if (!units.has(unitOf(figure) ?? "")) continue;
    if (index > from) parts.push({ text: text.slice(from, index), isFigure: false });
    parts.push({ text: figure, isFigure: true });
    from = index + figure.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFigure: false });
  return parts;
}
