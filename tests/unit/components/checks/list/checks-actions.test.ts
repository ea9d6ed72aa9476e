// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { createClaimStore } from "../../../../../components/checks/claim-store.ts";
import { createChecksActions } from "../../../../../components/checks/list/checks-actions.ts";
import { createChecksReader } from "../../../../../components/checks/list/checks-reader.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { done } from "../../../utils/checks/sample.ts";
import { sampleActions } from "../sample-actions.ts";

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
});

function open() {
  const [check, before] = [done(2), done(1, { key: done(2).key })];
  const reader = createChecksReader();
  reader.checks.value = [check, before];
  return {
    check,
    before,
    ...createChecksActions({
      reader,
      editor: createClaimStore(() => undefined),
      ...sampleActions(),
      onUnsent: () => undefined,
    }),
  };
}

it("a deleted check comes back with its earlier answers, all of them", async () => {
  const { check, before, card, notice, undoRemoval } = open();
  card.remove(check);
  await vi.waitFor(() => expect(notice.value?.removed).toEqual([before, check]));
  await undoRemoval();
  expect(sent.map(([name, { id, check: back }]) => `${name} ${id ?? back?.id}`)).toEqual([
    ...["removeCheck check-1", "removeCheck check-2"],
    ...["restoreCheck check-1", "restoreCheck check-2"],
  ]);
  expect(notice.value).toBeNull();
});

it("what could not be deleted is not offered back", async () => {
  const { check, before, card, notice } = open();
  failing.add(check.id);
  card.remove(check);
  await vi.waitFor(() => expect(notice.value?.removed).toEqual([before]));
});
