import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewToolbarMark } from "../../../../entrypoints/background/sites/toolbar-mark.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const set = vi.hoisted(() => new Map<string, readonly string[]>());
const state = vi.hoisted(() => ({ marked: true }));

vi.mock("../../../../utils/platform/kept-site-list.ts", () => ({
  readSiteList: async () => ({ lines: "toronto.ca\tCity of Toronto", count: 1, fetchedAt: 1 }),
}));
vi.mock("../../../../utils/platform/toolbar-rules.ts", () => ({
  isToolbarMarked: async () => state.marked,
  hasRules: async (name: string) => set.has(name),
  setRules: async (name: string, suffixes: readonly string[]) => {
    set.clear();
    set.set(name, suffixes);
  },
}));

const fetched = vi.fn(async () => new Response("ca"));

function install(version: string): void {
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    runtime: { getURL: (path: string) => path, getManifest: () => ({ version }) },
  });
}

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  set.clear();
  state.marked = true;
});

test("the rules are set again after an update of the extension, and only then", async () => {
  install("1.0.0");
  await renewToolbarMark();
  await renewToolbarMark();
  expect(fetched).toHaveBeenCalledTimes(1);
  const [before] = set.keys();
  install("1.0.1");
  await renewToolbarMark();
  expect([...set.keys()]).not.toEqual([before]);
  expect([...set.values()]).toEqual([expect.arrayContaining([".gov", ".toronto.ca"])]);
});

test("no rule is set for a person who did not turn the mark on", async () => {
  state.marked = false;
  install("1.0.0");
  await renewToolbarMark();
  expect(set.size).toBe(0);
});
