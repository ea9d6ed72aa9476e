import { afterEach, expect, test, vi } from "vitest";
import type { ApiFailure } from "../../../../utils/platform/failure.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const done = vi.hoisted(() => [] as string[]);
const answerCalls = vi.hoisted(() => vi.fn());
afterEach(() => vi.useRealTimers());

vi.mock("wxt/utils/define-background", () => ({ defineBackground: (definition: object) => definition }));
vi.mock("../../../../utils/calls/answer-calls.ts", () => ({ answerCalls }));

/** A browser that notes every listener by its event: `runtime.onStartup`. */
function listeningBrowser(): Map<string, ((...values: unknown[]) => unknown)[]> {
  const listeners = new Map<string, ((...values: unknown[]) => unknown)[]>();
  const event = (name: string) => ({
    addListener: (listener: () => unknown) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  });
  const api = (name: string) =>
    new Proxy(
      {},
      {
        get: (own, member) =>
          Reflect.get(own, member) ??
          (String(member).startsWith("on") ? event(`${name}.${String(member)}`) : async () => ({})),
      },
    );
  for (const name of [
    "runtime",
    "alarms",
    "contextMenus",
    "commands",
    "omnibox",
    "storage",
    "action",
    "tabs",
    "permissions",
  ]) {
    Object.assign(fakeBrowser, { [name]: api(name) });
  }
  const area = { get: async () => ({}), set: async () => undefined };
  Object.assign(fakeBrowser, {
    storage: { local: area, session: area, managed: area, sync: area, onChanged: event("storage.onChanged") },
    extension: { inIncognitoContext: false },
  });
  vi.stubGlobal("addEventListener", (name: string, listener: () => unknown) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  );
  return listeners;
}

vi.mock("../../../../entrypoints/background/checks/actions.ts", async (original) => ({
  ...(await original<object>()),
  startLine: () => void done.push("the line starts"),
  runLine: async () => undefined,
  resumeLine: async () => void done.push("the line goes on"),
  goOnline: async () => void done.push("what waited for a connection goes on"),
}));
vi.mock("../../../../entrypoints/background/network/browser-network.ts", async (original) => ({
  ...(await original<object>()),
  forgetState: async (service: string) => void done.push(`${service} is forgotten`),
}));
vi.mock("../../../../entrypoints/background/checks/sources/find-source-changes.ts", async (original) => ({
  ...(await original<object>()),
  forgetWhenSourcesWereAsked: async () => void done.push("sources are asked about anew"),
}));
vi.mock("../../../../utils/sites/kept-site-list.ts", async (original) => ({
  ...(await original<object>()),
  removeSiteList: async () => void done.push("the list is gone"),
}));

vi.mock("../../../../entrypoints/background/watches/actions.ts", async (original) => ({
  ...(await original<object>()),
  startRounds: () => void done.push("a round begins"),
  askFailedAgain: async (isGone: (failure: ApiFailure) => boolean) => {
    const failures: readonly ApiFailure[] = [{ kind: "no-access", origins: "" }, { kind: "unreachable" }];
    done.push(`asked again: ${failures.filter(isGone).map(({ kind }) => kind)}`);
  },
}));

test("the line of checks goes on when the browser starts, and when its service has moved", async () => {
  vi.useFakeTimers();
  const listeners = listeningBrowser();
  vi.stubGlobal("navigator", { onLine: true, locks: { request: async () => undefined } });
  const actions = await import("../../../../entrypoints/background/checks/actions.ts");
  const { default: background } = await import("../../../../entrypoints/background/index.ts");
  Reflect.get(background, "main")();
  expect(listeners.get("runtime.onStartup")).toEqual(expect.arrayContaining([actions.startLine]));

  for (const listener of listeners.get("online") ?? []) listener();
  expect(done).toEqual(["what waited for a connection goes on", "a round begins"]);

  // Another address is another service.
  const storage = listeners.get("storage.onChanged") ?? [];
  const moveTo = async (before: object, after: object): Promise<void> => {
    done.length = 0;
    for (const listener of storage) listener({ settings: { oldValue: before, newValue: after } }, "local");
    await vi.waitFor(() => expect(done).toHaveLength("searchServiceUrl" in after ? 4 : 2));
  };
  const moved = "https://moved.example.org/";
  await moveTo({}, { factCheckServiceUrl: moved });
  expect(done).toEqual(["factCheck is forgotten", "the line goes on"]);
  await moveTo({}, { searchServiceUrl: moved });
  expect(done).toEqual([
    "search is forgotten",
    "the list is gone",
    "sources are asked about anew",
    "asked again: no-access,unreachable",
  ]);
  vi.useRealTimers();
});

