import { afterEach, expect, it, vi } from "vitest";
import { checkHealth, checking, health } from "../../../../../components/settings/status/status-store.ts";
import { success } from "../../../../../utils/platform/result.ts";

const send = vi.hoisted(() => vi.fn());
vi.mock("../../../../../utils/calls/send.ts", () => ({ send }));

afterEach(() => {
  health.search.value = null;
});

it("the answer of an older question, such as of another address, is dropped", async () => {
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
