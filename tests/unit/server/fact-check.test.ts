import fc from "fast-check";
import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { createFactChecker } from "../../../server/fact-check/check.ts";
import { asMarkdown, verdictAsText } from "../../../server/fact-check/markdown.ts";
import type { FactCheckLookup, SourcePage } from "../../../server/fact-check/types.ts";
import { readClaims, readScope } from "../../../server/load/data.ts";
import { computingTime } from "../../setup/computing-time.ts";
import { embedded } from "./embedded.ts";
import { NOW } from "./harness.ts";

const claims = readClaims();
const scope = readScope();

function lookupOver(pages: readonly SourcePage[]): FactCheckLookup {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return { pageAt: (url) => byUrl.get(url) ?? null, nearest: () => [] };
}

const check = createFactChecker(claims, scope, lookupOver(embedded));
const checkClaim = (claim: string) => check(claim, NOW);
const verdictOf = (claim: string) => checkClaim(claim).verdict;

describe("the table of claims", () => {
  it("holds about 20 claims for each verdict", () => {
    const byVerdict = Map.groupBy(claims, ({ verdict }) => verdict);
    expect(byVerdict.size).toBe(7);
    for (const [verdict, entries] of byVerdict) expect(entries.length, verdict).toBeGreaterThanOrEqual(20);
  });

  it("answers every claim and wording with its own verdict and sources", () => {
    for (const { claim, wordings, verdict, sources } of claims) {
      for (const wording of [claim, ...wordings])
        expect([wording, verdictOf(wording)]).toEqual([wording, verdict]);
      expect([claim, checkClaim(claim).officialSources.map(({ url }) => url)]).toEqual([claim, sources]);
    }
  });

  it("has a source for every verdict that rests on one", () => {
    const without = claims.filter(({ sources }) => sources.length === 0).map(({ verdict }) => verdict);
    expect(new Set(without)).toEqual(new Set(["UNVERIFIABLE", "NOT_A_GOVERNMENT_MATTER"]));
  });
});

describe("a claim is matched by its words", () => {
  it.each([
    "THE FEDERAL MINIMUM WAGE IS $7.25 AN HOUR",
    "the federal   minimum wage\nis 7.25 an hour",
    "“The federal minimum wages is $7.25 per hour”",
    "The fédéral minimum wage is $7.25 an hour!",
  ])("whatever their case, accents, endings and punctuation: %j", (claim) => {
    expect(verdictOf(claim)).toBe("CONFIRMED");
  });

  it.each([
    "The Supreme Court has 9 justices",
    "The Supreme Court has nine justices",
    "The House of Representatives has 435 voting members",
    "There are twenty-seven amendments to the Constitution",
    "The 2020 census counted about 331,000,000 people",
  ])("with numbers in figures or words: %s", (claim) => {
    expect(verdictOf(claim)).toBe("CONFIRMED");
  });

  it.each([
    ["another number", "The federal minimum wage is $8.10 an hour"],
    ["no number", "The federal minimum wage is an hour"],
    ["a denial", "The federal minimum wage is not $7.25 an hour"],
    ["another name", "Ohio has no state income tax"],
    ["one more matter", "The federal minimum wage is $7.25 an hour on Zorblatt spaceships and pirate boats"],
    ["few of the words", "The minimum"],
  ])("and not with %s: %s", (_, claim) => {
    expect(verdictOf(claim)).toBe("UNVERIFIABLE");
  });

  it("sentence by sentence, and different verdicts make one that is partly true", () => {
    const known = "There are 63 national parks in the United States.";
    expect(verdictOf(`Cows eat moss on hills. ${known}`)).toBe("CONFIRMED");
    expect(verdictOf(`${known} Election Day is a federal holiday.`)).toBe("PARTIALLY_TRUE");
  });

  it("only where the collection holds a page that backs it", () => {
    const others = createFactChecker(
      claims,
      scope,
      lookupOver(embedded.filter(({ domain }) => domain !== "dol.gov")),
    );
    expect(others("The federal minimum wage is $7.25 an hour", NOW).verdict).toBe("UNVERIFIABLE");
    expect(others("The Supreme Court has nine justices", NOW).verdict).toBe("CONFIRMED");
  });
});

describe("a claim outside the scope", () => {
  it.each([
    "In Canada, the federal minimum wage is $7.25 an hour",
    "The police in Scotland wear black",
    "Pasta cooks in nine minutes",
    "My favorite city is the one by the sea",
  ])("is no government matter: %s", (claim) => {
    expect(verdictOf(claim)).toBe("NOT_A_GOVERNMENT_MATTER");
  });

  it.each(["The Texas governor vetoed a pizza law", "The IRS has a branch office in Canada"])(
    "is not what speaks of the United States: %s",
    (claim) => {
      expect(verdictOf(claim)).toBe("UNVERIFIABLE");
    },
  );
});

