// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { ChangesStatus } from "../../../../../components/checks/list/ChangesStatus.tsx";
import {
  askSourceChanges,
  askSourceChangesQuietly,
  changesAsk,
} from "../../../../../components/checks/source-changes-store.ts";
import { success } from "../../../../../utils/platform/result.ts";

const world = vi.hoisted(() => ({ asked: 0, answer: (): void => undefined }));
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: () => {
    world.asked += 1;
    return new Promise((resolve) => {
      world.answer = () => resolve(success({ isComplete: true }));
    });
  },
}));

afterEach(() => {
  world.asked = 0;
  render(null, document.body);
  changesAsk.value = null;
});

it("looking for changed sources is done once at a time, and what it found stays in view", async () => {
  render(<ChangesStatus changed={2} />, document.body);
  const says = () => document.querySelector("[role=status]")?.textContent;
  expect(says()).toBe("");
  await act(() => void askSourceChanges());
  await act(() => void askSourceChanges());
  expect([world.asked, says()]).toEqual([1, "Looking for changed sources…"]);
  await act(() => world.answer());
  await vi.waitFor(() => expect(says()).toBe("2 verdicts have a source that has changed since."));
  await act(() => void askSourceChanges());
  expect(world.asked).toBe(2);
});

it.each([
  [0, ""],
  [2, "2 verdicts have a source that has changed since."],
])("asked without a press, %i found say “%s”", async (changed, sentence) => {
  render(<ChangesStatus changed={changed} />, document.body);
  const says = () => document.querySelector("[role=status]")?.textContent;
  await act(() => void askSourceChangesQuietly());
  expect([world.asked, says()]).toEqual([1, ""]);
  await act(() => world.answer());
  await vi.waitFor(() => expect(changesAsk.value).toEqual({ isComplete: true, isQuiet: true }));
  expect(says()).toBe(sentence);
});
