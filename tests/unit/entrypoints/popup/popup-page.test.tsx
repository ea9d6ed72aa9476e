// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptRecord } from "../../../../components/base/kept-record.ts";
import type { Popup } from "../../../../entrypoints/popup/popup-store.ts";
import type { Check } from "../../../../utils/checks/check.ts";
import { failed, success } from "../../../../utils/platform/result.ts";
import type { PageRequest } from "../../../../utils/search/request.ts";
import { entryOf } from "../../../../utils/watches/entry.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { countDraws } from "../../components/count-draws.ts";
import { noKeptWords } from "../../components/no-kept-words.ts";
import { RESULT } from "../../components/sample-result.ts";
import { click, control, fill, focused, named, press, texts } from "../../components/user.ts";
import { done, failedCheck, running, waiting } from "../../utils/checks/sample.ts";
import { NOW, page, watchOf } from "../../utils/watches/sample.ts";

const world = vi.hoisted(() => ({
  sent: [] as [string, unknown][],
  answers: {} as Record<string, unknown>,
  changed: new Map<string, () => void>(),
  settings: {
    pageSize: 20,
    country: ["us"],
    state: [],
    city: [],
    openIn: "new-tab",
    singleKeys: true,
    suggestions: false,
    siteList: false,
  },
  panels: [] as unknown[],
  /** Resolves once the panel is there. */
  opened: Promise.resolve(),
  stored: [] as readonly unknown[] | Error,
  watches: [] as unknown[],
  entries: [] as unknown[],
  counts: { inLine: 0, unseen: 0 } as unknown,
}));
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: { request?: PageRequest } | null) => {
    world.sent.push([name, request]);
    if (name in world.answers) return world.answers[name];
    if (name !== "search" && name !== "recent") return failed({ kind: "offline" });
    const results = request?.request?.q === "nothing" ? [] : [RESULT];
    const page = { total: results.length, totalIsLowerBound: false, page: 1, size: 10, dropped: 0 };
    const value = { ...page, results, facets: {}, tookMs: 1 };
    return success({ value, fetchedAt: Date.now(), from: "service", failure: null });
  },
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => world.settings,
  listenToSettings: () => () => undefined,
}));
vi.mock("../../../../utils/platform/changes.ts", () => ({
  onChange: (what: string, listener: () => void) => {
    world.changed.set(what, listener);
    return () => undefined;
  },
}));
vi.mock("../../../../utils/checks/history/newest-checks.ts", () => ({
  readHistoryPart: async () => {
    if (world.stored instanceof Error) throw world.stored;
    return { checks: world.stored, groups: [], unreadable: [], hasMore: false };
  },
  countHistory: async () => {
    const all = Array.isArray(world.stored) ? world.stored.length : 0;
    return { all, verdicts: all };
  },
}));
vi.mock("../../../../utils/checks/history/read-checks.ts", () => ({
  countChecks: async () => world.counts,
}));
vi.mock("../../../../utils/checks/transaction.ts", () => ({
  readLine: async () => ({ starts: [], pause: null }),
}));
vi.mock("../../../../utils/checks/sources/kept-source-changes.ts", () => ({
  readSourceChanges: async () => ({ askedAt: {}, pages: {} }),
}));
vi.mock("../../../../utils/platform/open-panel.ts", () => ({
  openPanel: (id: unknown) => {
    world.panels.push(id);
    return world.opened;
  },
}));
vi.mock("../../../../utils/checks/consent.ts", () => ({ askConsent: async () => true }));
vi.mock("../../../../utils/watches/count-unread.ts", () => ({
  countUnreadSoon: async (watches: readonly { unread: number }[]) => ({
    pages: watches.reduce((sum, { unread }) => sum + unread, 0),
    isMore: false,
  }),
}));
vi.mock("../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () => world.watches,
  readEntries: async () => world.entries,
  readEntriesOf: async () => world.entries,
}));

const did: string[] = [];
const asked = (name: string) => world.sent.filter(([each]) => each === name).map(([, request]) => request);
let badge = "";

/** The popup, as it is after a click on the toolbar icon. */
async function open(): Promise<Popup> {
  vi.resetModules();
  const { App } = await import("../../../../entrypoints/popup/App.tsx");
  const { createPopup } = await import("../../../../entrypoints/popup/popup-store.ts");
  const { Toast } = await import("../../../../components/base/Toast.tsx");
  const { Trouble } = await import("../../../../components/base/trouble.tsx");
  const popup = createPopup();
  const page = (
    <>
      <App popup={popup} />
      <Trouble />
      <Toast />
    </>
  );
  await act(() => render(page, document.body));
  return popup;
}
const close = () => act(() => render(null, document.body));

