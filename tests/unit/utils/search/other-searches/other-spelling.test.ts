import { expect, test } from "vitest";
import { otherSpelling } from "../../../../../utils/search/other-searches/other-spelling.ts";

test.each([
  ["license", "licence"],
  ["licence", "license"],
  ["Licenses", "licences"],
  ["COLOUR", "color"],
  ["neighborhoods", "neighbourhoods"],
  ["enquiries", "inquiries"],
  ["immunization", "immunisation"],
  ["authorisations", "authorizations"],
])("%s is %s on the other side of the Atlantic, and the other way round", (word, other) => {
  expect(otherSpelling(word)).toBe(other);
  expect(otherSpelling(other)).toBe(word.toLowerCase());
});

// Some are other words there: a check is no cheque, and a story no storey.
test.each([
  "check",
  "meter",
  "story",
  "Passport",
  "tax",
  "s",
  "",
  "improvisation board",
  "nation",
  "permis",
  "$7.25",
])("%s is spelt the same everywhere", (word) => {
  expect(otherSpelling(word)).toBe(word);
});
