import { expect, it } from "vitest";
import {
  isSameSetting,
  leftMemory,
  mergedSetting,
  mergedSettings,
  readMemory,
  readSetting,
  type SettingsMemory,
  type SharedSetting,
  storedMemory,
  travelling,
} from "../../../../utils/sync/shared-settings.ts";

const NOW = 1_000;
const NAMES = ["language", "pageSize"] as const;
const memoryOf = (
  shared: Readonly<Record<string, SharedSetting>>,
  known: Readonly<Record<string, unknown>>,
): SettingsMemory => ({ shared: new Map(Object.entries(shared)), known: new Map(Object.entries(known)) });
const merge = (
  own: Readonly<Record<string, unknown>>,
  memory: SettingsMemory | null,
  arrived: Readonly<Record<string, SharedSetting>>,
) => mergedSettings(own, NAMES, memory, new Map(Object.entries(arrived)), NOW);
const NONE = memoryOf({}, {});

it.each([
  [{ value: "fr", changed: 2 }, { value: "en", changed: 1 }, "fr"],
  [{ value: "fr", changed: 1 }, { value: "en", changed: 2 }, "en"],
  [{ value: "fr", changed: 2 }, { value: "en", changed: 2 }, "fr"],
])(
  "of %j and %j the one changed last holds, and of two at once the same one on every device",
  (one, other, value) => {
    expect(mergedSetting(one, other).value).toBe(value);
    expect(mergedSetting(other, one).value).toBe(value);
  },
);

it("what was chosen here goes to the others, with the time of this change", () => {
  const { change, memory } = merge({ language: "fr" }, NONE, {});
  expect(change).toEqual({});
  expect([...memory.shared]).toEqual([["language", { value: "fr", changed: NOW }]]);
  expect([...memory.known]).toEqual([["language", "fr"]]);
});

it("what was not changed here since is no change of this device", () => {
  const before = { language: { value: "fr", changed: 5 } };
  const { change, memory } = merge({ language: "fr" }, memoryOf(before, { language: "fr" }), {});
  expect(change).toEqual({});
  expect([...memory.shared]).toEqual(Object.entries(before));
});

it("a change here is later than the one that it changes, whatever the clock says", () => {
  const before = { language: { value: "en", changed: 9_000 } };
  const { memory } = merge({ language: "fr" }, memoryOf(before, { language: "en" }), {});
  expect(memory.shared.get("language")).toEqual({ value: "fr", changed: 9_001 });
});

it("what another device changed is followed here", () => {
  const before = { language: { value: "en", changed: 5 } };
  const arrived = { language: { value: "fr", changed: 6 }, pageSize: { value: 50, changed: 2 } };
  const { change, memory } = merge({ language: "en" }, memoryOf(before, { language: "en" }), arrived);
  expect(change).toEqual({ language: "fr", pageSize: 50 });
  expect([...memory.shared]).toEqual(Object.entries(arrived));
  expect([...memory.known]).toEqual([
    ["language", "fr"],
    ["pageSize", 50],
  ]);
});

it("a device that joins takes over what the others changed, and gives what only it has", () => {
  const { change, memory } = merge({ language: "fr", pageSize: 50 }, null, {
    language: { value: "en", changed: 2 },
  });
  expect(change).toEqual({ language: "en" });
  expect([...memory.shared]).toEqual([
    ["language", { value: "en", changed: 2 }],
    ["pageSize", { value: 50, changed: 1 }],
  ]);
});

it("a value that this version cannot read changes nothing", () => {
  const { change, memory } = merge({ language: "fr" }, memoryOf({}, { language: "fr" }), {
    language: { value: "klingon", changed: 9 },
    unknown: { value: 1, changed: 9 },
  });
  expect(change).toEqual({});
  expect(memory.shared.size).toBe(0);
});

it.each([
  ["fr", null],
  [null, null],
  [{}, null],
  [{ value: "fr" }, null],
  [{ changed: 5 }, null],
  [{ value: "fr", changed: 0 }, null],
  [{ value: "fr", changed: "5" }, null],
  [
    { value: "fr", changed: 5, more: 1 },
    { value: "fr", changed: 5 },
  ],
  [
    { value: null, changed: 1 },
    { value: null, changed: 1 },
  ],
])("the item %j is read as %j", (item, setting) => {
  expect(readSetting(item)).toEqual(setting);
});

it("what a device remembers comes back as it was stored", () => {
  const memory = memoryOf({ language: { value: "fr", changed: 5 } }, { language: "fr", pageSize: 50 });
  expect(readMemory(JSON.parse(JSON.stringify(storedMemory(memory))))).toEqual(memory);
});

