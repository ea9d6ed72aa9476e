import { describe, expect, it } from "vitest";
import { mergedMessages, messageNames, stemOf, textsOf, withShortNames } from "../../../scripts/locales.ts";

describe("the messages of the package", async () => {
  const { en, fr } = await mergedMessages();
  const names = await messageNames();

  it("are the texts, those that say the same in both languages as one", async () => {
    const [english, french] = [await textsOf("en"), await textsOf("fr")];
    const both = (name: string): string => JSON.stringify([en[name]?.message, fr[name]?.message]);
    const unnamed = Object.keys(en).filter((name) => !/^(extension|command)_|_(one|many|other)$/.test(name));
    expect(new Set(unnamed.map(both)).size).toBe(unnamed.length);
    expect(new Set(Object.values(en).map(({ message }) => message))).toEqual(new Set(english.values()));
    expect(new Set(Object.values(fr).map(({ message }) => message))).toEqual(new Set(french.values()));
  });

  it("have the same names in both languages, which differ by more than capitals", () => {
    expect(Object.keys(fr)).toEqual(expect.arrayContaining(Object.keys(en)));
    for (const name of Object.keys(en)) expect(name).toMatch(/^[a-z0-9_]+$/);
  });

  it.each(["extension_name", "extension_short_name", "extension_description", "command_fact_check"])(
    "keep %s, which the manifest asks for",
    (name) => {
      expect(en).toHaveProperty(name);
    },
  );

  it("are asked for by the scripts under those names, plural forms included", async () => {
    for (const [language, messages] of [["en", en] as const, ["fr", fr] as const]) {
      for (const [key, text] of await textsOf(language)) {
        const name = shortened(`"${stemOf(key)}"`).slice(1, -1) + key.slice(stemOf(key).length);
        expect(messages[name]?.message).toBe(text);
      }
    }
  });

  it.each(['"search.html"', '"origin_title"', '"results"', "`failure.offline`", '"failure.offline "'])(
    "leave other words of the scripts alone: %s",
    (code) => {
      expect(shortened(code)).toBe(code);
    },
  );

  const shortened = (code: string): string => withShortNames(code, names);
});
