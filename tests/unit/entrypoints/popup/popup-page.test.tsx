// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { clearLocal } from "../../../../components/base/kept-record.ts";
import { failed, success } from "../../../../utils/platform/result.ts";
import { countDraws } from "../../components/count-draws.ts";
import { RESULT } from "../../components/sample-result.ts";
import { click, control, fill, focused, press, texts } from "../../components/user.ts";
import { watchOf } from "../../utils/watches/sample.ts";
import { asked, close, did, open, search, world } from "./open-popup.tsx";

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

  it("has the focus in its box before it is painted, so that what is typed at once goes there", async () => {
    let atOnce: string | null = null;
    await open(() => {
      atOnce = focused();
    });
    expect(atOnce).toBe("Search government pages");
  });

  it("leaves nothing behind once the user cleared it elsewhere", async () => {
    await open();
    await search("tax");
    await vi.waitFor(() => expect(texts("[role=list] .card, ul[aria-label=Results] > li")).not.toEqual([]));
    clearLocal(["popup-search"]);
    await vi.waitFor(() =>
      expect([
        texts("[role=list] .card, ul[aria-label=Results] > li").length,
        document.querySelector("input")?.value,
      ]).toEqual([0, ""]),
    );
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
    ["3", [], ["Search", "What’s new", "Fact-checks44 fact-checks in progress or new"]],
    ["+2", [2, 1], ["Search", "What’s new33 unread pages", "Fact-checks"]],
  ])("with the badge %j and watches of %j unread pages are %j", async (text, unread, expected) => {
    world.badge = text;
    world.counts = { inLine: 1, unseen: 3 };
    world.watches = unread.map((count, index) => watchOf({ id: `${index}`, unread: count }));
    await open();
    await vi.waitFor(() => expect(texts("[role=tab]")).toEqual(expected));
  });

  it("count the checks that run or are new as the badge changes, and show no count that is late", async () => {
    world.badge = "…";
    world.counts = { inLine: 1, unseen: 0 };
    await open();
    const badges = () => texts("[role=tab] .badge, [role=tab] .badge + [hidden]");
    await vi.waitFor(() => expect(badges()).toEqual(["1", "1 fact-check in progress or new"]));
    const late = Promise.withResolvers<unknown>();
    world.counts = late.promise;
    await act(() => world.changed.get("badge")?.());
    world.badge = "";
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
