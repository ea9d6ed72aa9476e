// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BackupReminder } from "../../../../components/settings/BackupReminder.tsx";
import { noteBackup, verdictsToBackUp } from "../../../../utils/checks/backup-reminder.ts";
import { closeChecksDatabase } from "../../../../utils/checks/database.ts";
import { inChecks } from "../../../../utils/checks/transaction.ts";
import { done, failedCheck } from "../../utils/checks/sample.ts";
import { click } from "../person.ts";

vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (_name: string, { what }: { what: "closed" }) => {
    await noteBackup(what);
    return { ok: true, value: null };
  },
}));

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  await act(() => render(null, document.body));
  await closeChecksDatabase();
});

const make = (from: number, to: number) =>
  inChecks(async ({ checks }) => {
    for (let order = from; order <= to; order += 1) await checks.put(done(order));
  });

it("a backup is reminded of after a hundred verdicts since the last one", async () => {
  await make(1, 99);
  await inChecks(({ checks }) => checks.put(failedCheck(500)));
  expect(await verdictsToBackUp()).toBeNull();
  await make(100, 100);
  expect(await verdictsToBackUp()).toBe(100);
  await noteBackup("exported");
  await make(101, 199);
  expect(await verdictsToBackUp()).toBeNull();
  await make(200, 201);
  expect(await verdictsToBackUp()).toBe(101);
  await noteBackup("exported");
  await inChecks(({ checks }) => checks.clear());
  await make(1, 100);
  expect(await verdictsToBackUp()).toBe(100);
});

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