test("the worker is kept from being stopped while it answers a page", async () => {
  vi.resetModules();
  vi.useFakeTimers();
  listeningBrowser();
  answerCalls.mockClear();
  const { whileAwake } = await import("../../../../entrypoints/background/keep-alive.ts");
  const { default: background } = await import("../../../../entrypoints/background/index.ts");
  Reflect.get(background, "main")();
  expect(answerCalls).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ whileAwake }),
  );
});

test("the mark on the toolbar icon is renewed after an update, and when the browser starts", async () => {
  const renewed = vi.fn(async () => undefined);
  vi.doMock("../../../../entrypoints/background/sites/toolbar-mark.ts", () => ({
    renewToolbarMark: renewed,
    markToolbar: renewed,
  }));
  vi.resetModules();
  vi.useFakeTimers();
  const listeners = listeningBrowser();
  vi.stubGlobal("navigator", { onLine: true, locks: { request: async () => undefined } });
  const { default: background } = await import("../../../../entrypoints/background/index.ts");
  Reflect.get(background, "main")();
  const renewals = (event: string) => {
    renewed.mockClear();
    for (const listener of listeners.get(event) ?? [])
      listener({ reason: "update", previousVersion: "0.0.9" });
    return renewed.mock.calls.length;
  };
  expect(renewals("runtime.onInstalled")).toBe(1);
  expect(renewals("runtime.onStartup")).toBe(1);
  vi.useRealTimers();
});

