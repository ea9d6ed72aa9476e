import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../../../entrypoints/background/address-bar/markup.ts";
import {
  choiceOf,
  describeDefault,
  describeRow,
  type OmniboxKnowledge,
  type OmniboxLabels,
  omniboxRows,
} from "../../../../entrypoints/background/address-bar/rows.ts";

const nothing: OmniboxKnowledge = { typed: "", recent: [], suggested: [], completions: [], top: null };
const contents = (known: Partial<OmniboxKnowledge>, limit?: number) =>
  omniboxRows({ ...nothing, ...known }, limit).map((row) => row.content);

const labels: OmniboxLabels = {
  searchFor: (words) => `Search for “${words}” now`,
  search: () => "Search",
  tooLong: (length, limit) => `${length} of ${limit}`,
  recent: () => "recent search",
  page: (domain) => `opens the page on ${domain}`,
  savedCopies: () => "offline",
  savedCopy: () => "copy",
};
const top = { url: "https://irs.gov/a", title: "Child Tax Credit", domain: "irs.gov" };

describe("omniboxRows", () => {
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
        typed: "ta",
        recent: ["tar", "tax", "tap"],
        suggested: ["Tax credit"],
        completions: [{ query: "ta level:city", meaning: "City" }],
        top,
      },
      ["ta level:city", "https://irs.gov/a", "tar", "tax", "Tax credit", "tap"],
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
    ["only white space counts as nothing", { typed: " \t ", recent: ["a"] }, ["a"]],
  ])("%s", (_name, known, expected) => expect(contents(known)).toEqual(expected));

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

describe("describeDefault", () => {
  const line = (typed: string, saved: boolean, style: "markup" | "plain") =>
    render(describeDefault(typed, saved, style, labels), style);
  test.each([
    ["words", "tax & <spend>", "Search for “<match>%s</match>” now", "Search"],
    ["nothing yet", "   ", "Search for “<match>%s</match>” now", "Search"],
    ["more than the service takes", "x".repeat(5000), "5000 of 500", "5000 of 500"],
  ])("%s", (_name, typed, markup, plain) => {
    expect(line(typed, false, "markup")).toBe(markup);
    expect(line(typed, false, "plain")).toBe(plain);
  });

  test("says when only saved copies can be shown", () => {
    expect(line("tax", true, "markup")).toBe("Search for “<match>%s</match>” now<dim> – offline</dim>");
    expect(line("tax", true, "plain")).toBe("Search – offline");
  });
});

describe("describeRow", () => {
  test.each([
    [
      { kind: "page", content: top.url, title: top.title, domain: top.domain } as const,
      "Child <match>Tax</match> Credit<dim> – opens the page on irs.gov</dim>",
    ],
    [
      { kind: "page", content: top.url, title: " ", domain: "irs.gov" } as const,
      /^https:\/\/irs\.gov\/a<dim>/,
    ],
    [
      { kind: "completion", content: "state:tx", meaning: "Texas" } as const,
      "<match>state:tx</match><dim> – Texas</dim>",
    ],
    [
      { kind: "recent", content: "tax <b>" } as const,
      "<match>tax</match> &lt;b&gt;<dim> – recent search</dim>",
    ],
    [{ kind: "suggestion", content: "R&D tax" } as const, "R&amp;D <match>tax</match>"],
  ])("%j", (row, expected) => {
    const markup = render(describeRow(row, "tax", false, labels), "markup");
    if (typeof expected === "string") expect(markup).toBe(expected);
    else expect(markup).toMatch(expected);
  });

  test("marks what the service suggested earlier as a copy while it cannot be reached", () => {
    const row = { kind: "suggestion", content: "Tax forms" } as const;
    expect(render(describeRow(row, "tax", true, labels), "plain")).toBe("Tax forms – copy");
  });
});
