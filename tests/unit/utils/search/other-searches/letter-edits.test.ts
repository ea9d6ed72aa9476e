import fc from "fast-check";
import { expect, it, test } from "vitest";
import { letterEdits, mostEdits } from "../../../../../utils/search/other-searches/letter-edits.ts";

test.each([
  ["", "", 0],
  ["", "tax", 3],
  ["tax", "tax", 0],
  ["tax", "taxi", 1],
  ["tax", "ax", 1],
  ["tax", "tex", 1],
  ["tax", "atx", 1],
  ["tax", "txa", 1],
  ["pasport", "passport", 1],
  ["renewl", "renewal", 1],
  ["lisence", "license", 2],
  ["ab", "ba", 1],
  ["abcd", "badc", 2],
  ["ca", "abc", 3],
  ["kitten", "sitting", 3],
])("from %j to %j it is %i letters", (one, other, edits) => {
  expect(letterEdits(one, other)).toBe(edits);
  expect(letterEdits(other, one)).toBe(edits);
});

/** The same by its definition, which takes far too long for words. */
function byDefinition(one: string, other: string): number {
  if (one === "" || other === "") return one.length + other.length;
  const [first, second] = [one.at(-1), other.at(-1)];
  const isSwap = one.length > 1 && other.length > 1 && one.at(-2) === second && first === other.at(-2);
  return Math.min(
    byDefinition(one.slice(0, -1), other) + 1,
    byDefinition(one, other.slice(0, -1)) + 1,
    byDefinition(one.slice(0, -1), other.slice(0, -1)) + (first === second ? 0 : 1),
    isSwap ? byDefinition(one.slice(0, -2), other.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

it("is the fewest letters left out, added, changed or swapped, whatever the words", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(letterEdits(one, other)).toBe(byDefinition(one, other));
    }),
  );
});

test.each([
  [100, 1],
  [101, Number.POSITIVE_INFINITY],
])("words of %i letters are %d letters apart", (length, edits) => {
  expect(letterEdits("a".repeat(length), `${"a".repeat(99)}b`)).toBe(edits);
  expect(letterEdits(`${"a".repeat(99)}b`, "a".repeat(length))).toBe(edits);
});

test.each([
  ["ohio", 1],
  ["texas", 1],
  ["oregon", 2],
])("%s may have %i mistakes", (word, most) => {
  expect(mostEdits(word)).toBe(most);
});
