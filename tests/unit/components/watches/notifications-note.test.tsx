// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { NotificationsNote } from "../../../../components/watches/NotificationsNote.tsx";
import { allowNotifications } from "../../../../components/watches/notification-permission.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

afterEach(() => render(null, document.body));

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
