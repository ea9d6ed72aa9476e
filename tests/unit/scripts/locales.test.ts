import { describe, expect, it } from "vitest";
import { browserMessages, textsOf } from "../../../scripts/locales.ts";
import { LANGUAGES } from "../../../utils/platform/languages.ts";

describe("the messages of the package", async () => {
  const messages = await browserMessages();

  it.each(LANGUAGES)("are the texts of the locale files: %s", async (language) => {
    const written = [...(await textsOf(language)).values()];
    expect(Object.values(messages[language]).map(({ message }) => message)).toEqual(written);
  });

  it.each(Object.entries(messages))(
    "sum the extension up in what stores allow: %s",
    (_, { extension_description }) => {
      expect(extension_description?.message.length).toBeLessThanOrEqual(132);
    },
  );

  it("have names that browsers accept, the same in all languages", () => {
    // Browsers do not tell capitals apart in them.
    for (const name of Object.keys(messages.en)) expect(name).toMatch(/^[a-z0-9_]+$/);
    for (const language of LANGUAGES) {
      expect(Object.keys(messages[language])).toEqual(expect.arrayContaining(Object.keys(messages.en)));
    }
  });

  it.each(["extension_name", "extension_short_name", "extension_description", "command_fact_check"])(
    "keep %s, which the manifest asks for",
    (name) => {
      expect(messages.en).toHaveProperty(name);
    },
  );
});
