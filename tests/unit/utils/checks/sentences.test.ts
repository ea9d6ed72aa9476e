import { describe, expect, it } from "vitest";
import type { Check, UnsentProblem } from "../../../../utils/checks/check.ts";
import { rowDay, rowSentence, rowState } from "../../../../utils/checks/history/row-sentences.ts";
import type { PlaceInLine } from "../../../../utils/checks/place-in-line.ts";
import {
  badgeTitle,
  checkedSentence,
  checkStateName,
  claimLengthText,
  claimText,
  isNearClaimLimit,
  notificationTitle,
  unsentSentence,
} from "../../../../utils/checks/sentences.ts";
import { t } from "../../../../utils/platform/i18n.ts";
import { done, failedCheck, running, VERDICT, waiting } from "./sample.ts";

const NOW = new Date(2026, 10, 24, 12, 0).getTime();

describe("the row of a check", () => {
  const about = (check: Check, inLine: PlaceInLine | null = null, isChanged = false) =>
    rowSentence(check, { inLine, now: NOW, isChanged });
  const at = (...day: [number, number, number]) => new Date(...day, 10, 2).getTime();

  it.each<[string, string]>([
    [rowDay(at(2026, 10, 24), NOW), "today, 10:02\u00A0AM"],
    [rowDay(at(2026, 10, 23), NOW), "yesterday"],
    [rowDay(at(2026, 10, 18), NOW), "Nov 18"],
    [rowDay(at(2025, 9, 20), NOW), "Oct 20, 2025"],
  ])("names its day: %s", (day, words) => expect(day).toBe(words));

  it.each<[string, Check, PlaceInLine | null]>([
    ["Checking official sources · 6 sec", running(1, { startedAt: NOW - 6_000 }), null],
    [
      "2 fact-checks ahead of this one · starts in 12 sec",
      waiting(1),
      { place: 3, startsAt: NOW + 12_000, reason: "limit", canHurry: false },
    ],
    [
      "Service not reached · next try in 12 sec",
      waiting(1),
      { place: 1, startsAt: NOW + 12_000, reason: "unreachable", canHurry: true },
    ],
    ["Offline", waiting(1), { place: 1, startsAt: NOW, reason: "offline", canHurry: true }],
    ["Next in line", waiting(1), { place: 1, startsAt: NOW, reason: "running", canHurry: false }],
    ["Waiting", waiting(1), null],
    ["Nov 18 · ssa.gov", done(1, { finishedAt: at(2026, 10, 18) }), null],
    ["yesterday", failedCheck(1, { finishedAt: at(2026, 10, 23) }), null],
  ])("says: %s", (words, check, inLine) => expect(about(check, inLine)).toBe(words));

  it("says that it has a note", () => {
    const noted = { finishedAt: at(2026, 10, 18), note: "Call" };
    expect(about(done(1, noted))).toBe("Nov 18 · ssa.gov · note");
    expect(about(done(1, { ...noted, note: "" }))).toBe("Nov 18 · ssa.gov");
  });

  it("says that a source changed since, or how many sources there are", () => {
    const [source] = VERDICT.sources;
    if (source === undefined) throw new Error("the sample has a source");
    const two = { ...VERDICT, sources: [source, { ...source, domain: null, url: "https://www.irs.gov/x" }] };
    expect(about(done(1, { finishedAt: at(2026, 10, 18), verdict: two }))).toBe("Nov 18 · 2 sources");
    expect(about(done(1, { finishedAt: at(2026, 10, 18) }), null, true)).toBe("Nov 18 · source changed");
    expect(about(done(1, { finishedAt: at(2026, 10, 18), verdict: { ...VERDICT, sources: [] } }))).toBe(
      "Nov 18",
    );
  });
});

describe("a claim as it is shown", () => {
  it.each([
    ["", t("claim.none")],
    ["Taxes rose.", "“Taxes rose.”"],
    ["https://irs.gov/a", "https://irs.gov/a"],
  ])("%j: %s", (claim, shown) => expect(claimText(claim)).toBe(shown));

  it.each([
    ["a".repeat(8_999), false],
    ["a".repeat(9_000), true],
    ["😀".repeat(4_500), true],
  ])("is counted only near the limit (%#)", (claim, isNear) => {
    expect(isNearClaimLimit(claim)).toBe(isNear);
    expect(claimLengthText(claim)).toBe(t("claim.count_units", claim.length.toLocaleString("en"), "10,000"));
  });
});

describe("what became of a check", () => {
  const unsent = (problem: UnsentProblem): Check => {
    const { setbacks: _setbacks, ...asked } = waiting(1);
    return { ...asked, state: "unsent", problem };
  };

  it.each([
    [unsent({ reason: "nothing-selected" }), "popup.checks_unsent", "unsent.nothing_selected"],
    [unsent({ reason: "page-closed" }), "popup.checks_unsent", "unsent.page_closed"],
    [unsent({ reason: "claim-empty" }), "popup.checks_unsent", "failure.not_sent_claim_empty"],
    [unsent({ reason: "not-stored", problem: "full" }), "popup.checks_unsent", "failure.storage_full"],
    [failedCheck(1), "popup.checks_failed", "failure.offline"],
    [waiting(1), "popup.checks_waiting", null],
    [running(1), "popup.checks_running", null],
    [done(1), "verdict.refuted", null],
  ] as const)("is named and explained (%#)", (check, name, trouble) => {
    expect(checkStateName(check)).toBe(t(name));
    if (check.state === "unsent") expect(unsentSentence(check.problem)).toBe(trouble && t(trouble));
    expect(rowState(check)).toBe(check.state === "waiting" || check.state === "running" ? null : t(name));
  });

  it("is what a notification says", () => {
    expect(notificationTitle(done(1))).toBe("Refuted");
    expect(notificationTitle(failedCheck(1))).toBe(t("notification.failed"));
  });

  it("is counted on the toolbar button: finished ones before those under way", () => {
    expect(badgeTitle(0, 0)).toBe(t("extension.name"));
    const titles = [badgeTitle(2, 0), badgeTitle(2, 3), badgeTitle(0, 3)];
    expect(titles[0]).toContain("2");
    expect(titles[1]).toContain("3");
    expect(titles[1]).toBe(titles[2]);
  });
});

describe("when a claim was checked", () => {
  const finishedAt = Date.UTC(2026, 10, 21, 12);
  const found = (minutesBefore: number) => {
    const timestamp = new Date(finishedAt - minutesBefore * 60_000).toISOString();
    return checkedSentence(
      done(1, { addedAt: finishedAt, finishedAt, verdict: { ...VERDICT, timestamp } }),
      finishedAt,
    );
  };

  it("is told with the time of the answer only where that is older than clocks differ", () => {
    const alone = found(0);
    expect(found(10)).toBe(alone);
    expect(found(11)).toContain(`${alone} · `);
    const unknown = done(1, { addedAt: finishedAt, finishedAt, verdict: { ...VERDICT, timestamp: "soon" } });
    expect(checkedSentence(unknown, finishedAt)).toBe(alone);
  });
});
