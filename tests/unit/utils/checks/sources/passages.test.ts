import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  MOST_SITES,
  missingSites,
  pageKey,
  passagesIn,
  passagesOf,
  sitePassages,
  sitesOf,
} from "../../../../../utils/checks/sources/passages.ts";
import type { OfficialSource } from "../../../../../utils/checks/verdict.ts";
import { result } from "../../search/sample-results.ts";

const source = (url: string | null, title = "Source"): OfficialSource => ({
  title,
  url,
  domain: null,
  excerpt: null,
});
const IRS = source("https://www.irs.gov/credits/");

describe("the sites that are asked about", () => {
  test.each([
    [
      "one for two pages, and for a page named twice",
      [IRS, source("http://irs.gov/credits#eitc"), IRS],
      ["irs.gov"],
    ],
    ["none for a name without an address", [source(null, "Internal Revenue Service")], []],
    ["none for an address with a user name", [source("https://me:secret@irs.gov/")], []],
    ["none for a bare IP address", [source("https://8.8.8.8/"), source("http://[2600::1]/")], []],
    ["none for a private host", [source("http://10.0.0.5/"), source("http://intranet/")], []],
    ["none for what is no web page", [source("javascript:alert(1)"), source("irs.gov")], []],
  ])("%s", (_, sources, hosts) => expect(sitesOf(sources)).toEqual(hosts));

  it("are few, however many sources there are", () => {
    const many = Array.from({ length: 50 }, (_, index) => source(`https://site${index}.gov/`));
    expect(sitesOf(many)).toHaveLength(MOST_SITES);
    expect(passagesOf(source("https://site40.gov/"), many, [])).toEqual({ kind: "beyond" });
  });

  it("are those without an answer yet", () => {
    const sources = [IRS, source("https://www.ssa.gov/a")];
    const irs = sitePassages("irs.gov", sources, [], { at: 1, inIndex: true });
    expect(missingSites(sources, [irs])).toEqual(["ssa.gov"]);
    expect(passagesOf(source("https://ssa.gov/a"), sources, [irs])).toEqual({
      kind: "missing",
      host: "ssa.gov",
    });
  });
});

test.each([
  ["https://www.irs.gov/a/", "http://irs.gov/a#top"],
  ["https://irs.gov", "https://www.irs.gov/"],
  ["https://irs.gov/a?b=1#c", "https://irs.gov/a?b=1"],
])("%s and %s are one page", (one, other) => expect(pageKey(one)).toBe(pageKey(other)));

test.each([
  ["https://irs.gov/a", "https://irs.gov/A"],
  ["https://irs.gov/a", "https://irs.gov/a?b"],
  ["https://irs.gov/a", "https://apps.irs.gov/a"],
  ["https://irs.gov:8443/a", "https://irs.gov/a"],
])("%s and %s are two pages", (one, other) => expect(pageKey(one)).not.toBe(pageKey(other)));

describe("what is shown of a source", () => {
  const found = { at: 5, inIndex: true };

  it("is the passage of its own page, just as it was sent", () => {
    const snippet = "Who <mark>may</mark> claim &amp; how, \u05d0 \ud800 …";
    const site = sitePassages(
      "irs.gov",
      [IRS],
      [result({ url: "http://irs.gov/credits#x", snippet })],
      found,
    );
    const shown = passagesOf(IRS, [IRS], [site]);
    expect(shown).toMatchObject({ kind: "passage", at: 5, passage: { snippet } });
  });

  it("is told apart from other pages of the site, of which a few are kept", () => {
    const others = Array.from({ length: 9 }, (_, index) => result({ url: `https://www.irs.gov/${index}` }));
    const site = sitePassages("irs.gov", [IRS], [...others, ...others], found);
    const shown = passagesOf(IRS, [IRS], [site]);
    expect(shown.kind === "other-pages" && shown.others.map(({ url }) => url)).toEqual([
      "https://www.irs.gov/0",
      "https://www.irs.gov/1",
      "https://www.irs.gov/2",
    ]);
  });

  it("does not pass the page of another source off as one more", () => {
    const second = source("https://irs.gov/other");
    const site = sitePassages("irs.gov", [IRS, second], [result({ url: "https://irs.gov/other" })], found);
    expect(passagesOf(IRS, [IRS, second], [site])).toEqual({
      kind: "other-pages",
      host: "irs.gov",
      others: [],
    });
  });

  it("shows no page of another host among those of a site, whatever a backup says", () => {
    const site = sitePassages("irs.gov", [IRS], [result({ url: "https://irs.gov/other" })], found);
    const [passage] = site.passages;
    if (passage === undefined) throw new Error("the sample has a passage");
    const hostile = { ...site, passages: [passage, { ...passage, url: "https://irs-refund.example/pay" }] };
    const shown = passagesOf(IRS, [IRS], [hostile]);
    expect(shown.kind === "other-pages" && shown.others.map(({ url }) => url)).toEqual([
      "https://irs.gov/other",
    ]);
  });

  it("never is a page of a host that was not asked about", () => {
    const hits = ["https://evil.example/a", "https://notirs.gov/", "https://apps.irs.gov/b"].map((url) =>
      result({ url }),
    );
    const { passages } = sitePassages("irs.gov", [IRS], hits, found);
    expect(passages.map(({ url }) => url)).toEqual(["https://apps.irs.gov/b"]);
  });

  it("says that a site is outside the index", () => {
    const site = sitePassages("irs.gov", [IRS], [], { at: 5, inIndex: false });
    expect(passagesOf(IRS, [IRS], [site])).toEqual({ kind: "outside-index", host: "irs.gov" });
    expect(passagesOf(source("https://8.8.8.8/"), [], [])).toEqual({
      kind: "outside-index",
      host: "8.8.8.8",
    });
    expect(passagesOf(source(null), [], [])).toEqual({ kind: "no-page" });
  });
});

test("whatever the sources and results, each source gets one of the answers, and passages are the service's", () => {
  const address = fc.oneof(
    fc.webUrl(),
    fc.constantFrom(
      "https://www.irs.gov/a/",
      "http://irs.gov/a",
      "https://u:p@irs.gov/",
      "http://127.0.0.1/",
      "x",
    ),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(fc.array(fc.option(address), { maxLength: 60 }), fc.array(address), (urls, hits) => {
      const sources = urls.map((url) => source(url));
      const results = hits.map((url, index) => result({ url, snippet: `snippet ${index}` }));
      const passagesBySite = sitesOf(sources).map((host) =>
        sitePassages(host, sources, results, { at: 1, inIndex: true }),
      );
      const snippets = new Set(results.map(({ snippet }) => snippet));
      for (const each of sources) {
        const shown = passagesOf(each, sources, passagesBySite);
        for (const { snippet } of passagesIn(shown)) expect(snippets).toContain(snippet);
        expect(shown.kind).not.toBe("missing");
      }
    }),
  );
});
