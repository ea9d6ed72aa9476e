import { describe, expect, it } from "vitest";
import {
  admit,
  admitToGroup,
  canRetry,
  failedAgain,
  isUnjudged,
  keptInLine,
  type NewClaim,
  restored,
  retried,
  savedAnswer,
  unsent,
  withAnswer,
} from "../../../../../entrypoints/background/checks/admission.ts";
import { done, failedCheck, running, VERDICT, waiting } from "../../../utils/checks/sample.ts";

const HOUR = 3_600_000;
const asked: NewClaim = {
  id: "new",
  claim: " Claim 1. ",
  origin: null,
  now: 100 * HOUR,
  again: false,
  service: null,
};

describe("a claim that is asked for", () => {
  it("waits at the end of the line, trimmed", () => {
    expect(admit(asked, [], 9)).toMatchObject({
      id: "new",
      claim: "Claim 1.",
      key: "claim 1",
      order: 9,
      state: "waiting",
    });
  });

  it.each([
    ["waiting", waiting(3)],
    ["running", running(3)],
  ])("is not put in line again while it is %s, even when asked for again", (_state, inLine) => {
    expect(
      admit({ ...asked, again: true, service: null }, [done(1, { finishedAt: asked.now }), inLine], 9),
    ).toBe(inLine);
  });

  it("is answered by a verdict of the last day, which moves to the top", () => {
    const saved = done(3, { finishedAt: asked.now - 23 * HOUR });
    expect(admit(asked, [saved], 9)).toEqual({ ...saved, order: 9, repeatedAt: asked.now });
  });

  it("is answered by its verdict of the last day though a later try failed, and not by a copy of it", () => {
    const saved = done(3, { finishedAt: asked.now - HOUR });
    const tried = failedCheck(5, { claim: saved.claim, key: saved.key });
    expect(admit(asked, [saved, tried], 9)).toEqual({ ...saved, order: 9, repeatedAt: asked.now });
  });

  it("is asked again when the verdict is older than a day", () => {
    expect(admit(asked, [done(3, { finishedAt: asked.now - 25 * HOUR })], 9)).toMatchObject({
      id: "new",
      state: "waiting",
    });
  });

  it("is asked again when the user says so, beside the saved verdict", () => {
    expect(
      admit({ ...asked, again: true, service: null }, [done(3, { finishedAt: asked.now })], 9),
    ).toMatchObject({
      id: "new",
      state: "waiting",
    });
  });

  it("takes the newest verdict where there are several", () => {
    const newest = done(5, { finishedAt: asked.now - HOUR });
    expect(
      admit(
        asked,
        [done(3, { finishedAt: asked.now - 2 * HOUR }), newest, done(4, { finishedAt: asked.now })],
        9,
      ).id,
    ).toBe(newest.id);
  });

  it.each([true, false])("gives a new check the note of the last answer, asked again: %s", (again) => {
    const noted = done(5, { finishedAt: asked.now - 48 * HOUR, note: "Ask Ann" });
    const older = done(3, { finishedAt: asked.now - 72 * HOUR, note: "Old" });
    const added = admit({ ...asked, again }, [older, noted], 9);
    expect(added).toMatchObject({ id: asked.id, state: "waiting", note: "Ask Ann" });
    expect(admit({ ...asked, again, group: "group-1" }, [older, noted], 9)).not.toHaveProperty("note");
  });

  it("gives a check that failed another try in its own card", () => {
    expect(admit(asked, [failedCheck(3)], 9)).toMatchObject({ id: "check-3", state: "waiting", order: 9 });
  });
});

