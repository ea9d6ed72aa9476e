import { expect, test, vi } from "vitest";
import { nearQueries } from "../../../../../components/search/view/near-words.ts";

const TITLES = [
  "Accessibility statement",
  "Plan sur l'accessibilité",
  "Passport renewal",
  "Building permits",
];
const titlesWith = async (prefix: string) =>
  TITLES.filter((title) =>
    title
      .toLowerCase()
      .split(/[\s']+/)
      .some((word) => word.startsWith(prefix)),
  );

test.each([
  ["acessibility", [], ["accessibility", "accessibilité"]],
  ["Acessibility plan", [], ["accessibility plan", "accessibilité plan"]],
  ["pasport renewal", [], ["passport renewal"]],
  ["biulding permits", [], ["building permits"]],
  ["biulding pasport", [], ["building passport"]],
  ['pasport state:tx "to renew" -fee', [], ['passport state:tx "to renew" -fee']],
  ["recyling", ["recycling dates"], ["recycling"]],
  ["passport", ["pasport"], []],
  ["recyling", ["recyling"], []],
  ["tax", ["taxi"], []],
  ["-pasport", [], []],
  ["state:texsa", ["texas"], []],
  ["zzzzzz", ["tax"], []],
  ["boats", ["boast"], ["boast"]],
  ["boats", ["bcots"], []],
  // Two letters are changed, left out or added only in longer words.
  ["bridge", ["brodga"], ["brodga"]],
  ["bridge", ["bradio"], []],
  ["bridge", ["bridging"], []],
  ["bridge", ["bridgers"], ["bridgers"]],
  ["recycling", ["recycli"], ["recycli"]],
  ["recycling", ["recycl"], []],
  ["taxe", ["tax"], ["tax"]],
  ["abcd", ["acbd"], ["acbd"]],
  ["abcd", ["bacd"], ["bacd"]],
  ["abcd", ["abdc"], ["abdc"]],
  ["abcd", ["badc"], []],
  ["bridge", ["rbideg"], ["rbideg"]],
  ["lead2", ["lead"], []],
  ["Boats", ["boats"], []],
  // The nearest comes first, and three are enough.
  ["bridge", ["brudga bredge bridgo brodge brudge"], ["bredge", "bridgo", "brodge"]],
  ["bridge", ["brudga", "bredge", "BREDGE"], ["bredge", "brudga"]],
  ["parkin fines", ["parking", "fine", "parkins"], ["parking fine"]],
  ["parkin parkin", ["parking"], ["parking parking"]],
])("%s, after %j: %j", async (q, own, expected) => {
  expect(await nearQueries(q, { own, titles: titlesWith })).toEqual(expected);
});

test("where no titles may be asked for, earlier searches alone are used", async () => {
  const titles = async () => [];
  expect(await nearQueries("pasport", { own: ["passport renewal"], titles })).toEqual(["passport"]);
  expect(await nearQueries("pasport", { own: [], titles })).toEqual([]);
});

test("asks no more once a near word was found", async () => {
  const titles = vi.fn(titlesWith);
  expect(await nearQueries("passpert", { own: [], titles })).toEqual(["passport"]);
  expect(titles.mock.calls).toEqual([["passp"]]);
});

test("asks no more than five times for a word, and for two words at most", async () => {
  const titles = vi.fn(async (_: string) => []);
  await nearQueries("aaaaaaa bbbbbbb ccccccc ddddddd", { own: [], titles });
  const asked = titles.mock.calls.flat();
  expect(asked).toEqual(["aaaaa", "aaa", "aa", "bbbbb", "bbb", "bb"]);
});

test("asks for a long beginning first, then shorter ones with the second letter doubled or swapped", async () => {
  const titles = vi.fn(async (_: string) => []);
  await nearQueries("pasport", { own: [], titles });
  expect(titles.mock.calls.flat()).toEqual(["paspo", "pas", "paa", "psa", "pa"]);
});

test("the words tried are each tried once", async () => {
  const titles = vi.fn(async (_: string) => []);
  await nearQueries("aaaaa AAAAA bbbbb", { own: [], titles });
  expect(titles.mock.calls.flat()).toEqual(["aaaaa", "aaa", "aa", "bbbbb", "bbb", "bb"]);
});