async function search(words: string): Promise<void> {
  await fill(document.querySelector("[role=combobox]"), words);
  document.querySelector<HTMLElement>("[role=combobox]")?.focus();
  await press("Enter");
}

async function openChecks(...all: readonly Check[]): Promise<void> {
  world.stored = all;
  await open();
  await click("Fact-checks");
  await vi.waitFor(() => expect(texts("article")).toHaveLength(1));
}

beforeEach(async () => {
  await noKeptWords(["claim", "wanted-check"]);
  localStorage.clear();
  world.sent.length = did.length = world.panels.length = 0;
  world.answers = {};
  world.watches = world.entries = [];
  world.stored = [];
  world.settings.openIn = "new-tab";
  badge = "";
  const event = { addListener: () => undefined, removeListener: () => undefined };
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    action: { getBadgeText: async () => badge },
    windows: { getCurrent: async () => ({ id: 3 }) },
    tabs: {
      query: async () => [],
      create: async ({ url, active }: { url: string; active?: boolean }) =>
        void did.push(`${active === false ? "behind" : "tab"} ${url}`),
      update: async ({ url }: { url: string }) => void did.push(`here ${url}`),
      onActivated: event,
      onUpdated: event,
    },
    runtime: {
      ...fakeBrowser.runtime,
      getURL: (path: string) => `/${path}`,
      onMessage: event,
      openOptionsPage: async () => void did.push("options"),
    },
    storage: { onChanged: event },
  });
  vi.spyOn(window, "close").mockImplementation(() => void did.push("closed"));
});
afterEach(close);

