import { beforeEach, expect, test, vi } from "vitest";
import {
  clearDeletedCheckNotifications,
  listenForCheckNotifications,
  showCheckNotification,
} from "../../../../../entrypoints/background/checks/check-notifications.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { done, failedCheck, GROUP, running, waiting } from "../../../utils/checks/sample.ts";

const settings = vi.hoisted(() => ({ notifications: true, language: "browser" }));
vi.mock("../../../../../utils/settings/settings.ts", () => ({ readSettings: async () => settings }));

const group = vi.hoisted(() => ({ checks: [] as unknown[] }));
vi.mock("../../../../../utils/checks/groups/read-groups.ts", () => ({
  readGroups: async () => new Map([[GROUP.id, GROUP]]),
  readChecksOf: async () => group.checks,
}));

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock("../../../../../utils/checks/history/read-checks.ts", () => ({
  readCheck: async (id: string) => stored.get(id),
}));

const create = vi.fn(async () => "");
const shown: Record<string, true> = {};
const clicked = vi.hoisted(() => [] as ((id: string) => void)[]);
const opened: string[] = [];
const cleared: string[] = [];
const inWindow = (isPrivate: boolean) =>
  Object.assign(fakeBrowser, {
    runtime: { getURL: (path: string) => path },
    extension: { inIncognitoContext: isPrivate },
    notifications: {
      create,
      clear: async (id: string) => cleared.push(id),
      getAll: async () => shown,
      onClicked: { addListener: (listener: (id: string) => void) => clicked.push(listener) },
    },
    tabs: { create: async ({ url }: { url: string }) => opened.push(url) },
  });

beforeEach(() => {
  create.mockClear();
  for (const list of [clicked, opened, cleared]) list.length = 0;
  settings.notifications = true;
  stored.clear();
  for (const id of Object.keys(shown)) delete shown[id];
  inWindow(false);
});

test("names the claim and the verdict where notifications are on", async () => {
  await showCheckNotification(done(1, { claim: "a".repeat(200) }));
  expect(create).toHaveBeenCalledWith(
    "check:check-1",
    expect.objectContaining({ title: "Refuted", message: `${"a".repeat(119)}…` }),
  );
});

test("nothing of a private window's checks is told, since the system would keep it", async () => {
  inWindow(true);
  await showCheckNotification(done(1));
  expect(create).not.toHaveBeenCalled();
});

test("nothing is told where notifications are off, or of a check that is not finished", async () => {
  for (const check of [waiting(1), running(1)]) await showCheckNotification(check);
  settings.notifications = false;
  for (const check of [done(1), failedCheck(1)]) await showCheckNotification(check);
  expect(create).not.toHaveBeenCalled();
});

test.each([120, 121])("a claim of %i letters is cut only where it is too long", async (length) => {
  await showCheckNotification(done(1, { claim: "a".repeat(length) }));
  expect(create).toHaveBeenCalledWith(
    "check:check-1",
    expect.objectContaining({
      type: "basic",
      iconUrl: "icon/128.png",
      message: length === 120 ? "a".repeat(120) : `${"a".repeat(119)}…`,
    }),
  );
});

test("a click opens the check and takes the notification away; those of others are left alone", async () => {
  await showCheckNotification(failedCheck(1));
  expect(clicked).toHaveLength(1);
  for (const id of ["check:check-1", "watch:1"]) clicked[0]?.(id);
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatch(/check-1$/);
  expect(opened[0]).not.toContain("check:");
  expect(cleared).toEqual(["check:check-1"]);
});

test("nothing is told or listened for before the browser allows notifications", async () => {
  Object.assign(fakeBrowser, { notifications: undefined });
  listenForCheckNotifications();
  await showCheckNotification(done(1));
  expect(clicked).toEqual([]);
});

test("of the sentences of a text only the last ones tell, under one name, that all are checked", async () => {
  const ofGroup = { group: GROUP.id };
  group.checks = [done(1, ofGroup), done(2, ofGroup), waiting(3, ofGroup)];
  await showCheckNotification(done(2, ofGroup));
  expect(create).not.toHaveBeenCalled();
  group.checks = [done(1, ofGroup), done(2, ofGroup), done(3, ofGroup)];
  await showCheckNotification(done(2, ofGroup));
  await showCheckNotification(done(3, ofGroup));
  const told = { title: "All sentences are checked.", message: "Five tax myths" };
  expect(create.mock.calls).toEqual([
    ["check:check-1", expect.objectContaining(told)],
    ["check:check-1", expect.objectContaining(told)],
  ]);
});

test("where some sentences of a text failed, or it was stopped, that is told", async () => {
  const ofGroup = { group: GROUP.id };
  for (const last of [[failedCheck(3, ofGroup)], []]) {
    group.checks = [done(1, ofGroup), done(2, ofGroup), ...last];
    await showCheckNotification(done(2, ofGroup));
    expect(create).toHaveBeenLastCalledWith(
      "check:check-1",
      expect.objectContaining({ title: "Ended. Sentences checked: 2 of 3." }),
    );
  }
});

test("notifications of checks that were deleted are taken away, and no others", async () => {
  const checks = [done(1, { seenAt: 5 }), done(2, { seenAt: 0 }), failedCheck(3, { seenAt: 0 })];
  for (const check of checks) stored.set(check.id, check);
  for (const id of ["check:check-1", "check:check-2", "check:check-3", "check:deleted", "watches"]) {
    shown[id] = true;
  }
  inWindow(true);
  await clearDeletedCheckNotifications();
  expect(cleared, "a private window's checks are others").toEqual([]);
  inWindow(false);
  await clearDeletedCheckNotifications();
  expect(cleared).toEqual(["check:deleted"]);
  Object.assign(fakeBrowser, { notifications: undefined });
  await clearDeletedCheckNotifications();
});
