import { describe, expect, it } from "vitest";
import { retryAfterMs } from "../../../../entrypoints/background/network/retry.ts";

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
    ["", null],
    ["-5", null],
    ["soon", null],
    ["1e3", null],
    ["2026-01-02T03:05:05Z", null],
  ])("%j is %j ms", (header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });

  it("that is missing says nothing", () => {
    expect(retryAfterMs(null, NOW)).toBeNull();
  });
});
