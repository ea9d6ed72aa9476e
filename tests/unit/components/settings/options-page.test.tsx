// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failed, success } from "../../../../utils/platform/result.ts";
import { FALLBACKS, type Settings } from "../../../../utils/settings/settings-table.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { click, control, fill, focused, nameOf, texts } from "../person.ts";

const world = vi.hoisted(() => ({
  stored: {} as Record<string, unknown>,
  locked: [] as string[],
  unreadable: [] as string[],
  answers: {} as Record<string, unknown>,
  sent: [] as [string, unknown][],
  listeners: [] as ((settings: unknown) => void)[],
  full: false,
  marked: false,
  /** The browser says whether the mark is on once this is over. */
  asked: Promise.resolve(),
  allowed: true,
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  // The same object until something is saved, as in the settings themselves.
  readSettings: async () => world.stored,
  rereadSettings: async () => world.stored,
  listenToSettings: (listener: (settings: unknown) => void) => {
    world.listeners.push(listener);
    return () => undefined;
  },
  lockedSettings: async () => world.locked,
  unreadableSettings: async () => world.unreadable,
}));
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    if (name === "saveSettings") {
      if (world.full) return failed({ kind: "storage", problem: "full" });
      world.stored = { ...world.stored, ...(request as object) };
      return success(null);
    }
    return world.answers[name] ?? failed({ kind: "offline" });
  },
}));
vi.mock("../../../../utils/sites/toolbar-rules.ts", () => ({
  canMarkToolbar: () => true,
  isToolbarMarked: () => world.asked.then(() => world.marked),
  allowToolbarMark: async () => world.allowed,
  endToolbarMark: async () => {
    world.marked = false;
    world.sent.push(["ended", null]);
  },
}));

const SETTINGS: Settings = {
  ...FALLBACKS,
  searchServiceUrl: "https://search.example.org",
  factCheckServiceUrl: null,
  country: [],
  state: [],
  city: [],
  pageSize: 10,
  openIn: "new-tab",
  suggestions: null,
  notifications: false,
  sourcePassages: false,
  siteList: false,
  language: "browser",
  singleKeys: true,
};
const COUNTRY = {
  code: "us",
  name: "United States",
  aliases: [],
  levels: ["federal"],
  domains: 7,
  pages: 900,
};
const CANADA = {
  ...COUNTRY,
  code: "ca",
  name: "Canada",
  domains: 1,
  pages: 450,
  levels: ["federal", "provincial"],
};
const served = (value: unknown, failure: unknown = null) =>
  success({ value, fetchedAt: 0, from: "service", failure });

const opened: string[] = [];

async function draw(change: Partial<Settings> = {}): Promise<void> {
  world.stored = { ...world.stored, ...change };
  const { App } = await import("../../../../entrypoints/options/App.tsx");
  await act(() => render(<App />, document.body));
  await vi.waitFor(() => expect(document.querySelectorAll("section.section")).toHaveLength(8));
}

