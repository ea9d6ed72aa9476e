import { expect, it } from "vitest";
import { type Judged, mutationReport, type Outcome } from "../../../../scripts/mutate/report.ts";

const judged = (outcome: Outcome, equivalent?: string): Judged => ({
  id: "",
  file: "utils/search/place-labels.ts",
  line: 3,
  start: 0,
  end: 1,
  before: "a | b",
  after: "",
  isStatement: true,
  outcome,
  equivalent,
});
const report = (all: readonly Judged[]) => mutationReport(all, { seed: 7, date: "2026-11-22" });

it("counts what a test could notice, by folder, and lists what survives", () => {
  const text = report([judged("unit"), judged("unit"), judged("browser"), judged("survived")]);
  expect(text).toContain("**Score: 75.0 %**");
  expect(text).toContain("| utils/search | 4 | 2 | 1 | 1 |");
  expect(text).toContain("| `utils/search/place-labels.ts:3` | <code>a &#124; b</code> | removed | yes |");
});

it("says of how many no browser test was asked, and counts them as survivors", () => {
  const text = report([judged("unit"), judged("open")]);
  expect(text).toContain("**Score: 50.0 %**");
  expect(text).toContain("1 were not tried in a browser");
});

it("lists what makes no difference with its reason, and does not count it", () => {
  const text = report([judged("unit"), judged("survived", "Nobody reads it.")]);
  expect(text).toContain("**Score: 100.0 %**");
  expect(text).toContain("| Nobody reads it. |");
});