describe("a search in the popup", () => {
  it("starts at the top, and stays where the user reads when a newer answer replaces an older copy", async () => {
    const page = { total: 1, totalIsLowerBound: false, page: 1, size: 10, dropped: 0 };
    const value = { ...page, results: [RESULT], facets: {}, tookMs: 1 };
    const newer = Promise.withResolvers<unknown>();
    const answer = (from: string, title: string) =>
      success({
        value: { ...value, results: [{ ...RESULT, title }] },
        fetchedAt: 0,
        from,
        failure: null,
      });
    const answers = [answer("stale", "Older"), newer.promise];
    Object.defineProperty(world.answers, "search", { get: () => answers.shift() });
    await open();
    const list = document.querySelector("#list");
    if (!list) throw new Error("There is no list.");
    list.scrollTop = 50;
    await search("tax");
    await vi.waitFor(() => expect(list.textContent).toContain("Older"));
    expect(list.scrollTop).toBe(0);
    list.scrollTop = 50;
    await act(() => newer.resolve(answer("service", "Newer")));
    await vi.waitFor(() => expect(list.textContent).toContain("Newer"));
    expect(list.scrollTop).toBe(50);
  });

  it("leaves nothing behind once the user cleared it elsewhere", async () => {
    await open();
    await search("tax");
    await vi.waitFor(() => expect(texts("[role=list] .card, ul[aria-label=Results] > li")).not.toEqual([]));
    localStorage.removeItem("popup-search");
    await act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "popup-search" })));
    expect([
      texts("[role=list] .card, ul[aria-label=Results] > li").length,
      document.querySelector("input")?.value,
    ]).toEqual([0, ""]);
  });

  it("is not drawn again by words typed above it, also where these become a sentence", async () => {
    await open();
    await search("tax");
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    const type = async (): Promise<void> => {
      for (const words of ["w", "water", "The water bill rose by 5% in 2024."]) {
        await fill(document.querySelector("[role=combobox]"), words);
      }
    };
    expect(await countDraws("SearchBox", type)).toBeGreaterThan(2);
    expect(await countDraws("ResultCard", type)).toBe(0);
  });

  it("starts with the user's places and page size, and comes back when the popup opens again", async () => {
    await open();
    await vi.waitFor(() => expect(control("Remove filter: United States")).not.toBeNull());
    await search("tax");
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    expect(asked("search")[0]).toMatchObject({ request: { q: "tax", country: ["us"], size: 20 } });
    await close();
    await open();
    expect([texts(".card").length, document.querySelector("input")?.value]).toEqual([1, "tax"]);
    expect(asked("search")).toHaveLength(1);
  });

  it("is sent again where its answer had not come", async () => {
    world.answers.search = new Promise(() => undefined);
    await open();
    await search("tax");
    await close();
    delete world.answers.search;
    await open();
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    expect(asked("search")).toHaveLength(2);
  });

  it.each([
    ["new-tab", {}, []],
    ["current-tab", {}, ["here https://www.irs.gov/forms", "closed"]],
    ["new-tab", { ctrlKey: true }, ["behind https://www.irs.gov/forms"]],
    ["current-tab", { metaKey: true }, ["behind https://www.irs.gov/forms"]],
  ])("opens its results in a %s, with %j", async (openIn, held, expected) => {
    world.settings.openIn = openIn;
    await open();
    await search("tax");
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    const link = document.querySelector(".card-link");
    link?.addEventListener("click", (event) => {
      if (!event.defaultPrevented) did.push("by the browser");
      event.preventDefault();
    });
    await click(link, held);
    await vi.waitFor(() => expect(did.filter((each) => each !== "by the browser")).toEqual(expected));
    expect(did.includes("by the browser")).toBe(expected.length === 0);
  });

  it("goes on in a tab, with the words that are in the box", async () => {
    await open();
    await search("tax");
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    await fill(document.querySelector("[role=combobox]"), "tax forms");
    await click("Open in a tab");
    await vi.waitFor(() =>
      expect(did).toEqual([expect.stringMatching(/^tab \/search\.html\?.*q=tax\+forms/), "closed"]),
    );
    await click("Fact-checks");
    await click("Open in a tab");
    await vi.waitFor(() => expect(did[2]).toBe("tab /search.html?view=checks"));
  });

  it("searches a result's site, copies it, and checks it", async () => {
    const written: string[] = [];
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void written.push(text));
    world.answers.addCheck = success({ id: "a", sent: true });
    await open();
    await search("tax");
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    const choose = async (name: string): Promise<void> => {
      await click("More about “Forms”");
      await click(name);
    };
    await choose("Copy link");
    await vi.waitFor(() => expect(texts(".toast")).toEqual(["Link copied"]));
    await choose("Copy citation");
    await vi.waitFor(() =>
      expect(written).toEqual(["https://www.irs.gov/forms", expect.stringContaining("IRS")]),
    );
    vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new Error("no"));
    await choose("Copy link");
    await vi.waitFor(() => expect(texts(".toast")[0]).toContain("did not allow copying"));
    await choose("Search this site");
    await vi.waitFor(() =>
      expect(asked("search").at(-1)).toMatchObject({ request: { domain: ["irs.gov"] } }),
    );
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    await choose("Check this as a claim");
    expect(control("Fact-checks").getAttribute("aria-selected")).toBe("true");
    const origin = { title: "Forms", url: "https://www.irs.gov/forms" };
    expect(asked("addCheck")).toEqual([{ claim: "Forms", origin, again: false }]);
    world.answers.addCheck = failed({ kind: "offline" });
    await click("Search");
    await choose("Fact-check this page");
    expect(asked("addCheck").at(-1)).toEqual({ claim: "https://www.irs.gov/forms", origin, again: false });
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("offline"));
  });

  it("ends with Escape, which empties the box first", async () => {
    await open();
    await fill(document.querySelector("[role=combobox]"), "tax");
    document.querySelector<HTMLElement>("[role=combobox]")?.focus();
    await press("Escape");
    expect([document.querySelector("input")?.value, did]).toEqual(["", []]);
    await press("Escape");
    expect(did).toEqual(["closed"]);
  });

  it("has the focus in its box, unless the tabs have it", async () => {
    await open();
    expect(focused()).toBe("Search government pages");
    control("Search").focus();
    await press("ArrowRight");
    expect([control("What’s new").getAttribute("aria-selected"), focused()]).toEqual(["true", "What’s new"]);
  });
});

