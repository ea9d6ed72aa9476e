// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import {
  FollowNotificationsNote,
  NotificationsNote,
} from "../../../../components/watches/NotificationsNote.tsx";
import { allowNotifications } from "../../../../components/watches/notification-permission.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const world = vi.hoisted(() => ({ policy: { forbidBackgroundWatches: false } }));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => world.policy,
  listenToSettings: () => () => undefined,
}));

afterEach(() => render(null, document.body));

it.each([
  ["of follows", false, FollowNotificationsNote, 1],
  ["of follows", true, FollowNotificationsNote, 0],
  ["of fact-checks", true, NotificationsNote, 1],
])("%s is not there where follows tell nothing: %s", async (_, forbidBackgroundWatches, Drawn, count) => {
  world.policy = { forbidBackgroundWatches };
  const event = { addListener: () => undefined, removeListener: () => undefined };
  const permissions = { contains: async () => false, onAdded: event, onRemoved: event };
  Object.assign(fakeBrowser, { permissions });
  await act(async () => render(<Drawn />, document.body));
  // The settings are read, then what is allowed.
  for (let each = 0; each < 4; each += 1) await act(async () => undefined);
  expect(document.querySelectorAll(".note")).toHaveLength(count);
  world.policy = { forbidBackgroundWatches: false };
});

it.each([true, false])(
  "says nothing while the browser asks, and after that what was answered: %s",
  async (isAllowed) => {
    const asked = Promise.withResolvers<boolean>();
    let allowed = false;
    const event = { addListener: () => undefined, removeListener: () => undefined };
    const permissions = { contains: async () => allowed, request: () => asked.promise };
    Object.assign(fakeBrowser, { permissions: { ...permissions, onAdded: event, onRemoved: event } });
    render(<NotificationsNote />, document.body);
    await vi.waitFor(() => expect(document.querySelector(".note")).not.toBeNull());
    const answer = allowNotifications();
    await vi.waitFor(() => expect(document.querySelector(".note")).toBeNull());
    allowed = isAllowed;
    render(null, document.body);
    render(<NotificationsNote />, document.body);
    asked.resolve(isAllowed);
    expect(await answer).toBe(isAllowed);
    await vi.waitFor(() => expect(document.querySelector(".note") === null).toBe(isAllowed));
  },
);
