// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FeedLine } from "../../../../../components/watches/form/FeedLine.tsx";
import { FollowForm } from "../../../../../components/watches/form/FollowForm.tsx";
import { subjectsOf, subjectsOfFollow } from "../../../../../components/watches/form/follow-subjects.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { NO_FILTERS, newRecent, newSearch } from "../../../../../utils/search/request.ts";
import { watchRequest } from "../../../../../utils/watches/listed-watch.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { PERMISSIONS } from "../../granted-permissions.ts";
import { click, named } from "../../user.ts";

const sent = vi.hoisted(() => [] as unknown[]);
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    sent.push([name, request]);
    return success({ hasRoom: true });
  },
}));

vi.mock("../../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () => [],
}));

vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ searchServiceUrl: "https://search.example.org" }),
  listenToSettings: () => () => undefined,
}));

const KNOWN = { countries: [], states: [] };

beforeEach(() => {
  sent.length = 0;
  Object.assign(fakeBrowser, { permissions: PERMISSIONS });
});
afterEach(() => render(null, document.body));

function subjects(request: Parameters<typeof watchRequest>[0]) {
  const watched = watchRequest(request);
  if (watched === null) throw new Error("the service would refuse it");
  return subjectsOf(watched, KNOWN, request);
}

const field = (index: number): HTMLSelectElement => {
  const found = document.querySelectorAll("select")[index];
  if (found === undefined) throw new Error("no such field");
  return found;
};

const choose = (select: HTMLSelectElement, value: string) =>
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });

it("has the feed of exactly the list that is looked at: its order, its dates and how many pages it has", () => {
  const shown = { ...newRecent(), sort: "published", since: "7d", size: 50 } as const;
  const [subject] = subjectsOf({ ...NO_FILTERS, q: "", sort: "published" } as never, KNOWN, shown);
  expect(subject.feed).toMatchObject({ sort: "published", since: "7d", size: 50 });
});

it("offers of a verdict's sources these pages alone, under their name, and no feed of all that their sites have", () => {
  const sources = { claim: "wages rose", pages: ["irs.gov/wages"] };
  const request = { ...NO_FILTERS, domain: ["irs.gov", "ssa.gov"], q: "", sort: "changed" as const, sources };
  const follow = { name: "Wages rose.", request };
  expect(subjectsOfFollow(follow, KNOWN)).toEqual([{ name: "Wages rose.", request, feed: null }]);
  const { sources: _, ...site } = request;
  expect(subjectsOfFollow({ name: "Wages", request: site }, KNOWN)).toMatchObject([
    { name: "irs.gov, ssa.gov" },
  ]);
});

it("offers the place and the site of a view by themselves, but not what the view is already", () => {
  const names = (request: Parameters<typeof watchRequest>[0]) => subjects(request).map(({ name }) => name);
  const filters = { ...NO_FILTERS, country: ["us"], state: ["TX"], city: ["Austin"], domain: ["a.gov"] };
  const search = newSearch("heat pumps", { ...filters, filetype: "pdf" });
  expect(names(search).slice(1)).toEqual(["United States, TX, Austin", "a.gov"]);
  const parts = subjects(search).map(({ request }) => request);
  expect(parts[1]).toMatchObject({ q: "", country: ["us"], state: ["TX"], domain: [], filetype: null });
  expect(parts[2]).toMatchObject({ q: "", country: [], city: [], domain: ["a.gov"] });
  expect(names(newRecent({ ...NO_FILTERS, domain: ["a.gov"] }))).toEqual(["a.gov"]);
  expect(names(newRecent({ ...NO_FILTERS, state: ["TX"] }))).toHaveLength(1);
  expect(names(newSearch("heat pumps"))).toEqual(["heat pumps"]);
  expect(names(newRecent())).toEqual(["All pages"]);
});

it("follows the site alone where that is chosen, once a day unless another rhythm is", async () => {
  const offered = subjects(newSearch("heat pumps", { ...NO_FILTERS, domain: ["a.gov"] }));
  act(() => render(<FollowForm subjects={offered} onDone={() => undefined} />, document.body));
  expect([...field(0).options].map(({ text }) => text)).toEqual([
    "This search: heat pumps, a.gov",
    "All pages: a.gov",
  ]);
  choose(field(0), "1");
  expect(document.querySelector("input")?.value).toBe("a.gov");
  document.querySelector("form")?.requestSubmit();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    [
      "saveWatch",
      {
        watch: { name: "a.gov", request: { q: "", domain: ["a.gov"] }, rhythm: "24h", notify: false },
        id: null,
      },
    ],
  ]);
});

