import { describe, expect, test } from "vitest";
import { claimTable } from "../../../server/fact-check/table.ts";
import { checkClaim } from "./fact-check-lookup.ts";

describe("every claim of the table gets its verdict, in each of its wordings", () => {
  const wordings = claimTable.flatMap((entry) =>
    [entry.claim, ...(entry.wordings ?? [])].map((wording) => [wording, entry] as const),
  );

  test.each(wordings)("%s", (wording, entry) => {
    const { verdict, summary } = checkClaim(wording);
    expect({ verdict, summary }).toEqual({
      verdict: entry.verdict,
      summary: expect.stringContaining(entry.summary),
    });
  });
});
