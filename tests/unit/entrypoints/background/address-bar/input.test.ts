import { beforeEach, expect, test, vi } from "vitest";
import {
  createFirstRow,
  onInputCancelled,
  onInputChanged,
  onInputEntered,
  onInputStarted,
} from "../../../../../entrypoints/background/address-bar/input.ts";
import type { Row, Rows } from "../../../../../entrypoints/background/address-bar/rows.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { expectLogs } from "../../../../setup/logs.ts";

const world = vi.hoisted(() => ({
  /** What was looked up, and what is found for it; null: somebody typed on. */
  lookedUp: [] as string[],
  found: null as unknown,
  remember: async (_q: string): Promise<void> => undefined,
  checked: [] as string[],
  forbidFactChecks: false,
  ended: [] as string[],
}));
vi.mock(import("../../../../../entrypoints/background/address-bar/rows.ts"), async (original) => ({
  ...(await original()),
  createRows: () => ({
    rowsFor: async (typed: string) => {
      world.lookedUp.push(typed);
      return world.found as Rows | null;
    },
    stop: () => void world.ended.push("stopped"),
    forget: () => void world.ended.push("forgotten"),
    opensAt: (url: string) => `${url}#at-the-passage`,
  }),
}));
vi.mock("../../../../../entrypoints/background/checks/from-page/claims-from-page.ts", () => ({
  checkTyped: async (claim: string) => void world.checked.push(claim),
}));
vi.mock("../../../../../utils/search/kept-searches.ts", () => ({
  ownSearches: async () => [],
  rememberSearch: ({ q }: { q: string }) => world.remember(q),
}));
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({
    country: [],
    state: [],
    city: [],
    pageSize: 10,
    language: "browser",
    forbidFactChecks: world.forbidFactChecks,
  }),
}));

/** A browser that takes a text only when the test says so. */
function slowBrowser() {
  const handed: string[] = [];
  const taking: PromiseWithResolvers<void>[] = [];
  const hand = vi.fn((text: string) => {
    handed.push(text);
    const taken = Promise.withResolvers<void>();
    taking.push(taken);
    return taken.promise;
  });
  const settle = async (end: (taken: PromiseWithResolvers<void>) => void) => {
    const taken = taking.shift();
    if (!taken) throw new Error("nothing was handed over");
    end(taken);
    await taken.promise.catch(() => undefined);
    await Promise.resolve();
  };
  return {
    handed,
    hand,
    take: () => settle((taken) => taken.resolve()),
    refuse: () => settle((taken) => taken.reject(new Error("no XML"))),
  };
}

test("a text that stands there already is not handed over again", async () => {
  const { hand, handed, take } = slowBrowser();
  const row = createFirstRow(hand);
  for (const text of ["search", "search"]) void row.show(text);
  await take();
  void row.show("search");
  expect(handed).toEqual(["search"]);
});

test("a text that the browser refused is handed over again when it is wanted again", async () => {
  expectLogs(/Error: no XML/);
  const { hand, handed, refuse, take } = slowBrowser();
  const row = createFirstRow(hand);
  void row.show("search");
  await refuse();
  await Promise.resolve();
  void row.show("search");
  await take();
  expect(handed).toEqual(["search", "search"]);
});

test("one at a time: the browser may end them in any order, and the newest must stay", async () => {
  const { hand, handed, take } = slowBrowser();
  const row = createFirstRow(hand);
  for (const text of ["search", "too long", "saved copies"]) void row.show(text);
  expect(handed).toEqual(["search"]);
  await take();
  expect(handed).toEqual(["search", "saved copies"]);
  await take();
  expect(handed).toEqual(["search", "saved copies"]);
});

test("going back to what is just being handed over costs nothing", async () => {
  const { hand, handed, take } = slowBrowser();
  const row = createFirstRow(hand);
  for (const text of ["search", "saved copies", "search"]) void row.show(text);
  await take();
  expect(handed).toEqual(["search"]);
});

test("ends once the browser has taken the text, whoever handed it over, and at once for one it has", async () => {
  const { hand, take } = slowBrowser();
  const row = createFirstRow(hand);
  const ended = vi.fn();
  const both = [row.show("saved copies").then(ended), row.show("saved copies").then(ended)];
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  await take();
  await Promise.all(both);
  await row.show("saved copies");
  expect(ended).toHaveBeenCalledTimes(2);
});

test("a refused text ends nothing: the next one is handed over", async () => {
  expectLogs(/Error: no XML/);
  const { hand, handed, refuse, take } = slowBrowser();
  const row = createFirstRow(hand);
  void row.show("<broken>");
  await refuse();
  void row.show("search");
  expect(handed).toEqual(["<broken>", "search"]);
  await take();
});