describe("other ways into the store", () => {
  it("a failed check starts over", () => {
    expect(retried(failedCheck(3), [failedCheck(3), done(2)], 9, 0)).toEqual({
      ...waiting(3),
      order: 9,
      failed: { failure: { kind: "offline" }, finishedAt: 0, seenAt: 0 },
    });
  });

  it.each([waiting(4), running(4)])("a failed check does not start beside a $state one", (inLine) => {
    expect(retried(failedCheck(3), [failedCheck(3), inLine], 9, 0)).toBeNull();
  });

  it("what comes back into the line takes the answer that is on its way in a text", () => {
    const elsewhere = running(4, { group: "group-1", key: "claim 3" });
    const back = { ...waiting(3), shares: true, sharesFrom: 0 };
    expect(restored(waiting(3), [elsewhere])).toEqual(back);
    expect(restored(running(3), [elsewhere])).toEqual(back);
    expect(restored(done(3), [elsewhere])).toEqual(done(3));
  });

  it("what cannot be sent is kept word for word", () => {
    const pointed = { ...asked, claim: "x ".repeat(6_000) };
    const problem = { reason: "claim-too-long", length: 11_999, limit: 10_000 } as const;
    expect(unsent(pointed, problem, 9)).toMatchObject({ claim: pointed.claim, state: "unsent", problem });
  });

  it("of an address that cannot be sent, the password is not kept", () => {
    const pointed = { ...asked, claim: "http:/admin:pw@192.168.0.1/" };
    const problem = { reason: "private-address", host: "192.168.0.1" } as const;
    expect(JSON.stringify(unsent(pointed, problem, 9))).not.toContain("pw");
    const sentence = "See https://me:pw@irs.gov/a for it.";
    for (const check of [unsent({ ...asked, sentence }, problem, 9), admit({ ...asked, sentence }, [], 9)])
      expect(check.sentence).toBe("See https://irs.gov/a for it.");
  });

  it("of the page a claim is from, the user name and password are not kept", () => {
    const from = { ...asked, origin: { title: "Page", url: "https://admin:pw@news.example/a" } };
    const kept = { title: "Page", url: "https://news.example/a" };
    expect(admit(from, [], 9).origin).toEqual(kept);
    expect(unsent(from, { reason: "nothing-selected" }, 9).origin).toEqual(kept);
  });
});

describe("a claim that is asked for elsewhere too", () => {
  const ofGroup = { group: "group-1", key: "claim 1" };

  it("takes the answer of one that is in line for a text", () => {
    for (const inLine of [waiting(3, ofGroup), running(3, ofGroup)]) {
      expect(admit(asked, [inLine], 9)).toMatchObject({ id: "new", state: "waiting", shares: true });
    }
  });

  it("that is to be asked again takes only an answer that comes from then on", () => {
    const again = { ...asked, again: true, service: null };
    expect(admit(again, [running(3, ofGroup)], 9)).toMatchObject({ shares: true, sharesFrom: asked.now });
    expect(admit(again, [done(3, ofGroup)], 9)).not.toHaveProperty("shares");
  });

  it("is answered by the verdict of a text, in a card of its own", () => {
    const saved = done(3, {
      ...ofGroup,
      finishedAt: asked.now - HOUR,
      note: "Of the text",
      passagesBySite: [],
    });
    expect(admit(asked, [saved], 9)).toEqual({
      id: "new",
      claim: "Claim 1.",
      key: "claim 1",
      origin: null,
      order: 9,
      addedAt: asked.now,
      state: "done",
      verdict: saved.verdict,
      finishedAt: saved.finishedAt,
      seenAt: asked.now,
      repeatedAt: asked.now,
      passagesBySite: [],
    });
  });

  it("of a text is found again among the checks of that text alone", () => {
    const own = done(3, { ...ofGroup, finishedAt: asked.now - HOUR });
    expect(admit({ ...asked, group: "group-1" }, [own], 9)).toMatchObject({ id: own.id, group: "group-1" });
    expect(admit({ ...asked, group: "group-2" }, [own], 9)).toMatchObject({ id: "new", group: "group-2" });
  });

  it("of a text always waits, and shares what others are answered", () => {
    expect(admitToGroup({ ...asked, group: "group-1", sentence: "Whole." }, 4)).toEqual({
      id: "new",
      claim: "Claim 1.",
      key: "claim 1",
      origin: null,
      sentence: "Whole.",
      group: "group-1",
      order: 4,
      addedAt: asked.now,
      state: "waiting",
      setbacks: { unreached: 0, interrupted: 0 },
      shares: true,
    });
  });
});

