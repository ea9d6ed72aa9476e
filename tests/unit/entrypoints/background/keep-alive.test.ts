import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  isChecksAlarm,
  stayAwake,
  wakeIn,
  whileAwake,
} from "../../../../entrypoints/background/keep-alive.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const alarms = { create: vi.fn(async () => undefined), clear: vi.fn(async () => true) };
const getPlatformInfo = vi.fn(async () => ({}));
Object.assign(fakeBrowser, { alarms });
Object.assign(fakeBrowser.runtime, { getPlatformInfo });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it("a worker uses its browser every 20 seconds while there is a reason, and rests after the last one", () => {
  stayAwake("line", true);
  vi.advanceTimersByTime(61_000);
  expect(getPlatformInfo).toHaveBeenCalledTimes(3);
  // A second reason and the same one again do not start over.
  stayAwake("watches", true);
  vi.advanceTimersByTime(10_000);
  stayAwake("line", true);
  vi.advanceTimersByTime(10_000);
  expect(getPlatformInfo).toHaveBeenCalledTimes(4);
  stayAwake("line", false);
  vi.advanceTimersByTime(20_000);
  expect(getPlatformInfo).toHaveBeenCalledTimes(5);
  stayAwake("watches", false);
  stayAwake("never given", false);
  vi.advanceTimersByTime(120_000);
  expect(getPlatformInfo).toHaveBeenCalledTimes(5);
});

it("a worker stays awake as long as any of the works it was given goes on, also where one of them fails", async () => {
  const ends: ((failure?: Error) => void)[] = [];
  const work = (): Promise<string> =>
    new Promise((resolve, reject) => ends.push((failure) => (failure ? reject(failure) : resolve("done"))));
  const [first, second] = [whileAwake(work), whileAwake(work)];
  vi.advanceTimersByTime(20_000);
  expect(getPlatformInfo).toHaveBeenCalledTimes(1);
  ends[0]?.();
  expect(await first).toBe("done");
  vi.advanceTimersByTime(20_000);
  expect(getPlatformInfo).toHaveBeenCalledTimes(2);
  ends[1]?.(new Error("The disk is full."));
  await expect(second).rejects.toThrow("The disk is full.");
  vi.advanceTimersByTime(60_000);
  expect(getPlatformInfo).toHaveBeenCalledTimes(2);
});

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
  expect(isChecksAlarm({ name: "checks" })).toBe(true);
  expect(isChecksAlarm({ name: "watches" })).toBe(false);
});
