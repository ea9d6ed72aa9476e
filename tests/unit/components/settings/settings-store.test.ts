import { expect, test, vi } from "vitest";
import { change, unsaved } from "../../../../components/settings/settings-store.ts";

const save = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  saveSettings: save,
  readSettings: async () => ({ pageSize: 10 }),
}));

test("why a change could not be stored is kept until one could", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  save.mockRejectedValueOnce(new DOMException("", "QuotaExceededError"));
  await change({ pageSize: 20 });
  expect(unsaved.value).toBe("full");
  save.mockRejectedValueOnce(new Error("An unexpected error occurred"));
  await change({ pageSize: 20 });
  expect(unsaved.value).toBe("no-access");
  await change({ pageSize: 20 });
  expect(unsaved.value).toBeNull();
});
