import { expect, test } from "vitest";
import { wordsHere } from "../../../../../entrypoints/background/address-bar/here.ts";
import { describeHere, render } from "../../../../../entrypoints/background/address-bar/markup.ts";
import { rowsHere } from "../../../../../entrypoints/background/address-bar/rows.ts";

test.each([
  ["here tax", { before: "here", words: "tax" }],
  ["  ICI taxe foncière ", { before: "ICI", words: "taxe foncière" }],
  ["aquí impuesto", { before: "aquí", words: "impuesto" }],
  ["here", null],
  ["here ", null],
  ["hereafter tax", null],
  ["not here tax", null],
])("%j asks about this site: %j", (typed, here) => {
  expect(wordsHere(typed)).toEqual(here);
});

test.each([
  ["irs.gov", "markup", "Search irs.gov for “<match>tax &amp; you</match>”"],
  [null, "markup", "Search this tab’s site for “<match>tax &amp; you</match>”"],
  ["irs.gov", "plain", "Search irs.gov"],
] as const)("the first row names the site %s, and the words without “here” (%s)", (site, style, text) => {
  expect(render(describeHere("tax & you", site, style), style)).toBe(text);
});

test("the rows below search the site as well, and open no page of another", () => {
  const rows = [
    { kind: "page", content: "https://a.gov/", title: "A", host: "a.gov" },
    { kind: "suggestion", content: "tax credit" },
  ] as const;
  expect(rowsHere(rows, { before: "here", words: "tax" }).map(({ content }) => content)).toEqual([
    "here tax credit",
  ]);
  expect(rowsHere(rows, null).map(({ content }) => content)).toEqual(["https://a.gov/", "tax credit"]);
});
