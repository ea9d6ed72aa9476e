import { describe, expect, it } from "vitest";
import { textsOf } from "../../../scripts/locales.ts";
import { LANGUAGES, type Language } from "../../../utils/platform/languages.ts";

const MOST_CHARACTERS = 140;
const MOST_SENTENCES = 2;

/** Too long or with an avoided word today, and being rewritten with the surface they are on. Once rewritten, one goes from this list. */
const BEING_REWRITTEN: readonly string[] = ["backup.lead", "sentences.other_site"];

/** A mark that ends a sentence, before a space or at the end, and not after an abbreviation. */
const SENTENCE_END = /(?<!\b(?:EE|UU|p\. ex|a\.m|p\.m))[.!?…]+[”»]?(?=\s|$)/g;

function sentencesIn(text: string): number {
  const ends = text.match(SENTENCE_END)?.length ?? 0;
  return /[.!?…][”»]?$/.test(text.trim()) ? ends : ends + 1;
}

/** Two words for one thing, or a word that a reader takes for something else: the other word is used. */
const AVOIDED: Readonly<Record<Language, RegExp>> = {
  en: /cancelled|organisation(?!s)|\btick\b|\bevidence\b|\bperson\b/i,
  fr: /\bvolet\b|\bpalier|fenêtre contextuelle|\bnotifier\b|consultée? le/i,
  es: /\bEntrar\b|pulsad|para siempre|\bnotificar/i,
};

const texts = (
  await Promise.all(
    LANGUAGES.map(async (language) =>
      [...(await textsOf(language))].map(([key, text]) => ({ key, language, text })),
    ),
  )
)
  .flat()
  .filter(({ key }) => !BEING_REWRITTEN.includes(key));

const listed = (found: typeof texts): string[] =>
  found.map(({ key, language, text }) => `${language} ${key} (${text.length}): ${text}`);

describe("sentences", () => {
  it.each([
    ["Nothing was sent. Your browser needs your permission first.", 2],
    ["You can change all this in the options", 1],
    ["Pages of EE. UU. and more", 1],
    ["¿Quiso decir…?", 1],
    ["Testing $1…", 1],
    ["What now? One. Two.", 3],
    ["For text, at search.example.org. Example: $1.", 2],
    ["Three. And then. A title", 3],
  ])("of %j are %i", (text, count) => {
    expect(sentencesIn(text)).toBe(count);
  });
});

describe("texts of the locales", () => {
  it("have at most 140 characters and two sentences", () => {
    expect(texts.length).toBeGreaterThan(1000);
    const tooLong = texts.filter(
      ({ text }) => text.length > MOST_CHARACTERS || sentencesIn(text) > MOST_SENTENCES,
    );
    expect(listed(tooLong)).toEqual([]);
  });

  it("use one word for one thing", () => {
    expect(listed(texts.filter(({ language, text }) => AVOIDED[language].test(text)))).toEqual([]);
  });
});