test("a browser that answers nothing has taken it", async () => {
  const hand = vi.fn();
  const row = createFirstRow(hand);
  void row.show("search");
  void row.show("saved copies");
  await vi.waitFor(() => expect(hand.mock.calls).toEqual([["search"], ["saved copies"]]));
});

/** The browser's address bar and its tabs. */
let firstRow = "";
let opened: unknown[] = [];
let tab: object | undefined;

beforeEach(() => {
  Object.assign(world, { lookedUp: [], found: null, checked: [], ended: [], forbidFactChecks: false });
  world.remember = async () => undefined;
  opened = [];
  tab = { url: "https://www.irs.gov/forms?name=secret" };
  vi.stubGlobal("navigator", { onLine: true });
  Object.assign(fakeBrowser, {
    runtime: { getURL: (path: string) => `own/${path}` },
    omnibox: {
      setDefaultSuggestion: async ({ description }: { description: string }) => {
        firstRow = description;
      },
    },
    tabs: {
      query: async () => (tab === undefined ? [] : [tab]),
      update: async (change: object) => opened.push(change),
      create: async (asked: object) => opened.push(asked),
    },
  });
});

const COPIES = "no connection, showing saved copies";
const SEARCH = "Search government pages for “<match>%s</match>”";
const rows = (found: readonly Row[], change: Partial<Rows> = {}): Rows => ({
  rows: found,
  saved: false,
  unreachable: false,
  ...change,
});
const type = async (typed: string) => {
  const suggested: unknown[] = [];
  onInputChanged(typed, (results) => void suggested.push(...results));
  await vi.waitFor(() => expect(world.lookedUp).toHaveLength(1));
  world.lookedUp.length = 0;
  return suggested;
};
const enter = async (text: string) => {
  onInputEntered(text, "currentTab");
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  return opened;
};

test.each([
  ["currentTab", [{ url: "own/search.html?q=heat+pumps" }]],
  ["newForegroundTab", [{ url: "own/search.html?q=heat+pumps", active: true }]],
  ["newBackgroundTab", [{ url: "own/search.html?q=heat+pumps", active: false }]],
] as const)("entered words are searched for where the browser says: %s", async (disposition, expected) => {
  const remembered: string[] = [];
  world.remember = async (q) => void remembered.push(q);
  onInputEntered("heat pumps", disposition);
  await vi.waitFor(() => expect(opened).toEqual(expected));
  expect([remembered, world.ended]).toEqual([["heat pumps"], ["stopped"]]);
});

test("a search that cannot be remembered is opened all the same", async () => {
  expectLogs(/no room/);
  world.remember = async () => {
    throw new Error("no room");
  };
  expect(await enter("heat pumps")).toEqual([{ url: "own/search.html?q=heat+pumps" }]);
});

test("an entered claim is checked, and its checks are opened", async () => {
  expect(await enter("check: Rents rose.")).toEqual([{ url: "own/search.html?view=checks" }]);
  expect(world.checked).toEqual(["Rents rose."]);
});

test("the row of a page opens it at the passage that was found", async () => {
  expect(await enter("https://www.irs.gov/a")).toEqual([{ url: "https://www.irs.gov/a#at-the-passage" }]);
});

test("words after “here” are searched for on the site of the tab, of which no more is handed over than its host", async () => {
  expect(await enter("here refund")).toEqual([
    {
      url: `own/site.html?${new URLSearchParams({ address: "https://www.irs.gov/", wants: "search", q: "refund" })}`,
    },
  ]);
});

test.each([
  ["a tab of the browser itself", { url: "chrome://newtab/" }],
  ["a tab that the browser hides", {}],
  ["no tab", undefined],
])("words after “here” over %s are searched for everywhere", async (_, shown) => {
  tab = shown;
  expect(await enter("here refund")).toEqual([{ url: "own/search.html?q=refund" }]);
});

test("rows show what they mean, and hand back what choosing them opens", async () => {
  world.found = rows([
    { kind: "suggestion", content: "tax credit" },
    { kind: "recent", content: "tax <history>" },
  ]);
  await vi.waitFor(async () =>
    expect(await type("tax")).toEqual([
      { content: "tax credit", description: "<match>tax</match> credit" },
      {
        content: "tax <history>",
        description: "<match>tax</match> &lt;history&gt;<dim> – recent search</dim>",
      },
    ]),
  );
});

