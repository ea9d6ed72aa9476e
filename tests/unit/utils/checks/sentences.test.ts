import { describe, expect, it } from "vitest";
import type { Check, UnsentProblem } from "../../../../utils/checks/check.ts";
import type { PlaceInLine } from "../../../../utils/checks/place-in-line.ts";
import {
  badgeTitle,
  checkedSentence,
  checkStateName,
  checkTroubleSentence,
  claimLengthText,
  claimText,
  lineNote,
  notificationTitle,
} from "../../../../utils/checks/sentences.ts";
import { t } from "../../../../utils/platform/i18n.ts";
import { done, failedCheck, running, VERDICT, waiting } from "./sample.ts";

const NOW = 1_000_000;

describe("what is noted of a check where there is little room", () => {
  it.each<[string, Check, PlaceInLine | null, string]>([
    [
      "that a verdict was saved, and its age",
      done(1, { finishedAt: NOW - 600_000, repeatedAt: NOW }),
      null,
      "You checked this claim 10 minutes ago. This is the saved verdict.",
    ],
    [
      "the place in line, the time to its start and the reason",
      waiting(1),
      { place: 3, startsAt: NOW + 12_000, reason: "limit", canHurry: false },
      "2 checks ahead of this one · starts in 12 sec. The service accepts 10 checks a minute.",
    ],
    [
      "the service that is out of reach",
      waiting(1),
      { place: 1, startsAt: NOW + 3_000, reason: "unreachable", canHurry: false },
      "Next in line · starts in 3 sec. The service could not be reached.",
    ],
    [
      "what it waits for, where no time is known",
      waiting(1),
      { place: 1, startsAt: NOW, reason: "running", canHurry: false },
      "Next in line. Starts when a running check finishes.",
    ],
  ])("is %s", (_name, check, inLine, words) => {
    expect(lineNote(check, inLine, NOW)?.startsWith(words)).toBe(true);
  });

  it("is nothing where there is nothing more to say", () => {
    for (const check of [running(1), done(1), failedCheck(1)]) expect(lineNote(check, null, NOW)).toBeNull();
    expect(lineNote(waiting(1), null, NOW)).toBeNull();
    expect(
      lineNote(waiting(1), { place: 1, startsAt: NOW, reason: "starting", canHurry: false }, NOW),
    ).toBeNull();
  });
});

describe("a claim as it is shown", () => {
  it.each([
    ["", t("claim.none")],
    ["Taxes rose.", "“Taxes rose.”"],
    ["https://irs.gov/a", "https://irs.gov/a"],
  ])("%j: %s", (claim, shown) => expect(claimText(claim)).toBe(shown));

  it.each([
    ["a", "claim.count"],
    ["a".repeat(8_999), "claim.count"],
    ["a".repeat(9_000), "claim.count_units"],
    ["😀", "claim.count_units"],
  ] as const)("says how it is counted only where that matters (%#)", (claim, key) => {
    expect(claimLengthText(claim)).toBe(t(key, claim.length.toLocaleString("en"), "10,000"));
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
    expect(checkTroubleSentence(check)).toBe(trouble && t(trouble));
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
