import { beforeEach, expect, test, vi } from "vitest";
import {
  clearReadNotification,
  listenForWatchNotifications,
  showWatchNotification,
} from "../../../../../entrypoints/background/watches/watch-notifications.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { watchOf } from "../../../utils/watches/sample.ts";

vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ language: "browser" }),
}));

const world = vi.hoisted(() => ({ watches: [] as unknown[] }));
vi.mock("../../../../../utils/watches/read-watches.ts", () => ({ readWatches: async () => world.watches }));

const pages = (count: number) => ({ pages: count, sources: 0, missing: 0, silences: 0 });
const shown: [id: string, options: object][] = [];
const listeners = new Set<(id: string) => void>();
const cleared: string[] = [];
const opened: string[] = [];

beforeEach(() => {
  for (const list of [shown, cleared, opened]) list.length = 0;
  listeners.clear();
  Object.assign(fakeBrowser, {
    runtime: { getURL: (path: string) => `own/${path}` },
    notifications: {
      create: async (id: string, options: object) => shown.push([id, options]),
      clear: async (id: string) => cleared.push(id),
      onClicked: { addListener: (listener: (id: string) => void) => listeners.add(listener) },
    },
    tabs: { create: async ({ url }: { url: string }) => opened.push(url) },
  });
});

test("all that a round has found is told in one notification, which a later one replaces", async () => {
  await showWatchNotification(pages(3));
  await showWatchNotification(pages(1));
  expect(shown).toMatchObject([
    ["watches", { type: "basic", iconUrl: "own/icon/128.png", message: expect.stringContaining("3") }],
    ["watches", { message: expect.stringContaining("1") }],
  ]);
});

test("what tells of silence takes the place of other news, and gives it back", async () => {
  for (const silences of [0, 1, 0]) await showWatchNotification({ ...pages(1), silences });
  const [news, silence] = ["watches", "watches-with-silences"];
  expect(shown.map(([id]) => id)).toEqual([news, silence, news]);
  expect(cleared).toEqual([silence, news, silence]);
});

test("changed sources of fact-checks are named, beside pages if there are any", async () => {
  await showWatchNotification({ pages: 0, sources: 1, missing: 0, silences: 0 });
  await showWatchNotification({ pages: 2, sources: 3, missing: 1, silences: 1 });
  expect(shown.map(([, options]) => options)).toMatchObject([
    { message: "A source of your fact-check changed" },
    {
      message:
        "3 sources of your fact-checks changed · 2 new pages in what you follow · 1 page you follow is no longer found in the index · Nothing new for a long time in 1 search you follow",
    },
  ]);
});

test("a click on it opens what is new, once, and takes it away; other notifications are not ours", async () => {
  listenForWatchNotifications();
  await showWatchNotification(pages(3));
  expect(listeners.size).toBe(1);
  cleared.length = 0;
  for (const listener of listeners) for (const id of ["check:1", "watches"]) listener(id);
  await vi.waitFor(() => expect(opened).toEqual(["own/search.html?view=watches"]));
  expect(cleared).toEqual(["watches"]);
});

test("where no window is open, which refuses a tab, a click opens one", async () => {
  const create = async () => {
    throw new Error("No current window");
  };
  Object.assign(fakeBrowser, { tabs: { create } });
  Object.assign(fakeBrowser, { windows: { create: async ({ url }: { url: string }) => opened.push(url) } });
  listenForWatchNotifications();
  for (const listener of listeners) listener("watches");
  await vi.waitFor(() => expect(opened).toEqual(["own/search.html?view=watches"]));
});

test("nothing is told or listened for before the browser allows notifications", async () => {
  Object.assign(fakeBrowser, { notifications: undefined });
  listenForWatchNotifications();
  await showWatchNotification(pages(3));
  expect([shown, [...listeners]]).toEqual([[], []]);
});

const ALL = ["watches", "watches-with-silences"];
const notifying = (change: object) => ({ ...watchOf({ notify: true, rhythm: "1h" }), ...change });
test.each([
  ["nothing is followed any more", [], ALL],
  ["all was read", [notifying({})], ALL],
  ["one page is unread", [notifying({ unread: 1 })], []],
  ["nothing new is news", [notifying({ silenceSaid: true })], ["watches"]],
  ["only what does not notify is unread", [notifying({ notify: false, unread: 1 })], ALL],
])("it goes once nothing of it is left: %s", async (_, watches, gone) => {
  world.watches = watches;
  await clearReadNotification();
  expect(cleared).toEqual(gone);
});
