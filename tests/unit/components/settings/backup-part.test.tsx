// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BackupPart } from "../../../../components/settings/BackupPart.tsx";
import * as backups from "../../../../components/settings/backup.ts";
import type { Backup } from "../../../../components/settings/backup-format.ts";
import { success } from "../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const file = vi.hoisted(() => ({ settings: {}, own: {}, locked: [] as string[], watches: [] as object[] }));
vi.mock("../../../../components/settings/read-backup.ts", () => ({
  readBackupFile: async () =>
    success({ settings: file.settings, searches: [], watches: file.watches, checks: [] }),
}));
vi.mock("../../../../utils/calls/send.ts", () => ({ send: async () => success(0) }));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => file.own,
  rereadSettings: async () => file.settings,
  ownSettings: async () => file.own,
  lockedSettings: async () => file.locked,
  listenToSettings: () => () => undefined,
}));

const RESTORED = { verdicts: 0, follows: 0, leftOut: 0 };
const ADDRESS = "https://search.example.org/";
const request = vi.fn<(asked: unknown) => Promise<boolean>>();

const remove = vi.fn(async (_: unknown) => true);
const contains = vi.fn(async (_: unknown) => false);

beforeEach(() => Object.assign(fakeBrowser, { permissions: { request, remove, contains } }));
afterEach(() => {
  render(null, document.body);
  request.mockReset();
  remove.mockReset();
  contains.mockReset().mockResolvedValue(false);
  Object.assign(file, { own: {}, locked: [], watches: [] });
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: false } });
});

/** Chooses a file, and presses the button that replaces everything by it. Returns what was said before. */
async function importFile(): Promise<string | null> {
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
  const said = document.body.textContent;
  button.click();
  return said;
}

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
  const restored = vi.spyOn(backups, "restoreBackup").mockResolvedValue(success(RESTORED));
  request.mockResolvedValue(false);
  file.settings = settings;
  await importFile();
  expect(request.mock.calls).toEqual(expected === null ? [] : [[expected]]);
  await vi.waitFor(() => expect(restored).toHaveBeenCalledOnce());
  // What was refused is not taken from the file.
  expect(restored.mock.lastCall?.[0].settings).toEqual(expected === null ? settings : {});
});

it("notifications that were allowed before stay where only an address is refused, which the note says", async () => {
  const restored = vi.spyOn(backups, "restoreBackup").mockResolvedValue(success(RESTORED));
  request.mockResolvedValue(false);
  contains.mockImplementation(async (asked) => JSON.stringify(asked).includes("notifications"));
  file.settings = { searchServiceUrl: ADDRESS, notifications: true };
  await importFile();
  await vi.waitFor(() => expect(document.body.textContent).toContain("except for service addresses."));
  expect(restored.mock.lastCall?.[0].settings).toEqual({ notifications: true });
});

it("a file whose address an administrator has set otherwise asks for no access to it", async () => {
  const restored = vi.spyOn(backups, "restoreBackup").mockResolvedValue(success(RESTORED));
  file.settings = { searchServiceUrl: ADDRESS, pageSize: 20 };
  file.locked = ["searchServiceUrl"];
  await importFile();
  await vi.waitFor(() => expect(restored).toHaveBeenCalled());
  expect([request.mock.calls, restored.mock.lastCall?.[0].settings]).toEqual([[], { pageSize: 20 }]);
});

it("a file with another address gives back the access to the one before", async () => {
  vi.spyOn(backups, "restoreBackup").mockResolvedValue(success(RESTORED));
  request.mockResolvedValue(true);
  file.own = { searchServiceUrl: "https://former.example.org", factCheckServiceUrl: ADDRESS };
  file.settings = { searchServiceUrl: ADDRESS, factCheckServiceUrl: ADDRESS };
  await importFile();
  await vi.waitFor(() =>
    expect(remove.mock.calls).toEqual([[{ origins: ["https://former.example.org/*"] }]]),
  );
});

it("a private window takes no follows from a file, and says so first", async () => {
  const restored = vi.spyOn(backups, "restoreBackup").mockResolvedValue(success(RESTORED));
  Object.assign(file, { settings: {}, watches: [{ rhythm: "look" }] });
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
  expect(await importFile()).toContain("Private windows follow nothing.");
  await vi.waitFor(() => expect(restored.mock.lastCall?.[0].watches).toEqual([]));
});