test("what the browser allows takes effect though the page that asked is gone", async () => {
  vi.doMock("../../../../entrypoints/background/sites/toolbar-mark.ts", () => ({
    renewToolbarMark: async () => void done.push("the mark is renewed"),
    markToolbar: async () => undefined,
  }));
  vi.doMock("../../../../entrypoints/background/watches/actions.ts", async (original) => ({
    ...(await original<object>()),
    askFailedAgain: async (isGone: (failure: ApiFailure) => boolean) =>
      void done.push(
        `asked again: ${[isGone({ kind: "no-access", origins: "" }), isGone({ kind: "unreachable" })]}`,
      ),
  }));
  vi.resetModules();
  vi.useFakeTimers();
  const listeners = listeningBrowser();
  vi.stubGlobal("navigator", { onLine: true, locks: { request: async () => undefined } });
  const { default: background } = await import("../../../../entrypoints/background/index.ts");
  Reflect.get(background, "main")();
  const clicked = vi.fn();
  Object.assign(fakeBrowser, { notifications: { onClicked: { addListener: clicked } } });
  done.length = 0;
  for (const listener of listeners.get("permissions.onAdded") ?? [])
    listener({ permissions: ["notifications"] });
  expect(done).toEqual(["the mark is renewed", "the line starts", "asked again: true,false"]);
  expect(clicked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

/** A worker that has just started, whose parts note what they are asked to do. */
async function start() {
  const note = (what: string) => async () => void done.push(what);
  vi.doMock("../../../../entrypoints/background/menus.ts", async (original) => ({
    ...(await original<object>()),
    renew: note("menus anew"),
    nameAgain: note("menus named"),
    createIfGone: note("menus looked at"),
    createInPrivateWindows: () => undefined,
  }));
  vi.doMock("../../../../entrypoints/background/address-bar/input.ts", async (original) => ({
    ...(await original<object>()),
    showFirstRow: () => void done.push("first row"),
  }));
  vi.doMock("../../../../entrypoints/background/sites/toolbar-mark.ts", () => ({
    renewToolbarMark: note("mark"),
    markToolbar: async () => undefined,
  }));
  vi.doMock("../../../../entrypoints/background/badge.ts", () => ({ showBadge: note("badge") }));
  vi.doMock("../../../../entrypoints/background/checks/old-checks.ts", async (original) => ({
    ...(await original<object>()),
    deleteOldChecks: (when: string) => void done.push(`old checks ${when}`),
  }));
  vi.doMock("../../../../entrypoints/background/watches/actions.ts", async (original) => ({
    ...(await original<object>()),
    startRounds: () => void done.push("watches"),
    resumeWatches: note("watches resumed"),
  }));
  vi.doMock("../../../../entrypoints/background/sync/actions.ts", async (original) => ({
    ...(await original<object>()),
    startSync: () => void done.push("sync"),
    turnSync: async (on: boolean) => void done.push(`sync ${on}`),
  }));
  vi.resetModules();
  // What a worker does a while after its start is no part of what it does now.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const listeners = listeningBrowser();
  Object.assign(fakeBrowser, {
    tabs: { create: async ({ url }: { url: string }) => done.push(`opened ${url}`) },
  });
  Object.assign(fakeBrowser.runtime, { getURL: (path: string) => path });
  vi.stubGlobal("navigator", { onLine: true, locks: { request: async () => undefined } });
  const { default: background } = await import("../../../../entrypoints/background/index.ts");
  done.length = 0;
  Reflect.get(background, "main")();
  /** What the worker does after an event. */
  const tell = async (event: string, ...values: readonly unknown[]) => {
    done.length = 0;
    for (const listener of listeners.get(event) ?? []) listener(...values);
    await new Promise(setImmediate);
    return done.toSorted();
  };
  return { listeners, tell };
}

test("all that wakes a stopped worker is listened to before anything is awaited", async () => {
  const { listeners } = await start();
  const events = [
    ...["runtime.onInstalled", "runtime.onStartup", "alarms.onAlarm", "storage.onChanged", "online"],
    ...["contextMenus.onClicked", "commands.onCommand", "permissions.onAdded"],
    ...[
      "omnibox.onInputStarted",
      "omnibox.onInputChanged",
      "omnibox.onInputCancelled",
      "omnibox.onInputEntered",
    ],
  ];
  expect(events.filter((event) => !listeners.has(event))).toEqual([]);
});

test.each([
  ["install", ["opened welcome.html", "menus anew", "first row", "mark"]],
  ["update", ["menus anew", "first row", "mark"]],
])(
  "after an %s the menus, first row and mark are renewed; only a new user is welcomed",
  async (reason, expected) => {
    const { tell } = await start();
    tell("runtime.onInstalled", { reason });
    await vi.waitFor(() => expect(done.toSorted()).toEqual(expected.toSorted()));
  },
);

test("after the browser starts the line goes on and the mark is set", async () => {
  const { tell } = await start();
  expect(await tell("runtime.onStartup")).toEqual(["mark", "the line starts"]);
});

test.each([
  ["checks", ["the line starts"]],
  ["watches", ["watches"]],
  ["old-checks", ["old checks due"]],
  ["sync", ["sync"]],
  ["of-an-earlier-version", []],
])("the alarm %s starts what it was set for, and nothing else", async (name, expected) => {
  const { tell } = await start();
  expect(await tell("alarms.onAlarm", { name })).toEqual(expected);
});

test.each<[string, object, object, readonly string[]]>([
  ["the language", {}, { language: "fr" }, ["menus named", "badge", "first row", "sync"]],
  ["how long verdicts are kept", {}, { deleteVerdictsAfterDays: 30 }, ["old checks chosen"]],
  ["the browser’s sync, on,", {}, { sync: true }, ["sync true"]],
  ["the browser’s sync, off,", { sync: true }, {}, ["sync false"]],
  ["what travels with the browser’s sync", {}, { pageSize: 50 }, ["sync"]],
  ["what is a matter of this device", {}, { notifications: true }, []],
  ["the list of government sites, off,", { siteList: true }, {}, ["the list is gone"]],
  ["the list of government sites, on,", {}, { siteList: true }, []],
  ["the quiet hours", { quietHours: "22-7" }, {}, ["sync", "watches"]],
])("a change of %s takes effect at once", async (_, before, after, expected) => {
  const { tell } = await start();
  const did = await tell("storage.onChanged", { settings: { oldValue: before, newValue: after } }, "local");
  expect(did).toEqual(expected.toSorted());
});

test.each([
  ["forbidFactChecks", "menus named"],
  ["forbidBackgroundWatches", "watches"],
])("what an administrator forbids takes effect at once: %s", async (name, expected) => {
  const { tell } = await start();
  const change = { oldValue: {}, newValue: { [name]: true } };
  expect(await tell("storage.onChanged", { "managed-copy": change }, "local")).toEqual([expected]);
});

test.each<[string, { siteList?: boolean }, { siteList?: unknown }, readonly string[]]>([
  ["turns it off", {}, { siteList: false }, ["the list is gone"]],
  ["no longer turns it on", { siteList: true }, {}, ["the list is gone"]],
  ["means something that cannot be read", {}, { siteList: "maybe" }, []],
])("the list of government sites goes where an administrator %s", async (_, oldValue, newValue, expected) => {
  const { tell } = await start();
  const own = { settings: { version: 1, siteList: oldValue.siteList === undefined } };
  const area = { get: async () => ({ ...own, "managed-copy": newValue }), set: async () => undefined };
  Object.assign(fakeBrowser.storage, { local: area });
  expect(await tell("storage.onChanged", { "managed-copy": { oldValue, newValue } }, "local")).toEqual(
    expected,
  );
});

test("a worker that starts looks after what an earlier one left, once a page that woke it is answered", async () => {
  await start();
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(done.toSorted()).toEqual(["badge", "menus looked at"]);
  done.length = 0;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done.toSorted()).toEqual(["old checks due", "sync", "watches resumed"]);
});
