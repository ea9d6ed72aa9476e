import { describe, expect, it } from "vitest";
import { stateAfter, stateNow } from "../../../../../entrypoints/background/network/service-state.ts";
import type { ApiFailure, ServiceState } from "../../../../../utils/platform/failure.ts";

const NOW = 1_000_000;
const UP: ServiceState = { state: "up" };
const refused: ApiFailure = { kind: "refused", status: 400, message: "", fields: [], suggestions: [] };

describe("the state of a service", () => {
  it.each<[string, ApiFailure | null, number, ServiceState]>([
    ["an answer", null, 100, UP],
    ["a slow answer", null, 5000, { state: "slow" }],
    ["a refusal, which is an answer", refused, 100, UP],
    ["a 429", { kind: "rate-limited", until: NOW + 7 }, 100, { state: "paused", until: NOW + 7 }],
    ["no network", { kind: "offline" }, 100, { state: "offline" }],
    ["no connection", { kind: "unreachable" }, 100, { state: "down", since: NOW }],
    ["no access", { kind: "no-access", origins: "https://a.example/*" }, 100, { state: "down", since: NOW }],
    ["no answer in time", { kind: "timeout", seconds: 10 }, 100, { state: "down", since: NOW }],
    ["an abort, which says nothing", { kind: "aborted" }, 100, UP],
  ])("after %s", (_, failure, milliseconds, expected) => {
    expect(stateAfter(UP, failure, milliseconds, NOW)).toEqual(expected);
  });

  it("keeps since when it is down", () => {
    const down: ServiceState = { state: "down", since: 5 };
    expect(stateAfter(down, { kind: "unavailable", status: 503, message: "" }, 1, NOW)).toEqual(down);
  });

  it("is a pause as long as one is stored, and unknown once it is over", () => {
    expect(stateNow(UP, NOW, NOW + 1, true, NOW)).toEqual({ state: "paused", until: NOW + 1 });
    expect(stateNow({ state: "paused", until: NOW }, NOW, NOW, true, NOW)).toEqual({ state: "unknown" });
  });

  it("is unknown once the device is online again", () => {
    expect(stateNow({ state: "offline" }, NOW, 0, true, NOW)).toEqual({ state: "unknown" });
    expect(stateNow({ state: "offline" }, NOW, 0, false, NOW)).toEqual({ state: "offline" });
  });

  it("is down for a minute after it failed to answer; then nobody knows, for it may be back", () => {
    const down: ServiceState = { state: "down", since: 5 };
    expect(stateNow(down, NOW - 60_000, 0, true, NOW)).toEqual(down);
    expect(stateNow(down, NOW - 60_001, 0, true, NOW)).toEqual({ state: "unknown" });
    // The clock was set back since.
    expect(stateNow(down, NOW + 60_001, 0, true, NOW)).toEqual({ state: "unknown" });
  });
});
