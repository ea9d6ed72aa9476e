import { expect, test } from "vitest";
import { escapeMarkup } from "../../../../utils/text/escape-markup.ts";
import { folded, withoutAccents } from "../../../../utils/text/fold.ts";

test.each([
  ["Impôts", "impots"],
  ["ÉCOLE", "ecole"],
  ["e\u0301", "e"],
  ["Łódź", "łodz"],
  ["Montréal’s “mayor”", 'montreal\'s "mayor"'],
  ["2020–2021", "2020-2021"],
  ["שָׁלוֹם", "שלום"],
  ["مُحَمَّد", "محمد"],
  ["ภาษี", "ภาษี"],
  ["कर", "कर"],
  ["कार", "कार"],
])("%s is found as %s", (text, plain) => expect(folded(text)).toBe(plain));

test("case stays where only accents are left out", () => expect(withoutAccents("Québec")).toBe("Quebec"));

test("what is markup in XML and HTML is text", () => {
  expect(escapeMarkup(`<a b="c" d='e'>&amp;`)).toBe("&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;amp;");
});
