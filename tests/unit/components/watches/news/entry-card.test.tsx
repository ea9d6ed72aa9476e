// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EntryCard } from "../../../../../components/watches/news/EntryCard.tsx";
import { CARD_ACTIONS } from "../../../../../gallery/examples.ts";
import { success } from "../../../../../utils/platform/result.ts";
import type { SearchResult } from "../../../../../utils/search/service-answers.ts";
import type { WatchEntry } from "../../../../../utils/watches/entry.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { result } from "../../../utils/search/sample-results.ts";
import { click, named, texts } from "../../user.ts";

const sent = vi.hoisted(() => [] as unknown[]);
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    sent.push([name, request]);
    return success(undefined);
  },
}));

beforeEach(() => {
  sent.length = 0;
});
afterEach(() => render(null, document.body));

const READER = { now: Date.UTC(2026, 10, 5), timeZone: "UTC", language: "en" };

function card(
  change: Partial<SearchResult>,
  unread: boolean,
  {
    at = 0,
    timeZone = "UTC",
    more = {},
  }: { at?: number; timeZone?: string; more?: Partial<WatchEntry> } = {},
): HTMLAnchorElement {
  const entry = { id: "e", watch: "w", result: result(change), at, foundAt: 1, order: "1", ...more };
  const line = { entries: [unread ? { ...entry, unread: 1 as const } : entry] as const };
  act(() =>
    render(
      <EntryCard line={line} reader={{ ...READER, timeZone }} day={null} isNamed actions={CARD_ACTIONS} />,
      document.body,
    ),
  );
  const link = document.querySelector<HTMLAnchorElement>(".card-link");
  if (link === null) throw new Error("no link");
  link.addEventListener("click", (event) => event.preventDefault());
  return link;
}

it("opens a page at the passage that was found, and a PDF at its beginning", () => {
  const snippet = "Who may claim a <mark>tax</mark> credit for the year in which a child was born";
  expect(card({ snippet }, true).href).toContain("irs.gov/credits#:~:text=");
  expect(card({ snippet, contentType: "application/pdf" }, true).href).toBe("https://www.irs.gov/credits");
});

it.each([
  ["application/pdf", ["PDF"]],
  ["application/epub+zip", ["application/epub+zip"]],
  ["text/html; charset=utf-8", []],
  [null, []],
])("of the type %s says before its snippet: %j", (contentType, expected) => {
  card({ contentType }, true);
  expect(texts(".kind")).toEqual(expected);
});

it('has its exact date and its plain address for paper, where nothing is "ago" and no link can be followed', () => {
  const snippet = "Who may claim a <mark>tax</mark> credit for the year in which a child was born";
  const dates = { contentChangedAt: null, publishedAt: "2026-11-04T12:00:00Z" };
  const link = card({ ...dates, snippet }, false, { at: Date.UTC(2026, 10, 4, 12) });
  expect(link.getAttribute("data-address")).toBe("https://www.irs.gov/credits");
  expect(document.querySelector("time")?.getAttribute("data-on-paper")).toMatch(/^published Nov 4, 2026, /);
});

it("marks an entry as read when it is opened, and asks for nothing when it was read before", () => {
  card({}, true).click();
  expect(sent).toEqual([["markRead", { entries: ["e"] }]]);
  card({}, false).click();
  expect(sent).toHaveLength(1);
});

it.each(["America/New_York", "UTC", "Pacific/Auckland"])(
  "shows a date without an hour as the same day in %s, and names no hour",
  (timeZone) => {
    card({ publishedAt: "2026-09-20" }, false, { at: Date.UTC(2026, 8, 20), timeZone });
    const time = document.querySelector("time");
    expect([time?.textContent, time?.title, time?.dateTime]).toEqual([
      "published Sep 20, 2026",
      "published Sep 20, 2026",
      "2026-09-20",
    ]);
  },
);

it("shows no date for a page that has none", () => {
  card({ publishedAt: null, contentChangedAt: null }, false, { at: 1 });
  expect(document.querySelector("time")).toBeNull();
});

