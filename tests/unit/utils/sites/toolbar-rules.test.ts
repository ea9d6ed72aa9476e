import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setRules } from "../../../../utils/sites/toolbar-rules.ts";

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
  removeRules: (_ids: undefined, done: () => void) => {
    rules.length = 0;
    done();
  },
};
const declarativeContent = { onPageChanged, PageStateMatcher: Made, SetIcon: Made };

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
