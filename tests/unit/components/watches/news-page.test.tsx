// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NewsPage } from "../../../../entrypoints/search/NewsPage.tsx";
import type { ResultsPage } from "../../../../entrypoints/search/results-page-store.ts";
import { CARD_ACTIONS } from "../../../../gallery/examples.ts";
import { announceChange } from "../../../../utils/platform/changes.ts";
import { success } from "../../../../utils/platform/result.ts";
import { entryOf } from "../../../../utils/watches/entry.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { NOW, page, watchOf } from "../../utils/watches/sample.ts";
import { click } from "../user.ts";

const MINUTE = 60_000;
const sent = vi.hoisted(() => [] as string[]);
const failing = vi.hoisted(() => new Set<string>());
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string) => {
    sent.push(name);
    return success(null);
  },
}));
vi.mock("../../../../utils/watches/count-unread.ts", () => ({
  countUnreadSoon: async () => ({ pages: 200, isMore: false }),
}));
vi.mock("../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () =>
    Array.from({ length: 200 }, (_, each) =>
      watchOf({
        id: `${each}`,
        name: `Follow ${each}`,
        ...{ lastAnswered: NOW, unread: 1, notify: false },
        failure: failing.has(`${each}`) ? { kind: "offline" } : null,
      }),
    ),
  readEntriesOf: async () => [],
  readEntries: async (count: number) =>
    Array.from({ length: count }, (_, each) =>
      entryOf(`${each}`, { ...page(`https://a.gov/${each}`, NOW), domain: `${each}.gov` }, NOW, NOW),
    ),
}));

const RESULTS = {
  actions: CARD_ACTIONS,
  hasSide: { value: true },
  openOptions: () => undefined,
  session: { reader: () => ({ now: 0, timeZone: "UTC", language: "en" }), lists: { lists: { value: {} } } },
  view: { value: null },
} as unknown as ResultsPage;

beforeEach(() => {
  sent.length = 0;
  failing.clear();
  vi.useFakeTimers({ now: NOW + MINUTE });
  const event = { addListener: () => undefined, removeListener: () => undefined };
  Object.assign(fakeBrowser, {
    action: { getBadgeText: async () => "" },
    permissions: { contains: async () => true, onAdded: event, onRemoved: event },
  });
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

/** One for each of the new pages. */
const PAGES = "ul[aria-label='New pages'] > li";
/** In pixels. As many as fill the window are drawn first, of 50 pages and 200 follows. */
const LEAST_HEIGHT = { page: 82, follow: 36 };
const readText = ({ textContent }: Element) => textContent;
const count = (selector: string): number => document.querySelectorAll(selector).length;
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

it("draws what fills the window before the rest, asks after that, and goes on counting the minutes", async () => {
  act(() => render(<NewsPage choice="all" page={RESULTS} />, document.body));
  await pass(0);
  expect(count(PAGES)).toBe(Math.ceil(innerHeight / LEAST_HEIGHT.page));
  expect(count("section li")).toBe(Math.ceil(innerHeight / LEAST_HEIGHT.follow));
  expect(sent).toEqual([]);
  const more = () =>
    [...document.querySelectorAll("button")].filter(({ textContent }) => textContent === "Show more");
  expect(more()).toHaveLength(0);

  await pass(1000);
  expect(count(PAGES)).toBe(50);
  expect(count("section li")).toBe(200);
  expect(sent).toEqual(["lookAtWatches"]);
  expect(more()).toHaveLength(1);

  const checked = () => [...document.querySelectorAll("section [role=status]")].at(-1)?.textContent;
  expect(checked()).toBe("Refreshed 1 minute ago");
  await pass(4 * MINUTE);
  expect(checked()).toBe("Refreshed 5 minutes ago");
  expect(sent).toHaveLength(1);
});

it("why a refresh failed is said above the pages of what is chosen, and nothing of its age, until it goes", async () => {
  act(() => render(<NewsPage choice="all" page={RESULTS} />, document.body));
  await pass(1000);
  failing.add("3").add("5");
  announceChange("watches");
  const alerts = () => [...document.querySelectorAll("#results [role=alert]")].map(readText);
  const which = "The last refresh failed for 2 of 200 (Follow 3, Follow 5).";
  await vi.waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/^You are offline/)]));
  expect(alerts()[0]).toContain(which);
  expect([...document.querySelectorAll("section [role=status]")].at(-1)?.textContent).toBe("");
  sent.length = 0;
  await click("Try again");
  expect(sent).toEqual(["lookAtWatches"]);
  expect(alerts()).toHaveLength(1);

  render(null, document.body);
  act(() => render(<NewsPage choice={{ watch: "5" }} page={RESULTS} />, document.body));
  await pass(1000);
  expect(alerts()).toEqual([expect.stringMatching(/^You are offline[^(]*$/)]);
  render(null, document.body);
  act(() => render(<NewsPage choice={{ watch: "4" }} page={RESULTS} />, document.body));
  await pass(1000);
  expect(alerts()).toEqual([]);
});

it("a list is a place that scripts lead the focus to, and no stop of the Tab key", async () => {
  act(() => render(<NewsPage choice="all" page={RESULTS} />, document.body));
  await pass(1000);
  const places = [...document.querySelectorAll<HTMLElement>("[tabindex]")].filter(({ id }) => id !== "");
  expect(places.map(({ id, tabIndex }) => [id, tabIndex])).toEqual([
    ["results", -1],
    ["list", -1],
  ]);
});
