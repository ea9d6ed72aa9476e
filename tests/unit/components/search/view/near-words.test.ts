import { expect, test, vi } from "vitest";
import { nearQueries as nearTo, type WordSources } from "../../../../../components/search/view/near-words.ts";
import { parseQuery } from "../../../../../utils/search/operators.ts";

/** With the longest words as the most doubtful. */
const nearQueries = (q: string, sources: WordSources) => {
  const words = parseQuery(q).flatMap((term) =>
    term.kind === "word" && !term.excluded ? [term.text.toLowerCase()] : [],
  );
  return nearTo(
    q,
    words.toSorted((one, other) => other.length - one.length),
    sources,
  );
};

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
  expect(titles.mock.calls).toEqual([["pas"]]);
});

test.each([
  ["pasport", ["pas", "pa"]],
  ["acessibility", ["ace", "acc"]],
  ["biulding", ["biu", "bui"]],
  ["addres", ["add", "ad"]],
  // Two words at most, the longer one, which is the rarer, first.
  ["aaaaa bbbbbbb cccccc", ["bbb", "bb", "ccc", "cc"]],
  ["aaaaa AAAAA", ["aaa"]],
  ["county departmnet", ["dep", "de", "cou", "cuo"]],
])("%s: asks for the beginning as typed, then for the one that was likely meant: %j", async (q, expected) => {
  const titles = vi.fn(async (_: string) => []);
  await nearQueries(q, { own: [], titles });
  expect(titles.mock.calls.flat()).toEqual(expected);
});
