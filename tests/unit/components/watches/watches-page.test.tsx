// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toast } from "../../../../components/base/Toast.tsx";
import { Trouble } from "../../../../components/base/trouble.tsx";
import type { ViewStore } from "../../../../components/search/view/view-store.ts";
import { Digest } from "../../../../components/watches/Digest.tsx";
import { chosen, openDigest } from "../../../../components/watches/digest-store.ts";
import { WatchButton } from "../../../../components/watches/WatchButton.tsx";
import { WatchesMenu } from "../../../../components/watches/WatchesMenu.tsx";
import { WatchSite } from "../../../../components/watches/WatchSite.tsx";
import { followWatches } from "../../../../components/watches/watches-store.ts";
import { failed, success } from "../../../../utils/platform/result.ts";
import { newRecent, newSearch, type PageRequest } from "../../../../utils/search/request.ts";
import { entryOf, type Watch, type WatchEntry } from "../../../../utils/watches/watch.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { NOW, page, TAXES, watchOf } from "../../utils/watches/sample.ts";
import { click, control, fill, named, texts, waitFor } from "../person.ts";

const world = vi.hoisted(() => ({
  watches: [] as unknown[],
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
  readWholeWatch: async (id: string) => ({ watch: world.watches.find((each) => (each as Watch).id === id) }),
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ searchServiceUrl: world.address }),
}));
vi.mock("../../../../components/watches/kept-places.ts", () => ({ adoptKeptPlaces: async () => undefined }));

const TAX = watchOf({ id: "tax", name: "Taxes", unread: 2, lastAnswered: NOW });
const RENT = watchOf({ id: "rent", name: "Rent", notify: false, request: { ...TAXES.request, q: "rent" } });
const files: { name: string; text: Promise<string> }[] = [];
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

