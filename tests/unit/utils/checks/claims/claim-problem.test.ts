import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimLength } from "../../../../../utils/checks/claims/claim.ts";
import { claimProblem } from "../../../../../utils/checks/claims/claim-problem.ts";
import { PRIVATE_CLAIMS, PUBLIC_CLAIMS } from "../../sites/private-claims.ts";

describe("what may be sent as a claim", () => {
  it.each([
    ["nothing", ""],
    ["spaces and line breaks", " \n\t  "],
    ["white space of other scripts", "\u00a0\u2003\u3000\ufeff"],
  ])("%s is no claim", (_name, claim) => {
    expect(claimProblem(claim)).toEqual({ reason: "claim-empty" });
  });

  it("ten thousand characters may be sent, one more may not", () => {
    expect(claimProblem("a".repeat(10_000))).toBeNull();
    expect(claimProblem("a".repeat(10_001))).toEqual({
      reason: "claim-too-long",
      length: 10_001,
      limit: 10_000,
    });
  });

  it("white space around a claim does not count against the limit", () => {
    expect(claimProblem(`  ${"a".repeat(10_000)}\n`)).toBeNull();
  });

  it.each([
    ["an emoji counts each of its units", "🏛️".repeat(3_334), 10_002],
    ["a family of emoji counts each part", "👨‍👩‍👧‍👦", 11],
    ["right-to-left letters count as one each", "الضريبة", 7],
    ["a combining accent counts", "e\u0301", 2],
  ])("%s", (_name, claim, length) => {
    expect(claimLength(claim)).toBe(length);
  });

  it("is refused exactly when it is too long, whatever words it holds", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 4_000 }), { maxLength: 5 }), (words) => {
        const claim = `The rule says ${words.join(" ")}`;
        const expected = claim.trim().length > 10_000 ? "claim-too-long" : undefined;
        expect(claimProblem(claim)?.reason).toBe(expected);
      }),
    );
  });
});

describe("claims that are addresses", () => {
  it.each(PRIVATE_CLAIMS)("%s is refused", (claim) => {
    expect(claimProblem(claim)).toMatchObject({ reason: "private-address" });
  });

  it.each(PUBLIC_CLAIMS)("%s is accepted", (claim) => {
    expect(claimProblem(claim)).toBeNull();
  });

  it.each(["10.5", "127", "3.14", "U.S.", "No.", "and/or", "mailto:", "::1 is"])(
    "%s is words, not an address",
    (claim) => {
      expect(claimProblem(claim)).toBeNull();
    },
  );

  it("no IPv4 address of a private network gets through, however it is written", () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const privateAddress = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    );
    const spelling = fc.constantFrom<(parts: number[]) => string>(
      (parts) => parts.join("."),
      (parts) => String(parts.reduce((sum, part) => sum * 256 + part, 0)),
      (parts) => `0x${parts.reduce((sum, part) => sum * 256 + part, 0).toString(16)}`,
      (parts) => parts.map((part) => `0${part.toString(8)}`).join("."),
      (parts) => `${parts[0]}.${(parts[1] ?? 0) * 65_536 + (parts[2] ?? 0) * 256 + (parts[3] ?? 0)}`,
      (parts) => `[::ffff:${parts.join(".")}]`,
    );
    fc.assert(
      fc.property(
        privateAddress,
        spelling,
        fc.constantFrom("http", "https", "HTTP"),
        (parts, spell, scheme) => {
          expect(claimProblem(`${scheme}://${spell(parts)}/`)).toMatchObject({ reason: "private-address" });
        },
      ),
    );
  });
});

it.each([
  "HTTP: a protocol that the law does not name",
  "https: is safer than http",
  "Note: the limit is 10.5 percent",
  "http://irs.gov/ says that the limit rose",
  "http://www.irs.gov/some page",
])("%j is no private address", (claim) => {
  expect(claimProblem(claim)).toBeNull();
});
