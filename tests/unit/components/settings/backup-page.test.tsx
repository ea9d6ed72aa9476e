// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AddressField } from "../../../../components/settings/AddressField.tsx";
import { BackupPart } from "../../../../components/settings/BackupPart.tsx";
import * as backups from "../../../../components/settings/backup.ts";
import type { Backup } from "../../../../components/settings/backup-format.ts";
import { StorageAlert } from "../../../../components/settings/StorageAlert.tsx";
import { failed, success } from "../../../../utils/platform/result.ts";
import type { UnreadPart } from "../../../../utils/settings/backup-sentences.ts";
import type { ServiceChoice } from "../../../../utils/settings/service-address.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { TAXES } from "../../utils/watches/sample.ts";
import { click, control, fill, isHeld, named, texts } from "../user.ts";

const world = vi.hoisted(() => ({ read: null as unknown, counted: 0, sent: [] as string[] }));
const countAgain = async (): Promise<void> => {
  world.counted += 1;
};
vi.mock("../../../../components/settings/read-backup.ts", () => ({ readBackupFile: async () => world.read }));
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string) => {
    world.sent.push(name);
    return success(0);
  },
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({}),
  ownSettings: async () => ({}),
  listenToSettings: () => () => undefined,
  lockedSettings: async () => [],
}));

const OTHER = "https://search.example.org/";
const FILE: Backup = {
  settings: { pageSize: 20 },
  searches: [],
  watches: [TAXES, { ...TAXES, rhythm: "look" }],
  checks: [],
};

const event = { addListener: () => undefined, removeListener: () => undefined };
beforeEach(() => {
  Object.assign(world, { read: null, counted: 0 });
  world.sent.length = 0;
  Object.assign(fakeBrowser, {
    permissions: { contains: async () => true, request: async () => true, onAdded: event, onRemoved: event },
  });
});
afterEach(() => act(() => render(null, document.body)));

const says = () => texts(":is(.alert, .note) p");
const disk = () => new DOMException("", "QuotaExceededError");

describe("an export", () => {
  it.each<[number, UnreadPart[], string[]]>([
    [0, [], []],
    [
      3,
      [],
      [
        "The file is full and leaves out your oldest fact-checks: 3 verdicts. Export them from the fact-checks panel.",
      ],
    ],
    [
      0,
      ["watches", "searches"],
      [
        "The file was saved without your follows and your recent searches, which could not be read. Reload this page and export again.",
      ],
    ],
  ])("that leaves out %i checks and %j says so", async (leftOut, unread, expected) => {
    vi.spyOn(backups, "collectBackup").mockResolvedValue({ backup: FILE, unread });
    const download = vi.spyOn(backups, "downloadBackup").mockResolvedValue(leftOut);
    await act(() => render(<BackupPart onRestored={countAgain} />, document.body));
    await click("Export");
    await vi.waitFor(() => expect(download).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(says()).toEqual(expected));
    // What is left out is not backed up.
    await vi.waitFor(() => expect(world.sent.includes("recordBackup")).toBe(leftOut === 0));
  });

  it.each<[string, unknown, RegExp]>([
    ["full", disk(), /disk is full/],
    ["not to be read", new Error("unknown"), /./],
  ])("from a database that is %s says so", async (_, error, words) => {
    vi.spyOn(backups, "collectBackup").mockRejectedValue(error);
    await act(() => render(<BackupPart onRestored={countAgain} />, document.body));
    await click("Export");
    await vi.waitFor(() => expect(texts("[role=alert]")[0]).toMatch(words));
  });
});

const RESTORED = { verdicts: 1, follows: 2, leftOut: 0 };

