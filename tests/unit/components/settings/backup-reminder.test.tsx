// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BackupReminder } from "../../../../components/settings/BackupReminder.tsx";
import { restoreBackup } from "../../../../entrypoints/background/settings/restore-backup.ts";
import { areAllInBackup, recordBackup, verdictsToBackUp } from "../../../../utils/checks/backup-reminder.ts";
import { closeChecksDatabase } from "../../../../utils/checks/database.ts";
import { inChecks } from "../../../../utils/checks/transaction.ts";
import { done, failedCheck, GROUP } from "../../utils/checks/sample.ts";
import { click } from "../user.ts";

vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (_name: string, { what }: { what: "closed" }) => {
    await recordBackup(what);
    return { ok: true, value: null };
  },
}));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  await act(() => render(null, document.body));
  await closeChecksDatabase();
  vi.useRealTimers();
});

/** They have just come, after all that is older. */
const make = (from: number, to: number) =>
  inChecks(async ({ checks }) => {
    vi.setSystemTime(Date.now() + 1);
    const finishedAt = Date.now();
    for (let order = from; order <= to; order += 1) await checks.put(done(order, { finishedAt }));
  });

it("a backup is reminded of after a hundred verdicts since the last one", async () => {
  await make(1, 99);
  await inChecks(({ checks }) => checks.put(failedCheck(500, { finishedAt: Date.now() })));
  expect(await verdictsToBackUp()).toBeNull();
  await make(100, 100);
  expect(await verdictsToBackUp()).toBe(100);
  vi.setSystemTime(Date.now() + 10);
  await recordBackup("exported");
  await make(101, 199);
  expect(await verdictsToBackUp()).toBeNull();
  await make(200, 201);
  expect(await verdictsToBackUp()).toBe(101);
});

it("a verdict of a clock that was ahead is not missed in every backup", async () => {
  await recordBackup("exported");
  await inChecks(async ({ checks }) => {
    const finishedAt = Date.now() + 1_000_000;
    for (let order = 1; order <= 120; order += 1) await checks.put(done(order, { finishedAt }));
  });
  expect([await verdictsToBackUp(), await areAllInBackup()]).toEqual([null, true]);
});

it.each([
  ["was asked for since", true, { addedAt: 2000, seenAt: 2000, repeatedAt: 2000 }],
  ["was shown again as well", true, { addedAt: 2000, seenAt: 2000, repeatedAt: 3000 }],
  ["was in line before", true, { addedAt: 500, seenAt: 2000, repeatedAt: 2000 }],
  ["was taken before", false, { addedAt: 900, seenAt: 900, repeatedAt: 900 }],
  ["was only seen and shown again", false, { addedAt: 400, seenAt: 2000, repeatedAt: 2001 }],
  ["is of a clock that was ahead", false, { addedAt: 9000, seenAt: 9000, repeatedAt: 9000 }],
])(
  "an answer from before the last backup that a text has taken and that %s counts: %s",
  async (_, counts, times) => {
    vi.setSystemTime(5000);
    await recordBackup("exported", 1000);
    await inChecks(async ({ checks }) => {
      for (let order = 1; order <= 100; order += 1) {
        await checks.put(done(order, { group: GROUP.id, finishedAt: 800, ...times }));
      }
      await checks.put(failedCheck(500, { finishedAt: 800, addedAt: 2000 }));
    });
    expect([await verdictsToBackUp(), await areAllInBackup()]).toEqual([counts ? 100 : null, !counts]);
  },
);

it("a verdict that came while the file was written is not in it", async () => {
  const readAt = Date.now();
  await make(1, 100);
  vi.setSystemTime(Date.now() + 10);
  await recordBackup("exported", readAt);
  expect(await verdictsToBackUp()).toBe(100);
});

it("verdicts of another backup, and those deleted since the last one, change nothing about the reminder", async () => {
  await make(1, 150);
  vi.setSystemTime(Date.now() + 10);
  await recordBackup("exported");
  await inChecks(async ({ checks }) => {
    for (let order = 1; order <= 120; order += 1) await checks.delete(done(order).id);
    for (let order = 1001; order <= 1200; order += 1) await checks.put(done(order, { finishedAt: 1 }));
  });
  expect(await verdictsToBackUp()).toBeNull();
  await make(151, 260);
  expect(await verdictsToBackUp()).toBe(110);
});

it.each<["merge" | "replace", number, number | null]>([
  ["replace", 0, null],
  ["merge", 0, null],
  ["merge", 1, 121],
])(
  "a file that is imported (%s) is a backup, but not of %i verdicts that were here",
  async (how, own, reminded) => {
    await make(1, own);
    const { id: _, ...verdict } = done(2, { finishedAt: Date.now() + 1 });
    const checks = Array.from({ length: 120 }, (_, at) => ({ ...verdict, claim: `Claim of the file ${at}` }));
    vi.setSystemTime(Date.now() + 10);
    await restoreBackup({ how, checks, watches: [], searches: [] });
    expect(await verdictsToBackUp()).toBe(reminded);
  },
);

it("the reminder is closed once and for all, until another backup", async () => {
  await make(1, 120);
  const exportNow = vi.fn();
  const draw = (subject: number) =>
    act(() => render(<BackupReminder subject={subject} onExport={exportNow} />, document.body));
  const says = () => document.body.textContent;
  await draw(0);
  await vi.waitFor(() => expect(says()).toContain("120 verdicts are in no backup"));
  await click("Export");
  expect(exportNow).toHaveBeenCalledOnce();
  await click("Not now");
  await vi.waitFor(() => expect(says()).toBe(""));
  await make(121, 400);
  expect(await verdictsToBackUp()).toBeNull();
});
