// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toast } from "../../../../components/base/Toast.tsx";
import { Trouble } from "../../../../components/base/trouble.tsx";
import type { ViewStore } from "../../../../components/search/view/view-store.ts";
import { FollowButton } from "../../../../components/watches/form/FollowButton.tsx";
import { WatchSite } from "../../../../components/watches/form/WatchSite.tsx";
import type { Followed } from "../../../../components/watches/news/news-choice.ts";
import { NewsPage } from "../../../../entrypoints/search/NewsPage.tsx";
import type { ResultsPage } from "../../../../entrypoints/search/results-page-store.ts";
import { failed, success } from "../../../../utils/platform/result.ts";
import { newSearch, type PageRequest } from "../../../../utils/search/request.ts";
import { entryOf, type Watch, type WatchEntry } from "../../../../utils/watches/watch.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { NOW, page, TAXES, watchOf } from "../../utils/watches/sample.ts";
import { click, control, fill, named, texts, waitFor } from "../person.ts";

const world = vi.hoisted(() => ({
  watches: [] as unknown[],
  unread: 2,
  entries: [] as unknown[],
  sent: [] as [string, unknown][],
  answers: {} as Record<string, unknown>,
  changed: [] as (() => void)[],
  address: "https://search.example.org" as string | null,
}));
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    return world.answers[name] ?? success(null);
  },
}));
vi.mock("../../../../utils/platform/changes.ts", () => ({
  onChange: (_what: string, listener: () => void) => {
    world.changed.push(listener);
    return () => undefined;
  },
}));
vi.mock("../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () => world.watches,
  readEntries: async (count: number) => world.entries.slice(0, count),
  readEntriesOf: async (watch: string) =>
    world.entries.filter((each) => (each as WatchEntry).watch === watch),
  countUnread: async () => world.unread,
  readWholeWatch: async (id: string) => ({ watch: world.watches.find((each) => (each as Watch).id === id) }),
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ searchServiceUrl: world.address }),
}));
const RESULTS = {
  actions: { onOpen: () => true },
  openOptions: () => world.sent.push(["options", null]),
  session: {
    reader: () => ({ now: Date.now(), timeZone: "UTC", language: "en" }),
    lists: { lists: { value: { countries: [], states: [] } } },
  },
  view: { value: null },
} as unknown as ResultsPage;

const TAX = watchOf({ id: "tax", name: "Taxes", unread: 2, lastAnswered: NOW });
const RENT = watchOf({ id: "rent", name: "Rent", notify: false, request: { ...TAXES.request, q: "rent" } });
const files: { name: string; text: Promise<string> }[] = [];
/** One for each of the new pages. */
const PAGES = "ul[aria-label='New pages'] > li";
const sentNames = () => world.sent.map(([name]) => name);
const last = () => world.sent.at(-1);

const entry = (watch: string, url: string, unread = true): WatchEntry => {
  const { unread: _unread, ...read } = entryOf(watch, page(url, NOW), NOW, NOW);
  return unread ? entryOf(watch, page(url, NOW), NOW, NOW) : read;
};

/** What is stored was changed by the worker. */
async function change(watches: readonly Watch[], entries: readonly WatchEntry[] = []): Promise<void> {
  Object.assign(world, { watches, entries });
  for (const listener of world.changed) listener();
  await waitFor(0);
}

const of = (domain: string, found: WatchEntry): WatchEntry => ({
  ...found,
  result: { ...found.result, domain },
});

async function draw(watch: string | null = null, choice?: Followed): Promise<void> {
  await act(() =>
    render(
      <>
        <Trouble />
        <NewsPage choice={choice ?? (watch === null ? "all" : { watch })} page={RESULTS} />
      </>,
      document.body,
    ),
  );
  await change(world.watches as readonly Watch[], world.entries as readonly WatchEntry[]);
  await waitFor(1_000);
}

const EVENT = { addListener: () => undefined, removeListener: () => undefined };
const PERMISSIONS = { contains: async () => true, onAdded: EVENT, onRemoved: EVENT };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW + 60_000 });
  Object.assign(world, {
    watches: [TAX, RENT],
    entries: [],
    answers: {},
    address: "https://search.example.org",
  });
  world.sent.length = files.length = 0;
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    permissions: PERMISSIONS,
    runtime: { ...fakeBrowser.runtime, openOptionsPage: async () => void world.sent.push(["options", null]) },
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1);
    if (file !== undefined) file.name = this.download;
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    files.push({ name: "", text: (blob as Blob).text() });
    return "blob:x";
  });
});
afterEach(async () => {
  await act(() => render(null, document.body));
  vi.useRealTimers();
});

