// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { failed, success } from "../../../../utils/platform/result.ts";
import type { PageRequest } from "../../../../utils/search/request.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { RESULT } from "../../components/sample-result.ts";
import { click, control, fill, focused, named, press, texts } from "../../components/user.ts";
import { openResultsPage } from "./open-page.tsx";

const world = vi.hoisted(() => ({
  asked: [] as PageRequest[],
  panels: [] as unknown[],
  openIn: "new-tab",
  /** How many of the next answers are older copies. */
  copies: 0,
}));
/** The service finds 30 pages for every word but "nothing". */
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, asked: { request: PageRequest } | null) => {
    if ((name !== "search" && name !== "recent") || asked === null) return failed({ kind: "offline" });
    world.asked.push(asked.request);
    const results = asked.request.q === "nothing" ? [] : Array.from({ length: 10 }, () => RESULT);
    const page = {
      total: results.length * 3,
      totalIsLowerBound: false,
      page: asked.request.page,
      size: asked.request.size,
      dropped: 0,
    };
    const value = { ...page, results, facets: {}, tookMs: 1 };
    const from = world.copies > 0 ? "stale" : "service";
    world.copies -= 1;
    return success({ value, fetchedAt: Date.now(), from, failure: null });
  },
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({
    pageSize: 10,
    country: [],
    state: [],
    city: [],
    singleKeys: true,
    openIn: world.openIn,
  }),
  listenToSettings: () => () => undefined,
}));
vi.mock("../../../../utils/platform/open-panel.ts", () => ({
  openPanel: (id: unknown) => void world.panels.push(id),
}));

const root = document.createElement("div");
const did: string[] = [];
const files: string[] = [];
const scrolled = vi.fn();
const pushed = vi.fn();
let wide: { matches: boolean; change: () => void } = { matches: false, change: () => undefined };

async function search(words: string): Promise<void> {
  await fill(document.querySelector("[role=combobox]"), words);
  document.querySelector<HTMLElement>("[role=combobox]")?.focus();
  await press("Enter");
  await vi.waitFor(() => expect(world.asked.at(-1)?.q).toBe(words));
  await shown();
}
const shown = () => vi.waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());

/** Goes to an address as the browser does with its buttons. */
async function goTo(address: string, state: unknown): Promise<void> {
  history.replaceState(state, "", address);
  await act(() => void window.dispatchEvent(new PopStateEvent("popstate", { state })));
  await shown();
}

beforeAll(async () => {
  const event = { addListener: () => undefined, removeListener: () => undefined };
  Object.assign(fakeBrowser, {
    action: { getBadgeText: async () => "" },
    extension: { inIncognitoContext: false },
    runtime: {
      ...fakeBrowser.runtime,
      onMessage: event,
      getURL: (path: string) => `chrome-extension://id/${path}`,
      openOptionsPage: async () => void did.push("options"),
    },
    windows: { getCurrent: async () => ({ id: 5 }) },
    tabs: {
      create: async ({ url, active }: { url: string; active: boolean }) => void did.push(`${active} ${url}`),
    },
    storage: { onChanged: event },
  });
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return wide.matches;
    },
    addEventListener: (_: string, listener: () => void) => {
      wide.change = listener;
    },
  }));
  vi.stubGlobal("scrollTo", scrolled);
  await openResultsPage(root, 10);
});
afterAll(() => {
  render(null, root);
  vi.unstubAllGlobals();
});
beforeEach(() => {
  world.asked.length = did.length = files.length = world.copies = 0;
  scrolled.mockReset();
  pushed.mockReset();
  vi.spyOn(history, "pushState").mockImplementation((_state, _title, address) => {
    pushed(address);
    History.prototype.replaceState.call(history, null, "", address);
  });
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((draw) => {
    draw(0);
    return 0;
  });
});

