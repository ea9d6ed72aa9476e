import { beforeEach, describe, expect, it } from "vitest";
import {
  pauseEnd,
  retryAfterMs,
  storedPauses,
} from "../../../../../entrypoints/background/network/rate-limit-pauses.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { expectLogs } from "../../../../setup/logs.ts";

function fakeArea() {
  const kept: Record<string, unknown> = {};
  return {
    kept,
    get: async (_keys: readonly string[]): Promise<Record<string, unknown>> => ({ ...kept }),
    set: async (values: object): Promise<void> => void Object.assign(kept, values),
  };
}

let local: ReturnType<typeof fakeArea>;
let session: ReturnType<typeof fakeArea>;

beforeEach(() => {
  local = fakeArea();
  session = fakeArea();
  Object.assign(fakeBrowser, { storage: { local, session }, extension: { inIncognitoContext: false } });
});

describe("a pause", () => {
  it("outlives the worker", async () => {
    await storedPauses().set("search", 7000);
    expect(await storedPauses().until("search")).toBe(7000);
    expect(await storedPauses().until("factCheck")).toBe(0);
  });

  it("of a private window is kept where it ends with the browser", async () => {
    Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
    await storedPauses().set("search", 7000);
    expect(await storedPauses().until("search")).toBe(7000);
    expect(local.kept).toEqual({});
  });

  it("holds in this life also where it cannot be stored", async () => {
    expectLogs(/A pause could not be stored: Error: no room/);
    local.set = () => Promise.reject(new Error("no room"));
    const pauses = storedPauses();
    await pauses.set("search", 7000);
    expect(await pauses.until("search")).toBe(7000);
  });

  it("begins again for its length where the clock was set back, in this life of the worker and in the next", async () => {
    let now = Date.UTC(2036, 0, 1);
    const pauses = storedPauses(() => now);
    await pauses.set("search", now + 30_000);
    expect(await pauses.until("search")).toBe(now + 30_000);
    now = Date.UTC(2026, 0, 1);
    expect(await pauses.until("search")).toBe(now + 30_000);
    expect(await storedPauses(() => now).until("search")).toBe(now + 30_000);
    // Once, not in each life of the worker.
    const end = now + 30_000;
    now += 20_000;
    expect(await storedPauses(() => now).until("search")).toBe(end);
  });

  it("lets a user ask once, over restarts of the worker, and grows with a later 429 in it", async () => {
    const now = () => 1_000;
    const pauses = storedPauses(now);
    await pauses.set("search", 90_000);
    expect(await pauses.isRequestTaken("search")).toBe(false);
    expect(await pauses.takeRequest("search")).toBe(true);
    expect(await pauses.takeRequest("search")).toBe(false);
    await pauses.set("search", 5_000);
    const next = storedPauses(now);
    expect([await next.until("search"), await next.takeRequest("search")]).toEqual([90_000, false]);
    await next.set("search", 0);
    await next.set("search", 7_000);
    expect([await next.until("search"), await next.takeRequest("search")]).toEqual([7_000, true]);
  });

  it("of an earlier life holds though the store could not be read at first", async () => {
    expectLogs(/Pauses could not be read: Error: busy/);
    await storedPauses().set("search", 7000);
    const { get } = local;
    local.get = () => Promise.reject(new Error("busy"));
    const pauses = storedPauses();
    expect(await pauses.until("search")).toBe(0);
    local.get = get;
    expect(await pauses.until("search")).toBe(7000);
  });

  it("is the longest of those that come at the same moment, whichever is the last", async () => {
    const pauses = storedPauses(() => 1_000);
    await Promise.all([pauses.set("search", 90_000), pauses.set("search", 5_000)]);
    expect(await pauses.until("search")).toBe(90_000);
    expect(await storedPauses(() => 1_000).until("search")).toBe(90_000);
  });

  it("lets a user ask once also where two pages ask at the same moment", async () => {
    const pauses = storedPauses(() => 1_000);
    await pauses.set("search", 90_000);
    const taken = [pauses.takeRequest("search"), pauses.takeRequest("search")];
    expect(await Promise.all(taken)).toEqual([true, false]);
  });

  it.each([
    [
      "cannot be read",
      () => Promise.reject(new Error("corrupt")),
      [/Pauses could not be read: Error: corrupt/],
    ],
    [
      "holds something else",
      async (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, "soon"])),
      [],
    ],
  ])("is none where the store %s", async (_, get, logged) => {
    expectLogs(...logged);
    local.get = get;
    expect(await storedPauses().until("search")).toBe(0);
  });
});

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

describe("Retry-After", () => {
  it.each([
    ["120", 120_000],
    [" 7 ", 7000],
    ["0", 0],
    ["1.5", 1500],
    ["Fri, 02 Jan 2026 03:05:05 GMT", 60_000],
    ["Friday, 02-Jan-26 03:04:15 GMT", 10_000],
    ["Fri, 02 Jan 2026 03:03:05 GMT", -60_000],
    ["Fri Jan  2 03:05:05 2026", 60_000],
    ["", null],
    ["-5", null],
    ["soon", null],
    ["1e3", null],
    ["2026-01-02T03:05:05Z", null],
  ])("%j is %j ms", (header, expected) => {
    expect(retryAfterMs(new Headers({ "retry-after": header }), NOW)).toBe(expected);
  });

  it.each([
    ["Fri, 02 Jan 2026 05:05:05 GMT", "Fri, 02 Jan 2026 05:04:05 GMT", 60_000],
    ["Fri Jan  2 05:05:05 2026", "Fri Jan  2 05:04:05 2026", 60_000],
    ["Fri, 02 Jan 2026 03:05:05 GMT", "nonsense", 60_000],
    ["30", "Fri, 02 Jan 2026 05:04:05 GMT", 30_000],
  ])("%j is of the service's clock, which says %j: %j ms", (header, date, expected) => {
    expect(retryAfterMs(new Headers({ "retry-after": header, date }), NOW)).toBe(expected);
  });

  it("that is missing says nothing", () => {
    expect(retryAfterMs(new Headers(), NOW)).toBeNull();
  });
});

describe("the pause after a 429", () => {
  it.each([
    ["search", null, 30_000],
    ["factCheck", null, 60_000],
    ["search", "nonsense", 30_000],
    ["search", "12", 12_000],
    ["search", "0", 1000],
    ["search", "Fri, 02 Jan 2026 03:03:05 GMT", 1000],
    ["search", "99999999", 86_400_000],
  ] as const)("of %s after %j lasts %j ms", (service, header, expected) => {
    const headers = new Headers(header === null ? {} : { "retry-after": header });
    expect(pauseEnd(service, headers, NOW) - NOW).toBe(expected);
  });
});