it.each([
  [{ contentChangedAt: "2026-11-04T12:00:00Z", publishedAt: null }, "changed yesterday"],
  [{ contentChangedAt: null, publishedAt: "2026-11-04T12:00:00Z" }, "published yesterday"],
])("says whether its date is that of a change or of the publication: %o", (dates, words) => {
  card(dates, false, { at: Date.UTC(2026, 10, 4, 12) });
  expect(document.querySelector("time")?.textContent).toBe(words);
});

it.each<[string, boolean, Event]>([
  ["the middle button", true, new MouseEvent("auxclick", { button: 1, bubbles: true })],
  ["the right button", false, new MouseEvent("auxclick", { button: 2, bubbles: true })],
  ["Ctrl+Enter", true, new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true })],
  ["⌘+Enter", true, new KeyboardEvent("keydown", { key: "Enter", metaKey: true, bubbles: true })],
  ["Enter, which a click follows", false, new KeyboardEvent("keydown", { key: "Enter", bubbles: true })],
])("that is opened behind with %s is marked as read: %s", (_, isRead, event) => {
  Object.assign(fakeBrowser, { tabs: { create: async () => undefined } });
  card({}, true).dispatchEvent(event);
  expect(sent).toEqual(isRead ? [["markRead", { entries: ["e"] }]] : []);
});

it.each(["", "<mark> </mark>", "&nbsp;", "<b></b>&#8203;"])(
  "a title %j has nothing to read, so the address is one",
  (title) => {
    expect(card({ title }, true).textContent).toBe("https://www.irs.gov/credits");
  },
);

it("is marked as read in its menu, which names the page", async () => {
  card({ title: "Child tax credit" }, true);
  await click("More about “Child tax credit”");
  await click("Mark read");
  expect(sent).toEqual([["markRead", { entries: ["e"] }]]);
  card({ title: "Child tax credit" }, false);
  await click("More about “Child tax credit”");
  expect(named("Mark read")).toEqual([]);
});

const remembered = vi.hoisted(() => ({ states: [] as readonly unknown[] }));
vi.mock("../../../../../utils/watches/read-watches.ts", () => ({
  readStatesOf: async () => remembered.states,
  readWatches: async () => [],
}));

it("shows what a page was before its last change, and says its length where that is known", async () => {
  const states = [640, 1203, 1200].map((words, index) => ({
    title: `Wages ${index}`,
    snippet: "What is paid.",
    words,
    seenAt: Date.UTC(2026, 10, 5 - index, 12),
  }));
  remembered.states = states;
  card({ title: "Wages 0", snippet: "What is paid.", wordCount: 640 }, true, {
    more: { foundAt: Date.UTC(2026, 10, 5, 12), ...(states[1] && { before: states[1] }) },
  });
  const details = document.querySelector("details");
  if (details === null) throw new Error("nothing to open");
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  await vi.waitFor(() => expect(document.querySelector("[aria-label='Earlier states']")).not.toBeNull());
  expect(texts("[aria-label='What changed'] > li").at(-1)).toBe("1,203 → 640 words");
  expect(texts("ol > li")).toEqual([
    expect.stringContaining("Wages 11,203 words"),
    expect.stringContaining("Wages 21,200 words"),
  ]);
  const earlier = document.querySelector<HTMLDetailsElement>("ol details");
  if (earlier === null) throw new Error("nothing to open");
  earlier.open = true;
  await act(() => void earlier.dispatchEvent(new Event("toggle")));
  expect(texts("ol [aria-label='What changed'] > li").at(-1)).toBe("1,200 → 1,203 words");
  remembered.states = [];
});

it("says how often a page went back and forth in a day", () => {
  card({}, true, { more: { times: 7 } });
  expect(texts(".hint")).toContain("Changed 7 times in a day, back and forth.");
});