const menu = (of: string, item: string) => click(of).then(() => click(item));
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
    expect(control("Mark all read").hasAttribute("disabled")).toBe(true);
    expect(named("Following")).not.toEqual([]);
    await change([{ ...RENT, unread: 1 }]);
    await click("Mark all read");
    expect(last()).toEqual(["markRead", { watches: ["rent"] }]);
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
    // One that was asked, but did not answer, was not refreshed either.
    world.watches = [asked, { ...RENT, lastAsked: NOW + 3_600_000, failure: { kind: "offline" } }];
    await menu("More about this list", "Refresh");
    await waitFor(0);
    expect(texts(".note [role=status]")).toEqual(["Not refreshed: 1 of 2 (Rent). Try again in a moment."]);
    world.watches = [asked, { ...RENT, lastAnswered: NOW + 3_600_000 }];
    await menu("More about this list", "Refresh");
    await waitFor(0);
    expect(texts(".note [role=status]")).toEqual([]);
  });

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
  });

  it("that were more than were kept can be marked as read as well", async () => {
    world.watches = [{ ...RENT, overflow: 700 }];
    await draw();
    expect(control("Mark all read").hasAttribute("disabled")).toBe(false);
    expect(texts(".hint")[0]).toContain("700 new pages. The newest 500 are kept.");
    await click("More about Rent");
    expect(named("Open the search")[0]?.getAttribute("href")).toContain("q=rent");
  });
});

