import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFactChecker } from "../../../server/fact-check/index.ts";
import { claimTable } from "../../../server/fact-check/table.ts";
import { corpus, lookupOver, now } from "./fact-check-lookup.ts";

// What is near a claim plays no part here, and looking for it would take most of the time.
const check = createFactChecker({ ...lookupOver(corpus), nearest: () => [] });
const checkClaim = (claim: string) => check(claim, now);

const longest = 10_000;
const verdicts = new Set(claimTable.map((entry) => entry.verdict));

function expectVerdict(claim: string): void {
  const answer = checkClaim(claim);
  expect(answer.claim).toBe(claim);
  expect(verdicts).toContain(answer.verdict);
  expect(answer.confidence).toBeGreaterThan(0);
  expect(answer.confidence).toBeLessThanOrEqual(1);
  expect(answer.summary).not.toBe("");
  expect(answer.timestamp).toBe("2026-03-02T09:30:00.000Z");
  expect(answer.result.isWellFormed()).toBe(true);
  expect(answer.result).not.toContain("\u0000");
}

const oddities = fc.constantFrom(
  "\u0000",
  "\ud800",
  "\udfff",
  "😀",
  "\u202e",
  "שלום",
  "مرحبا",
  "\r\n",
  "\\",
  "|",
  "ﷺ",
);
const vocabulary = fc.constantFrom(
  ...new Set(claimTable.flatMap((entry) => entry.claim.split(" "))),
  "not",
  "one",
  "hundred",
  "$",
  "in",
  ".",
);

describe("any string gets a verdict", () => {
  test("of whatever characters", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), expectVerdict), { numRuns: 150 });
  });

  test("of odd characters among words", () => {
    const text = fc.array(fc.oneof(oddities, vocabulary), { maxLength: 60 }).map((parts) => parts.join(" "));
    fc.assert(fc.property(text, expectVerdict), { numRuns: 150 });
  });

  test("that looks like an address", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.domain(),
          fc.string().map((end) => `https://${end}`),
        ),
        expectVerdict,
      ),
    );
  });

  test.each([
    "a",
    " ",
    "1 ",
    "one ",
    "hundred ",
    "1 in ",
    ".",
    "U.S.",
    ".'",
    "-\n",
    "\n",
    "a.b/",
    "and ",
    "😀",
    "\u202e\u0000\ud800",
    "tax wage census ",
    "The Supreme Court has 13 justices. ",
    "(",
    "|*_[",
  ])("of 10,000 characters, in less than a second of computing: %j", (part) => {
    const before = process.cpuUsage();
    expectVerdict(part.repeat(longest).slice(0, longest));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1_000);
  });
});

describe("no claim is confirmed that says something else", () => {
  const confirmed = claimTable.filter((entry) => entry.verdict === "CONFIRMED").map((entry) => entry.claim);
  const lowered = (claim: string) => claim.charAt(0).toLowerCase() + claim.slice(1);

  test.each(confirmed)("once denied or placed elsewhere: %s", (claim) => {
    expect(checkClaim(`It is false that ${lowered(claim)}`).verdict).toBe("REFUTED");
    expect(checkClaim(`It is a myth that ${lowered(claim)}`).verdict).toBe("REFUTED");
    expect(checkClaim(`In Canada, ${lowered(claim)}`).verdict).not.toBe("CONFIRMED");
    expect(checkClaim(`${claim.slice(0, -1)} thanks to Mayor Zorblatt.`).verdict).not.toBe("CONFIRMED");
  });

  const figures = claimTable.flatMap(({ claim, verdict, figure }) => {
    const numbers = claim.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
    return verdict === "CONFIRMED" && figure !== undefined
      ? numbers.map((number) => [number, claim] as const)
      : [];
  });

  test.each(figures)("with another figure than %s: %s", (number, claim) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (other) => {
        fc.pre(!claim.replaceAll(",", "").includes(String(other)));
        expect(checkClaim(claim.replace(number, String(other))).verdict).not.toBe("CONFIRMED");
      }),
      { numRuns: 20 },
    );
  });
});

test("case, accents, kinds of quotes and spaces make no difference", () => {
  for (const { claim, verdict } of claimTable) {
    for (const variant of [
      claim.toUpperCase(),
      claim.toLowerCase(),
      claim.replaceAll(" ", "\n  "),
      `“${claim}”`,
    ]) {
      expect([variant, checkClaim(variant).verdict]).toEqual([variant, verdict]);
    }
  }
});