it("says what the index showed of a page before it changed, and what of it is gone", async () => {
  const before = { title: "Wages", snippet: "The minimum wage is $7.25 an hour for workers.", seenAt: 0 };
  const now = { title: "Wages today", snippet: "The minimum wage is $9.00 an hour for workers." };
  const entry = { id: "e", watch: "w", result: result(now), before, at: 0, foundAt: 1, order: "1" };
  const draw = (shown: object) =>
    act(() =>
      render(
        <EntryCard
          line={{ entries: [{ ...entry, ...shown }] }}
          reader={READER}
          day={null}
          isNamed
          actions={CARD_ACTIONS}
        />,
        document.body,
      ),
    );
  await draw({});
  const details = document.querySelector("details");
  if (details === null) throw new Error("nothing to open");
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  await vi.waitFor(() => expect(document.querySelector("[aria-label='What changed']")).not.toBeNull());
  const list = document.querySelector("[aria-label='What changed']");
  expect([...(list?.querySelectorAll("li > p") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "The title changed.",
    "The number changed from $7.25 to $9.00.",
  ]);
  expect(list?.querySelector("del")?.textContent).toContain("$7.25");
  expect(document.querySelector("details a")?.getAttribute("href")).toContain("web.archive.org/web/changes/");
  await draw({ before: undefined });
  expect(document.querySelector("details")).toBeNull();
});

it("says since when a page is not found in the index, with its last state and a copy, and when it is again", () => {
  const since = Date.UTC(2026, 10, 3, 12);
  card({}, true, { more: { missing: { since } } });
  expect(document.body.textContent).toContain(
    "Not found in the index since November 3, 2026. It may still be online.",
  );
  expect(document.body.textContent).not.toMatch(/deleted|removed/i);
  expect(named("Archived copy").map((link) => link.getAttribute("href"))).toEqual([
    expect.stringContaining("web.archive.org"),
  ]);
  card({}, true, { more: { missing: { since, until: since + 6 * 86_400_000 } } });
  expect(document.body.textContent).toContain("Found in the index again on November 9, 2026.");
});

it.each([
  ["FR", "fr"],
  ["fr-CA", "fr-ca"],
  [null, undefined],
])("reads the words of a page in %s as %s", (language, lang) => {
  const link = card({ language }, true);
  expect(
    link.closest("[lang]")?.getAttribute("lang") ?? link.querySelector("[lang]")?.getAttribute("lang"),
  ).toBe(lang);
});

it("offers what a result offers, after marking it as read", async () => {
  card({ domain: "irs.gov" }, true);
  await click(document.querySelector("[aria-haspopup=menu]"));
  expect(texts("[role=menuitem]")).toEqual([
    "Mark read",
    "Copy link",
    "Copy citation",
    "Archived copy",
    "Search this site",
    "Fact-check this page",
    "Check this as a claim",
  ]);
});

it.each([
  ["es", ["Spanish"]],
  ["en", []],
  [null, []],
])("in the language %s says before its snippet: %j", (language, expected) => {
  card({ language }, true);
  expect(texts(".kind")).toEqual(expected);
});

it("without a date says that there is none, unless it says since when the page is missing", () => {
  card({ contentChangedAt: null, publishedAt: null }, true);
  expect(texts(".when")).toEqual(["no date"]);
  card({ contentChangedAt: null, publishedAt: null }, true, { more: { missing: { since: 0 } } });
  expect(texts(".when")).toEqual([]);
});

it("is opened where the user wants results, and marked as read then", () => {
  const onOpen = vi.fn(() => true);
  const entry = {
    id: "e",
    watch: "w",
    result: result({ snippet: "" }),
    at: 0,
    foundAt: 1,
    order: "1",
    unread: 1 as const,
  };
  act(() =>
    render(
      <EntryCard
        line={{ entries: [entry] }}
        reader={READER}
        day={null}
        isNamed
        actions={{ ...CARD_ACTIONS, onOpen }}
      />,
      document.body,
    ),
  );
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  act(() => void document.querySelector(".card-link")?.dispatchEvent(press));
  expect([onOpen.mock.calls, press.defaultPrevented]).toEqual([
    [["https://www.irs.gov/credits", false]],
    true,
  ]);
  expect(sent).toEqual([["markRead", { entries: ["e"] }]]);
});