describe("an import", () => {
  async function choose(read: unknown, names = ["backup.json"]): Promise<void> {
    world.read = read;
    const field = document.querySelector("input");
    Object.defineProperty(field, "files", {
      value: names.map((name) => new File(["{}"], name)),
      configurable: true,
    });
    await act(() => void field?.dispatchEvent(new Event("change", { bubbles: true })));
  }
  const draw = () => act(() => render(<BackupPart onRestored={countAgain} />, document.body));

  it("says what the file holds before anything is replaced, and can be given up", async () => {
    const restore = vi.spyOn(backups, "restoreBackup").mockResolvedValue(success(RESTORED));
    await draw();
    await choose(success(FILE));
    await vi.waitFor(() => expect(says()[0]).toContain("1 setting"));
    expect(says()[0]).toContain("2 follows");
    expect(says()[0]).toContain("1 of its follows runs in the background");
    expect(texts("button").slice(1)).toEqual(["Add to my data", "Import and replace", "Cancel"]);
    await click("Cancel");
    expect([says(), restore.mock.calls.length]).toEqual([[], 0]);
    await choose(success({ ...FILE, watches: [] }));
    await vi.waitFor(() => expect(says()[0]).toContain("0 follows"));
    await click("Import and replace");
    await vi.waitFor(() => expect(says()).toEqual(["File imported."]));
    expect([restore.mock.calls.length, world.sent, world.counted]).toEqual([1, [], 1]);
    await choose(failed({ reason: "not-json" }), []);
    expect(says()).toEqual(["File imported."]);
  });

  it("can be added to what is there, which leaves the settings", async () => {
    const restore = vi.spyOn(backups, "restoreBackup").mockResolvedValue(success(RESTORED));
    await draw();
    await choose(success({ ...FILE, watches: [] }));
    await vi.waitFor(() => expect(named("Add to my data")).toHaveLength(1));
    expect(control("Add to my data").className).toContain("main");
    await click("Add to my data");
    await vi.waitFor(() => expect(says()).toEqual(["Added to your data: 1 verdict and 2 follows."]));
    expect(restore.mock.lastCall).toEqual([{ ...FILE, watches: [], settings: {} }, "merge"]);
  });

  it.each([
    [{ verdicts: 3, follows: 0, leftOut: 0 }, "Added to your data: 3 verdicts."],
    [{ verdicts: 0, follows: 1, leftOut: 2 }, "Added to your data: 1 follow. 2 "],
    [
      { verdicts: 0, follows: 0, leftOut: 0 },
      "No verdict or follow was added: you already have all those in this file.",
    ],
    [{ verdicts: 0, follows: 0, leftOut: 2 }, "File imported. 2 "],
  ])("says what came of it: %o", async (restored, sentence) => {
    vi.spyOn(backups, "restoreBackup").mockResolvedValue(success(restored));
    await draw();
    await choose(success(FILE));
    await vi.waitFor(() => expect(named("Add to my data")).toHaveLength(1));
    await click("Add to my data");
    await vi.waitFor(() => expect(says()[0]).toContain(sentence));
  });

  it("speaks of the file that was chosen last, however long another takes to read", async () => {
    const lost = vi.spyOn(backups, "lostByReplacing").mockResolvedValue({ verdicts: 0, follows: 0 });
    await draw();
    const slow = Promise.withResolvers<unknown>();
    await choose(slow.promise);
    await choose(success({ ...FILE, watches: [] }));
    await vi.waitFor(() => expect(says()[0]).toContain("0 follows"));
    await act(async () => slow.resolve(success(FILE)));
    await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(2));
    await act(async () => undefined);
    expect(says()[0]).toContain("0 follows");
  });

  it("says before a replacement what it deletes", async () => {
    vi.spyOn(backups, "lostByReplacing").mockResolvedValue({ verdicts: 12, follows: 1 });
    await draw();
    await choose(success(FILE));
    await vi.waitFor(() =>
      expect(says()[0]).toContain(
        "If you replace, what the file does not have is deleted here (12 verdicts and 1 follow), and your recent",
      ),
    );
  });

  it("asks again where more would be deleted by then", async () => {
    const lost = vi.spyOn(backups, "lostByReplacing").mockResolvedValue({ verdicts: 12, follows: 1 });
    const restored = vi.spyOn(backups, "restoreBackup").mockResolvedValue(success(RESTORED));
    await draw();
    await choose(success(FILE));
    await vi.waitFor(() => expect(says()[0]).toContain("(12 verdicts and 1 follow)"));
    lost.mockResolvedValue({ verdicts: 13, follows: 1 });
    await click("Import and replace");
    await vi.waitFor(() => expect(says()[0]).toContain("(13 verdicts and 1 follow)"));
    expect(restored).not.toHaveBeenCalled();
    await click("Import and replace");
    await vi.waitFor(() => expect(restored).toHaveBeenCalledOnce());
  });

  it("says so where what it would replace cannot be read", async () => {
    vi.spyOn(backups, "lostByReplacing").mockRejectedValue(new DOMException("gone", "InvalidStateError"));
    await draw();
    await choose(success(FILE));
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).not.toBe(""));
    expect(named("Import and replace")).toHaveLength(0);
  });

  it("with other addresses asks whether they are wanted", async () => {
    const restore = vi.spyOn(backups, "restoreBackup").mockResolvedValue(success(RESTORED));
    await draw();
    const file = { ...FILE, settings: { pageSize: 20, searchServiceUrl: OTHER } };
    await choose(success(file));
    await vi.waitFor(() => expect(says()[0]).toContain(OTHER.slice(0, -1)));
    expect(texts("button").slice(1)).toEqual([
      "Add to my data",
      "Import with these addresses",
      "Import without the addresses",
      "Cancel",
    ]);
    expect(control("Import without the addresses").className).not.toContain("main");
    expect(control("Import with these addresses").className).not.toContain("main");
    await click("Import without the addresses");
    await vi.waitFor(() => expect(restore.mock.lastCall?.[0].settings).toEqual({ pageSize: 20 }));
    await choose(success(file));
    await vi.waitFor(() => expect(named("Import with these addresses")).toHaveLength(1));
    Object.assign(fakeBrowser, {
      permissions: {
        request: () => Promise.reject(new Error("not in a click")),
        contains: async () => false,
      },
    });
    await click("Import with these addresses");
    await vi.waitFor(() => expect(says()[0]).toContain("except for service addresses and notifications."));
  });

  it("of a file that cannot be used says why, until another is chosen", async () => {
    await draw();
    await choose(failed({ reason: "not-json" }));
    await vi.waitFor(() => expect(says()[0]).toContain("damaged or of another type"));
    await choose(new Promise(() => undefined));
    expect(says()).toEqual([]);
  });

  it.each<[unknown, RegExp]>([
    [disk(), /^The disk is full, and some of your data/],
    [new Error("unknown"), /^The file was not saved completely/],
  ])("that could not be stored says so: %s", async (error, words) => {
    expectLogs(/A backup could not be restored/);
    vi.spyOn(backups, "restoreBackup").mockRejectedValue(error);
    await draw();
    await choose(success(FILE));
    await vi.waitFor(() => expect(named("Import and replace")).toHaveLength(1));
    await click("Import and replace");
    await vi.waitFor(() => expect(says()[0]).toMatch(words));
    await vi.waitFor(() => expect(world.counted).toBe(1));
    expect(world.sent).toEqual([]);
  });
});

