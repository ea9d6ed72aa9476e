import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewToolbarMark } from "../../../../../entrypoints/background/sites/toolbar-mark.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";

const set = vi.hoisted(() => new Map<string, readonly string[]>());
const LIST = { lines: "toronto.ca\tCity of Toronto", count: 1, fetchedAt: 1 };
const state = vi.hoisted(() => ({ marked: true, list: null as object | null }));

vi.mock("../../../../../utils/sites/kept-site-list.ts", () => ({
  readSiteList: async () => state.list,
}));
vi.mock("../../../../../utils/sites/toolbar-rules.ts", () => ({
  isToolbarMarked: async () => state.marked,
  hasRules: async (name: string) => set.has(name),
  setRules: async (name: string, suffixes: readonly string[]) => {
    set.clear();
    set.set(name, suffixes);
  },
}));

const fetched = vi.fn(async () => new Response("ca"));

function install(version: string, inIncognitoContext = false): void {
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext },
    runtime: { getURL: (path: string) => path, getManifest: () => ({ version }) },
  });
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  state.list = LIST;
});
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

test("no rule is set for a user who did not turn the mark on", async () => {
  state.marked = false;
  install("1.0.0");
  await renewToolbarMark();
  expect(set.size).toBe(0);
});

test.each([
  ["was fetched again", { fetchedAt: 2 }],
  ["has more sites", { count: 2 }],
])("the rules are set again where the list %s", async (_, change) => {
  install("1.0.0");
  await renewToolbarMark();
  state.list = { ...LIST, ...change };
  await renewToolbarMark();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("without a list the namespaces alone are marked, until there is one", async () => {
  state.list = null;
  install("1.0.0");
  await renewToolbarMark();
  expect([...set]).toEqual([["mark 1.0.0 0 0", expect.arrayContaining([".gov"])]]);
  expect([...set.values()].flat()).not.toContain(".toronto.ca");
  state.list = LIST;
  await renewToolbarMark();
  expect([...set.values()].flat()).toContain(".toronto.ca");
});

test("a private window leaves the rules of the other windows alone", async () => {
  install("1.0.0", true);
  await renewToolbarMark();
  expect(set.size).toBe(0);
});

test("two that come at once set the rules once", async () => {
  install("1.0.0");
  await Promise.all([renewToolbarMark(), renewToolbarMark()]);
  expect(fetched).toHaveBeenCalledTimes(1);
});
