import { Cite } from "@citation-js/core";
import { describe, expect, it, test } from "vitest";
import { bibtex } from "../../../../../utils/search/export/bibtex.ts";
import type { CitedPage } from "../../../../../utils/search/export/cited-page.ts";
import { cslJson } from "../../../../../utils/search/export/csl-json.ts";
import { ris } from "../../../../../utils/search/export/ris.ts";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-csl";
import "@citation-js/plugin-ris";

const ACCESSED = "2026-11-21";
const PAGE: CitedPage = {
  url: "https://www.irs.gov/credits?a=1&b_c=%20",
  title: "Child tax credit",
  organization: "Internal Revenue Service",
  domain: "irs.gov",
  published: "2026-05-03",
  language: "en",
};
const WRITTEN = [
  ["CSL-JSON", cslJson],
  ["BibTeX", bibtex],
  ["RIS", ris],
] as const;

/** What a reference manager has of a page, as an item and as its entry in a bibliography. */
function read(text: string) {
  const cite = new Cite(text);
  const [item] = cite.data;
  const [author] = item?.author ?? [];
  // BibTeX has no type for a page, and the processor reads the day of access of RIS only where EndNote writes it.
  const alike = { ...item, type: "webpage", accessed: undefined, note: undefined, language: undefined };
  const names = author && { author: [{ literal: author.literal ?? author.family ?? "" }] };
  return {
    title: item?.title,
    author: names?.author[0]?.literal,
    issued: item?.issued,
    url: item?.URL,
    entry: new Cite({ ...alike, ...names }).format("bibliography", { format: "text", template: "apa" }),
  };
}

describe("a CSL processor reads the same reference from all three formats", () => {
  test.each<[string, Partial<CitedPage>]>([
    ["a page", {}],
    ["a page without a date", { published: null }],
    ["a page of nobody", { organization: "", published: null, language: null }],
    ["signs of TeX", { title: "Rate of 5 % & $3_a #1 ~ ^" }],
    ["braces and quotes", { title: 'Is "free" {really} free?' }],
    ["other letters", { title: "Crédit d’impôt — été", organization: "Ministère de la Santé" }],
    ["markup", { title: "<script>alert(1)</script>" }],
  ])("%s", (_, change) => {
    const page = { ...PAGE, ...change };
    const [csl, ...others] = WRITTEN.map(([, write]) => read(write([page], ACCESSED)));
    expect(csl).toMatchObject({ title: page.title, url: page.url });
    for (const other of others) expect(other).toEqual(csl);
  });
});

it.each(WRITTEN)("%s has every page of a list", (_, write) => {
  const pages = Array.from({ length: 50 }, (_each, index) => ({ ...PAGE, url: `https://irs.gov/${index}` }));
  expect(new Cite(write(pages, ACCESSED)).data.map(({ URL }) => URL)).toEqual(pages.map(({ url }) => url));
});

it("RIS leaves an organization with a comma one name", () => {
  const [item] = new Cite(ris([{ ...PAGE, organization: "Dept. of Justice, U.S." }], ACCESSED)).data;
  expect(item?.author).toEqual([{ literal: "Dept. of Justice U.S." }]);
});

it("CSL-JSON is cited in APA as our own list does", () => {
  const [entry = ""] = new Cite(cslJson([PAGE], ACCESSED))
    .format("bibliography", { format: "text", template: "apa" })
    .split("\n");
  expect(entry).toBe(
    "Internal Revenue Service. (2026, May 3). Child tax credit. https://www.irs.gov/credits?a=1&b_c=%20",
  );
});
