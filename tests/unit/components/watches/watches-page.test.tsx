// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { failed, success } from "../../../../utils/platform/result.ts";
import type { Watch } from "../../../../utils/watches/watch.ts";
import { NOW, watchOf } from "../../utils/watches/sample.ts";
import { click, control, fill, focused, isHeld, named, press, texts, waitFor } from "../user.ts";
import { change, draw, entry, last, menu, of, PAGES, RENT, TAX, world } from "./open-news.tsx";

const age = () => texts("section [role=status]").at(-1);

describe("the new pages", () => {
  it("are looked for and marked as read, of all that is followed or of one", async () => {
    world.entries = [entry("tax", "https://a.gov/1"), entry("rent", "https://a.gov/2", false)];
    await draw();
    expect(texts("h1")).toEqual(["All you follow"]);
    expect(texts(PAGES)).toHaveLength(2);
    expect(texts(".card-new")).toHaveLength(1);
    expect(last()).toEqual(["lookAtWatches", { which: "stale" }]);
    await menu("More about this list", "Refresh");
    expect(last()).toEqual(["lookAtWatches", { which: "all" }]);
    await click("Mark all read");
    expect(last()).toEqual(["markRead", { all: true }]);
    await click("Options");
    expect(last()?.[0]).toBe("options");
    await act(() => render(null, document.body));
    await draw("rent");
    expect(texts("h1")).toEqual(["Rent"]);
    expect(last()).toEqual(["lookAtWatches", { which: { ids: ["rent"] } }]);
    expect(texts(PAGES)).toHaveLength(1);
    expect(isHeld("Mark all read")).toBe(true);
    expect(named("Following")).not.toEqual([]);
    await change([{ ...RENT, unread: 1 }]);
    await click("Mark all read");
    expect(last()).toEqual(["markRead", { watches: ["rent"] }]);
  });

  it("are asked for once the page is seen, and not while it is behind others", async () => {
    let isHidden = true;
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (isHidden ? "hidden" : "visible"));
    world.sent.length = 0;
    await draw();
    expect(world.sent.filter(([name]) => name === "lookAtWatches")).toEqual([]);
    isHidden = false;
    await act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await vi.waitFor(() =>
      expect(world.sent.filter(([name]) => name === "lookAtWatches")).toEqual([
        ["lookAtWatches", { which: "stale" }],
      ]),
    );
    vi.restoreAllMocks();
  });

  it("name the follows that found them, but not one that is named like their site, which is said already", async () => {
    world.watches = [{ ...TAX, name: "a.gov" }, RENT];
    world.entries = [
      entry("tax", "https://www.a.gov/1"),
      entry("rent", "https://a.gov/2"),
      entry("tax", "https://a.gov/3"),
      entry("rent", "https://a.gov/3"),
    ];
    await draw();
    const found = [...document.querySelectorAll(PAGES)].map((page) =>
      [...page.querySelectorAll(".link-host, .from > bdi")].map((each) => each.textContent),
    );
    expect(found).toEqual([["a.gov"], ["a.gov", "Rent"], ["a.gov", "Rent"]]);
  });

  it("say that the service is being asked, and when it last answered", async () => {
    let answer = (_: unknown): void => undefined;
    await draw();
    expect(age()).toBe("Refreshed 1 minute ago");
    world.answers.lookAtWatches = new Promise((resolve) => {
      answer = resolve;
    });
    await menu("More about this list", "Refresh");
    expect(age()).toBe("Refreshing… 0 of 2");
    answer(failed({ kind: "offline" }));
    await waitFor(0);
    expect(age()).toBe("Refreshed 1 minute ago");
    expect(texts(".trouble [role=alert]")[0]).toContain("offline");
    await click(control("Close this message", document.querySelector(".trouble") ?? document));
    expect(document.querySelector(".trouble")).toBeNull();
  });

  it("say what a refresh did not come to", async () => {
    await draw();
    const asked = { ...TAX, lastAsked: NOW + 3_600_000, lastAnswered: NOW + 3_600_000 };
    world.answers.lookAtWatches = new Promise((resolve) => {
      world.watches = [asked, RENT];
      resolve(success(null));
    });
    await menu("More about this list", "Refresh");
    await waitFor(0);
    expect(texts(".note [role=status]")).toEqual(["Not refreshed: 1 of 2 (Rent). Try again in a moment."]);
    // What failed is not said to be only left, also before the page has heard of it.
    world.watches = [asked, { ...RENT, failure: { kind: "offline" } }];
    await menu("More about this list", "Refresh");
    await waitFor(0);
    expect(texts(".note [role=status]")).toEqual([]);
    await change([asked, { ...RENT, details: { paused: true } }]);
    expect(texts(".note [role=status]")).toEqual([]);
    world.watches = [asked, RENT];
    await change([asked, RENT]);
    await menu("More about this list", "Refresh");
    await waitFor(0);
    expect(texts(".note [role=status]")).toHaveLength(1);
    // What a round of the worker refreshes meanwhile is left no longer.
    await change([asked, { ...RENT, lastAnswered: NOW + 3_600_000 }]);
    expect(texts(".note [role=status]")).toEqual([]);
    // One that was asked, but did not answer, was not refreshed either.
    await change([asked, { ...RENT, lastAsked: NOW + 3_600_000, failure: { kind: "offline" } }]);
    await menu("More about this list", "Refresh");
    await waitFor(0);
    expect(texts(".note [role=status]")).toEqual([]);
    expect(texts("#results [role=alert]")).toEqual([
      expect.stringMatching(/^You are offline.* Not refreshed: 1 of 2 \(Rent\)\.$/),
    ]);
    await change([asked, { ...RENT, lastAnswered: NOW + 3_600_000 }]);
    expect(texts(".note [role=status]")).toEqual([]);
    expect(texts("#results [role=alert]")).toEqual([]);
  });

  it.each([
    [400, 1],
    [404, 0],
  ])(
    "lead to the search that the service refuses with %i, where it can be changed: %i",
    async (status, links) => {
      const refused = { kind: "refused", status, message: "No such city.", fields: [], suggestions: [] };
      world.watches = [{ ...TAX, lastAsked: NOW, failure: refused }];
      await draw();
      await waitFor(0);
      const found = [...document.querySelectorAll("#results a.button")].map((link) =>
        link.getAttribute("href"),
      );
      expect(found).toEqual(
        Array.from({ length: links }, () => expect.stringContaining("search.html?view=recent")),
      );
    },
  );

  it("say how far a refresh of several has come", async () => {
    let answer = (_: unknown): void => undefined;
    await draw();
    world.answers.lookAtWatches = new Promise((resolve) => {
      answer = resolve;
    });
    await menu("More about this list", "Refresh");
    expect(age()).toBe("Refreshing… 0 of 2");
    await change([{ ...TAX, lastAsked: NOW + 3_600_000 }, RENT]);
    expect(age()).toBe("Refreshing… 1 of 2");
    answer(success(null));
    await waitFor(0);
    expect(age()).toBe("Refreshed 1 minute ago");
  });

  it("that many follows found are all within reach, however often each is listed", async () => {
    const follows = Array.from({ length: 20 }, (_, index) => watchOf({ id: `w${index}` }));
    const found = Array.from({ length: 70 }, (_, index) =>
      follows.map(({ id }) => of(`${index}.gov`, entry(id, `https://a.gov/${index}`))),
    ).flat();
    Object.assign(world, { watches: follows, entries: found, unread: 70 });
    await draw();
    expect(texts(PAGES)).toHaveLength(50);
    await click("Show more");
    await waitFor(0);
    expect(texts(PAGES)).toHaveLength(70);
    expect(named("Show more")).toEqual([]);
    const items = [...document.querySelectorAll(PAGES)];
    expect(items.findIndex((item) => item.contains(document.activeElement))).toBe(50);
  });

  it("of one site on one day are one entry from ten on, which opens and is marked as read", async () => {
    world.entries = Array.from({ length: 12 }, (_, index) =>
      of(index < 11 ? "a.gov" : "b.gov", entry("tax", `https://a.gov/${index}`)),
    );
    await draw();
    expect(texts(`${PAGES} h3`)).toHaveLength(1);
    expect(document.querySelector(`${PAGES} summary`)?.textContent).toContain("11 pages of a.gov");
    const fold = document.querySelector("details");
    await act(async () => {
      fold?.setAttribute("open", "");
      fold?.dispatchEvent(new Event("toggle"));
    });
    expect(texts(`${PAGES} h3`)).toHaveLength(12);
    await click("Mark read: 11 pages of a.gov");
    expect(last()).toEqual(["markRead", { entries: expect.objectContaining({ length: 11 }) }]);
  });

  it("that were all marked as read can be unread again, until something is new", async () => {
    const marked = { entries: ["e"], overflows: {} };
    world.answers.markRead = success(marked);
    world.entries = [entry("tax", "https://a.gov/1")];
    await draw();
    await click("Mark all read");
    expect(last()).toEqual(["markRead", { all: true }]);
    await change([{ ...TAX, unread: 0 }]);
    await click("Undo: Mark all read");
    expect(last()).toEqual(["markUnread", marked]);
    await change([TAX]);
    expect(named("Mark all read")).toHaveLength(1);
  });

  it("that were all marked as read by a double click stay read", async () => {
    world.answers.markRead = success({ entries: ["e"], overflows: {} });
    world.entries = [entry("tax", "https://a.gov/1")];
    await draw();
    await click("Mark all read", { detail: 1 });
    await change([{ ...TAX, unread: 0 }]);
    await click("Undo: Mark all read", { detail: 2 });
    expect(last()).toEqual(["markRead", { all: true }]);
    await click("Undo: Mark all read", { detail: 1 });
    expect(last()?.[0]).toBe("markUnread");
  });

  it("that were all marked as read by a double click come back with Undo", async () => {
    const marked = { entries: ["e"], overflows: {} };
    world.answers.markRead = success(marked);
    world.entries = [entry("tax", "https://a.gov/1")];
    await draw();
    await click("Mark all read", { detail: 1 });
    world.answers.markRead = success({ entries: [], overflows: {} });
    await click("Mark all read", { detail: 2 });
    await change([{ ...TAX, unread: 0 }]);
    await click("Undo: Mark all read", { detail: 1 });
    expect(last()).toEqual(["markUnread", marked]);
  });

  it("that are read one by one after all were marked as read offer no more to take that back", async () => {
    world.answers.markRead = success({ entries: ["e"], overflows: {} });
    world.entries = [entry("tax", "https://a.gov/1")];
    await draw();
    await click("Mark all read");
    await change([{ ...TAX, unread: 0 }]);
    expect(named("Undo: Mark all read")).toHaveLength(1);
    await change([{ ...TAX, unread: 1 }]);
    await change([{ ...TAX, unread: 0 }]);
    expect(named("Undo: Mark all read")).toEqual([]);
    expect(isHeld("Mark all read")).toBe(true);
  });

  it("that two follows found are one card with both names, whenever each found it, and read together", async () => {
    const later = { ...entry("rent", "https://a.gov/1"), foundAt: NOW + 3_600_000 };
    world.entries = [later, entry("tax", "https://a.gov/2"), entry("tax", "https://a.gov/1")];
    await draw();
    expect(texts(PAGES)).toHaveLength(2);
    expect(texts(`${PAGES} bdi`)).toContain("Rent, Taxes");
    await menu("More about “https://a.gov/1”", "Mark read");
    expect(last()).toEqual(["markRead", { entries: [later.id, expect.any(String)] }]);
  });

  it("are narrowed by words and dates, which are not sent", async () => {
    const old = { ...entry("tax", "https://a.gov/old"), foundAt: NOW - 40 * 86_400_000 };
    world.entries = [entry("tax", "https://a.gov/new"), old];
    await draw();
    world.sent.length = 0;
    await click("Found, any time");
    await fill("Since", "7d");
    await waitFor(0);
    expect(texts(`${PAGES} h3`)).toEqual(["https://a.gov/new"]);
    expect(named("Found, past 7 days")).toHaveLength(1);
    await fill("Words in these pages", "nowhere");
    await waitFor(0);
    expect(document.body.textContent).toContain("No page matches this range or these words.");
    expect(world.sent).toEqual([]);
    // Escape closes the box, and not the popup with it.
    control("Words in these pages").focus();
    expect(await press("Escape")).toBe(false);
    expect([named("Words in these pages"), focused()]).toEqual([[], "“nowhere” · Found, past 7 days"]);
    await click("“nowhere” · Found, past 7 days");
    control("“nowhere” · Found, past 7 days").focus();
    expect(await press("Escape")).toBe(false);
    expect(named("Words in these pages")).toEqual([]);
    await click("“nowhere” · Found, past 7 days");
    await fill("Sort by", "published");
    await click("Show all pages");
    expect(texts(`${PAGES} h3`)).toEqual(["https://a.gov/new", "https://a.gov/old"]);
    // The order is another matter.
    expect(named("Published, any time")).toHaveLength(1);
    expect(world.sent).toEqual([]);
  });

  it("that words and dates leave out are not marked as read with the others", async () => {
    const old = { ...entry("tax", "https://a.gov/old"), foundAt: NOW - 40 * 86_400_000 };
    const recent = entry("tax", "https://a.gov/new");
    world.entries = [recent, old];
    await draw();
    await click("Found, any time");
    await fill("Since", "7d");
    await waitFor(0);
    await click("Mark all read");
    await waitFor(0);
    expect(last()).toEqual(["markRead", { entries: [recent.id] }]);
    const { unread: _, ...read } = recent;
    await change(world.watches as readonly Watch[], [read, old]);
    expect(isHeld("Mark all read")).toBe(true);
    await fill("Since", "");
    await waitFor(0);
    expect(isHeld("Mark all read")).toBe(false);
  });

  it("have a heading for each day on which they were found, once, which no date of theirs is taken for", async () => {
    const before = { ...entry("tax", "https://a.gov/3"), foundAt: NOW - 86_400_000 };
    world.entries = [entry("tax", "https://a.gov/1"), entry("tax", "https://a.gov/2"), before];
    await draw();
    expect(texts(".day")).toEqual(["Found today", "Found yesterday"]);
  });

  it("are none where nothing was found, and it says how to begin where nothing is watched", async () => {
    await draw();
    expect(texts("h2")).toContain("No new pages");
    expect(document.body.textContent).toContain("Pages that change or appear from now on are listed here.");
    await change([]);
    expect(document.body.textContent).toContain("You follow nothing yet.");
    expect(document.querySelector("[aria-label=Following] ul")).toBeNull();
    // Also where words were typed before.
    await click("Found, any time");
    await fill("Words in these pages", "nowhere");
    expect(document.body.textContent).toContain("You follow nothing yet.");
  });

  it("that were more than were kept can be marked as read as well", async () => {
    world.watches = [{ ...RENT, overflow: 700 }];
    await draw();
    expect(isHeld("Mark all read")).toBe(false);
    expect(texts(".hint")[0]).toContain("700 new pages. The newest 500 are kept.");
    await click("More about Rent");
    expect(named("Open the search")[0]?.getAttribute("href")).toContain("q=rent");
  });
});
