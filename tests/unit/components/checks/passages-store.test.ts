import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageClock } from "../../../../components/base/clock.ts";
import { createPassagesStore, type PassagesStore } from "../../../../components/checks/passages-store.ts";
import { failed, success } from "../../../../utils/platform/result.ts";

const PAUSE = 30_000;
const send = vi.fn();
let passages: PassagesStore;
const paused = async () => failed({ kind: "rate-limited" as const, until: Date.now() + PAUSE });
let answerLate = (_: unknown): void => undefined;
const late = () =>
  new Promise((resolve) => {
    answerLate = resolve;
  });

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  passages = createPassagesStore({ send, clock: pageClock });
});
afterEach(() => void vi.useRealTimers());

it("passages that a pause held up are asked for again when it ends, once", async () => {
  send.mockImplementationOnce(paused).mockResolvedValue(success(null));
  await passages.ask("a");
  expect(passages.of("a")).toMatchObject({ kind: "rate-limited" });
  expect(passages.goesOnAt("a")).toBe(Date.now() + PAUSE);
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]?.slice(0, 2)).toEqual(["lookUpPassages", { id: "a", further: false }]);
  expect(passages.of("a")).toBeNull();
  expect(passages.goesOnAt("a")).toBeNull();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(send).toHaveBeenCalledTimes(2);
});

it("passages of a check that is no longer shown are not asked for again", async () => {
  send.mockImplementation(paused);
  await passages.ask("a");
  passages.stop("a");
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(send).toHaveBeenCalledTimes(1);
});

it("a click during the pause asks at once, and the pause's end not once more", async () => {
  send.mockImplementationOnce(paused).mockResolvedValue(success(null));
  await passages.ask("a");
  await passages.ask("a");
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  ["by a press", [late]],
  ["by themselves, after a pause", [paused, late]],
])("who asks for a verdict's passages that are on their way %s waits for these", async (_, answers) => {
  for (const answer of answers) send.mockImplementationOnce(answer);
  void passages.ask("a");
  await vi.advanceTimersByTimeAsync(PAUSE);
  let isOver = false;
  const second = passages.askUnseen("a").then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect([passages.of("a"), isOver]).toEqual(["asking", false]);
  answerLate(success(null));
  await second;
  expect([passages.of("a"), send.mock.calls.length]).toEqual([null, answers.length]);
});

it("what is asked for a whole text goes on when the card of a verdict is closed", async () => {
  const signals: AbortSignal[] = [];
  let answer = (_: unknown): void => undefined;
  send.mockImplementation((_name, _request, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise((resolve) => (answer = resolve));
  });
  const all = passages.askUnseen("a");
  passages.stop("a");
  expect(signals[0]?.aborted).toBe(false);
  answer(success(null));
  await all;
  void passages.ask("a");
  passages.stop("a");
  expect(signals[1]?.aborted).toBe(true);
});
