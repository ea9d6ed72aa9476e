import { expect, test } from "vitest";
import { shownPassages, wordsOfPassages } from "../../../../../utils/checks/sources/marked-passages.ts";
import type { Passage } from "../../../../../utils/checks/sources/passages.ts";
import { done, VERDICT } from "../sample.ts";

const passage = (url: string, snippet: string): Passage => ({
  url,
  title: "",
  snippet,
  contentType: null,
  changedAt: null,
  readAt: null,
});
const source = (url: string | null, title = "Source") => ({ title, url, domain: null, excerpt: null });
const check = (urls: readonly (string | null)[], passages: readonly Passage[]) =>
  done(1, {
    verdict: { ...VERDICT, sources: urls.map((url, index) => source(url, `Source ${index}`)) },
    passagesBySite: [{ host: "ssa.gov", at: 86_400_000, inIndex: true, passages }],
  });
const A = passage("https://ssa.gov/a", "Benefits <mark>may</mark> be &lt;taxable&gt;");

test("a passage is shown as plain text, with its source and the time it was found", () => {
  expect(shownPassages(check(["https://www.ssa.gov/a"], [A]))).toEqual([
    {
      source: "Source 0",
      url: "https://ssa.gov/a",
      text: "Benefits may be <taxable>",
      foundAt: "1970-01-02T00:00:00.000Z",
      readAt: null,
    },
  ]);
});

test("a page that two sources name is shown once, under the first of them", () => {
  const twice = check(
    ["https://ssa.gov/a#one", "http://www.ssa.gov/a/", "https://ssa.gov/b"],
    [A, passage("https://ssa.gov/b", "Other")],
  );
  expect(shownPassages(twice).map(({ source, url }) => [source, url])).toEqual([
    ["Source 0", "https://ssa.gov/a"],
    ["Source 2", "https://ssa.gov/b"],
  ]);
});

test("nothing is shown of an empty passage, of another page or of a source without one", () => {
  const sources = ["https://ssa.gov/a", "https://ssa.gov/c", null];
  const passages = [passage("https://ssa.gov/a", " <mark></mark> "), passage("https://ssa.gov/b", "Other")];
  expect(shownPassages(check(sources, passages))).toEqual([]);
  expect(shownPassages(done(1))).toEqual([]);
});

test("the words of all passages are known, also of other pages of the site", () => {
  const words = wordsOfPassages(
    check(
      ["https://ssa.gov/a", "https://ssa.gov/c"],
      [A, passage("https://ssa.gov/b", "Retirement earnings")],
    ),
  );
  expect([...words]).toEqual(expect.arrayContaining(["benefits", "retirement", "earnings"]));
  expect(wordsOfPassages(done(1))).toEqual(new Set());
});
