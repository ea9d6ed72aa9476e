// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WatchForm } from "../../../../components/watches/WatchForm.tsx";
import { subjectsOf } from "../../../../components/watches/watch-subjects.ts";
import { success } from "../../../../utils/platform/result.ts";
import { NO_FILTERS, newRecent, newSearch } from "../../../../utils/search/request.ts";
import { watchRequest } from "../../../../utils/watches/listed-watch.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const sent = vi.hoisted(() => [] as unknown[]);
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    sent.push([name, request]);
    return success({ hasRoom: true });
  },
}));

vi.mock("../../../../utils/watches/read-watches.ts", () => ({ readWatches: async () => [] }));

const KNOWN = { countries: [], states: [] };

beforeEach(() => {
  sent.length = 0;
});
afterEach(() => render(null, document.body));

function subjects(request: Parameters<typeof watchRequest>[0]) {
  const watched = watchRequest(request);
  if (watched === null) throw new Error("the service would refuse it");
  return subjectsOf(watched, KNOWN);
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

it("watches the site alone where that is chosen, only looked at unless a rhythm is", async () => {
  const offered = subjects(newSearch("heat pumps", { ...NO_FILTERS, domain: ["a.gov"] }));
  act(() => render(<WatchForm subjects={offered} onDone={() => undefined} />, document.body));
  expect([...field(0).options].map(({ text }) => text)).toEqual([
    "This view: heat pumps, a.gov",
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
        watch: { name: "a.gov", request: { q: "", domain: ["a.gov"] }, rhythm: "look", notify: false },
        id: null,
      },
    ],
  ]);
});

it("a rhythm brings the offer of notifications, which are off until they are chosen", async () => {
  const offered = subjects(newSearch("heat pumps"));
  act(() => render(<WatchForm subjects={offered} onDone={() => undefined} />, document.body));
  expect(document.querySelectorAll("input[type=checkbox]")).toHaveLength(0);
  choose(field(1), "1h");
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
  Object.assign(fakeBrowser, { permissions: { request } });
  const offered = subjects(newSearch("heat pumps"));
  act(() => render(<WatchForm subjects={offered} onDone={() => undefined} />, document.body));
  choose(field(1), "24h");
  await act(() => document.querySelector<HTMLInputElement>("input[type=checkbox]")?.click());
  document.querySelector("form")?.requestSubmit();
  // Within the click: browsers ask only there.
  expect(sent).toMatchObject([["saveWatch", { watch: { rhythm: "24h", notify: true } }], "asked"]);
});

it.each([
  ["a search", newSearch("tax"), "updated", "Pages that changed or are new"],
  ["the recent view as it opens", newRecent(), "updated", "Pages that changed or are new"],
  ["a view of changes", { ...newRecent(), sort: "changed" as const }, "changed", "Pages that changed"],
])("%s is offered for what it shows, and says so", async (_, request, sort, words) => {
  act(() => render(<WatchForm subjects={subjects(request)} onDone={() => undefined} />, document.body));
  expect([field(0).value, field(0).selectedOptions[0]?.text]).toEqual([sort, words]);
  document.querySelector("form")?.requestSubmit();
  await vi.waitFor(() => expect(sent).toMatchObject([["saveWatch", { watch: { request: { sort } } }]]));
});