describe("the list of watches", () => {
  it("says which one is shown, and how much is unread", async () => {
    await draw();
    const current = () =>
      [...document.querySelectorAll("section [aria-current=page]")].map((each) => each.textContent);
    expect(current()).toEqual(["All you follow"]);
    // Of all of them each page is counted once.
    world.unread = 1;
    await change(world.watches as readonly Watch[]);
    expect(texts("section .visually-hidden").filter((words) => words.includes("unread"))).toEqual([
      "1 unread page",
      "2 unread pages",
    ]);
    world.unread = 2;
    await act(() => render(null, document.body));
    await draw("rent");
    expect(current()).toEqual(["Rent"]);
  });

  it("has groups below their names, which lead to their pages alone, refreshed and marked as read together", async () => {
    const details = { group: "Home", note: "for the council" };
    world.watches = [{ ...RENT, unread: 1, details }, TAX];
    world.entries = [entry("rent", "https://a.gov/rent"), entry("tax", "https://a.gov/tax")];
    await draw(null, { group: "Home" });
    expect(texts("section h3")).toEqual(["Home"]);
    expect(texts("section li a").slice(0, 3)).toEqual(["TaxesNotify me", "Home", "Rent"]);
    expect(texts("h1")).toEqual(["Home"]);
    expect(texts(`${PAGES} h3`)).toEqual(["https://a.gov/rent"]);
    await click("Mark all read");
    expect(last()).toEqual(["markRead", { watches: ["rent"] }]);
    await menu("More about this list", "Refresh");
    expect(last()).toEqual(["lookAtWatches", { which: { ids: ["rent"] } }]);
    await act(() => render(null, document.body));
    await draw(null, { group: "gone" });
    expect(texts(`${PAGES} h3`)).toHaveLength(2);
  });

  it("pauses and resumes one, and says which are paused", async () => {
    world.watches = [{ ...RENT, details: { words: "lead", paused: true } }, TAX];
    await draw();
    expect(texts("section li").filter((row) => row.includes("Paused"))).toHaveLength(1);
    await menu("More about Rent", "Resume Rent");
    expect(last()).toEqual(["changeWatches", { ids: ["rent"], choices: { paused: false } }]);
    await menu("More about Taxes", "Pause Taxes");
    expect(last()).toEqual(["changeWatches", { ids: ["tax"], choices: { paused: true } }]);
  });

  it("lets all that was unfollowed be brought back, not only the last", async () => {
    await draw();
    await menu("More about Rent", "Unfollow Rent");
    await waitFor(0);
    await menu("More about Taxes", "Unfollow Taxes");
    await waitFor(0);
    expect(last()).toEqual(["removeWatch", { id: "tax" }]);
    const gone = () => texts("section [role=status] span");
    expect(gone()).toEqual(["“Taxes” unfollowed", "“Rent” unfollowed"]);
    world.answers.restoreWatch = failed({ kind: "offline" });
    await click("Undo: Follow Rent again");
    await waitFor(0);
    expect(gone()).toHaveLength(2);
    delete world.answers.restoreWatch;
    await click("Undo: Follow Rent again");
    await waitFor(0);
    expect(last()).toEqual(["restoreWatch", { whole: { watch: RENT } }]);
    expect(gone()).toEqual(["“Taxes” unfollowed"]);
    await click("Undo: Follow Taxes again");
    await waitFor(0);
    expect(gone()).toEqual([]);
  });

  it("shows how often each is refreshed by itself, and which of them notify", async () => {
    await change([
      { ...TAX, rhythm: "6h" },
      { ...RENT, rhythm: "look" },
    ]);
    await draw();
    const rows = texts("section ul[aria-label=Following] > li");
    expect(rows[0]).toContain("6hEvery 6 hours");
    expect(rows[0]).toContain("Notify me");
    expect(rows[1]).not.toMatch(/Every|Notify/);
  });

  it("says how far a crowded one looks back, and offers to narrow it", async () => {
    world.watches = [{ ...RENT, lookedBackTo: NOW }];
    await draw();
    expect(texts(".hint")[0]).toContain("Looks back only to November 1, 2026");
    expect(control("Narrow this search").getAttribute("href")).toContain("q=rent");
  });

  it("says that what changed before a restored backup is not known", async () => {
    world.watches = [{ ...RENT, restoredAt: NOW }];
    await draw();
    expect(texts(".hint")[0]).toBe("Restored on November 1, 2026. What changed before then is not known.");
  });

  it("shows how often each is refreshed and notifies, one by one or all at once", async () => {
    await draw();
    await menu("More about what you follow", "How often and notifications");
    await fill("How often: All you follow", "6h");
    expect(last()).toEqual(["changeWatches", { ids: ["tax", "rent"], choices: { rhythm: "6h" } }]);
    await fill("How often: Rent", "look");
    expect(last()).toEqual(["changeWatches", { ids: ["rent"], choices: { rhythm: "look" } }]);
    const ticks = document.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
    await act(() => ticks[1]?.click());
    expect(last()).toEqual(["changeWatches", { ids: ["tax", "rent"], choices: { countsInBadge: true } }]);
    await click("Done");
    expect(texts("h1")).toEqual(["All you follow"]);
  });

  it("says that notifications are not allowed where a watch wants them, and offers to allow them", async () => {
    const request = vi.fn(async () => true);
    Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, contains: async () => false, request } });
    await draw();
    await waitFor(0);
    expect(texts("section .note")[0]).toContain("Notifications are not allowed");
    await click("Allow notifications");
    await waitFor(0);
    expect(request.mock.calls).toEqual([[{ permissions: ["notifications"] }]]);
    expect(texts("section .note")).toEqual([]);
    await change([RENT]);
    expect(texts("section .note")).toEqual([]);
  });

  it("offers nothing back where the watch could not be removed", async () => {
    world.answers.removeWatch = failed({ kind: "offline" });
    await draw();
    await menu("More about Rent", "Unfollow Rent");
    await waitFor(0);
    expect(texts("section [role=status] span")).toEqual([]);
  });

  it.each([
    ["fixed", false, true],
    ["removable", true, true],
    [null, true, false],
  ])("of a watch that is preset: %s", async (preset, isRemovable, isNamed) => {
    world.watches = [{ ...RENT, preset }];
    await draw();
    await click("More about Rent");
    expect(named("Unfollow Rent")).toHaveLength(isRemovable ? 1 : 0);
    expect(texts(".hint")[0]?.includes("Set by your administrator.")).toBe(isNamed);
  });

  it("is empty in private windows", async () => {
    Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
    await act(() => render(<NewsPage choice="all" page={RESULTS} />, document.body));
    expect(texts("main")).toEqual(["Private windows follow nothing."]);
  });
});

