import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimSearch } from "../../../../../utils/checks/claims/claim-queries.ts";
import { LIMITS } from "../../../../../utils/search/service-limits.ts";
import { NEWS_CLAIMS, PLAIN_CLAIMS } from "../judged-claims.ts";

describe("the search for a claim", () => {
  it.each([
    ["The federal minimum wage is $7.25 per hour.", "federal minimum wage"],
    ["The mayor of Leeds cut the library budget by a third.", "Leeds library budget"],
    ["It always rains after I wash my car.", "rains wash car"],
    ["“WHO” says that it is safe", "WHO safe"],
    ["Le salaire minimum n’est pas de 15 $ l’heure au Québec", "salaire minimum Québec"],
    ["Los mayores de 65 años no pagan para entrar en los parques nacionales", "mayores parques nacionales"],
    ["Los EE. UU. gastan más en salud pública que cualquier país", "gastan salud pública"],
    ["El seguro médico de EE.UU. es gratuito para veteranos", "seguro gratuito veteranos"],
    ["Los EUA deportaron más personas que Canadá y México", "deportaron Canadá México"],
    ["Series EE bonds double in value", "Series EE bonds"],
    ["site:irs.gov -tax", "site irs gov"],
    ["The U.S. state of Georgia has 159 counties", "U.S Georgia counties"],
    ["The IRS doesn’t tax gifts, and it's not the Fed’s job", "IRS gifts Fed"],
    ["They can't deport citizens", "deport citizens"],
    ["Puisqu’aujourd’hui l’impôt n’est pas payé", "impôt"],
    ["In the US it is free for us", "US free"],
    ["THE US IS IN IT", "THE US IS IN IT"],
    ["You do NOT pay tax on ALL gifts", "tax gifts"],
    ["THE IRS TAXES ALL OF YOUR INCOME", "IRS TAXES INCOME"],
    ["The 19th Amendment", "19th Amendment"],
    ["Contributions to a 401k cost $5m", "Contributions 401k"],
    ["Gifts are free.The rest is not", "Gifts free rest"],
    ["As https://www.irs.gov/taxes/page.html says, gifts are free", "gifts free"],
    ["You need not worry about tax\u00ADpayers", "worry taxpayers"],
    ["\uFB01ling alone", "filing alone"],
    ["-5", "5"],
    ["States cannot tax military retirement pay.", "tax military retirement"],
    ["The national debt topped $38 trillion in October.", "national debt"],
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

  it.each([
    ["日", "日"],
    ["𠮷", "𠮷"],
    ["7", "7"],
  ])("of %j, said ten thousand times without a space, can be sent", (letter, first) => {
    const search = claimSearch(`a${letter.repeat(10_000)}`.slice(first === "7" ? 1 : 0));
    expect(search.length).toBeLessThanOrEqual(LIMITS.queryLength);
    expect(search.isWellFormed()).toBe(true);
    expect(search).toContain(first);
  });

  it.each([...NEWS_CLAIMS, ...PLAIN_CLAIMS])(
    "of “$claim” is about $asks, and not about $never",
    ({ claim, asks, never }) => {
      const words = claimSearch(claim).toLowerCase().split(" ");
      expect(words).toEqual(expect.arrayContaining(asks.split(" ")));
      for (const word of never.split(" ")) expect(words).not.toContain(word);
    },
  );

  it("has at most three words, none twice, all of them out of the claim", () => {
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
        expect(words.length).toBeLessThanOrEqual(3);
        expect(new Set(words.map((each) => each.toLowerCase())).size).toBe(words.length);
        expect(["budget", ...claim]).toEqual(expect.arrayContaining(words));
      }),
    );
  });
});
