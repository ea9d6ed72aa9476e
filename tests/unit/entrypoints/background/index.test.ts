import { expect, test, vi } from "vitest";
import { fakeBrowser } from "../../../setup/browser.ts";

const done = vi.hoisted(() => [] as string[]);
vi.mock("wxt/utils/define-background", () => ({ defineBackground: (definition: object) => definition }));
vi.mock("../../../../utils/calls/answer-calls.ts", () => ({ answerCalls: () => undefined }));

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
        get: (_, member) =>
          String(member).startsWith("on") ? event(`${name}.${String(member)}`) : async () => ({}),
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
vi.mock("../../../../utils/sites/kept-site-list.ts", async (original) => ({
  ...(await original<object>()),
  removeSiteList: async () => void done.push("the list is gone"),
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
  expect(done).toEqual(["what waited for a connection goes on"]);

  // Another address is another service.
  const storage = listeners.get("storage.onChanged") ?? [];
  const moveTo = async (before: object, after: object): Promise<void> => {
    done.length = 0;
    for (const listener of storage) listener({ settings: { oldValue: before, newValue: after } }, "local");
    await vi.waitFor(() => expect(done).toHaveLength(2));
  };
  const moved = "https://moved.example.org/";
  await moveTo({}, { factCheckServiceUrl: moved });
  expect(done).toEqual(["factCheck is forgotten", "the line goes on"]);
  await moveTo({}, { searchServiceUrl: moved });
  expect(done).toEqual(["search is forgotten", "the list is gone"]);
  vi.useRealTimers();
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
    startRounds: () => void done.push("the watches are asked"),
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
  expect(done).toEqual(["the mark is renewed", "the line starts", "the watches are asked"]);
  expect(clicked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