describe("files of watches", () => {
  async function importFile(content: string): Promise<void> {
    const field = document.querySelector("input[type=file]");
    Object.defineProperty(field, "files", { value: [new File([content], "w.json")], configurable: true });
    await act(() => void field?.dispatchEvent(new Event("change", { bubbles: true })));
    await waitFor(0);
  }

  it("are written as a list of feeds or as ours", async () => {
    await draw();
    await menu("More about what you follow", "Export as JSON");
    expect(files[0]?.name).toBe("watches.json");
    expect(await files[0]?.text).toContain("Rent");
    await menu("More about what you follow", "Export as OPML");
    await waitFor(0);
    expect(files[1]?.name).toBe("watches.opml");
    expect(await files[1]?.text).toContain("https://search.example.org");
  });

  it("need the address of a service for a list of feeds, and something to write", async () => {
    world.address = null;
    await draw();
    await menu("More about what you follow", "Export as OPML");
    await waitFor(0);
    expect(files).toEqual([]);
    expect(texts(".trouble [role=alert]")).toHaveLength(1);
    await change([]);
    await click("More about what you follow");
    expect([named("Export as JSON"), named("Export as OPML")]).toEqual([[], []]);
    expect(document.querySelector("input[type=file]")).not.toBeNull();
  });

  it.each([
    [{ leftOut: 0, known: [] }, "2 follows added.", "note-good"],
    [{ leftOut: 0, known: ["rent"] }, "1 follow added.", "note-good"],
    [
      { leftOut: 1, known: [] },
      "1 follow added. It is refreshed only when you open What’s new. 1 was left out: there is room for 200.",
      "note-warn",
    ],
  ])("are added without asking in the background: %j", async (added, sentence, kind) => {
    world.answers.addWatches = success(added);
    await draw();
    const address = "search.html?view=recent&sort=changed&q=";
    const watches = ["a", "b"].map((name) => ({
      name,
      address: `${address}${name}`,
      rhythm: "1h",
      notify: true,
      countsInBadge: true,
    }));
    await importFile(JSON.stringify({ watches }));
    const sent = world.sent.find(([name]) => name === "addWatches")?.[1] as { watches: object[] };
    expect(sent.watches).toMatchObject(
      ["a", "b"].map((name) => ({ name, rhythm: "look", notify: false, countsInBadge: false })),
    );
    const note = [...document.querySelectorAll("section .note [role=status]")]
      .map(({ textContent }) => textContent)
      .join();
    expect(note).toContain(sentence);
    expect(document.querySelector(`section .${kind}`)).not.toBeNull();
  });

  it("name the lines that were left out, beside what was added or without any", async () => {
    world.answers.addWatches = success({ leftOut: 0, known: [] });
    await draw();
    await importFile(`[{"name": "a", "address": "?q=a"},\n{"name": "b", "address": "hello"}]`);
    expect(texts("section .note-warn")[0]).toContain(
      "1 follow added. It is refreshed only when you open What’s new. Line 2 was left out: it is not a search of this service.",
    );
    await importFile(`["hello",\n"hello",\n3, 4, 5, 6]`);
    expect(texts("section [role=alert]")[0]).toContain(
      "6 were left out because they are not searches of this service: lines 1, 2, 3, 3, 3….",
    );
  });

  it("of 210 follows say how many had no room", async () => {
    world.answers.addWatches = success({ leftOut: 10, known: [] });
    await draw();
    await importFile(
      JSON.stringify(Array.from({ length: 210 }, (_, each) => ({ name: `${each}`, address: `?q=${each}` }))),
    );
    expect(texts("section .note-warn")[0]).toContain("200 follows added.");
    expect(texts("section .note-warn")[0]).toContain("10 were left out: there is room for 200.");
  });

  it("without any watch, too large, or that could not be stored are named", async () => {
    await draw();
    await importFile("{}");
    expect(texts("section [role=alert]")[0]).toContain("Nothing to follow in this file.");
    await importFile("x".repeat(2_000_001));
    expect(texts("section [role=alert]")[0]).toContain("larger than");
    expect(sentNames()).not.toContain("addWatches");
    world.answers.addWatches = failed({ kind: "storage", problem: "full" });
    await importFile(JSON.stringify([{ name: "a", address: "search.html?view=recent&q=a" }]));
    expect(texts(".trouble [role=alert]")[0]).toContain("full");
    expect(texts("section [role=alert]")).toEqual([]);
  });
});

