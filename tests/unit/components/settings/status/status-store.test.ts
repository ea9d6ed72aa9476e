import { expect, it, vi } from "vitest";
import { createStatusStore } from "../../../../../components/settings/status/status-store.ts";
import { success } from "../../../../../utils/platform/result.ts";

function opened() {
  const send = vi.fn();
  return { send, ...createStatusStore({ send }) };
}

it("the answer of an older question, such as of another address, is dropped", async () => {
  const { send, checkHealth, checking, health } = opened();
  const older = Promise.withResolvers<unknown>();
  const newer = Promise.withResolvers<unknown>();
  send.mockReturnValueOnce(older.promise).mockReturnValueOnce(newer.promise);
  const asked = [checkHealth("search"), checkHealth("search")];
  newer.resolve(success({ up: true, rows: [] }));
  await asked[1];
  expect(checking.search.value).toBe(false);
  older.resolve(success({ up: false, rows: [] }));
  await asked[0];
  expect(health.search.value).toEqual(success({ up: true, rows: [] }));
});

it("an older answer that comes first leaves the newer question open", async () => {
  const { send, checkHealth, checking, health } = opened();
  const newer = Promise.withResolvers<unknown>();
  send.mockResolvedValueOnce(success({ up: false, rows: [] })).mockReturnValueOnce(newer.promise);
  const older = checkHealth("search");
  const last = checkHealth("search");
  await older;
  expect([health.search.value, checking.search.value]).toEqual([null, true]);
  newer.resolve(success({ up: true, rows: [] }));
  await last;
  expect(checking.search.value).toBe(false);
});
