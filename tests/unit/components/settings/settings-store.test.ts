import { expect, test, vi } from "vitest";
import { createSettingsStore } from "../../../../components/settings/settings-store.ts";
import { failed, success } from "../../../../utils/platform/result.ts";
import { expectLogs } from "../../../setup/logs.ts";

vi.mock("../../../../utils/settings/settings.ts", () => ({ rereadSettings: async () => ({ pageSize: 10 }) }));

test("why a change could not be stored is kept until one could", async () => {
  expectLogs(/A setting could not be saved: .*storage/, /A setting could not be saved: .*interrupted/);
  const send = vi.fn();
  const store = createSettingsStore({ send });
  send.mockResolvedValueOnce(failed({ kind: "storage", problem: "full" }));
  await store.change({ pageSize: 20 });
  expect(store.unsaved.value).toBe("full");
  send.mockResolvedValueOnce(failed({ kind: "interrupted" }));
  await store.change({ pageSize: 20 });
  expect(store.unsaved.value).toBe("no-access");
  send.mockResolvedValueOnce(success(null));
  await store.change({ pageSize: 20 });
  expect(store.unsaved.value).toBeNull();
  expect(send.mock.lastCall).toEqual(["saveSettings", { pageSize: 20 }]);
});
