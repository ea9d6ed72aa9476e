import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimSearch } from "../../../utils/checks/claim-search.ts";

describe("the search for a claim", () => {
  it.each([
    ["The federal minimum wage is $7.25 per hour.", "federal minimum wage hour"],
    ["The mayor of Leeds cut the library budget by a third.", "mayor Leeds library budget third"],
    ["It always rains after I wash my car.", "rains wash car"],
    ["“WHO” says that it is safe", "WHO safe"],
    ["Le salaire minimum n’est pas de 15 $ l’heure au Québec", "salaire minimum heure Québec"],
    ["site:irs.gov -tax", "site irs gov tax"],
    ["The U.S. state of Georgia has 159 counties", "U.S state Georgia counties"],
  ])("of %j is %j", (claim, words) => {
    expect(claimSearch(claim)).toBe(words);
  });

  it.each([
    ["https://www.irs.gov/newsroom/tax-inflation-adjustments.html", "tax inflation adjustments"],
    ["https://www.canada.ca/en/t%C3%A9l%C3%A9com/index.html", "télécom"],
    ["https://example.gov/a/tax%E0%A4%A", "tax"],
    ["https://www.irs.gov/", "irs"],
    ["https://www.irs.gov/2024/12", "irs"],
  ])("of the address %s is %j", (address, words) => {
    expect(claimSearch(address)).toBe(words);
  });

  it.each(["1 + 1 = 2", "It is what it is", "日本"])("of %j, without other words, is not empty", (claim) => {
    expect(claimSearch(claim)).toBe(claim);
  });

  it("has at most five words, none twice, all of them out of the claim", () => {
    const word = fc.constantFrom(
      "tax",
      "Tax",
      "Leeds",
      "the",
      "budget",
      "library",
      "école",
      "WHO",
      "9",
      "$5",
      "rate",
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (claim) => {
        const words = claimSearch(`budget ${claim.join(" ")}`).split(" ");
        expect(words.length).toBeLessThanOrEqual(5);
        expect(new Set(words.map((each) => each.toLowerCase())).size).toBe(words.length);
        expect(["budget", ...claim]).toEqual(expect.arrayContaining(words));
      }),
    );
  });
});
