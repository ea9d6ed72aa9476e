import { beforeEach, expect, it, vi } from "vitest";
import { openPanel } from "../../../../utils/platform/open-panel.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

/** What the browser has, and what it did. */
const did: unknown[] = [];
const refuse = async (): Promise<never> => Promise.reject(new Error("no side panel here"));
const sidePanel = { open: async (where: unknown) => void did.push(["side panel", where]) };
const sidebarAction = { open: async () => void did.push("sidebar") };
const windows = { create: async (asked: unknown) => void did.push(["window", asked]) };
const tabs = { create: async (asked: unknown) => void did.push(["tab", asked]) };
const SMALL = ["window", { url: "own:sidepanel.html", type: "popup", width: 420, height: 720 }];

beforeEach(() => {
  did.length = 0;
  const runtime = { ...fakeBrowser.runtime, getURL: (path: string) => `own:${path}` };
  Object.assign(fakeBrowser, { runtime, tabs, windows, sidebarAction: undefined });
});

it.each<[string, object, object, number | undefined, unknown]>([
  ["Chrome", { sidePanel }, {}, 3, ["side panel", { windowId: 3 }]],
  ["Chrome, in a window that it does not name", { sidePanel }, {}, undefined, SMALL],
  ["Chrome, in a window without one", { sidePanel: { open: refuse } }, {}, 3, SMALL],
  ["Firefox", {}, { sidebarAction }, 3, "sidebar"],
  ["Firefox, where it is refused", {}, { sidebarAction: { open: refuse } }, 3, SMALL],
  ["a browser without either", {}, {}, 3, SMALL],
  ["a phone", {}, { windows: undefined }, undefined, ["tab", { url: "own:sidepanel.html" }]],
])("the fact-checks open beside the page in %s", async (_, chrome, parts, windowId, opened) => {
  vi.stubGlobal("chrome", chrome);
  Object.assign(fakeBrowser, parts);
  await openPanel(windowId);
  expect(did).toEqual([opened]);
});

it("is asked for within the click, and a browser that opens nothing at all is told", async () => {
  vi.stubGlobal("chrome", undefined);
  Object.assign(fakeBrowser, { windows: { create: refuse } });
  await expect(openPanel(3)).rejects.toThrow("no side panel here");
  vi.stubGlobal("chrome", { sidePanel });
  const opened = openPanel(4);
  expect(did).toEqual([["side panel", { windowId: 4 }]]);
  await opened;
});
