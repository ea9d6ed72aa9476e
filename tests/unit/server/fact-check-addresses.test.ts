import { describe, expect, test } from "vitest";
import { pageUrl } from "../../../server/corpus/domains.ts";
import type { CorpusPage } from "../../../server/corpus/page.ts";
import { createFactChecker } from "../../../server/fact-check/index.ts";
import { factCheckPages } from "../../../server/fact-check/pages.ts";
import { checkClaim, corpus, lookupOver, now } from "./fact-check-lookup.ts";

const minimumWage = "https://www.dol.gov/agencies/whd/minimum-wage";

describe("a claim that is an address", () => {
  test.each([
    minimumWage,
    `  ${minimumWage}\n`,
    "http://dol.gov/agencies/whd/minimum-wage/",
    "https://DOL.gov/agencies/whd/minimum-wage#rates",
    "https://www.dol.gov/agencies/whd/minimum-wage?utm_source=newsletter",
    "www.dol.gov/agencies/whd/minimum-wage",
    "dol.gov/agencies/whd/minimum-wage",
  ])("is read from the corpus: %j", (claim) => {
    const { verdict, summary, officialSources, result } = checkClaim(claim);
    expect(verdict).toBe("CONFIRMED");
    expect(summary).toMatch(/^The page “Minimum wage” was read\./);
    expect(officialSources[0]).toEqual({ title: "Minimum wage", url: minimumWage, domain: "dol.gov" });
    expect(result).toContain(`| Page read | [Minimum wage](${minimumWage}) |`);
  });

  test.each([
    "https://www.dol.gov/agencies/whd/no-such-page",
    "https://example.com/",
    "dol.gov",
    "https://www.dol.gov:8443/agencies/whd/minimum-wage",
  ])("of a page that the corpus lacks is unverifiable: %s", (claim) => {
    expect(checkClaim(claim)).toMatchObject({
      verdict: "UNVERIFIABLE",
      officialSources: [],
      summary: expect.stringContaining("none stands at this address"),
    });
  });

  test("of a page outside the United States is no government matter", () => {
    const british = corpus.find((page) => page.country === "UK")?.url ?? "";
    expect(checkClaim(british).verdict).toBe("NOT_A_GOVERNMENT_MATTER");
  });

  test("with words around it is a claim in words", () => {
    expect(checkClaim(`See ${minimumWage}: the minimum wage is $7.25.`).summary).not.toContain("was read");
  });

  test.each(["https://", "http://%", "https://[", "https://a b", "https://x:99999/", "a..gov", "-.gov"])(
    "that cannot be parsed never throws: %s",
    (claim) => {
      expect(checkClaim(claim).success).toBe(true);
    },
  );
});

describe("the sentences of a page", () => {
  function read(text: string) {
    const [first] = corpus.filter((page) => page.url === minimumWage);
    const page: CorpusPage = {
      ...(first as CorpusPage),
      url: "https://www.dol.gov/a",
      title: "A page",
      text,
    };
    return createFactChecker(lookupOver([...corpus, page]))("https://www.dol.gov/a", now);
  }

  test("are compared one by one", () => {
    const { verdict, summary, result } = read(
      "The federal minimum wage is $7.25 an hour. Offices open at nine. The Supreme Court has 13 justices.",
    );
    expect(verdict).toBe("PARTIALLY_TRUE");
    expect(summary).toContain("2 of 2 statements could be compared.");
    expect(result).toContain("| The Supreme Court has 13 justices. | Refuted |");
    expect(result).not.toContain("Offices open");
  });

  test("refute the page where they say the contrary of the sources", () => {
    expect(read("The federal minimum wage is $9 an hour. Offices open at nine.").verdict).toBe("REFUTED");
  });

  test("that the table does not know leave the page unverifiable", () => {
    expect(read("Offices open at nine and close at five.")).toMatchObject({
      verdict: "UNVERIFIABLE",
      officialSources: [],
      summary: "The page “A page” was read. None of its sentences is a claim of this service's table.",
    });
  });

  test.each(factCheckPages)("never contradict the table they back: $domain$path", ({ domain, path }) => {
    expect(["CONFIRMED", "UNVERIFIABLE"]).toContain(checkClaim(pageUrl(domain, path)).verdict);
  });
});
