// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { HistoryTools } from "../../../../../components/checks/list/HistoryTools.tsx";
import { WHOLE_HISTORY } from "../../../../../components/checks/list/history.ts";
import { changesAsk } from "../../../../../components/checks/source-changes-store.ts";
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
  render(null, document.body);
  changesAsk.value = null;
});

it("looking for changed sources can be pressed once, and again after its answer", async () => {
  const nothing = () => undefined;
  render(
    <HistoryTools
      filter={WHOLE_HISTORY}
      {...{ total: 1, shown: 1, verdicts: 1 }}
      {...{ onFilter: nothing, onExport: nothing, onReport: nothing, onDeleteAll: nothing }}
    />,
    document.body,
  );
  const button = document.querySelector<HTMLButtonElement>(".changes-tool button");
  const says = () => document.querySelector(".changes-tool [role=status]")?.textContent;
  expect([button?.getAttribute("aria-disabled"), says()]).toEqual(["false", ""]);
  await act(() => button?.click());
  await act(() => button?.click());
  expect(world.asked).toBe(1);
  expect(button?.getAttribute("aria-disabled")).toBe("true");
  const waiting = says();
  world.answer();
  await vi.waitFor(() => expect(button?.getAttribute("aria-disabled")).toBe("false"));
  expect(says()).not.toBe(waiting);
  await act(() => button?.click());
  expect(world.asked).toBe(2);
});