describe("the tabs", () => {
  it.each([
    ["", [], ["Search", "What’s new", "Fact-checks"]],
    ["3", [], ["Search", "What’s new", "Fact-checks44 fact-checks running or new"]],
    ["+2", [2, 1], ["Search", "What’s new33 unread pages", "Fact-checks"]],
  ])("with the badge %j and watches of %j unread pages are %j", async (text, unread, expected) => {
    badge = text;
    world.counts = { inLine: 1, unseen: 3 };
    world.watches = unread.map((count, index) => watchOf({ id: `${index}`, unread: count }));
    await open();
    await vi.waitFor(() => expect(texts("[role=tab]")).toEqual(expected));
  });

  it("count the checks that run or are new as the badge changes, and show no count that is late", async () => {
    badge = "…";
    world.counts = { inLine: 1, unseen: 0 };
    await open();
    const badges = () => texts("[role=tab] .badge, [role=tab] .badge + [hidden]");
    await vi.waitFor(() => expect(badges()).toEqual(["1", "1 fact-check running or new"]));
    const late = Promise.withResolvers<unknown>();
    world.counts = late.promise;
    await act(() => world.changed.get("badge")?.());
    badge = "";
    await act(() => world.changed.get("badge")?.());
    await vi.waitFor(() => expect(badges()).toEqual([]));
    await act(async () => late.resolve({ inLine: 2, unseen: 0 }));
    expect(badges()).toEqual([]);
  });

  it("ask for the recent pages again each time they are chosen", async () => {
    await open();
    await click("What’s new");
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    const before = asked("recent").length;
    await click("Search");
    await click("What’s new");
    await vi.waitFor(() => expect(asked("recent").length).toBeGreaterThan(before));
  });
});

describe("what is new in what is followed", () => {
  const cards = (count: number) => vi.waitFor(() => expect(texts(".card-link")).toHaveLength(count), 5_000);
  const scroller = () => document.querySelector<HTMLElement>("#list") ?? document.createElement("i");
  const scrollTo = async (top: number): Promise<void> => {
    scroller().scrollTop = top;
    await act(() => void scroller().dispatchEvent(new Event("scrollend")));
  };

  beforeEach(() => {
    world.watches = [watchOf({ id: "w", name: "Water", notify: false })];
    world.entries = ["https://a.gov/1", "https://b.gov/2"].map((url) =>
      entryOf("w", page(url, NOW), NOW, NOW),
    );
  });

  it("comes back where each list was scrolled to, and starts at its top once it lists something else", async () => {
    await open();
    await click("What’s new");
    await cards(2);
    await scrollTo(120);
    await click("Everywhere");
    await cards(1);
    expect(scroller().scrollTop).toBe(0);
    await scrollTo(40);
    await click("All you follow");
    await cards(2);
    expect(scroller().scrollTop).toBe(120);
    await close();
    await open();
    expect(scroller().scrollTop).toBe(0);
    await cards(2);
    expect(scroller().scrollTop).toBe(120);
    await press("/");
    await fill(control("Words in these pages"), "b.gov");
    await cards(1);
    expect(scroller().scrollTop).toBe(0);
  });

  it("comes back with what it was narrowed to, until the user clears it elsewhere", async () => {
    await open();
    await click("What’s new");
    await cards(2);
    await click("Found, any time");
    await fill(control("Words in these pages"), "b.gov");
    await cards(1);
    await close();
    await open();
    await cards(1);
    expect(named("“b.gov” · Found, any time")).toHaveLength(1);
    localStorage.removeItem("popup-range");
    await act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "popup-range" })));
    await cards(2);
    expect(localStorage.getItem("popup-range")).toBeNull();
  });
});

describe("the keys of what is new", () => {
  const BOX = "Search government pages";
  const isOpen = () => document.querySelector("fieldset") !== null;

  it("everywhere lead to its box and clear it, close what it stands in, and then the popup", async () => {
    await open();
    await click("What’s new");
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    expect(await press("/")).toBe(false);
    expect([isOpen(), focused()]).toEqual([true, BOX]);
    await fill(control(BOX), "tax");
    await press("Escape");
    expect([control(BOX), isOpen(), focused()]).toEqual([expect.objectContaining({ value: "" }), true, BOX]);
    await press("Escape");
    expect([isOpen(), focused(), did]).toEqual([false, expect.stringContaining("Updated, any time"), []]);
    await press("Escape");
    expect(did).toEqual(["closed"]);
  });

  it("everywhere lead from its box to the first page and back, and its operators are explained", async () => {
    await open();
    await click("What’s new");
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    await press("/");
    await press("ArrowDown");
    expect(document.activeElement?.classList).toContain("card-link");
    await press("ArrowUp");
    expect(focused()).toBe(BOX);
    await press("/");
    expect(focused()).toBe(BOX);
    await click("More filters");
    await click("Search operators");
    await click(document.querySelector("[role=dialog] li button"));
    expect([control(BOX), focused()]).toEqual([expect.objectContaining({ value: "site:irs.gov" }), BOX]);
  });

  it("in what is followed lead to the words that narrow it, and are closed by Escape", async () => {
    const WORDS = "Words in these pages";
    world.watches = [watchOf({ id: "w", notify: false })];
    await open();
    await click("What’s new");
    await vi.waitFor(() => expect(named("More about this list")).toHaveLength(1));
    await vi.waitFor(async () => {
      await press("/");
      expect(focused()).toBe(WORDS);
    });
    await press("Escape");
    expect([isOpen(), did]).toEqual([false, []]);
    world.settings.singleKeys = false;
    await close();
    await open();
    await click("What’s new");
    await vi.waitFor(() => expect(named("More about this list")).toHaveLength(1));
    expect(await press("/")).toBe(true);
    expect(isOpen()).toBe(false);
    world.settings.singleKeys = true;
  });
});

