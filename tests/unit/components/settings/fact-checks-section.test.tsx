// @vitest-environment happy-dom

import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { FactChecksSection } from "../../../../components/settings/FactChecksSection.tsx";
import type { SettingsStore } from "../../../../components/settings/settings-store.ts";
import { type MessageKey, t } from "../../../../utils/platform/i18n.ts";
import { success } from "../../../../utils/platform/result.ts";
import type { Settings } from "../../../../utils/settings/settings.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { PERMISSIONS } from "../granted-permissions.ts";

const did = vi.hoisted(() => [] as unknown[]);
const world = vi.hoisted(() => ({ watches: [] as object[] }));
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (...call: unknown[]) => {
    did.push(call);
    return success(null);
  },
}));
vi.mock("../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () => {
    did.push("read");
    return world.watches;
  },
}));

afterEach(() => {
  render(null, document.body);
  did.length = 0;
});

const store: SettingsStore = {
  settings: signal(null),
  unreadable: signal([]),
  listen: () => () => undefined,
  change: async (values) => did.push(values) > 0,
  isLocked: () => false,
};

function draw(settings: Partial<Settings>): void {
  render(<FactChecksSection settings={settings as Settings} store={store} />, document.body);
}

const turn = (name: MessageKey) =>
  act(() => {
    const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === t(name));
    document.getElementById(label?.htmlFor ?? "")?.click();
  });

it.each([
  ["a watch notifies", [{ notify: false }, { notify: true }], []],
  ["none does", [{ notify: false }], [{ permissions: ["notifications"] }]],
])(
  "where %s, turning notifications of checks off keeps or gives up the permission",
  async (_, watches, gone) => {
    const removed: unknown[] = [];
    const remove = async (permissions: unknown) => removed.push(permissions) > 0;
    Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, remove } });
    world.watches = watches;
    draw({ notifications: true });
    await turn("options.notifications");
    await vi.waitFor(() => expect(did).toEqual([{ notifications: false }, "read"]));
    await new Promise((later) => setTimeout(later));
    expect(removed).toEqual(gone);
  },
);

it.each<[string, () => Promise<boolean>, boolean]>([
  ["allows them", async () => true, true],
  ["refuses them", async () => false, false],
  ["cannot ask", () => Promise.reject(new Error("no window")), false],
])("where the browser %s, notifications are on only if they may be", async (_, request, isAllowed) => {
  Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, request } });
  draw({ notifications: false });
  await turn("options.notifications");
  const kept = isAllowed ? [{ notifications: true }] : [{ notifications: true }, { notifications: false }];
  await vi.waitFor(() => expect(did).toEqual(kept));
  const told = document.querySelector("[role=alert]")?.textContent ?? "";
  expect(told).toBe(isAllowed ? "" : t("options.notifications_refused"));
});

it("the wish for notifications is kept before the browser is asked, which can close the page", async () => {
  const answer = Promise.withResolvers<boolean>();
  const request = vi.fn(() => {
    did.push("asked");
    return answer.promise;
  });
  Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, request } });
  draw({ notifications: false });
  await turn("options.notifications");
  await vi.waitFor(() => expect(did).toEqual([{ notifications: true }, "asked"]));
  answer.resolve(true);
});

it("notifications that the browser does not show are not passed over in silence", async () => {
  const request = vi.fn(async () => true);
  Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, contains: async () => false, request } });
  draw({ notifications: true });
  await vi.waitFor(() => expect(document.body.textContent).toContain(t("notifications.not_allowed")));
  const allow = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === t("notifications.allow"),
  );
  await act(() => allow?.click());
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(t("notifications.not_allowed")));
  expect(request.mock.calls).toEqual([[{ permissions: ["notifications"] }]]);
});