describe("a saved answer", () => {
  const DAY = 24 * HOUR;

  it.each([
    [asked.now - DAY + 1, true],
    [asked.now - DAY, false],
    // The clock was set back since.
    [asked.now + DAY - 1, true],
    [asked.now + DAY, false],
  ])("that came at %i counts as one of the last day: %s", (finishedAt, counts) => {
    const check = done(1, { finishedAt });
    expect(savedAnswer([check], asked)).toBe(counts ? check : null);
  });

  it.each([
    ["https-host.example", true],
    ["other.example", false],
    [null, true],
  ])("of one host answers a claim that is to be asked of %s: %s", (service, answers) => {
    const check = done(1, { finishedAt: asked.now, verdict: { ...VERDICT, service: "https-host.example" } });
    const wanted = { ...asked, service };
    expect(savedAnswer([check], wanted)).toBe(answers ? check : null);
    expect(admit(wanted, [check], 9).state).toBe(answers ? "done" : "waiting");
    // It does not say whose it is.
    expect(savedAnswer([done(1, { finishedAt: asked.now })], wanted)).not.toBeNull();
  });

  it("is the newest that came since the moment that is asked for", () => {
    const [old, late] = [done(1, { finishedAt: asked.now - 2 }), done(2, { finishedAt: asked.now - 1 })];
    const others = [failedCheck(5, { finishedAt: asked.now }), waiting(6)];
    expect(savedAnswer([old, late, ...others], asked)).toBe(late);
    expect(savedAnswer([late, old], asked, asked.now - 1)).toBe(late);
    expect(savedAnswer([old], asked, asked.now - 1)).toBeNull();
  });

  it("is taken with its passages, where it has some, and by the claim that was asked", () => {
    const check = waiting(4, { note: "Mine", setbacks: { unreached: 1, interrupted: 1 }, shares: true });
    const answered = withAnswer(check, done(1, { finishedAt: 7, serviceText: "Long" }), 8);
    expect(answered).toEqual(done(4, { note: "Mine", finishedAt: 7, seenAt: 8, repeatedAt: 8 }));
    expect(answered).not.toHaveProperty("passagesBySite");
  });
});

describe("what was tried before", () => {
  const failed = { failure: { kind: "timeout", seconds: 9 }, finishedAt: 5, seenAt: 6 } as const;

  it("comes back where the new try is taken out of the line", () => {
    expect(failedAgain(waiting(3))).toBeNull();
    expect(failedAgain(waiting(3, { failed, note: "Mine" }))).toEqual(
      failedCheck(3, { ...failed, note: "Mine" }),
    );
  });

  it("keeps its note, and what it had failed as, while it waits", () => {
    const before = failedCheck(3, { ...failed, note: "Mine" });
    expect(admit(asked, [before], 9)).toMatchObject({ id: before.id, note: "Mine", failed });
    expect(admit(asked, [failedCheck(3)], 9)).not.toHaveProperty("note");
  });

  it("stays of a check that goes back and forth, and nothing else does", () => {
    expect(keptInLine(running(3, { note: "Mine", despitePause: true }))).toEqual({});
    const kept = { shares: true, sharesFrom: 0, failed } as const;
    expect(keptInLine(running(3, kept))).toEqual(kept);
  });
});

describe("an undone removal", () => {
  it.each([waiting(3), running(3)])("does not bring back a $state check beside one in line", (check) => {
    expect(restored(check, [waiting(4)])).toBeNull();
    expect(restored(check, [done(4)])).toMatchObject({ id: check.id, state: "waiting" });
  });

  it("brings back what needs no line, whatever is in it", () => {
    for (const check of [done(3), failedCheck(3)]) expect(restored(check, [running(4)])).toBe(check);
  });

  it("leaves a check of a text as it shared before", () => {
    const check = waiting(3, { group: "group-1", shares: true });
    expect(restored(check, [running(4)])).toEqual(check);
    expect(restored(running(3, { sharesFrom: 2 }), [])).toMatchObject({ sharesFrom: 2 });
  });
});

it("is offered to be sent what failed, waits for consent, or is an address to think about", () => {
  const problems = [
    { reason: "no-consent" },
    { reason: "unjudged" },
    { reason: "nothing-selected" },
  ] as const;
  const all = problems.map((problem) => unsent(asked, problem, 1));
  expect([failedCheck(1), done(1), waiting(1), ...all].map(canRetry)).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
  expect([failedCheck(1), ...all].map(isUnjudged)).toEqual([false, false, true, false]);
});
