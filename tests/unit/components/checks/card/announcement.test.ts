import { describe, expect, it } from "vitest";
import { createAnnouncer } from "../../../../../components/checks/card/announcement.ts";
import type { Check } from "../../../../../utils/checks/check.ts";
import { history } from "../../../../e2e/seed-checks.ts";

const [done] = history(1);
if (done === undefined) throw new Error("no check");
const { verdict, finishedAt, seenAt, repeatedAt, ...asked } = done;
const waiting: Check = { ...asked, state: "waiting", setbacks: { interrupted: 0, unreached: 0 } };
const running: Check = {
  ...asked,
  state: "running",
  startedAt: 1,
  worker: "first",
  setbacks: { interrupted: 0, unreached: 0 },
};

const failed: Check = { ...asked, state: "failed", failure: { kind: "offline" }, finishedAt, seenAt: 0 };

/** What is said after each reading of the checks, whose cards are closed. */
const said = (...readings: readonly (readonly Check[])[]) => saidWhere(() => false, ...readings);

function saidWhere(
  isOpen: (id: string) => boolean,
  ...readings: readonly (readonly Check[])[]
): readonly string[] {
  const { announcement, announce } = createAnnouncer(isOpen);
  const heard: string[] = [];
  announcement.subscribe(({ words }) => words !== "" && heard.push(words));
  return readings.map((checks) => {
    announce(checks);
    return heard.splice(0).join();
  });
}

it("a check is told once when it is taken, and once when its verdict comes", () => {
  const claim = done.claim;
  expect(said([], [waiting], [running], [running], [done], [done])).toEqual([
    "",
    `Fact-check added: ${claim}`,
    "",
    "",
    `Confirmed: ${claim}`,
    "",
  ]);
});

it("what was there when the page opened, and what comes back, is no news", () => {
  expect(said([running, { ...done, id: "other" }], [running])).toEqual(["", ""]);
  expect(said([], [done])).toEqual(["", ""]);
});

it("a verdict that came between two readings is told", () => {
  expect(said([], [{ ...done, seenAt: 0 }])).toEqual(["", `Confirmed: ${done.claim}`]);
});

it("nothing is left of a check that was deleted", () => {
  const { announcement, announce } = createAnnouncer(() => false);
  for (const checks of [[], [waiting], [done]]) announce(checks);
  expect(announcement.value.words).toContain(done.claim);
  announce([]);
  expect(announcement.value.words).toBe("");
});

describe("a check that fails", () => {
  const failure = `Fact-check failed: “${done.claim}”. You are offline.`;

  it("is told with the reason while its card is closed", () => {
    const heard = said([], [waiting], [running], [failed], [failed]);
    expect(heard.slice(0, 3)).toEqual(["", `Fact-check added: ${done.claim}`, ""]);
    expect(heard[3]).toContain(failure);
    expect(heard[4]).toBe("");
    expect(said([], [failed])[1]).toContain(failure);
  });

  it("is told by its card alone while that is open", () => {
    expect(saidWhere(() => true, [running], [failed])).toEqual(["", ""]);
  });

  it("is no news when it comes back", () => {
    expect(said([], [{ ...failed, seenAt: 1 }])).toEqual(["", ""]);
  });
});

describe("a claim that is asked again within a day", () => {
  it.each(["Rents rose.", "Did rents rise?", "“Rents rose.”"])("%s is told with one full stop", (claim) => {
    const again = { ...done, claim, order: done.order + 1, repeatedAt: 1 };
    expect(said([{ ...done, claim }], [again])[1]).toContain(`: ${claim} You checked this claim`);
  });

  const order = done.order + 1;
  const again = { ...done, order, repeatedAt: 1 };
  const saved = `Confirmed: ${done.claim}. You checked this claim`;

  it("is told its saved verdict each time", () => {
    const heard = said([done], [again], [again], [{ ...again, order: order + 1, repeatedAt: 2 }]);
    expect(heard[1]).toContain(saved);
    expect(heard[2]).toBe("");
    expect(heard[3]).toContain(saved);
  });

  it("is told the verdict that a text has of it", () => {
    expect(said([], [again])[1]).toContain(saved);
    expect(said([failed], [{ ...again, id: failed.id }])[1]).toContain(saved);
  });

  it("is no news when it comes back, or is read as an older one", () => {
    const older = { ...again, id: "older", order: -1 };
    expect(said([again], [], [again], [again, older])).toEqual(["", "", "", ""]);
  });
});

it("the same words are said again where the same happens again", () => {
  const heard = said([failed], [waiting], [failed]);
  expect(heard[2]).toContain("Fact-check failed");
  const [before, after] = [said([], [waiting], [], [waiting]), `Fact-check added: ${done.claim}`];
  expect(before).toEqual(["", after, "", after]);
});