describe("the way back", () => {
  it("the browser leaves the position to the page", () => {
    expect(history.scrollRestoration).toBe("manual");
  });

  it("has an entry for each search and page, each from the top", async () => {
    await search("passport");
    expect(pushed.mock.calls).toEqual([["/search.html?q=passport"]]);
    expect(scrolled.mock.lastCall).toEqual([{ top: 0 }]);
    await search("passport");
    expect(pushed).toHaveBeenCalledOnce();
    await click("Next page");
    await vi.waitFor(() => expect(location.search).toBe("?q=passport&page=2"));
    expect(pushed).toHaveBeenCalledTimes(2);
    expect(document.title).toMatch(/^passport · /);
  });

  it("brings the position of an entry back with it", async () => {
    await goTo("/search.html?q=visa", { top: 420 });
    await vi.waitFor(() => expect(world.asked.at(-1)?.q).toBe("visa"));
    await vi.waitFor(() => expect(scrolled.mock.lastCall).toEqual([{ top: 420 }]));
    expect([pushed.mock.calls, document.querySelector("input")?.value]).toEqual([[], "visa"]);
    await search("other");
    expect(scrolled.mock.lastCall).toEqual([{ top: 0 }]);
  });

  it("leaves a user who reads an older copy where they are when the newer one comes", async () => {
    world.copies = 1;
    await search("heating");
    expect(world.asked).toHaveLength(2);
    expect(scrolled).toHaveBeenCalledOnce();
    world.copies = 1;
    await goTo("/search.html?q=gas", { top: 420 });
    await vi.waitFor(() => expect(world.asked).toHaveLength(4));
    await shown();
    expect(scrolled.mock.calls).toEqual([[{ top: 0 }], [{ top: 420 }]]);
  });

  it("brings the position back in the list of the other view too", async () => {
    await search("tax");
    await goTo("/search.html?view=recent", null);
    await goTo("/search.html?q=tax", { top: 420 });
    await vi.waitFor(() => expect(scrolled.mock.lastCall).toEqual([{ top: 420 }]));
  });

  it.each([[null], ["text"], [{}], [{ top: "far" }]])(
    "begins at the top of an entry that says %j",
    async (state) => {
      await goTo(`/search.html?q=entry${JSON.stringify(state).length}`, state);
      await vi.waitFor(() => expect(scrolled.mock.lastCall).toEqual([{ top: 0 }]));
    },
  );

  it("keeps the position in the entry when the scrolling ends", async () => {
    vi.stubGlobal("scrollY", 77);
    window.dispatchEvent(new Event("scrollend"));
    expect(history.state).toMatchObject({ top: 77 });
  });

  it("has an entry of the results that were given up", async () => {
    await search("tax");
    pushed.mockReset();
    await click("Clear the search box");
    await vi.waitFor(() => expect(location.search).not.toContain("q="));
    expect(pushed).toHaveBeenCalledOnce();
    expect(document.title).toBe("Search · Primary Source");
    await search("tax");
    expect(pushed).toHaveBeenCalledOnce();
  });

  it("does not lead to other spellings of the same request", async () => {
    await goTo("/search.html?page=1&q=tax&country=nowhere", null);
    await vi.waitFor(() => expect(world.asked.at(-1)?.q).toBe("tax"));
    expect(pushed).not.toHaveBeenCalled();
  });

  it("does not lead to words whose operators are filters by now", async () => {
    await goTo("/search.html?q=tax+site%3Airs.gov", null);
    await vi.waitFor(() => expect(location.search).toBe("?q=tax&domain=irs.gov"));
    expect(world.asked.map(({ q, domain }) => [q, domain])).toEqual([["tax", ["irs.gov"]]]);
    expect(pushed).not.toHaveBeenCalled();
  });
});

describe("the page of results", () => {
  it("has another number of results on a page", async () => {
    await search("tax");
    await fill("Results per page", "50");
    await vi.waitFor(() => expect(world.asked.at(-1)?.size).toBe(50));
    await fill("Results per page", "10");
    await search("nothing");
    expect([named("Results per page"), named("Next page"), named("Export")]).toEqual([[], [], []]);
  });

  it.each([
    ["For Zotero and other reference managers", /\.csl\.json /],
    ["Table (CSV)", /\.csv /],
    ["Data (JSON)", /\.json /],
    ["Citations in Markdown", /\.md /],
    ["Citations in BibTeX", /\.bib /],
    ["Citations in RIS", /\.ris /],
    ["Citations in APA style", /\.txt /],
    ["Citations in MLA style", /\.txt /],
  ])("saves its results as %s", async (name, file) => {
    const made: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      made.push(blob as Blob);
      return "blob:x";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      files.push(`${this.download} `);
    });
    if (named("Export").length === 0) await search("tax");
    await click("Export");
    await click(name);
    expect(files[0]).toMatch(file);
    expect(await made[0]?.text()).toMatch(/irs\.gov/i);
    expect(document.querySelector("[role=menu]")).toBeNull();
  });

  it("opens links behind, the panel of this window and the options", async () => {
    await search("tax");
    await click(document.querySelector(".card-link"), { ctrlKey: true });
    expect(did).toEqual(["false https://www.irs.gov/forms"]);
    document.querySelector<HTMLElement>(".card-link")?.focus();
    await press("Enter", { ctrlKey: true });
    expect(did).toHaveLength(2);
    await press("Escape");
    expect(focused()).toBe("Search government pages");
    await press("ArrowDown");
    expect(document.activeElement?.matches(".card-link")).toBe(true);
    await click("Options");
    await vi.waitFor(() => expect(did.at(-1)).toBe("options"));
    await click("Show fact-checks");
    expect(world.panels).toEqual([5]);
  });

  it("has its filters at the side where there is room, and above the list otherwise", async () => {
    expect([document.querySelector(".facets"), named("More filters").length]).toEqual([null, 1]);
    wide = { ...wide, matches: true };
    await act(() => wide.change());
    expect([document.querySelector(".facets") === null, named("More filters").length]).toEqual([false, 0]);
    expect(control("Domain")).toBeDefined();
    wide = { ...wide, matches: false };
    await act(() => wide.change());
    expect(texts(".facets")).toEqual([]);
  });
});
