import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  askPassages,
  passagesAsk,
  passagesGoOnAt,
  stopAsking,
} from "../../../../components/checks/passages-store.ts";
import { send } from "../../../../utils/calls/send.ts";
import { failed, success } from "../../../../utils/platform/result.ts";

vi.mock("../../../../utils/calls/send.ts", () => ({ send: vi.fn() }));

const PAUSE = 30_000;
const paused = async () => failed({ kind: "rate-limited" as const, until: Date.now() + PAUSE });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(send).mockReset();
});
afterEach(() => {
  stopAsking("a");
  vi.useRealTimers();
});

it("passages that a pause held up are asked for again when it ends, once", async () => {
  vi.mocked(send).mockImplementationOnce(paused).mockResolvedValue(success(null));
  await askPassages("a");
  expect(passagesAsk("a")).toMatchObject({ kind: "rate-limited" });
  expect(passagesGoOnAt("a")).toBe(Date.now() + PAUSE);
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  expect(vi.mocked(send).mock.calls[1]?.slice(0, 2)).toEqual(["lookUpPassages", { id: "a" }]);
  expect(passagesAsk("a")).toBeNull();
  expect(passagesGoOnAt("a")).toBeNull();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(send).toHaveBeenCalledTimes(2);
});

it("passages of a check that is no longer shown are not asked for again", async () => {
  vi.mocked(send).mockImplementation(paused);
  await askPassages("a");
  stopAsking("a");
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(send).toHaveBeenCalledTimes(1);
});

it("a click during the pause asks at once, and the pause's end not once more", async () => {
  vi.mocked(send).mockImplementationOnce(paused).mockResolvedValue(success(null));
  await askPassages("a");
  await askPassages("a");
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(send).toHaveBeenCalledTimes(2);
});
