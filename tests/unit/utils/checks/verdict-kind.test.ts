import { describe, expect, it } from "vitest";
import { leavesClaimOpen, verdictKind, verdictTone } from "../../../../utils/checks/verdict-kind.ts";

describe("verdicts", () => {
  it.each([
    ["CONFIRMED", "confirmed", "good"],
    ["REFUTED", "refuted", "bad"],
    ["PARTIALLY_TRUE", "partially_true", "warn"],
    ["MISLEADING", "misleading", "warn"],
    ["OUTDATED", "outdated", "warn"],
    ["UNVERIFIABLE", "unverifiable", "calm"],
    ["NOT_A_GOVERNMENT_MATTER", "not_a_government_matter", "calm"],
    ["partially true", "partially_true", "warn"],
    [" Not-a-government-matter ", "not_a_government_matter", "calm"],
    ["SATIRE", "other", "calm"],
    ["", "other", "calm"],
    ["__proto__", "other", "calm"],
    ["constructor", "other", "calm"],
  ])("%j is %s and looks %s", (verdict, kind, tone) => {
    expect(verdictKind(verdict)).toBe(kind);
    expect(verdictTone(verdictKind(verdict))).toBe(tone);
  });

  it("only the verdicts that say nothing about the claim offer a search instead", () => {
    expect(
      ["unverifiable", "not_a_government_matter"].every((kind) => leavesClaimOpen(verdictKind(kind))),
    ).toBe(true);
    expect(
      ["confirmed", "refuted", "misleading", "x"].some((kind) => leavesClaimOpen(verdictKind(kind))),
    ).toBe(false);
  });
});