test("after “here” the words alone are looked up, and rows search the site: without pages of others and checks", async () => {
  world.found = rows([
    { kind: "page", content: "https://other.example/", title: "Other", host: "other.example" },
    { kind: "check", content: "check: a", claim: "a" },
    { kind: "suggestion", content: "tax credit" },
  ]);
  const suggested: { content: string }[] = [];
  onInputChanged("here tax", (results) => void suggested.push(...results));
  await vi.waitFor(() => expect(suggested).toHaveLength(1));
  expect([world.lookedUp, suggested[0]?.content]).toEqual([["tax"], "here tax credit"]);
  await vi.waitFor(() => expect(firstRow).toBe("Search irs.gov for “<match>tax</match>”"));
  tab = {};
  onInputChanged("here tax", () => undefined);
  await vi.waitFor(() => expect(firstRow).toBe("Search this tab’s site for “<match>tax</match>”"));
});

test.each([
  [false, "Fact-check “<match>Rents rose.</match>”"],
  [true, "Fact-checks are turned off. Set by your administrator."],
])("no fact-check is promised where an administrator forbids them: %s", async (forbidFactChecks, row) => {
  world.forbidFactChecks = forbidFactChecks;
  onInputChanged("check: Rents rose.", () => undefined);
  await vi.waitFor(() => expect(firstRow).toBe(row));
});

test("no row comes for words after which somebody typed on", async () => {
  world.found = null;
  const suggest = vi.fn();
  onInputChanged("tax", suggest);
  await vi.waitFor(() => expect(world.lookedUp).toEqual(["tax"]));
  await new Promise(setImmediate);
  expect(suggest).not.toHaveBeenCalled();
});

test("the first row says that there is no connection, from the first letter on or once that shows, until the input ends", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  onInputStarted();
  await vi.waitFor(() => expect(firstRow).toContain(COPIES));
  onInputCancelled();
  await vi.waitFor(() => expect(firstRow).toBe(SEARCH));
  expect(world.ended).toEqual(["forgotten", "stopped"]);

  vi.stubGlobal("navigator", { onLine: true });
  onInputStarted();
  world.found = rows([], { saved: true, unreachable: true });
  onInputChanged("tax", () => undefined);
  await vi.waitFor(() => expect(firstRow).toContain(COPIES));
  onInputEntered("tax", "currentTab");
  await vi.waitFor(() => expect(firstRow).toBe(SEARCH));
});

test("a worker that starts sets the first row, unless the browser has no address bar", async () => {
  vi.resetModules();
  const fresh = await import("../../../../../entrypoints/background/address-bar/input.ts");
  const { omnibox } = fakeBrowser as { omnibox?: object };
  firstRow = "";
  Object.assign(fakeBrowser, { omnibox: undefined });
  fresh.showFirstRow();
  await new Promise(setImmediate);
  Object.assign(fakeBrowser, { omnibox });
  expect(firstRow).toBe("");
  fresh.showFirstRow();
  await vi.waitFor(() => expect(firstRow).toBe(SEARCH));
});

test("a text that was wanted while the browser refused another is handed over", async () => {
  expectLogs(/Error: no XML/);
  const { hand, handed, refuse, take } = slowBrowser();
  const row = createFirstRow(hand);
  void row.show("<broken>");
  void row.show("search");
  await refuse();
  await vi.waitFor(() => expect(handed).toEqual(["<broken>", "search"]));
  await take();
});

test("a text that the browser refuses at once ends nothing either", async () => {
  expectLogs(/Error: no XML/);
  const handed: string[] = [];
  const row = createFirstRow((text) => {
    handed.push(text);
    if (text === "<broken>") throw new Error("no XML");
  });
  await row.show("<broken>");
  await row.show("search");
  expect(handed).toEqual(["<broken>", "search"]);
});

test("a first row that took longer to make does not replace that of what was typed since", async () => {
  let tell = (_: object[]): void => undefined;
  const late = new Promise((resolve) => (tell = resolve));
  const query = vi.fn(async () => [{ url: "https://www.va.gov/" }]).mockReturnValueOnce(late as never);
  const handed: string[] = [];
  Object.assign(fakeBrowser, {
    tabs: { query },
    omnibox: { setDefaultSuggestion: async (row: { description: string }) => handed.push(row.description) },
  });
  for (const typed of ["here tax", "here water"]) onInputChanged(typed, () => undefined);
  await vi.waitFor(() => expect(handed.at(-1)).toContain("water"));
  tell([{ url: "https://www.irs.gov/" }]);
  onInputChanged("here parks", () => undefined);
  await vi.waitFor(() => expect(handed.at(-1)).toContain("parks"));
  expect(handed.filter((row) => row.includes("irs.gov"))).toEqual([]);
});
