import { beforeEach, expect, test, vi } from "vitest";
import { showNotification } from "../../../../entrypoints/background/checks/notifications.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { done, failedCheck, running, waiting } from "../../claims/sample.ts";

const settings = vi.hoisted(() => ({ notifications: true }));
vi.mock("../../../../utils/platform/settings.ts", () => ({ readSettings: async () => settings }));

const create = vi.fn(async () => "");
const inWindow = (isPrivate: boolean) =>
  Object.assign(fakeBrowser, {
    runtime: { getURL: (path: string) => path },
    extension: { inIncognitoContext: isPrivate },
    notifications: { create, onClicked: { addListener: () => undefined } },
  });

beforeEach(() => {
  create.mockClear();
  settings.notifications = true;
  inWindow(false);
});

test("names the claim and the verdict where notifications are on", async () => {
  await showNotification(done(1, { claim: "a".repeat(200) }));
  expect(create).toHaveBeenCalledWith(
    "check:check-1",
    expect.objectContaining({ title: "Refuted", message: `${"a".repeat(120)}…` }),
  );
});

test("nothing of a private window's checks is told, since the system would keep it", async () => {
  inWindow(true);
  await showNotification(done(1));
  expect(create).not.toHaveBeenCalled();
});

test("nothing is told where notifications are off, or of a check that is not finished", async () => {
  for (const check of [waiting(1), running(1)]) await showNotification(check);
  settings.notifications = false;
  for (const check of [done(1), failedCheck(1)]) await showNotification(check);
  expect(create).not.toHaveBeenCalled();
});