describe("a claim that is an address", () => {
  const wage = "https://www.dol.gov/agencies/whd/minimum-wage";

  it.each([wage, `  ${wage}\n`, `${wage}?utm_source=newsletter`, "www.dol.gov/agencies/whd/minimum-wage"])(
    "is read from the collection: %j",
    (claim) => {
      const { verdict, summary, officialSources, result } = checkClaim(claim);
      expect(verdict).toBe("CONFIRMED");
      expect(summary).toMatch(/^The page “Minimum wage” was read\./);
      expect(officialSources[0]).toEqual({ title: "Minimum wage", url: wage, domain: "dol.gov" });
      expect(result).toContain(`| Page read | [Minimum wage](${wage}) |`);
    },
  );

  it.each([
    `${wage}/none`,
    "https://example.com/",
    "dol.gov",
    "https://www.dol.gov:8443/agencies/whd/minimum-wage",
  ])("of a page that is not there is unverifiable: %s", (claim) => {
    expect(checkClaim(claim)).toMatchObject({
      verdict: "UNVERIFIABLE",
      officialSources: [],
      summary: expect.stringContaining("none is at this address"),
    });
  });

  it("of a page outside the United States is no government matter", () => {
    const british = embedded.find(({ country }) => country === "UK")?.url ?? "";
    expect(verdictOf(british)).toBe("NOT_A_GOVERNMENT_MATTER");
  });
});

describe("the result in Markdown", () => {
  const html = marked.parse(checkClaim("The federal minimum wage is $7.25 an hour").result, { async: false });

  it.each([
    "<h2>Confirmed</h2>",
    "<h3>What the sources say</h3>",
    "<ul>",
    "<ol>",
    "<table>",
    "“The federal minimum wage for covered workers is $7.25 an hour.”",
    '<a href="https://www.dol.gov/',
    "comes from a local stand-in for the fact-check service, not from the public one",
  ])("has %s", (part) => {
    expect(html).toContain(part);
  });

  it.each([
    ["<b>x</b>", "<p>&lt;b&gt;x&lt;/b&gt;</p>\n"],
    ["*x* _y_ `z`", "<p>*x* _y_ `z`</p>\n"],
    ["[a](javascript:b)", "<p>[a](javascript:b)</p>\n"],
    ["a &amp; b | c", "<p>a &amp;amp; b | c</p>\n"],
    ["a\n# b", "<p>a # b</p>\n"],
  ])("shows what a claim says as it is: %j", (text, expected) => {
    expect(marked.parse(asMarkdown(text), { async: false })).toBe(expected);
  });

  it("shortens a long claim without cutting a character in two", () => {
    const { result } = checkClaim(`x${"😀".repeat(400)}`);
    expect(result).toContain("😀…”");
    expect(result).not.toContain("\uFFFD");
  });

  it("is part of the verdict as text, after verdict, confidence and time", () => {
    const verdict = checkClaim("Election Day is a federal holiday");
    const text = verdictAsText(verdict);
    expect(text).toMatch(/^# Fact-check: Refuted\n\n- \*\*Verdict:\*\* REFUTED, Official sources contradict/);
    expect(text).toContain(`- **Confidence:** ${Math.round(verdict.confidence * 100)}%`);
    expect(text).toContain(`- **Checked:** ${NOW.toISOString()}`);
    expect(text.endsWith(`${verdict.result}\n`)).toBe(true);
  });
});

describe("any string gets a verdict", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc.webUrl(),
    fc.string().map((end) => `https://${end}`),
    fc
      .array(fc.constantFrom("\0", "\ud800", "😀", "שלום", "|", "tax", "wage", "no", "100", "$"), {
        maxLength: 60,
      })
      .map((parts) => parts.join(" ")),
  );

  it("of whatever characters", () => {
    fc.assert(
      fc.property(text, (claim) => {
        const answer = checkClaim(claim);
        expect(answer).toMatchObject({ success: true, claim, timestamp: NOW.toISOString() });
        expect(answer.confidence).toBeGreaterThan(0);
        expect(answer.confidence).toBeLessThanOrEqual(1);
        expect(answer.result.isWellFormed()).toBe(true);
        expect(answer.result).not.toContain("\0");
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    "a",
    " ",
    "1 ",
    ".",
    "U.S.",
    "a. ",
    ".'",
    "\n",
    "a.b/",
    "tax wage census ",
    "(",
    "|*_[",
    "\u202e\0\ud800",
  ])("of 10,000 characters, in less than a second of computing: %j", (part) => {
    const claim = part.repeat(10_000).slice(0, 10_000);
    expect(computingTime(() => checkClaim(claim))).toBeLessThan(1000);
  });
});