it.each([
  [undefined, null],
  [null, null],
  ["x", null],
  [{ shared: {} }, null],
  [{ known: {} }, null],
  [{ shared: null, known: 7 }, NONE],
  [{ shared: { language: "fr" }, known: { language: "fr" } }, memoryOf({}, { language: "fr" })],
])("of %j it remembers %j", (stored, memory) => {
  expect(readMemory(stored)).toEqual(memory);
});

it("nothing that an administrator has set travels, nor an address", () => {
  expect(travelling([])).toContain("language");
  expect(travelling(["language"])).not.toContain("language");
  expect(travelling([])).not.toContain("searchServiceUrl");
});

const ONTARIO = { country: ["ca"], state: ["ON"], city: [] };
const ALASKA = { country: ["us"], state: ["AK"], city: [] };
const mergePlaces = (
  own: object,
  memory: SettingsMemory | null,
  arrived: ReadonlyMap<string, SharedSetting>,
  now = NOW,
) => mergedSettings({ ...own }, ["places"], memory, arrived, now);

it("places travel as one: of two devices that join, each with its own, one holds as a whole", () => {
  const first = mergePlaces(ONTARIO, null, new Map());
  const second = mergePlaces(ALASKA, null, first.memory.shared);
  expect([ONTARIO, ALASKA]).toContainEqual({ ...ALASKA, ...second.change });
  const back = mergePlaces(ONTARIO, first.memory, second.memory.shared);
  expect({ ...ONTARIO, ...back.change }).toEqual({ ...ALASKA, ...second.change });
});

it("and of two changes that were made while apart the later one holds as a whole", () => {
  const start = { country: ["us"], state: ["TX"], city: ["Austin"] };
  const dallas = { ...start, city: ["Dallas"] };
  const { memory, change } = mergePlaces(start, null, new Map());
  expect(change).toEqual({});
  const there = mergePlaces(ONTARIO, memory, new Map(), NOW + 1).memory.shared;
  const here = mergePlaces(dallas, memory, there, NOW + 2);
  expect([here.change, here.memory.shared.get("places")?.value]).toEqual([{}, [["us"], ["TX"], ["Dallas"]]]);
  expect(mergePlaces(dallas, memory, there, NOW).change).toEqual(ONTARIO);
});

it("places that cannot all be read change nothing, and with one that an administrator has set none travels", () => {
  for (const value of [[["us"], "TX", []], [["us"]], "us", null]) {
    const arrived = new Map([["places", { value, changed: 9 }]]);
    expect(mergePlaces(ALASKA, null, arrived).change).toEqual({});
  }
  expect(travelling([])).toContain("places");
  expect(travelling([])).not.toContain("country");
  for (const locked of ["country", "state", "city"] as const) {
    expect(travelling([locked])).not.toContain("places");
  }
});

it.each([
  [{ value: [1], changed: 5 }, true],
  [{ value: [2], changed: 5 }, false],
  [{ value: [1], changed: 6 }, false],
  [undefined, false],
])("a setting is the same as %j: %s", (other, expected) => {
  expect(isSameSetting({ value: [1], changed: 5 }, other)).toBe(expected);
});

it("what was changed here while sync was off goes to the others, unless another device changed it since", () => {
  const before = { language: { value: "en", changed: 500 }, pageSize: { value: 50, changed: 500 } };
  const known = { language: "en", pageSize: 50 };
  const left = leftMemory(memoryOf(before, known), { language: "en", pageSize: 50 });
  expect(left.hasLeft).toBe(true);
  const own = { language: "fr", pageSize: 20 };
  const there = { ...before, language: { value: "es", changed: 700 } };
  const { change, memory } = merge(own, readMemory(storedMemory(left)), there);
  expect(change).toEqual({ language: "es" });
  expect(memory.shared.get("pageSize")).toEqual({ value: 20, changed: 501 });
  expect(memory.hasLeft).toBeUndefined();
});

it("what this device has not is not kept once sync is off", () => {
  const shared = { language: { value: "fr", changed: 5 }, pageSize: { value: 50, changed: 5 } };
  const left = leftMemory(memoryOf(shared, { language: "fr", pageSize: 50 }), {
    language: "en",
    pageSize: 50,
  });
  expect([...left.shared.keys(), ...left.known.keys()]).toEqual(["pageSize", "pageSize"]);
  expect(merge({ language: "en", pageSize: 50 }, left, shared).change).toEqual({ language: "fr" });
});
