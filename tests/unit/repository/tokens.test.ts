import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const TOKENS = join(import.meta.dirname, "..", "..", "..", "components", "base", "tokens.css");
const css = await readFile(TOKENS, "utf8");

/** The colour of a token in the light and in the dark. */
function colours(name: string): [light: string, dark: string] {
  const [, light, dark] =
    new RegExp(`--${name}:\\s*light-dark\\((#[0-9a-f]+),\\s*(#[0-9a-f]+)\\)`, "i").exec(css) ?? [];
  if (!light || !dark) throw new Error(`tokens.css has no two colours for --${name}`);
  return [light, dark];
}

/** WCAG 2.2: the ratio of the relative luminances. */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("the colours", () => {
  it("are told apart as WCAG counts", () => {
    expect(contrast("#000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#fff")).toBeCloseTo(4.48, 2);
  });

  it.each(["paper", "paper-soft", "paper-deep"])("of text stand out from %s by 4.5:1", (paper) => {
    for (const ink of ["ink", "ink-soft", "accent"]) {
      for (const scheme of [0, 1] as const) {
        expect(contrast(colours(ink)[scheme], colours(paper)[scheme]), ink).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each(["line-strong", "accent"])("of the edges of controls (%s) stand out by 3:1", (edge) => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(colours(edge)[scheme], colours("paper")[scheme])).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(["good-paper", "bad-paper", "warn-paper", "calm-paper"])(
    "of the line under shared words stand out from %s by 3:1",
    (paper) => {
      for (const scheme of [0, 1] as const) {
        expect(contrast(colours("mark-line")[scheme], colours(paper)[scheme])).toBeGreaterThanOrEqual(3);
      }
    },
  );

  // Where a band is filled with the tone of a warning, the mark of the focus has the colour of its words.
  it("of the focus stand out from a filled warning by 3:1", () => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(colours("on-tone")[scheme], colours("bad")[scheme])).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(["good", "bad", "warn", "calm"])("of a %s verdict stand out from its paper by 4.5:1", (tone) => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(colours(tone)[scheme], colours(`${tone}-paper`)[scheme])).toBeGreaterThanOrEqual(4.5);
    }
  });
});