async function draw(watch: string | null = null): Promise<void> {
  await act(() =>
    render(
      <>
        <Trouble />
        <Digest />
      </>,
      document.body,
    ),
  );
  followWatches();
  openDigest(watch);
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

describe("the new pages", () => {
  it("are counted, looked for and marked as read, of all watches or of one", async () => {
    world.entries = [entry("tax", "https://a.gov/1"), entry("rent", "https://a.gov/2", false)];
    await draw();
    const status = () => texts(".list-head [role=status]");
    expect(status()).toEqual(["2 unread pages"]);
    expect(texts(".card")).toHaveLength(2);
    expect(texts(".card-new")).toHaveLength(1);
    expect(last()).toEqual(["lookAtWatches", { which: "stale" }]);
    await click("Check now");
    expect(last()).toEqual(["lookAtWatches", { which: "all" }]);
    await click("Mark all read");
    expect(last()).toEqual(["markRead", { all: true }]);
    expect(named("Open the view")).toEqual([]);
    await click("Options");
    expect(last()?.[0]).toBe("options");
    await act(() => render(null, document.body));
    await draw("rent");
    expect(last()).toEqual(["lookAtWatches", { which: { id: "rent" } }]);
    expect([status(), texts(".card").length]).toEqual([["0 unread pages"], 1]);
    expect(control("Mark all read").hasAttribute("disabled")).toBe(true);
    expect(named("Open the view")[0]?.getAttribute("href")).toContain("q=rent");
    await click("Check now");
    expect(last()).toEqual(["lookAtWatches", { which: { id: "rent" } }]);
    await change([{ ...RENT, unread: 1 }]);
    await click("Mark all read");
    expect(last()).toEqual(["markRead", { watch: "rent" }]);
  });

  it("say that the service is being asked, and cannot be asked twice", async () => {
    let answer = (_: unknown): void => undefined;
    await draw();
    world.answers.lookAtWatches = new Promise((resolve) => {
      answer = resolve;
    });
    await click("Check now");
    expect(texts(".list-head [role=status]")).toEqual(["Checking…"]);
    expect(control("Check now").hasAttribute("disabled")).toBe(true);
    answer(failed({ kind: "offline" }));
    await waitFor(0);
    expect(control("Check now").hasAttribute("disabled")).toBe(false);
    expect(texts(".trouble [role=alert]")[0]).toContain("offline");
    await click(control("Close this message", document.querySelector(".trouble") ?? document));
    expect(document.querySelector(".trouble")).toBeNull();
  });

  it("of two watches that found the same page are one line, with both names", async () => {
    world.entries = [
      entry("tax", "https://a.gov/1"),
      entry("rent", "https://a.gov/1"),
      entry("tax", "https://a.gov/2"),
    ];
    await draw();
    expect(texts(".card")).toHaveLength(2);
    expect(texts(".card bdi")).toContain("Taxes, Rent");
    await click(control("Mark read", document.querySelector(".card") ?? document));
    expect(last()).toEqual(["markRead", { entries: [expect.any(String), expect.any(String)] }]);
  });

  it("have a heading for each day, once", async () => {
    const before = { ...entry("tax", "https://a.gov/3"), foundAt: NOW - 86_400_000 };
    world.entries = [entry("tax", "https://a.gov/1"), entry("tax", "https://a.gov/2"), before];
    await draw();
    expect(texts(".day")).toHaveLength(2);
  });

  it("are none where nothing was found, and it says how to begin where nothing is watched", async () => {
    await draw();
    expect(texts("h2")).toContain("No new pages");
    expect(document.body.textContent).toContain("Pages that change after you started watching appear here.");
    await change([]);
    expect(document.body.textContent).toContain("Nothing is watched yet.");
    expect(texts(".watch-list")).toEqual([]);
  });

  it("that were more than were kept can be marked as read as well", async () => {
    world.watches = [{ ...RENT, overflow: { count: 700 } }];
    await draw();
    expect(control("Mark all read").hasAttribute("disabled")).toBe(false);
    expect(named("Open the view")[0]?.getAttribute("href")).toContain("q=rent");
  });
});

describe("the list of watches", () => {
  it("says which one is shown, and how much is unread", async () => {
    await draw();
    const current = () =>
      [...document.querySelectorAll(".side [aria-current=page]")].map(({ textContent }) => textContent);
    expect(current()).toEqual(["All watches"]);
    expect(texts(".watch-line .badge")).toEqual(["22 unread pages"]);
    await act(() => {
      chosen.value = "rent";
    });
    expect(current()).toEqual(["Rent"]);
  });

  it("lets a watch be removed, and brought back", async () => {
    await draw();
    await click("Remove Rent");
    await waitFor(0);
    expect(last()).toEqual(["removeWatch", { id: "rent" }]);
    expect(texts(".watch-removed span")).toEqual(["“Rent” removed"]);
    expect(document.activeElement?.textContent).toBe("Undo");
    world.answers.restoreWatch = failed({ kind: "offline" });
    await click("Undo");
    await waitFor(0);
    expect(texts(".watch-removed span")).toHaveLength(1);
    delete world.answers.restoreWatch;
    await click("Undo");
    await waitFor(0);
    expect(last()).toEqual(["restoreWatch", { whole: { watch: RENT } }]);
    expect(texts(".watch-removed span")).toEqual([]);
    expect(document.activeElement?.className).toBe("watch-removed");
  });

  it("says that notifications are not allowed where a watch wants them, and offers to allow them", async () => {
    const request = vi.fn(async () => true);
    Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, contains: async () => false, request } });
    await draw();
    await waitFor(0);
    expect(texts(".side .note")[0]).toContain("Notifications are not allowed");
    await click("Allow notifications");
    await waitFor(0);
    expect(request.mock.calls).toEqual([[{ permissions: ["notifications"] }]]);
    expect(texts(".side .note")).toEqual([]);
    await change([RENT]);
    expect(texts(".side .note")).toEqual([]);
  });

  it("offers nothing back where the watch could not be removed", async () => {
    world.answers.removeWatch = failed({ kind: "offline" });
    await draw();
    await click("Remove Rent");
    await waitFor(0);
    expect(texts(".watch-removed span")).toEqual([]);
  });

  it.each([
    ["fixed", false, true],
    ["removable", true, true],
    [null, true, false],
  ])("of a watch that is preset: %s", async (preset, isRemovable, isNamed) => {
    world.watches = [{ ...RENT, preset }];
    await draw();
    expect(named("Remove Rent")).toHaveLength(isRemovable ? 1 : 0);
    expect(texts(".watch-list .hint")[0]?.includes("Set by your administrator.")).toBe(isNamed);
  });

  it("is empty in private windows", async () => {
    Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
    await act(() => render(<Digest />, document.body));
    expect(texts("main")).toEqual(["Private windows have no watches."]);
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
    await click("Export as JSON");
    expect(files[0]?.name).toBe("watches.json");
    expect(await files[0]?.text).toContain("Rent");
    await click("Export as OPML");
    await waitFor(0);
    expect(files[1]?.name).toBe("watches.opml");
    expect(await files[1]?.text).toContain("https://search.example.org");
  });

  it("need the address of a service for a list of feeds, and something to write", async () => {
    world.address = null;
    await draw();
    await click("Export as OPML");
    await waitFor(0);
    expect(files).toEqual([]);
    expect(texts(".trouble [role=alert]")).toHaveLength(1);
    await change([]);
    expect([named("Export as JSON"), named("Export as OPML")]).toEqual([[], []]);
    expect(document.querySelector("input[type=file]")).not.toBeNull();
  });

  it.each([
    [{ leftOut: 0, known: [] }, "2 watches added.", "note-good"],
    [{ leftOut: 0, known: ["rent"] }, "1 watch added.", "note-good"],
    [{ leftOut: 1, known: [] }, "1 watch added.", "note-warn"],
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
    const note = [...document.querySelectorAll(".watch-files [role=status]")]
      .map(({ textContent }) => textContent)
      .join();
    expect(note).toContain(sentence);
    expect(document.querySelector(`.watch-files .${kind}`)).not.toBeNull();
  });

  it("without any watch, too large, or that could not be stored are named", async () => {
    await draw();
    await importFile("{}");
    expect(texts(".watch-files [role=alert]")[0]).toContain("There are no watches in this file.");
    await importFile("x".repeat(2_000_001));
    expect(texts(".watch-files [role=alert]")[0]).toContain("larger than");
    expect(sentNames()).not.toContain("addWatches");
    world.answers.addWatches = failed({ kind: "storage", problem: "full" });
    await importFile(JSON.stringify([{ name: "a", address: "search.html?view=recent&q=a" }]));
    expect(texts(".trouble [role=alert]")[0]).toContain("full");
    expect(texts(".watch-files [role=alert]")).toEqual([]);
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
const CLOCK = { now: () => NOW, after: () => () => undefined };

describe("the menu of watches", () => {
  it("opens the view of a watch, or all that was found", async () => {
    await draw();
    const { view, open } = viewOf(newRecent());
    const onPage = vi.fn();
    await act(() =>
      render(<WatchesMenu view={view} session={{ clock: CLOCK }} onPage={onPage} />, document.body),
    );
    const button = control("Watches");
    expect([button.title, button.getAttribute("aria-expanded")]).toEqual(["2 unread pages", "false"]);
    await click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await click("Show new pages");
    expect(onPage.mock.calls).toEqual([["search.html?view=watches"]]);
    await click("Rent");
    expect(open.mock.calls[0]?.[0]).toMatchObject({ view: "recent", q: "rent" });
    expect([document.activeElement === button, button.getAttribute("aria-expanded")]).toEqual([
      true,
      "false",
    ]);
    await change([]);
    await click(button);
    expect(document.body.textContent).toContain("Nothing is watched yet.");
    expect(named("Show new pages")).toEqual([]);
  });

  it.each([
    ["a search", newSearch("tax"), false],
    ["a private window", newRecent(), true],
  ])("is not there in %s", async (_, request, inIncognitoContext) => {
    Object.assign(fakeBrowser, { extension: { inIncognitoContext } });
    const { view } = viewOf(request);
    await act(() =>
      render(<WatchesMenu view={view} session={{ clock: CLOCK }} onPage={() => undefined} />, document.body),
    );
    expect(document.body.textContent).toBe("");
  });
});

describe("watching", () => {
  const drawButton = (request: PageRequest) =>
    act(() =>
      render(
        <>
          <Toast />
          <Trouble />
          <WatchButton view={viewOf(request).view} />
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
    await openForm("Watch");
    expect(texts(".hint")).toContain("Nothing is sent in the background.");
    await fill("Name", "  Pumps ");
    await fill("Tell me about", "published");
    await click("Start watching");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(world.sent.find(([name]) => name === "saveWatch")?.[1]).toMatchObject({
      watch: { name: "Pumps", request: { q: "heat pumps", sort: "published" }, rhythm: "look" },
      id: null,
    });
    expect(texts(".toast")).toEqual(["Watching “Pumps”"]);
    expect([document.querySelector("form"), document.activeElement?.textContent]).toEqual([null, "Watch"]);
  });

  it("is one too many is said, and the form stays", async () => {
    world.answers.saveWatch = success({ hasRoom: false });
    await draw();
    world.sent.length = 0;
    await drawButton(newSearch("heat pumps"));
    await openForm("Watch");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(sentNames()).toEqual(["saveWatch"]);
    expect(texts(".toast")[0]).toContain("You have 200 watches.");
    expect(document.querySelector("form")).not.toBeNull();
  });

  it("says why it could not be stored, and keeps the form", async () => {
    world.answers.saveWatch = failed({ kind: "offline" });
    await draw();
    await drawButton(newSearch("heat pumps"));
    await openForm("Watch");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(texts(".trouble [role=alert]")[0]).toContain("offline");
    expect(document.querySelector("form")).not.toBeNull();
  });

  it.each([
    [true, "Watching “Rent”"],
    [false, "Watching “Rent”, without notifications: the browser did not allow them"],
  ])("can be changed later; notifications allowed: %s", async (allowed, word) => {
    const request = vi.fn(async () => allowed);
    Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, request } });
    world.answers.saveWatch = success({ hasRoom: true });
    await draw();
    await drawButton(newSearch("rent"));
    await openForm("Watched");
    expect(named("Tell me about")).toEqual([]);
    await fill("How often", "6h");
    expect(document.body.textContent).toContain("are sent to the search service that often");
    await act(() => control("Notify me").click());
    await act(() => control("Count on the toolbar icon").click());
    await fill("Name", " ");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(request.mock.calls).toEqual([[{ permissions: ["notifications"] }]]);
    // What the browser refuses stays wanted: the list says that it is not allowed.
    const watch = { name: "rent", rhythm: "6h", notify: true, countsInBadge: true };
    expect(last()).toMatchObject(["saveWatch", { id: "rent", watch }]);
    expect(texts(".toast")).toEqual([word.replace("Rent", "rent")]);
  });

  it("is not offered for what the service would refuse, nor in private windows", async () => {
    await draw();
    await drawButton(newSearch("x".repeat(501)));
    expect(named("Watch")).toEqual([]);
    Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
    await drawButton(newSearch("tax"));
    expect(named("Watch")).toEqual([]);
    await act(() => render(<WatchSite domain="irs.gov" onDone={() => undefined} />, document.body));
    expect(named("Watch this site")).toEqual([]);
  });

  it("a site opens the form in place of its button", async () => {
    world.answers.saveWatch = success({ hasRoom: true });
    const onDone = vi.fn();
    await draw();
    await act(() => render(<WatchSite domain="irs.gov" onDone={onDone} />, document.body));
    await openForm("Watch this site");
    expect([named("Watch this site"), document.activeElement?.tagName]).toEqual([[], "INPUT"]);
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(last()?.[1]).toMatchObject({ watch: { request: { q: "", domain: ["irs.gov"] } } });
    expect(onDone).toHaveBeenCalledOnce();
  });
});