describe("the checks", () => {
  it("say how to begin, and why they could not be read until they can", async () => {
    expectLogs(/The checks could not be read: .*QuotaExceededError/);
    world.stored = new DOMException("", "QuotaExceededError");
    await open();
    await click("Fact-checks");
    await vi.waitFor(() => expect(texts("main [role=alert]")).toHaveLength(1));
    world.stored = [];
    await click("Try again");
    await vi.waitFor(() => expect(texts("main [role=alert]")).toHaveLength(0));
    expect(document.querySelector("main")?.textContent).toContain("choose Primary Source, then Fact-check");
  });

  it("are the newest as a card, and one row each for the others", async () => {
    await openChecks(waiting(5), running(4), done(3), failedCheck(2), done(1, { key: "claim 3" }));
    expect(texts("article blockquote")).toEqual(["“Claim 4”"]);
    expect(texts("ul[aria-label='Fact-checks'] > li button[aria-describedby] > span")).toEqual([
      ...["Claim 5", "Claim 3", "Claim 2"],
    ]);
    expect(texts("ul[aria-label='Fact-checks'] > li b")).toEqual(["Refuted", "Failed"]);
  });

  it("open in the panel of this window, which is there before the popup closes", async () => {
    await openChecks(done(3));
    await click("More about your fact-checks");
    const panel = Promise.withResolvers<void>();
    world.opened = panel.promise;
    await click("Open in the side panel");
    await vi.waitFor(async () => expect(await keptRecord("wanted-check", 1).read()).not.toBeNull());
    expect([world.panels, did]).toEqual([[3], []]);
    panel.resolve();
    await vi.waitFor(() => expect([world.panels, did]).toEqual([[3], ["closed"]]));
    expect(await keptRecord("wanted-check", 1).read()).toMatchObject({
      id: "check-3",
      windowId: 3,
    });
  });

  it("are read again after a change, until another tab is shown", async () => {
    await openChecks(done(3));
    world.stored = [running(4), done(3)];
    world.changed.get("checks")?.();
    await vi.waitFor(() => expect(texts("article blockquote")).toEqual(["“Claim 4”"]));
  });

  it("that were deleted can be brought back after a look at another tab, which moves no focus", async () => {
    world.answers.removeCheck = world.answers.restoreCheck = success(null);
    await openChecks(done(3), done(2));
    await click("More about “Claim 3”");
    await click("Delete");
    await vi.waitFor(() => expect(focused()).toBe("Undo"));
    await click("Search");
    expect(named("Undo")).toEqual([]);
    await click("Fact-checks");
    expect(focused()).not.toBe("Undo");
    await click("Undo");
    await vi.waitFor(() => expect(asked("restoreCheck")).toHaveLength(1));
  });
});

describe("the page of the tab", () => {
  it("is searched, its changes are shown, and its subject opens in a tab", async () => {
    const { actions: pageActions } = (await open()).thisPage;
    await act(() => pageActions.showChanges("irs.gov"));
    expect(control("What’s new").getAttribute("aria-selected")).toBe("true");
    await vi.waitFor(() =>
      expect(asked("recent").at(-1)).toMatchObject({ request: { domain: ["irs.gov"], sort: "changed" } }),
    );
    await act(() => pageActions.searchSite("irs.gov"));
    expect(control("Search").getAttribute("aria-selected")).toBe("true");
    expect(texts(".picker-value")).toEqual(["irs.gov"]);
    await act(() => pageActions.searchAbout("tax credit"));
    await vi.waitFor(() => expect(did[0]).toMatch(/^tab .*q=tax\+credit/));
    await act(() => pageActions.showChecks?.());
    expect(control("Fact-checks").getAttribute("aria-selected")).toBe("true");
  });
});