/** A view that shows this request. */
const viewOf = (request: PageRequest) => {
  const open = vi.fn();
  const view = {
    results: { request: signal(request) },
    lists: { lists: signal({ countries: [], states: [] }) },
    open,
  };
  return { open, view: view as unknown as ViewStore };
};

describe("watching", () => {
  const drawButton = (request: PageRequest) =>
    act(() =>
      render(
        <>
          <Toast />
          <Trouble />
          <FollowButton view={viewOf(request).view} />
        </>,
        document.body,
      ),
    );
  const openForm = async (name: string): Promise<void> => {
    await click(name);
    await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  };

  it("a view starts with its form, and ends with a word and the focus on the button", async () => {
    world.answers.saveWatch = success({ hasRoom: true });
    await draw();
    await drawButton(newSearch("heat pumps"));
    await openForm("Follow");
    expect(document.body.textContent).toContain("Sends this search to the search service that often");
    await fill("Name", "  Pumps ");
    await fill("Which pages", "published");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(world.sent.find(([name]) => name === "saveWatch")?.[1]).toMatchObject({
      watch: { name: "Pumps", request: { q: "heat pumps", sort: "published" }, rhythm: "24h" },
      id: null,
    });
    expect(texts(".toast")).toEqual(["Following “Pumps”"]);
    expect([document.querySelector("form"), document.activeElement?.textContent]).toEqual([null, "Follow"]);
  });

  it("is one too many is said, and the form stays", async () => {
    world.answers.saveWatch = success({ hasRoom: false });
    await draw();
    world.sent.length = 0;
    await drawButton(newSearch("heat pumps"));
    await openForm("Follow");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(sentNames()).toEqual(["saveWatch"]);
    expect(texts(".toast")[0]).toContain("You follow 200, the most there is room for.");
    expect(document.querySelector("form")).not.toBeNull();
  });

  it("says why it could not be stored, and keeps the form", async () => {
    world.answers.saveWatch = failed({ kind: "offline" });
    await draw();
    await drawButton(newSearch("heat pumps"));
    await openForm("Follow");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(texts(".trouble [role=alert]")[0]).toContain("offline");
    expect(document.querySelector("form")).not.toBeNull();
  });

  it.each([
    [true, "“Rent” saved"],
    [false, "Following “Rent”, without notifications: the browser did not allow them"],
  ])("can be changed later; notifications allowed: %s", async (allowed, word) => {
    const request = vi.fn(async () => allowed);
    Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, request } });
    world.answers.saveWatch = success({ hasRoom: true });
    await draw();
    await drawButton(newSearch("rent"));
    await openForm("Following");
    expect(named("Which pages")).toEqual([]);
    await fill("How often", "6h");
    expect(document.body.textContent).toContain("Sends this search to the search service that often");
    await act(() => control("Notify me").click());
    await act(() => control("Show the count on the toolbar icon").click());
    await fill("Name", " ");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(request.mock.calls).toEqual([[{ permissions: ["notifications"] }]]);
    // What the browser refuses stays wanted: the list says that it is not allowed.
    const watch = { name: "rent", rhythm: "6h", notify: true, countsInBadge: true };
    const before = { name: "Rent", countsInBadge: false };
    expect(last()).toMatchObject(["saveWatch", { id: "rent", watch, before }]);
    expect(texts(".toast")).toEqual([word.replace("Rent", "rent")]);
  });

  it("is not offered for what the service would refuse, nor in private windows", async () => {
    await draw();
    await drawButton(newSearch("x".repeat(501)));
    expect(named("Follow")).toEqual([]);
    Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
    await drawButton(newSearch("tax"));
    expect(named("Follow")).toEqual([]);
    await act(() => render(<WatchSite domain="irs.gov" onDone={() => undefined} />, document.body));
    expect(named("Follow this site")).toEqual([]);
  });

  it("a site opens the form in place of its button", async () => {
    world.answers.saveWatch = success({ hasRoom: true });
    const onDone = vi.fn();
    await draw();
    await act(() => render(<WatchSite domain="irs.gov" onDone={onDone} />, document.body));
    await openForm("Follow this site");
    expect([named("Follow this site"), document.activeElement?.tagName]).toEqual([[], "INPUT"]);
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(last()?.[1]).toMatchObject({ watch: { request: { q: "", domain: ["irs.gov"] } } });
    expect(onDone).toHaveBeenCalledOnce();
  });
});
