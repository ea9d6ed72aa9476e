import { describe, expect, it } from "vitest";
import {
  askedNow,
  endsPause,
  hurried,
  laterPause,
  nextTurn,
  online,
  reserve,
  settle,
} from "../../../../../entrypoints/background/checks/line.ts";
import { UNSEEN } from "../../../../../utils/checks/check.ts";
import {
  EMPTY_LINE,
  earliestStarts,
  type Line,
  PARALLEL,
  placesInLine,
} from "../../../../../utils/checks/place-in-line.ts";
import { START_WINDOW } from "../../../../../utils/checks/start-limit.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { running, VERDICT, waiting } from "../../../utils/checks/sample.ts";

const reading = (wall: number, worker = "w1") => ({ wall, steady: wall, worker });
const at = (wall: number, worker = "w1") => ({ clock: reading(wall, worker) });
const LINE: Line = { ...EMPTY_LINE, clock: reading(0) };

describe("a turn of the line", () => {
  it("starts the first in line, whatever order they were read in", () => {
    const turn = nextTurn(EMPTY_LINE, [waiting(5), waiting(3), waiting(4), waiting(6)], at(100));
    expect(turn.started.map(({ order }) => order)).toEqual([3, 4, 5]);
    expect(turn.started[0]).toMatchObject({ state: "running", startedAt: 100, worker: "w1" });
    expect(turn.line.starts).toEqual([100, 100, 100]);
    expect(turn.wakeAt).toBeNull();
  });

  it(`runs no more than ${PARALLEL} at once`, () => {
    const turn = nextTurn(EMPTY_LINE, [running(1), running(2), waiting(3), waiting(4)], at(100));
    expect(turn.started.map(({ order }) => order)).toEqual([3]);
  });

  it("waits for the window when ten were started in it", () => {
    const line = { ...LINE, starts: Array.from({ length: 10 }, (_, index) => index * 100) };
    const turn = nextTurn(line, [waiting(1)], at(1_000));
    expect(turn.started).toEqual([]);
    expect(turn.wakeAt).toBe(START_WINDOW);
  });

  it("starts nothing during a pause, and says when it ends", () => {
    const line = { ...LINE, pause: { since: 0, until: 5_000, reason: "service-asked" as const } };
    expect(nextTurn(line, [waiting(1)], at(4_999))).toMatchObject({ started: [], wakeAt: 5_000 });
    expect(nextTurn(line, [waiting(1)], at(5_000)).started).toHaveLength(1);
  });

  it("puts what another life of the worker was running back into its place", () => {
    const turn = nextTurn(EMPTY_LINE, [waiting(2), waiting(3), waiting(4), running(1)], at(100, "w2"));
    expect(turn.started.map(({ order }) => order)).toEqual([1, 2, 3]);
    expect(turn.started[0]).toMatchObject({ worker: "w2", setbacks: { unreached: 0, interrupted: 1 } });
  });

  it("gives up a check that was under way each time the worker died", () => {
    const cursed = running(1, { setbacks: { unreached: 0, interrupted: 3 } });
    const turn = nextTurn(EMPTY_LINE, [cursed], at(100, "w2"));
    expect(turn.started).toEqual([]);
    expect(turn.changed).toMatchObject([
      { id: cursed.id, state: "failed", failure: { kind: "interrupted" } },
    ]);
  });

  it("keeps waits the same when the clock is set", () => {
    const line = {
      ...LINE,
      starts: Array.from({ length: 10 }, () => 1_000),
      pause: { since: 0, until: 30_000, reason: "service-asked" as const },
    };
    const clock = { wall: 3_602_000, steady: 2_000, worker: "w1" };
    const turn = nextTurn(line, [waiting(1)], { clock });
    expect(turn.wakeAt).toBe(3_601_000 + START_WINDOW);
    expect(turn.line.pause?.until).toBe(3_630_000);
  });
});

