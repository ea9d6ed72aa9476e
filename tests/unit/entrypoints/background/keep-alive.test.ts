import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stayAwake, whileAwake } from "../../../../entrypoints/background/keep-alive.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const getPlatformInfo = vi.fn(async () => ({}));
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
