import { expect, test, vi } from "vitest";
import { fakeBrowser } from "../../setup/browser.ts";

vi.mock("wxt/utils/define-background", () => ({ defineBackground: (definition: object) => definition }));
vi.mock("../../../utils/platform/answer.ts", () => ({ answerCalls: () => undefined }));

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
  ]) {
    Object.assign(fakeBrowser, { [name]: api(name) });
  }
  const area = { get: async () => ({}), set: async () => undefined };
  Object.assign(fakeBrowser, {
    storage: { local: area, session: area, managed: area, onChanged: event("storage.onChanged") },
    extension: { inIncognitoContext: false },
  });
  return listeners;
}

test("the line of checks goes on when the browser starts", async () => {
  vi.useFakeTimers();
  const listeners = listeningBrowser();
  vi.stubGlobal("navigator", { onLine: true, locks: { request: async () => undefined } });
  const actions = await import("../../../entrypoints/background/checks/actions.ts");
  const { default: background } = await import("../../../entrypoints/background/index.ts");
  Reflect.get(background, "main")();
  expect(listeners.get("runtime.onStartup")).toEqual(expect.arrayContaining([actions.startLine]));
  vi.useRealTimers();
});