describe("a place for a request that is no check", () => {
  it("is refused where ten went out, and where the service asked to wait, each in its own way", () => {
    const full = { ...LINE, starts: Array.from({ length: 10 }, () => 0) };
    expect(reserve(full, reading(100)).held).toEqual({ kind: "line-full", until: START_WINDOW });
    const paused = { ...LINE, pause: { since: 0, until: 500, reason: "service-asked" as const } };
    expect(reserve(paused, reading(100)).held).toEqual({ kind: "rate-limited", until: 500 });
    expect(reserve(paused, reading(500))).toMatchObject({ held: null });
    expect(reserve(paused, reading(600))).toMatchObject({ held: null, line: { starts: [600] } });
  });

  it("is there while the line only waits for a service that could not be reached: the user asks now", () => {
    const pause = { since: 0, until: 500, reason: "unreachable" as const };
    const { held, line } = reserve({ ...LINE, pause }, reading(100));
    expect(held).toBeNull();
    expect(line).toMatchObject({ starts: [100], pause });
  });
});

describe("the end of a request", () => {
  const check = running(1, { startedAt: 10 });

  it("a verdict makes it done and unseen", () => {
    expect(settle(check, success(VERDICT), 50)).toEqual({
      check: expect.objectContaining({ state: "done", verdict: VERDICT, finishedAt: 50, seenAt: UNSEEN }),
      pause: null,
    });
  });

  it.each([
    ["done", success(VERDICT)],
    ["back in line", failed<ApiFailure>({ kind: "rate-limited", until: 900 })],
    ["failed", failed<ApiFailure>({ kind: "offline" })],
  ])("the sentence that the claim was selected in stays with a check that is %s", (_, outcome) => {
    const sentence = "It is false that claim 1 holds.";
    expect(settle({ ...check, sentence }, outcome, 50).check).toMatchObject({ claim: "Claim 1", sentence });
  });

  it("a 429 puts it back and pauses everyone until the service's time", () => {
    expect(settle(check, failed({ kind: "rate-limited", until: 900 }), 50)).toEqual({
      check: expect.objectContaining({ state: "waiting", order: 1, setbacks: check.setbacks }),
      pause: { since: 50, until: 900, reason: "service-asked" },
    });
  });

  it("an unreachable service is tried twice more, later each time, then the check fails", () => {
    const failure: ApiFailure = { kind: "unreachable" };
    const first = settle(check, failed(failure), 0);
    expect(first).toMatchObject({
      check: { state: "waiting", setbacks: { unreached: 1 } },
      pause: { since: 0, until: 3_000, reason: "unreachable" },
    });
    const second = settle(running(1, { setbacks: { unreached: 1, interrupted: 0 } }), failed(failure), 0);
    expect(second).toMatchObject({
      check: { state: "waiting", setbacks: { unreached: 2 } },
      pause: { until: 12_000 },
    });
    const third = settle(running(1, { setbacks: { unreached: 2, interrupted: 0 } }), failed(failure), 0);
    expect(third).toMatchObject({ check: { state: "failed", failure, seenAt: UNSEEN }, pause: null });
  });

  it("a browser that is offline is waited for, however long, and its word that it is online ends that", () => {
    const often = running(1, { setbacks: { unreached: 2, interrupted: 0 } });
    const { check, pause } = settle(often, failed({ kind: "offline" }), 20);
    expect(check).toMatchObject({ state: "waiting", setbacks: often.setbacks });
    expect(pause).toEqual({ since: 20, until: 30_020, reason: "offline" });
    const line = { ...LINE, pause };
    expect(online(line).pause).toBeNull();
    expect(hurried(line).pause).toBeNull();
    const unreachable = { ...LINE, pause: { since: 0, until: 3_000, reason: "unreachable" as const } };
    expect(online(unreachable)).toBe(unreachable);
    expect(placesInLine([waiting(1)], line, 30).get("check-1")).toMatchObject({
      reason: "offline",
      canHurry: true,
    });
  });

  it.each<ApiFailure>([{ kind: "unreachable" }, { kind: "offline" }])(
    "a connection that was lost over the service's work is not made again unasked: $kind",
    (failure) => {
      const asked = running(1, { startedAt: 5_000 });
      expect(settle(asked, failed(failure), 15_000)).toMatchObject({ check: { state: "waiting" } });
      expect(settle(asked, failed(failure), 15_001)).toMatchObject({
        check: { state: "failed", failure: { kind: "unreadable", problem: "lost" } },
        pause: null,
      });
    },
  );

  it.each<[string, ApiFailure]>([
    ["a time-out", { kind: "timeout", seconds: 120 }],
    ["a refusal", { kind: "refused", status: 400, message: "no", fields: [], suggestions: [] }],
    ["a broken service", { kind: "unavailable", status: 503, message: "" }],
    ["an unreadable answer", { kind: "unreadable", problem: "not-json" }],
    ["no address", { kind: "not-configured", service: "factCheck" }],
    ["a claim that may not be sent", { kind: "not-sent", problem: { reason: "claim-empty" } }],
  ])("%s is never asked again by itself: the service may have answered", (_name, failure) => {
    expect(settle(check, failed(failure), 50)).toMatchObject({
      check: { state: "failed", failure },
      pause: null,
    });
  });
});

