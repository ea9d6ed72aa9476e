import { expect, test } from "vitest";
import { titleWords } from "../../../../entrypoints/background/search/title-words.ts";

test.each([
  ["tax", "tax", ""],
  ["state:tx ta", "ta", "state:tx"],
  ["property tax state:tx re", "property tax re", "state:tx"],
  ['"minimum wage" -tips cal', "cal", '"minimum wage" -tips'],
  ['city:"St. Louis" parking ', "parking", 'city:"St. Louis"'],
])("%s: titles go on with the words alone", (q, words, beside) => {
  expect(titleWords(q)).toEqual({ words, beside });
});

test.each(["", "  ", "tax state:te", "state:tx ", "tax intitle:fo", 'wage "minimum', "tax -inc"])(
  "%s: no word is being typed",
  (q) => {
    expect(titleWords(q).words).toBe("");
  },
);
