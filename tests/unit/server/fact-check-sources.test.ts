import { describe, expect, test } from "vitest";
import { findDomain, pageUrl } from "../../../server/corpus/domains.ts";
import { createFactChecker } from "../../../server/fact-check/index.ts";
import { factCheckPages } from "../../../server/fact-check/pages.ts";
import { claimTable } from "../../../server/fact-check/table.ts";
import { checkClaim, corpus, lookupOver, now } from "./fact-check-lookup.ts";

const urls = new Set(corpus.map((page) => page.url));

describe("the table", () => {
  test("holds at least 66 claims, and each verdict several times", () => {
    const verdicts = Map.groupBy(claimTable, (entry) => entry.verdict);
    expect(claimTable.length).toBeGreaterThanOrEqual(66);
    expect([...verdicts.keys()].sort()).toEqual([
      "CONFIRMED",
      "MISLEADING",
      "NOT_A_GOVERNMENT_MATTER",
      "OUTDATED",
      "PARTIALLY_TRUE",
      "REFUTED",
      "UNVERIFIABLE",
    ]);
    expect(Math.min(...[...verdicts.values()].map((entries) => entries.length))).toBeGreaterThanOrEqual(5);
  });

  test("makes no claim twice", () => {
    const claims = claimTable.flatMap((entry) => [entry.claim, ...(entry.wordings ?? [])]);
    expect(new Set(claims).size).toBe(claims.length);
  });

  test("takes every source from the corpus", () => {
    const sources = claimTable.flatMap((entry) => entry.sources);
    expect(sources.map(({ domain, path }) => pageUrl(domain, path)).filter((url) => !urls.has(url))).toEqual(
      [],
    );
  });

  test("has a source for each verdict that rests on one", () => {
    const without = claimTable.filter((entry) => entry.sources.length === 0).map((entry) => entry.verdict);
    expect(new Set(without)).toEqual(new Set(["UNVERIFIABLE", "NOT_A_GOVERNMENT_MATTER"]));
  });
});

describe("the pages behind the table", () => {
  test.each(factCheckPages)(
    "$domain$path has 60 to 150 words and a United States government behind it",
    (page) => {
      const words = page.text.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(55);
      expect(words).toBeLessThanOrEqual(150);
      expect(findDomain(page.domain)).toMatchObject({ country: "US" });
    },
  );

  test("all stand in the corpus under an address of their own", () => {
    const addresses = factCheckPages.map(({ domain, path }) => pageUrl(domain, path));
    expect(addresses.filter((url) => !urls.has(url))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("each backs a claim", () => {
    const used = new Set(claimTable.flatMap((entry) => entry.sources.map(({ title }) => title)));
    expect(factCheckPages.filter((page) => !used.has(page.title))).toEqual([]);
  });
});

describe("sources of a verdict", () => {
  test("carry title, address and domain of the page", () => {
    expect(checkClaim("The federal minimum wage is $7.25 an hour").officialSources).toEqual([
      { title: "Minimum wage", url: "https://www.dol.gov/agencies/whd/minimum-wage", domain: "dol.gov" },
      {
        title: "Changes of the federal minimum wage since 1938",
        url: "https://www.dol.gov/agencies/whd/minimum-wage/history",
        domain: "dol.gov",
      },
    ]);
  });

  test("are those the corpus holds: without them a claim is unverifiable", () => {
    const check = createFactChecker(lookupOver(corpus.filter((page) => page.domain !== "dol.gov")));
    expect(check("The federal minimum wage is $7.25 an hour", now).verdict).toBe("UNVERIFIABLE");
    expect(check("The Supreme Court has nine justices", now).verdict).toBe("CONFIRMED");
  });
});
