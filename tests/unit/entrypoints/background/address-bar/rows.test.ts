import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choiceOf, type Known, rank } from "../../../../../entrypoints/background/address-bar/rows.ts";

const nothing: Known = { typed: "", claim: null, recent: [], suggested: [], completions: [], top: null };
const contents = (known: Partial<Known>, limit?: number) =>
  rank({ ...nothing, ...known }, limit).map((row) => row.content);

const top = {
  url: "https://irs.gov/a",
  opensAt: "https://irs.gov/a",
  title: "Child Tax Credit",
};

describe("rank", () => {
  test.each([
    [
      "nothing typed: the recent searches, newest first",
      { recent: ["b", "a"], suggested: ["x"] },
      ["b", "a"],
    ],
    ["one letter: those that begin with it", { typed: "T", recent: ["tax", "art"] }, ["tax"]],
    [
      "more: completions, the page, two recent ones, suggestions, then the other recent ones",
      {
        typed: "tax level:CITY",
        recent: ["tax level:city a", "tax level:city b", "tax level:city c"],
        suggested: ["level:city Tax credit"],
        completions: [
          { query: "tax level:city", meaning: "City" },
          { query: "tax level:city_state", meaning: "City state" },
        ],
        top,
      },
      [
        ...["tax level:city_state", "https://irs.gov/a", "tax level:city a", "tax level:city b"],
        ...["level:city Tax credit", "tax level:city c"],
      ],
    ],
    [
      "half an operator: what completes it, and no suggestions beside the half",
      {
        typed: "tax level:ci",
        suggested: ["level:ci Tax credit"],
        completions: [{ query: "tax level:city", meaning: "City" }],
      },
      ["tax level:city"],
    ],
    [
      "nothing twice and nothing that only repeats what was typed",
      { typed: "tax ", recent: ["tax", "Tax credit"], suggested: ["TAX CREDIT", "tax credit ", "Tax"] },
      ["Tax credit"],
    ],
    [
      "a suggestion that is an address is left out: choosing it would open it",
      { typed: "ht", suggested: ["https://evil.example/", "http report"], recent: ["https://x.gov"] },
      ["http report"],
    ],
    [
      "a result whose address is no web page is left out",
      { typed: "ta", top: { ...top, url: "javascript:alert(1)" } },
      [],
    ],
    ["a suggestion too long to search for is left out", { typed: "ab", suggested: ["a".repeat(501)] }, []],
    [
      "a claim can be checked, before all else, and nothing that others wrote can be",
      {
        typed: "Rents rose.",
        claim: "Rents rose.",
        recent: ["Rents rose. CHECK: a"],
        suggested: ["Check: b"],
      },
      ["check: Rents rose.", "Rents rose. CHECK: a"],
    ],
    [
      "what others wrote never searches the tab's site for the rest of its words",
      {
        typed: "her",
        suggested: ["Here to Help", "Heritage"],
        recent: ["here and there", "Ici Radio", "heron"],
      },
      ["heron", "Heritage"],
    ],
    ["only white space counts as nothing", { typed: " \t ", recent: ["a"] }, ["a"]],
  ])("%s", (_name, known, expected) => expect(contents(known)).toEqual(expected));

  test("a page names the host that its address leads to", () => {
    const url = "https://www.irs.gov.evil.example/login";
    expect(rank({ ...nothing, typed: "ta", top: { ...top, url } })).toEqual([
      { kind: "page", content: url, title: top.title, host: "www.irs.gov.evil.example" },
    ]);
  });

  test("never more than asked for, none empty, none twice, whatever is known", () => {
    const texts = fc.array(fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(fc.string(), texts, texts, fc.nat(10), (typed, recent, suggested, limit) => {
        const rows = contents({ typed, recent, suggested }, limit);
        expect(rows.length).toBeLessThanOrEqual(limit);
        expect(rows).not.toContain("");
        expect(new Set(rows.map((content) => content.toLocaleLowerCase())).size).toBe(rows.length);
      }),
    );
  });
});

describe("choiceOf", () => {
  test.each([
    ["https://www.irs.gov/a?b=c#d", { kind: "open", url: "https://www.irs.gov/a?b=c#d" }],
    [" HTTP://irs.gov ", { kind: "open", url: "http://irs.gov/" }],
    ["javascript:alert(1)", { kind: "search", query: "javascript:alert(1)" }],
    ["data:text/html,x", { kind: "search", query: "data:text/html,x" }],
    ["file:///etc/passwd", { kind: "search", query: "file:///etc/passwd" }],
    ["https://user:secret@irs.gov/", { kind: "search", query: "https://user:secret@irs.gov/" }],
    ["https://irs.gov and more", { kind: "search", query: "https://irs.gov and more" }],
    ["https://", { kind: "search", query: "https://" }],
    ["  tax  ", { kind: "search", query: "tax" }],
    ["", { kind: "search", query: "" }],
  ])("%j", (text, choice) => expect(choiceOf(text)).toEqual(choice));
});