/** The part of the page below a heading. */
function section(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no section ${id}`);
  return found;
}
const rowOf = (name: string): Element => {
  const found = [...document.querySelectorAll(".data-row")].find(
    (row) => row.querySelector("h3")?.textContent === name,
  );
  if (found === undefined) throw new Error(`no row ${name}`);
  return found;
};
const field = (control: Element): HTMLInputElement => control as HTMLInputElement;
const isDisabled = (control: Element | undefined): boolean => control?.hasAttribute("disabled") === true;
const sentNames = () => world.sent.map(([name]) => name);

beforeEach(() => {
  const event = { addListener: () => undefined, removeListener: () => undefined };
  world.stored = { ...SETTINGS };
  Object.assign(world, { locked: [], unreadable: [], sent: [], full: false, marked: false, allowed: true });
  world.asked = Promise.resolve();
  world.answers = {
    cacheSize: success({ entries: 0, bytes: 0 }),
    clearCache: success(null),
    removeAllChecks: success(null),
    removeAllWatches: success(null),
    health: success({ up: true, rows: [] }),
    markToolbar: success(null),
    countries: served({ countries: [COUNTRY, CANADA] }),
    recent: served({ facets: {} }),
    places: served({
      states: [{ code: "TX", name: "Texas", country: "us", type: "state", cities: 1 }],
      cities: [],
    }),
    stats: served({ indexedPages: 1350, domainsTotal: null, crawl: [], details: [], crawlIsEstimate: true }),
  };
  Object.assign(fakeBrowser, {
    runtime: { ...fakeBrowser.runtime, getURL: (path: string) => path, onMessage: event },
    storage: { onChanged: event },
    tabs: { create: async ({ url }: { url: string }) => void opened.push(url) },
    permissions: {
      contains: async () => true,
      onAdded: event,
      onRemoved: event,
      request: async () => true,
      remove: async () => true,
    },
    omnibox: {},
    commands: {
      getAll: async () => [
        { name: "_execute_action", shortcut: "Alt+Shift+G" },
        { name: "fact-check-selection", shortcut: "" },
        { name: "another", shortcut: "F1" },
      ],
    },
  });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(async () => {
  await act(() => render(null, document.body));
  localStorage.clear();
  opened.length = 0;
  world.listeners.length = 0;
});

describe("the page", () => {
  it("lists its sections in the order in which they are drawn", async () => {
    await draw();
    const links = [...document.querySelectorAll<HTMLAnchorElement>(".options-nav a")].map(({ hash }) =>
      hash.slice(1),
    );
    expect(links).toEqual([...document.querySelectorAll("section.section")].map(({ id }) => id));
    const names = texts(".options-nav a");
    expect(names).toEqual(texts("section.section > h2"));
  });

  it("scrolls to the section in its address, and nowhere without one", async () => {
    await draw();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    await act(() => render(null, document.body));
    location.hash = "#data";
    await draw();
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toBe(section("data"));
    location.hash = "";
  });

  it("says which values of an administrator cannot be used", async () => {
    await draw();
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(0);
    world.unreadable = ["pageSize"];
    for (const listener of world.listeners) listener({ ...world.stored, pageSize: 50 });
    await vi.waitFor(() =>
      expect(texts("[role=alert]")[0]).toContain("Your administrator set values that cannot be used"),
    );
  });

  it("says why a change was not saved, until one is", async () => {
    await draw();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    world.full = true;
    await fill("Results per page", "20");
    await vi.waitFor(() =>
      expect(texts("[role=alert]")[0]).toContain("The disk is full, so this change was not saved."),
    );
    expect(world.stored.pageSize).toBe(10);
    world.full = false;
    await fill("Results per page", "20");
    await vi.waitFor(() => expect(document.querySelectorAll("[role=alert]")).toHaveLength(0));
    expect(world.stored.pageSize).toBe(20);
  });
});

it("a switch moves back each time that its change was not saved", async () => {
  await draw();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  world.full = true;
  const box = field(control("Suggestions as you type"));
  for (const _ of ["first", "second"]) {
    await act(() => box.click());
    await vi.waitFor(() => expect(box.checked).toBe(false));
    expect(texts("[role=alert]")[0]).toContain("was not saved");
  }
});

describe("each setting is saved:", () => {
  it.each<[string, string, Partial<Settings>]>([
    ["Open results in", "current-tab", { openIn: "current-tab" }],
    ["Language", "fr", { language: "fr" }],
  ])("%s", async (name, value, expected) => {
    await draw();
    await fill(control(name, section(name === "Language" ? "language" : "search")), value);
    await vi.waitFor(() => expect(world.stored).toMatchObject(expected));
  });

  it.each<[string, Partial<Settings>]>([
    ["Suggestions as you type", { suggestions: true }],
    ["Show what the sources say with every verdict", { sourcePassages: true }],
    ["Single-key shortcuts", { singleKeys: false }],
  ])("%s", async (name, expected) => {
    await draw();
    const box = control(name);
    await act(() => box.click());
    await vi.waitFor(() => expect(world.stored).toMatchObject(expected));
    await vi.waitFor(() => expect(field(box).checked).toBe(Object.values(expected)[0]));
  });

  it("the quiet hours, from and until, and off again", async () => {
    await draw();
    const choose = async (name: string, value: string) =>
      act(async () => fill(control(name, section("news")), value));
    await choose("Quiet from", "22");
    await vi.waitFor(() => expect(world.stored).toMatchObject({ quietHours: "22-7" }));
    await choose("Quiet until", "8");
    await vi.waitFor(() => expect(world.stored).toMatchObject({ quietHours: "22-8" }));
    await choose("Quiet from", "8");
    await vi.waitFor(() => expect(world.stored).toMatchObject({ quietHours: "8-17" }));
    await choose("Quiet from", "-1");
    await vi.waitFor(() => expect(world.stored).toMatchObject({ quietHours: null }));
  });

  it("but none that an administrator has set can be changed", async () => {
    const settings: Partial<Record<keyof Settings, string>> = {
      language: "Language",
      suggestions: "Suggestions as you type",
      pageSize: "Results per page",
      openIn: "Open results in",
      singleKeys: "Single-key shortcuts",
      quietHours: "Quiet from",
      sourcePassages: "Show what the sources say with every verdict",
      notifications: "Notify me when a fact-check is done",
      siteList: "Keep the list of government sites on this device",
      searchServiceUrl: "Search service address",
      factCheckServiceUrl: "Fact-check service address",
    };
    world.locked = Object.keys(settings);
    await draw();
    const fields = [...document.querySelectorAll("main section :is(input, select)")].filter(isDisabled);
    expect(fields.filter((each) => each.closest(".domains") === null).map(nameOf)).toEqual(
      Object.values(settings),
    );
  });

  it("the language is written as its own readers write it", async () => {
    await draw();
    const options = [...section("language").querySelectorAll("option")].map(({ value, lang, text }) => [
      value,
      lang,
      text,
    ]);
    expect(options).toEqual(
      [
        ["browser", "", "Same as the browser"],
        ["en", "en", "English"],
        ["es", "es", "Español"],
        ["fr", "fr", "Français"],
      ].toSorted(
        ([a], [b]) =>
          options.findIndex(([value]) => value === a) - options.findIndex(([value]) => value === b),
      ),
    );
    expect(texts("#language .hint")[0]).toContain(String(new Date().getFullYear()));
  });
});

describe("the places that searches start with", () => {
  const places = () => document.querySelector("#search [role=group][aria-labelledby=default-places]");
  /** What the buttons of the filters show, and how each is taken away. */
  const shown = () =>
    [...(places()?.querySelectorAll(".picker-button") ?? [])].map((each) => each.textContent);
  const removable = () =>
    [...(places()?.querySelectorAll("button") ?? [])]
      .map(nameOf)
      .filter((name) => name.startsWith("Remove filter: "));
  const listed = (name: string) => control(name, document.querySelector("[role=listbox]") ?? document);

  it("have their names, which come from the service only where there are any", async () => {
    await draw();
    expect([shown(), removable()]).toEqual([["Country", "State", "City"], []]);
    expect(sentNames().filter((name) => name === "places")).toEqual([]);
    await act(() => render(null, document.body));
    await draw({ country: ["us"], state: ["TX"] });
    await vi.waitFor(() => expect(shown()).toEqual(["United States", "Texas", "City"]));
    expect(removable()).toEqual(["Remove filter: United States", "Remove filter: Texas"]);
    expect(sentNames()).toContain("places");
  });

  it("lose what is not in another country, and say so", async () => {
    await draw({ country: ["us"], state: ["TX"], city: ["Austin"] });
    await vi.waitFor(() => expect(shown()).toEqual(["United States", "Texas", "Austin"]));
    await click("Country: United States");
    await click(listed("Canada"), { ctrlKey: true });
    await vi.waitFor(() => expect(removable()[0]).toBe("Remove filter: United States, Canada"));
    expect(shown()[0]).toBe("United States+1");
    expect(texts("#search [role=group] > .hint")).toEqual([]);
    await click(listed("United States"), { ctrlKey: true });
    await vi.waitFor(() => expect(world.stored).toMatchObject({ country: ["ca"], state: [] }));
    await vi.waitFor(() =>
      expect(texts("#search [role=group] > .hint")[0]).toContain(
        "Removed because it is not in the chosen countries: Texas",
      ),
    );
    await click("Remove filter: Canada");
    await vi.waitFor(() => expect(texts("#search [role=group] > .hint")).toEqual([]));
  });

  it.each(["country", "state", "city"] as const)(
    "can only be read where an administrator has set the %s",
    async (name) => {
      world.locked = [name];
      await draw({ country: ["us"], state: ["TX"], city: ["Austin"] });
      const row = texts("#search .setting-row").find((words) => words.startsWith("Places"));
      expect(row).toBe("PlacesAustin, TX, usSet by your administrator.");
      expect(section("search")?.querySelector("[aria-haspopup=listbox]")).toBeNull();
    },
  );
});

describe("the mark on the toolbar icon", () => {
  const box = () => control("Mark official sites on the toolbar icon") as HTMLInputElement;

  it("is on where the browser has the permission", async () => {
    world.marked = true;
    await draw();
    await vi.waitFor(() => expect(box().checked).toBe(true));
    await act(() => box().click());
    await vi.waitFor(() => expect(sentNames()).toContain("ended"));
    expect(box().checked).toBe(false);
    expect(sentNames()).not.toContain("markToolbar");
  });

  it.each([
    [true, ["markToolbar"]],
    [false, ["ended"]],
  ])("is turned on where the browser allows it: %s", async (allowed, expected) => {
    world.allowed = allowed;
    await draw();
    expect(box().checked).toBe(false);
    await act(() => box().click());
    await vi.waitFor(() => expect(sentNames().filter((name) => /mark|ended/.test(name))).toEqual(expected));
    expect(box().checked).toBe(allowed);
  });

  it("stays as the person turned it, when the browser answers only then how it was", async () => {
    const asked = Promise.withResolvers<void>();
    world.asked = asked.promise;
    await draw();
    await act(() => box().click());
    await vi.waitFor(() => expect(sentNames()).toContain("markToolbar"));
    asked.resolve();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(box().checked).toBe(true);
  });
});

describe("the stored data", () => {
  it.each([
    [0, "0 bytes"],
    [999, "999 bytes"],
    [1000, "1 kB"],
    [12_345, "12 kB"],
    [3_420_000, "3.4 MB"],
    [5_500_000_000, "5.5 GB"],
    [7_000_000_000_000, "7,000 GB"],
  ])("is counted in words and units: %d as %s", async (bytes, size) => {
    world.answers.cacheSize = success({ entries: 2, bytes });
    await draw();
    await vi.waitFor(() => expect(rowOf("Saved copies").textContent).toContain(`2 copies, ${size}.`));
  });

  it("can be deleted where there is some, and asks first", async () => {
    world.answers.cacheSize = success({ entries: 2, bytes: 9 });
    await draw();
    await vi.waitFor(() => expect(rowOf("Saved copies").textContent).toContain("2 copies"));
    const disabled = [...document.querySelectorAll<HTMLButtonElement>(".data-row button")].map(
      (each) => each.disabled,
    );
    expect(disabled).toEqual([false, true, true, true]);
    await click("Delete saved copies");
    expect(texts(".confirm > span")).toEqual([
      "Delete all saved copies? Searches will need the network again.",
    ]);
    expect(focused()).toBe("Cancel");
    await click("Cancel");
    expect([document.querySelector(".confirm"), sentNames().includes("clearCache")]).toEqual([null, false]);
    expect(focused()).toBe("Delete saved copies");
    await click("Delete saved copies");
    world.answers.cacheSize = success({ entries: 0, bytes: 0 });
    await click("Delete");
    await vi.waitFor(() =>
      expect(texts("#data .notice, #data [role=status]").join()).toContain("Saved copies deleted."),
    );
    await vi.waitFor(() => expect(isDisabled(control("Delete saved copies"))).toBe(true));
    expect(document.activeElement?.contains(control("Delete saved copies"))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    ["claim", "Delete history", "removeAllChecks"],
    ["popup-search", "Delete recent searches", null],
  ])("what open pages remember as %s can be deleted alone", async (key, name, call) => {
    localStorage.setItem(key, '{"version":1,"value":{}}');
    await draw();
    await vi.waitFor(() => expect(isDisabled(control(name))).toBe(false));
    await click(name);
    expect(texts(".confirm > span")).toEqual([
      "Delete what open pages remember, such as words not sent yet?",
    ]);
    await click("Delete");
    await vi.waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    await vi.waitFor(() => expect(isDisabled(control(name))).toBe(true));
    if (call !== null) expect(sentNames()).toContain(call);
  });

  it("says why it could not be deleted", async () => {
    world.answers.cacheSize = success({ entries: 2, bytes: 9 });
    world.answers.clearCache = failed({ kind: "storage", problem: "full" });
    await draw();
    await vi.waitFor(() => expect(isDisabled(control("Delete saved copies"))).toBe(false));
    await click("Delete saved copies");
    await click("Delete");
    await vi.waitFor(() => expect(document.querySelectorAll("#data [role=alert]")).toHaveLength(1));
  });
});

describe("the keys", () => {
  const rows = () =>
    [...document.querySelectorAll("#keyboard tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );

  it("are those of the browser, read again when the person comes back", async () => {
    await draw();
    await vi.waitFor(() =>
      expect(rows().slice(0, 3)).toEqual([
        ["Open Primary Source", "Alt+Shift+G"],
        [expect.stringContaining("Fact-check"), "not set"],
        ["Search from the address bar", "gov Tab"],
      ]),
    );
    Object.assign(fakeBrowser, {
      commands: { getAll: async () => [{ name: "copy-quote", shortcut: "F2" }] },
    });
    dispatchEvent(new Event("focus"));
    await vi.waitFor(() => expect(rows()[0]?.[1]).toBe("F2"));
    await click("Change shortcuts");
    await vi.waitFor(() => expect(opened).toEqual(["chrome://extensions/shortcuts"]));
  });

  it.each([
    [true, "/"],
    [false, "not set"],
  ])("of a single letter are used: %s", async (singleKeys, key) => {
    await draw({ singleKeys });
    expect(rows()).toContainEqual(["Go to the search box", key]);
    expect(rows().map(([, keys]) => keys)).toEqual(
      expect.arrayContaining(["↑ ↓", "Enter", "Ctrl+Enter", "Esc"]),
    );
  });
});

describe("the status of the services", () => {
  const card = (name: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`section[aria-label="${name}"]`);
    if (found === null) throw new Error(`no card ${name}`);
    return found;
  };

  it("is shown by a sign and a sentence", async () => {
    await draw();
    await vi.waitFor(() => expect(card("Search service").querySelector(".dot-up")).not.toBeNull());
    expect(card("Search service").getAttribute("aria-busy")).toBe("false");
    expect(isDisabled(control("Refresh: Search service"))).toBe(false);
    expect(isDisabled(control("Refresh: Fact-check service"))).toBe(true);
    for (const [answer, dot, sentence] of [
      [success({ up: true, rows: [] }), "up", "Working."],
      [success({ up: false, rows: [] }), "down", "Not working right now."],
      [failed({ kind: "not-configured", service: "search" }), "not-configured", ""],
      [failed({ kind: "rate-limited", until: 1, reason: "service-asked" }), "paused", ""],
      [failed({ kind: "offline" }), "offline", "offline"],
      [failed({ kind: "timeout", seconds: 10 }), "down", ""],
    ] as const) {
      world.answers.health = answer;
      await click("Refresh: Search service");
      await vi.waitFor(() =>
        expect(card("Search service").querySelector(".dot")?.className).toBe(`dot dot-${dot}`),
      );
      expect(card("Search service").querySelector("[role=status]")?.textContent).toContain(sentence);
      expect(card("Search service").querySelectorAll("button")).toHaveLength(1);
    }
  });

  it("can be asked for again, and access be allowed", async () => {
    world.answers.health = failed({ kind: "no-access", origins: "https://search.example.org/*" });
    await draw();
    await vi.waitFor(() => expect(card("Search service").getAttribute("aria-busy")).toBe("false"));
    const asked = () =>
      world.sent.filter(([name, request]) => name === "health" && JSON.stringify(request).includes("search"))
        .length;
    const before = asked();
    await click("Refresh: Search service");
    expect(asked()).toBe(before + 1);
    world.answers.health = success({
      up: true,
      rows: [
        { name: "dependencies.search_backend", value: true },
        { name: "queue", value: 1200 },
        { name: "paused", value: false },
        { name: "since", value: "noon" },
      ],
    });
    await click(card("Search service").querySelector(".button-main, button:not([aria-label])"));
    await vi.waitFor(() => expect(asked()).toBe(before + 2));
    await vi.waitFor(() =>
      expect(
        [...card("Search service").querySelectorAll("tr")].map(({ textContent }) => textContent),
      ).toEqual([...["dependencies › search backendyes", "queue1,200", "pausedno", "sincenoon"]]),
    );
    expect(card("Search service").querySelector("table")?.textContent).not.toContain("estimate");
  });

  it("of an index is its size, exact or not known, and what its service estimates", async () => {
    world.answers.recent = served({
      facets: {
        levels: [
          { value: "federal", count: 30 },
          { value: "state", count: 10 },
        ],
      },
    });
    world.answers.stats = served({
      indexedPages: 1350,
      domainsTotal: null,
      crawl: [
        { name: "queue", value: 5 },
        { name: "state", value: "idle" },
      ],
      details: [{ name: "x", value: 1 }],
      crawlIsEstimate: true,
    });
    await draw();
    await vi.waitFor(() => expect(texts(".figure")).toEqual(["Pages1,350 exact", "Domainsunknown"]));
    expect(texts("#status table[aria-label=Crawl] td")).toEqual(["5 estimate", "idle"]);
    expect(texts("#status table[aria-label=Details] td")).toEqual(["1"]);
    expect(texts("table.coverage tbody tr")).toEqual([
      "United States7900Federal",
      "Canada1450Federal, Provincial",
    ]);
    expect([...document.querySelectorAll<HTMLElement>("table .bar")].map(({ style }) => style.width)).toEqual(
      ["100%", "50%", "100%", "33.33333333333333%"].map((width) =>
        expect.stringContaining(width.slice(0, 5).replace(/%$/, "")),
      ),
    );
    expect(texts("#status h4")).toEqual([
      "Crawl",
      "Pages by country",
      "Pages by level of government",
      "Coverage",
    ]);
  });

  it("has no part for what the service does not tell", async () => {
    await draw();
    await vi.waitFor(() => expect(texts(".figure")).toHaveLength(2));
    expect(texts("#status h4")).toEqual(["Pages by country", "Coverage"]);
    expect(texts("#status summary")).toEqual(["What the index holds", "Domains in the index"]);
  });

  it("says why figures did not come", async () => {
    Object.assign(world.answers, {
      stats: failed({ kind: "offline" }),
      countries: failed({ kind: "offline" }),
    });
    await draw();
    await vi.waitFor(() => expect(texts("#status [role=alert]")).toHaveLength(2));
  });

  it("that take their time come all at once, after a sentence about it", async () => {
    const { promise, resolve } = Promise.withResolvers();
    world.answers.stats = promise;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await draw();
    const said = () => texts(".waiting-figures [role=status]");
    expect([document.querySelector(".waiting-figures .skeleton") === null, said()]).toEqual([false, [""]]);
    await act(() => void vi.advanceTimersByTime(60_000));
    expect(said()).toEqual([expect.stringContaining("taking longer than usual")]);
    expect(texts(".figure")).toEqual([]);
    vi.useRealTimers();
    resolve(served({ indexedPages: 1, domainsTotal: 1, crawl: [], details: [], crawlIsEstimate: false }));
    await vi.waitFor(() => expect(texts(".figure")).toHaveLength(2));
    expect(document.querySelector(".waiting-figures")).toBeNull();
  });

  it("says that figures are saved ones", async () => {
    world.answers.stats = served(
      { indexedPages: 1, domainsTotal: 1, crawl: [], details: [], crawlIsEstimate: false },
      { kind: "offline" },
    );
    await draw();
    await vi.waitFor(() => expect(texts("#status .hint").join()).toMatch(/saved/i));
  });

  it("is not asked of an index without an address", async () => {
    await draw({ searchServiceUrl: null });
    expect(texts("#advanced h3")).toEqual(["Search service", "Fact-check service"]);
    expect(document.getElementById("status")).toBeNull();
  });
});

describe("the domains of the index", () => {
  const domains = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      domain: `site${index}.gov`,
      organization: "Office",
      level: "federal",
      country: "US",
      state: null,
      city: "Austin",
    }));
  const asked = () =>
    world.sent
      .filter(([name]) => name === "domains")
      .map(([, asked]) => (asked as { request: object }).request);

  async function open(count: number, total: number | null): Promise<void> {
    world.answers.domains = served({ domains: domains(count), total });
    await draw();
    await vi.waitFor(() => expect(sentNames()).toContain("stats"));
    expect(asked()).toEqual([]);
    await toggle(true);
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
  }
  const toggle = async (isOpen: boolean): Promise<void> => {
    const part = document.querySelector<HTMLDetailsElement>("details.domains");
    await act(() => {
      if (part !== null) part.open = isOpen;
    });
  };

  it.each([
    ["the first page of several", 50, 120, "1–50 of 120", true, false],
    ["a page that is the last", 50, 50, "1–50 of 50", true, true],
    ["a full page of nobody knows how many", 50, null, "1–50", true, false],
    ["a page that is not full", 3, null, "1–3", true, true],
  ])("%s leads on or not", async (_, count, total, range, noPrevious, noNext) => {
    await open(count, total);
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual([range]));
    expect(isDisabled(control("Previous"))).toBe(noPrevious);
    expect(isDisabled(control("Next"))).toBe(noNext);
    expect(texts(".domain-table tbody tr")[0]).toBe("site0.govOfficeFederalAustin, US");
  });

  it("are read page by page, and from the first again for other words", async () => {
    await open(50, 120);
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["1–50 of 120"]));
    await click("Next");
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["51–100 of 120"]));
    await click("Previous");
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["1–50 of 120"]));
    await click("Next");
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["51–100 of 120"]));
    await fill("Domain or organization", " tax ");
    await fill(control("City", document.querySelector(".domains") ?? document), " Austin ");
    await act(() => document.querySelector<HTMLFormElement>(".domain-filters")?.requestSubmit());
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["1–50 of 120"]));
    expect(asked().map((request) => (request as { offset: number }).offset)).toEqual([0, 50, 0, 50, 0]);
    expect(asked().at(-1)).toEqual({
      country: [],
      level: null,
      state: [],
      city: ["Austin"],
      search: "tax",
      limit: 50,
      offset: 0,
    });
    await toggle(false);
    expect(document.querySelector(".domain-table")).toBeNull();
    await toggle(true);
    expect(asked()).toHaveLength(5);
  });

  it("of another service are asked for anew, with its states", async () => {
    await open(50, 120);
    await fill("Domain or organization", "tax");
    const statesAsked = () => world.sent.filter(([name]) => name === "places").length;
    expect(statesAsked()).toBe(1);
    const other = { ...world.stored, searchServiceUrl: "https://other.example.org" };
    await act(() => {
      for (const listener of world.listeners) listener(other);
    });
    await vi.waitFor(() => expect(document.querySelector("details.domains[open]")).toBeNull());
    expect([document.querySelector(".domain-table"), asked().length]).toEqual([null, 1]);
    await vi.waitFor(() => expect(texts(".figure")).toHaveLength(2));
    await toggle(true);
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    expect([asked().at(-1), statesAsked()]).toEqual([expect.objectContaining({ search: "", offset: 0 }), 2]);
  });

  it("are narrowed by place and level, and a country forgets what another had", async () => {
    await open(50, 120);
    const field = (name: string) => control(name, document.querySelector(".domains") ?? document);
    await vi.waitFor(() => expect(isDisabled(field("State or province"))).toBe(false));
    await fill(field("Level"), "federal");
    await fill(field("State or province"), "TX");
    expect(asked().at(-1)).toMatchObject({ country: [], level: "federal", state: ["TX"] });
    await fill(field("Country"), "ca");
    expect(asked().at(-1)).toMatchObject({ country: ["ca"], level: null, state: [] });
    expect(isDisabled(field("State or province"))).toBe(true);
    expect([...field("Level").querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
      "Any",
      "Federal",
      "Provincial",
    ]);
    await fill(field("Country"), "");
    expect(asked().at(-1)).toMatchObject({ country: [], level: null, state: [] });
  });

  it("are none, could not be read, or are saved ones", async () => {
    await open(0, 0);
    await vi.waitFor(() =>
      expect(texts(".domains > [role=status]")).toEqual(["No domains match. Try fewer letters or filters."]),
    );
    world.answers.domains = failed({ kind: "offline" });
    await click("Find");
    await act(() => document.querySelector<HTMLFormElement>(".domain-filters")?.requestSubmit());
    await vi.waitFor(() => expect(texts(".domains [role=alert]")).toHaveLength(1));
    world.answers.domains = served({ domains: domains(1), total: 1 }, { kind: "offline" });
    await act(() => document.querySelector<HTMLFormElement>(".domain-filters")?.requestSubmit());
    await vi.waitFor(() =>
      expect(texts(".domains > .notice, .domains [role=status]").join()).toMatch(/saved/i),
    );
  });
});

describe("what is rarely needed is closed", () => {
  const isOpen = (id: string): boolean => section(id).querySelector("details")?.open === true;

  it("unless a service has no address yet", async () => {
    await draw({ factCheckServiceUrl: "https://check.example.org" });
    expect(["keyboard", "services", "status"].filter(isOpen)).toEqual([]);
    await act(() => render(null, document.body));
    await draw({ factCheckServiceUrl: null });
    await vi.waitFor(() => expect(isOpen("services")).toBe(true));
  });

  it("or the address of the page leads to it", async () => {
    location.hash = "#services";
    await draw({ factCheckServiceUrl: "https://check.example.org" });
    expect(["keyboard", "services", "status"].filter(isOpen)).toEqual(["services"]);
    location.hash = "#status";
    dispatchEvent(new Event("hashchange"));
    await vi.waitFor(() => expect(isOpen("status")).toBe(true));
    location.hash = "";
  });
});
