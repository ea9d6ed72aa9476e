import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  allowToolbarMark,
  endToolbarMark,
  hasRules,
  isToolbarMarked,
  setRules,
} from "../../../../utils/sites/toolbar-rules.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

interface Rule {
  readonly id: string;
  readonly conditions: readonly { readonly pageUrl: { readonly hostSuffix: string } }[];
}

class Made {
  constructor(parts: object) {
    Object.assign(this, parts);
  }
}

const rules: Rule[] = [];
const onPageChanged = {
  addRules: (added: readonly Rule[], done: () => void) => {
    rules.push(...added);
    done();
  },
  getRules: (ids: readonly string[], done: (found: readonly Rule[]) => void) =>
    done(rules.filter(({ id }) => ids.includes(id))),
  removeRules: (_ids: undefined, done: () => void) => {
    rules.length = 0;
    done();
  },
};
const declarativeContent = { onPageChanged, PageStateMatcher: Made, SetIcon: Made };

const permissions = {
  granted: false,
  contains: async () => permissions.granted,
  request: async () => {
    permissions.granted = true;
    return true;
  },
  remove: async () => {
    permissions.granted = false;
    return true;
  },
};

class Canvas {
  getContext() {
    const nothing = () => undefined;
    return new Proxy({}, { get: () => nothing, set: () => true });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("OffscreenCanvas", Canvas);
});
afterEach(() => {
  rules.length = 0;
  permissions.granted = false;
  Object.assign(fakeBrowser.runtime, { lastError: undefined });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sets the rules also where the browser gives its interface a second after the permission", async () => {
  vi.stubGlobal("chrome", {});
  const set = setRules("mark", [".gov"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(rules).toEqual([]);
  vi.stubGlobal("chrome", { declarativeContent });
  await vi.advanceTimersByTimeAsync(100);
  await set;
  expect(rules).toMatchObject([{ id: "mark", conditions: [{ pageUrl: { hostSuffix: ".gov" } }] }]);
});

it("says so where the interface never comes", async () => {
  vi.stubGlobal("chrome", {});
  const failure = expect(setRules("mark", [".gov"])).rejects.toThrow("offers no rules");
  await vi.advanceTimersByTimeAsync(3000);
  await failure;
});

it("new rules take the place of all that were set before, and are known by their name", async () => {
  vi.stubGlobal("chrome", { declarativeContent });
  await setRules("old", [".gov"]);
  await setRules("new", [".gov", ".mil"]);
  expect(rules.map(({ id, conditions }) => [id, conditions.length])).toEqual([["new", 2]]);
  expect([await hasRules("new"), await hasRules("old")]).toEqual([true, false]);
});

it("rules that the browser refuses count as not set", async () => {
  vi.stubGlobal("chrome", { declarativeContent });
  Object.assign(fakeBrowser.runtime, { lastError: { message: "Too many conditions" } });
  await expect(setRules("mark", [".gov"])).rejects.toThrow("Too many conditions");
});

it("the icon is marked from the user's permission on, until they take the mark away with its rules", async () => {
  vi.stubGlobal("chrome", { declarativeContent, permissions });
  expect(await isToolbarMarked()).toBe(false);
  expect([await allowToolbarMark(), await isToolbarMarked()]).toEqual([true, true]);
  await setRules("mark", [".gov"]);
  await endToolbarMark();
  expect([rules, await isToolbarMarked()]).toEqual([[], false]);
});

it("taking away a mark that is not there waits for no interface", async () => {
  vi.stubGlobal("chrome", { permissions });
  await endToolbarMark();
  expect(permissions.granted).toBe(false);
});

it("a browser without such rules has no mark and can be given none", async () => {
  expect([await isToolbarMarked(), await allowToolbarMark()]).toEqual([false, false]);
});
