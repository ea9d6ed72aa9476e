// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { actions, notice, undoRemoval } from "../../../../../components/checks/list/panel-actions.ts";
import { earlier } from "../../../../../components/checks/list/panel-store.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { done } from "../../../utils/checks/sample.ts";

const sent = vi.hoisted(() => [] as [string, { id?: string; check?: { id: string } }][]);
const failing = vi.hoisted(() => new Set<string>());
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (...call: [string, { id?: string }]) => {
    sent.push(call);
    const isFailing = failing.has(call[1].id ?? "");
    return isFailing ? failed({ kind: "storage", problem: "full" }) : success(null);
  },
}));

afterEach(() => {
  sent.length = 0;
  failing.clear();
  notice.value = null;
});

it("a deleted check comes back with its earlier answers, all of them", async () => {
  const [check, before] = [done(2), done(1)];
  vi.spyOn(earlier, "value", "get").mockReturnValue(new Map([[check.id, [before]]]));
  actions.remove(check);
  await vi.waitFor(() => expect(notice.value?.removed).toEqual([before, check]));
  await undoRemoval();
  expect(sent.map(([name, { id, check: back }]) => `${name} ${id ?? back?.id}`)).toEqual([
    ...["removeCheck check-1", "removeCheck check-2"],
    ...["restoreCheck check-1", "restoreCheck check-2"],
  ]);
  expect(notice.value).toBeNull();
});

it("what could not be deleted is not offered back", async () => {
  const [check, before] = [done(2), done(1)];
  vi.spyOn(earlier, "value", "get").mockReturnValue(new Map([[check.id, [before]]]));
  failing.add(check.id);
  actions.remove(check);
  await vi.waitFor(() => expect(notice.value?.removed).toEqual([before]));
});
