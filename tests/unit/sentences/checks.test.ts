import { describe, expect, it } from "vitest";
import type { Check } from "../../../utils/claims/check.ts";
import type { PlaceInLine } from "../../../utils/claims/place-in-line.ts";
import { lineNote } from "../../../utils/sentences/checks.ts";
import { done, failedCheck, running, waiting } from "../claims/sample.ts";

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