describe("what the line tells", () => {
  it("the longer of two pauses holds", () => {
    const short = { since: 0, until: 1, reason: "unreachable" as const };
    const long = { since: 0, until: 2, reason: "service-asked" as const };
    expect(laterPause(short, long)).toBe(long);
    expect(laterPause(long, short)).toBe(long);
    expect(laterPause(null, short)).toBe(short);
    expect(laterPause(long, null)).toBe(long);
  });

  it("is cut short on demand where nobody but us asked for it", () => {
    const own = { since: 0, until: 12_000, reason: "unreachable" as const };
    const asked = { since: 0, until: 2_000, reason: "service-asked" as const };
    expect(hurried({ ...LINE, pause: own }).pause).toBeNull();
    expect(hurried({ ...LINE, pause: asked }).pause).toBe(asked);
    const both = laterPause(asked, own);
    expect(both).toEqual({ ...own, reason: "service-asked" });
    expect(hurried({ ...LINE, pause: both }).pause).toBe(both);
    const afterwards = { ...own, since: 2_000 };
    expect(laterPause(asked, afterwards)).toBe(afterwards);
  });

  it("that the service asked for lets one check through on demand, once", () => {
    const pause = { since: 0, until: 86_400_000, reason: "service-asked" as const };
    const wanted = askedNow({ ...LINE, pause });
    const turn = nextTurn(wanted, [waiting(1), waiting(2)], at(10));
    expect(turn.started).toMatchObject([{ id: "check-1", despitePause: true }]);
    expect(turn).toMatchObject({ wakeAt: pause.until, line: { pause: { ...pause, askNow: "used" } } });
    expect(askedNow(turn.line)).toBe(turn.line);
    const [ran] = turn.started;
    if (ran === undefined) throw new Error("nothing was started");
    const limited = failed<ApiFailure>({ kind: "rate-limited", until: pause.until + 5 });
    const after = laterPause(turn.line.pause, settle(ran, limited, 20).pause);
    expect(after).toMatchObject({ until: pause.until + 5, askNow: "used" });
    expect([endsPause(ran, success(VERDICT)), endsPause(ran, limited)]).toEqual([true, false]);
    const inLine = placesInLine([waiting(1)], { ...LINE, pause }, 10).get("check-1");
    const used = placesInLine([waiting(1)], turn.line, 10).get("check-1");
    expect([inLine?.canHurry, used?.canHurry]).toEqual([true, false]);
  });

  it("the earliest start of each place in line", () => {
    const line = { ...LINE, starts: [0, 1, 2, 3, 4, 5, 6, 7] };
    expect(earliestStarts(line, 4, 100)).toEqual([100, 100, START_WINDOW, START_WINDOW + 1]);
    expect(
      earliestStarts({ ...line, pause: { since: 0, until: 500, reason: "unreachable" } }, 1, 100),
    ).toEqual([500]);
  });
});
