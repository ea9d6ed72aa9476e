import { expect, test, vi } from "vitest";
import { createSettingsStore } from "../../../../components/settings/settings-store.ts";
import { failed, success } from "../../../../utils/platform/result.ts";

vi.mock("../../../../utils/settings/settings.ts", () => ({ rereadSettings: async () => ({ pageSize: 10 }) }));

test("the settings are read again after a change, also where it was not saved: what was moved must move back", async () => {
  const send = vi.fn();
  const store = createSettingsStore({ send });
  for (const answer of [failed({ kind: "storage", problem: "full" }), success(null)]) {
    send.mockResolvedValueOnce(answer);
    const before = store.settings.value;
    expect(await store.change({ pageSize: 20 })).toBe(answer.ok);
    expect(store.settings.value).toEqual({ pageSize: 10 });
    expect(store.settings.value).not.toBe(before);
  }
  expect(send.mock.lastCall).toEqual(["saveSettings", { pageSize: 20 }]);
});
