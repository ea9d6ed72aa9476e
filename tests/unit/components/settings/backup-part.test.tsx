// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BackupPart } from "../../../../components/settings/BackupPart.tsx";
import * as backups from "../../../../components/settings/backup.ts";
import type { Backup } from "../../../../components/settings/backup-format.ts";
import { success } from "../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const file = vi.hoisted(() => ({ settings: {} }));
vi.mock("../../../../components/settings/read-backup.ts", () => ({
  readBackupFile: async () => success({ settings: file.settings, searches: [], watches: [], checks: [] }),
}));
vi.mock("../../../../utils/calls/send.ts", () => ({ send: async () => success(0) }));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({}),
  ownSettings: async () => ({}),
  lockedSettings: async () => [],
  listenToSettings: () => () => undefined,
}));

const ADDRESS = "https://search.example.org/";
const request = vi.fn<(asked: unknown) => Promise<boolean>>();

beforeEach(() => Object.assign(fakeBrowser, { permissions: { request } }));
afterEach(() => {
  render(null, document.body);
  request.mockReset();
});

it.each<[string, Backup["settings"], object | null]>([
  ["nothing that the browser grants", { pageSize: 20 }, null],
  [
    "an address",
    { searchServiceUrl: ADDRESS },
    { origins: ["https://search.example.org/*"], permissions: [] },
  ],
  ["notifications", { notifications: true }, { origins: [], permissions: ["notifications"] }],
  [
    "an address and notifications",
    { searchServiceUrl: ADDRESS, notifications: true },
    { origins: ["https://search.example.org/*"], permissions: ["notifications"] },
  ],
])("a file that needs %s asks the browser for that within the click", async (_, settings, expected) => {
  const restored = vi.spyOn(backups, "restoreBackup").mockResolvedValue(success(0));
  request.mockResolvedValue(false);
  file.settings = settings;
  render(<BackupPart onRestored={async () => undefined} />, document.body);
  const field = document.querySelector("input");
  Object.defineProperty(field, "files", { value: [new File(["{}"], "backup.json")] });
  field?.dispatchEvent(new Event("change", { bubbles: true }));
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll("button")].find(({ textContent }) =>
      /^Import (and|with)/.test(textContent),
    );
    if (found === undefined) throw new Error("not read yet");
    return found;
  });
  button.click();
  expect(request.mock.calls).toEqual(expected === null ? [] : [[expected]]);
  await vi.waitFor(() => expect(restored).toHaveBeenCalledOnce());
  // What was refused is not taken from the file.
  expect(restored.mock.lastCall?.[0].settings).toEqual(expected === null ? settings : {});
});
