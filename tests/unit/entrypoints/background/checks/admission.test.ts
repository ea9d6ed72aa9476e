import { describe, expect, it } from "vitest";
import {
  admit,
  type NewClaim,
  restored,
  retried,
  unsent,
} from "../../../../../entrypoints/background/checks/admission.ts";
import { done, failedCheck, running, waiting } from "../../../utils/checks/sample.ts";

const HOUR = 3_600_000;
const asked: NewClaim = { id: "new", claim: " Claim 1. ", origin: null, now: 100 * HOUR, again: false };

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
    expect(admit({ ...asked, again: true }, [done(1, { finishedAt: asked.now }), inLine], 9)).toBe(inLine);
  });

  it("is answered by a verdict of the last day, which moves to the top", () => {
    const saved = done(3, { finishedAt: asked.now - 23 * HOUR });
    expect(admit(asked, [saved], 9)).toEqual({ ...saved, order: 9, repeatedAt: asked.now });
  });

  it("is asked again when the verdict is older than a day", () => {
    expect(admit(asked, [done(3, { finishedAt: asked.now - 25 * HOUR })], 9)).toMatchObject({
      id: "new",
      state: "waiting",
    });
  });

  it("is asked again when the person says so, beside the saved verdict", () => {
    expect(admit({ ...asked, again: true }, [done(3, { finishedAt: asked.now })], 9)).toMatchObject({
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