it("a rhythm brings the offer of notifications, which are off until they are chosen", async () => {
  const offered = subjects(newSearch("heat pumps"));
  act(() => render(<FollowForm subjects={offered} onDone={() => undefined} />, document.body));
  choose(field(1), "look");
  expect(document.querySelectorAll("input[type=checkbox]")).toHaveLength(0);
  expect(document.body.textContent).toContain("Nothing is sent in the background.");
  choose(field(1), "1h");
  expect(document.body.textContent).toContain("Sends this search to the search service that often");
  const ticks = [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  expect(ticks.map(({ checked }) => checked)).toEqual([false, false]);
  document.querySelector("form")?.requestSubmit();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    ["saveWatch", { watch: { rhythm: "1h", notify: false, countsInBadge: false } }],
  ]);
});

it("is with the worker before the browser asks about notifications, since that closes the popup", async () => {
  const request = vi.fn(() => {
    sent.push("asked");
    return new Promise<boolean>(() => undefined);
  });
  Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, request } });
  const offered = subjects(newSearch("heat pumps"));
  act(() => render(<FollowForm subjects={offered} onDone={() => undefined} />, document.body));
  choose(field(1), "24h");
  await act(() => document.querySelector<HTMLInputElement>("input[type=checkbox]")?.click());
  document.querySelector("form")?.requestSubmit();
  // Within the click: browsers ask only there.
  expect(sent).toMatchObject([["saveWatch", { watch: { rhythm: "24h", notify: true } }], "asked"]);
});

it.each([
  ["a search", newSearch("tax"), "updated", "Changed or newly published"],
  ["the recent view as it opens", newRecent(), "updated", "Changed or newly published"],
  ["a view of changes", { ...newRecent(), sort: "changed" as const }, "changed", "Pages that changed"],
])("%s is offered for what it shows, and says so", async (_, request, sort, words) => {
  act(() => render(<FollowForm subjects={subjects(request)} onDone={() => undefined} />, document.body));
  expect([field(0).value, field(0).selectedOptions[0]?.text]).toEqual([sort, words]);
  document.querySelector("form")?.requestSubmit();
  await vi.waitFor(() => expect(sent).toMatchObject([["saveWatch", { watch: { request: { sort } } }]]));
});

it("has the service's feed of the same pages, and copies its address", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  const offered = subjects({ ...newSearch("heat pumps"), domain: ["a.gov"] });
  act(() => render(<FollowForm subjects={offered} onDone={() => undefined} />, document.body));
  await vi.waitFor(() => expect(document.querySelector("a")).not.toBeNull());
  const link = () => document.querySelector<HTMLAnchorElement>("a")?.getAttribute("href");
  const feed = "https://search.example.org/api/v1/recent.rss";
  expect(link()).toBe(`${feed}?q=heat+pumps&domain=a.gov`);
  await click("Copy address");
  expect(writeText.mock.calls).toEqual([[`${feed}?q=heat+pumps&domain=a.gov`]]);
  choose(field(0), "1");
  expect(link()).toBe(`${feed}?domain=a.gov`);
});

it("says before it is pressed what Subscribe opens, and shows that address", async () => {
  const [subject] = subjects(newSearch("heat pumps"));
  const feed = subject?.feed;
  if (!feed) throw new Error("nothing to follow");
  act(() => render(<FeedLine request={feed} />, document.body));
  const link = await vi.waitFor(() => document.querySelector("a") ?? Promise.reject(new Error("no link")));
  const hint = document.getElementById(link.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe(
    "Subscribe opens the RSS address of these pages. A feed reader needs that address.",
  );
  expect(link.title).toBe("https://search.example.org/api/v1/recent.rss?q=heat+pumps");
  expect(link.href).toBe(link.title);
});

it("has the feed of the view as it is, in its order and since its first day, and says that a feed has no last day", async () => {
  const view = { ...newRecent(), sort: "crawled" as const, since: "7d", until: "2026-11-20" };
  act(() => render(<FollowForm subjects={subjects(view)} onDone={() => undefined} />, document.body));
  const link = await vi.waitFor(() => document.querySelector("a") ?? Promise.reject(new Error("no link")));
  expect(link.href).toBe("https://search.example.org/api/v1/recent.rss?sort=crawled&since=7d");
  expect(document.getElementById(link.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(
    /A feed reader needs that address\. The feed ignores “Until”\.$/,
  );
});

it("offers to tell what disappears of a site, and of no place", async () => {
  const draw = (filters: object) =>
    act(() =>
      render(
        <FollowForm
          key={JSON.stringify(filters)}
          subjects={subjects(newRecent({ ...NO_FILTERS, ...filters }))}
          onDone={() => undefined}
        />,
        document.body,
      ),
    );
  draw({ state: ["TX"] });
  expect(named("Also tell me what disappears")).toEqual([]);
  draw({ domain: ["a.gov"] });
  await click("Also tell me what disappears");
  document.querySelector("form")?.requestSubmit();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject(["saveWatch", { watch: { details: { missing: true } } }]);
});
