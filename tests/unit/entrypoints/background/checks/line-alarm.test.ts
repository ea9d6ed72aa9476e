import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isLineAlarm, wakeIn } from "../../../../../entrypoints/background/checks/line-alarm.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";

const alarms = { create: vi.fn(async () => undefined), clear: vi.fn(async () => true) };
Object.assign(fakeBrowser, { alarms });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it.each([
  [1_000, 1, 0.5],
  [30_000, 1, 0.5],
  [30_001, 0, 30_001 / 60_000],
  [600_000, 0, 10],
])(
  "a turn in %i ms comes by timer only while a worker lives that long, and by an alarm that rings on in any case",
  (wait, turns, delayInMinutes) => {
    const turn = vi.fn();
    wakeIn(wait, turn);
    expect(alarms.create).toHaveBeenCalledExactlyOnceWith("checks", { delayInMinutes, periodInMinutes: 0.5 });
    vi.advanceTimersByTime(wait - 1);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledTimes(turns);
  },
);

it("a later turn replaces the one before, and none clears it with its alarm", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  wakeIn(1_000, first);
  wakeIn(2_000, second);
  vi.advanceTimersByTime(1_500);
  wakeIn(null, second);
  vi.advanceTimersByTime(60_000);
  expect(first).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
  expect(alarms.clear).toHaveBeenCalledExactlyOnceWith("checks");
});

it("knows its own alarm", () => {
  expect(isLineAlarm({ name: "checks" })).toBe(true);
  expect(isLineAlarm({ name: "watches" })).toBe(false);
});