describe("stored data that cannot be used", () => {
  it.each([
    [true, ["Try again", "Export"]],
    [false, ["Try again"]],
  ])(
    "can be exported where it can still be read (%s), and what the file lacks is said",
    async (isReadable, expected) => {
      const salvage = vi.spyOn(backups, "salvageBackup");
      if (isReadable) salvage.mockResolvedValue({ backup: FILE, unread: ["watches"] });
      else salvage.mockRejectedValue(new Error("broken"));
      const download = vi.spyOn(backups, "downloadBackup").mockResolvedValue(0);
      const onRetry = vi.fn();
      await act(() => render(<StorageAlert problem="full" onRetry={onRetry} />, document.body));
      await vi.waitFor(() => expect(texts("button")).toEqual(expected));
      expect(texts("[role=alert]")[0]).toContain("disk is full");
      await click("Try again");
      expect(onRetry).toHaveBeenCalledOnce();
      if (isReadable) await click("Export");
      expect(download.mock.calls.map(([backup]) => backup)).toEqual(isReadable ? [FILE] : []);
      await vi.waitFor(() =>
        expect(texts("[role=alert]")[0]?.includes("saved without your follows")).toBe(isReadable),
      );
    },
  );
});

describe("the address of a service", () => {
  let tell: (choice: ServiceChoice) => void = () => undefined;
  const onChoose = vi.fn((_typed: string, listener: typeof tell) => {
    tell = listener;
  });
  const draw = (saved: string | null = null) =>
    act(() =>
      render(
        <AddressField
          label="Address"
          hint="Hint"
          locked={false}
          saved={saved}
          onChoose={onChoose}
          shortcut={{ label: "Other", address: OTHER }}
        />,
        document.body,
      ),
    );
  const field = () => control("Address") as HTMLInputElement;
  const submit = () => act(() => document.querySelector("form")?.requestSubmit());
  const told = (choice: ServiceChoice) => act(() => tell(choice));
  const chosen = {
    address: "https://b.example",
    origins: "https://b.example/*",
    encodedHost: null,
    changed: false,
  };
  const held = () => [...document.querySelectorAll("button")].map(isHeld);

  it("is tested as it was typed; what is typed meanwhile would be lost, so nothing can be", async () => {
    await draw();
    expect([field().value, field().readOnly, held()]).toEqual(["", false, [false, false]]);
    await fill(field(), "a.example");
    await submit();
    expect(onChoose.mock.lastCall?.[0]).toBe("a.example");
    await told({ step: "checking", chosen });
    expect([texts("[role=status], [aria-live=polite]").filter(Boolean), field().readOnly, held()]).toEqual([
      ["Testing https://b.example…"],
      true,
      [true, true],
    ]);
    await submit();
    await click("Other");
    expect(onChoose).toHaveBeenCalledOnce();
    await told({ step: "problem", problem: { reason: "unreadable" } });
    expect([texts("[role=alert]"), field().getAttribute("aria-invalid"), field().readOnly]).toEqual([
      [expect.stringContaining("address")],
      "true",
      false,
    ]);
    await fill(field(), "b.example");
    expect([texts("[role=alert]"), field().getAttribute("aria-invalid"), field().value]).toEqual([
      [],
      "false",
      "b.example",
    ]);
    await submit();
    await told({ step: "saved", chosen });
    await draw("https://b.example");
    expect([texts("[role=status], [aria-live=polite]").filter(Boolean), field().value]).toEqual([
      ["https://b.example is working and was saved."],
      "https://b.example",
    ]);
    await told({ step: "saved", chosen: { ...chosen, encodedHost: "xn--a.example" } });
    expect(texts("[role=status], [aria-live=polite]").filter(Boolean)).toEqual([
      "https://b.example is working and was saved.",
      expect.stringContaining("xn--a.example"),
    ]);
  });
});
