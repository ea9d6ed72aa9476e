import { describe, expect, it } from "vitest";
import { mergedMessages, messageNames, stemOf, textsOf, withShortNames } from "../../../scripts/locales.ts";

describe("the messages of the package", async () => {
  const { en, fr } = await mergedMessages();
  const names = await messageNames();

  it("lose none of the texts", async () => {
    const texts = (messages: typeof en) => Object.values(messages).map(({ message }) => message);
    expect(texts(en).sort()).toEqual([...(await textsOf("en")).values()].sort());
    expect(texts(fr).sort()).toEqual([...(await textsOf("fr")).values()].sort());
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
    for (const [key, text] of await textsOf("en")) {
      const name = shortened(`"${stemOf(key)}"`).slice(1, -1) + key.slice(stemOf(key).length);
      expect(en[name]?.message).toBe(text);
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
