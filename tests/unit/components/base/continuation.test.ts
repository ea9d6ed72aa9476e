import { describe, expect, it } from "vitest";
import { createContinuation } from "../../../../components/base/continuation.ts";
import type { ApiFailure } from "../../../../utils/platform/failure.ts";
import { steppedClock } from "../../../setup/stepped-clock.ts";

const OFFLINE: ApiFailure = { kind: "offline" };

function asked() {
  const { clock, pass } = steppedClock();
  const continuation = createContinuation(clock);
  let again = 0;
  const pauseOf = (milliseconds: number): ApiFailure => ({
    kind: "rate-limited",
    until: clock.now() + milliseconds,
  });
  const settle = (failure: ApiFailure | null) => {
    continuation.settle(failure, () => {
      again += 1;
    });
  };
  return { clock, pass, continuation, pauseOf, settle, again: () => again };
}

describe("what a user asked for", () => {
  it("goes on when the pause ends, and not before", () => {
    const { clock, pass, continuation, pauseOf, settle, again } = asked();
    settle(pauseOf(30_000));
    expect(continuation.at.value).toBe(clock.now() + 30_000);
    pass(29_999);
    expect(again()).toBe(0);
    pass(1);
    expect(again()).toBe(1);
    expect(continuation.at.value).toBeNull();
  });

  it.each([
    ["an answer", null],
    ["another failure", OFFLINE],
  ] as const)("does not go on after %s", (_, end) => {
    const { pass, continuation, pauseOf, settle, again } = asked();
    settle(pauseOf(30_000));
    settle(end);
    expect(continuation.at.value).toBeNull();
    pass(60_000);
    expect(again()).toBe(0);
  });

  it.each([
    [60 * 60_000, true],
    [60 * 60_000 + 1, false],
    [24 * 60 * 60_000, false],
  ])("goes on by itself after a pause of %i ms: %s", (pause, goesOn) => {
    const { pass, continuation, pauseOf, settle, again } = asked();
    settle(pauseOf(pause));
    expect(continuation.at.value !== null).toBe(goesOn);
    pass(pause);
    expect(again()).toBe(goesOn ? 1 : 0);
  });

  it("waits a second where the pause is over already", () => {
    const { pass, pauseOf, settle, again } = asked();
    settle(pauseOf(-5));
    pass(999);
    expect(again()).toBe(0);
    pass(1);
    expect(again()).toBe(1);
  });

  it("comes to rest after three pauses, promises nothing then, and starts over when the user asks", () => {
    const { pass, continuation, pauseOf, settle, again } = asked();
    for (let pause = 1; pause <= 5; pause += 1) {
      settle(pauseOf(10_000));
      pass(10_000);
    }
    expect(again()).toBe(3);
    settle(pauseOf(10_000));
    expect(continuation.at.value).toBeNull();
    continuation.begin();
    settle(pauseOf(10_000));
    expect(continuation.at.value).not.toBeNull();
  });

  it("is dropped for what the user asks next", () => {
    const { pass, continuation, pauseOf, settle, again } = asked();
    settle(pauseOf(10_000));
    continuation.begin();
    pass(20_000);
    expect(again()).toBe(0);
  });
});
