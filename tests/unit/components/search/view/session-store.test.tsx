// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "../../../../../components/base/trouble.tsx";
import { startSession } from "../../../../../components/search/view/session-store.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { NO_FILTERS, newSearch } from "../../../../../utils/search/request.ts";
import { pageOf } from "../../sample-result.ts";
import { texts, waitFor } from "../../user.ts";

const world = vi.hoisted(() => ({
  sent: [] as [string, unknown][],
  answers: {} as Record<string, unknown>,
  changed: new Map<string, () => void>(),
  settings: {} as Record<string, unknown>,
  follow: [] as ((settings: unknown) => void)[],
}));
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    return world.answers[name] ?? failed({ kind: "offline" });
  },
}));
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => world.settings,
  listenToSettings: (listener: (settings: unknown) => void) => void world.follow.push(listener),
}));
vi.mock("../../../../../utils/platform/changes.ts", () => ({
  onChange: (what: string, listener: () => void) => {
    world.changed.set(what, listener);
    return () => undefined;
  },
}));

const UP = { search: { state: "up" }, factCheck: { state: "up" } };
const USUAL = {
  searchServiceUrl: "https://a.example",
  country: ["us"],
  state: [],
  city: [],
  pageSize: 10,
  suggestions: true,
};
const asked = (name: string) => world.sent.filter(([each]) => each === name).map(([, request]) => request);

/** A page whose first paint is over. */
async function start() {
  const session = startSession();
  await waitFor(1_000);
  return session;
}
const viewOf = (session: Awaited<ReturnType<typeof start>>) =>
  session.createView({ request: newSearch(""), shown: null, text: "" });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  Object.assign(world, { settings: USUAL });
  world.answers = {
    serviceStates: success(UP),
    ownSearches: success([newSearch("tax")]),
    rememberSearch: success(null),
  };
  world.sent.length = world.follow.length = 0;
  world.changed.clear();
});
afterEach(() => void vi.useRealTimers());

describe("the states of the services", () => {
  it("are asked for after the first paint, after each change and when the page is looked at", async () => {
    const session = startSession();
    expect([session.states.value, asked("serviceStates")]).toEqual([null, []]);
    await waitFor(1_000);
    expect(session.states.value).toEqual(UP);
    world.answers.serviceStates = success({ ...UP, search: { state: "offline" } });
    world.changed.get("states")?.();
    await waitFor(0);
    expect(session.states.value?.search).toEqual({ state: "offline" });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked("serviceStates")).toHaveLength(3);
  });

  it("are not asked for by a page that is left, and once when a pause ends that was told of twice", async () => {
    const until = Date.now() + 60_000;
    world.answers.serviceStates = success({ ...UP, search: { state: "paused", until } });
    await start();
    const look = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(0);
    expect(asked("serviceStates")).toHaveLength(1);
    look.mockRestore();
    world.changed.get("states")?.();
    await waitFor(0);
    expect(asked("serviceStates")).toHaveLength(2);
    world.answers.serviceStates = success(UP);
    await waitFor(60_000);
    expect(asked("serviceStates")).toHaveLength(3);
  });

  it("stay where they cannot be read, and are read again when a pause ends", async () => {
    world.answers.serviceStates = success({ ...UP, search: { state: "paused", until: Date.now() + 60_000 } });
    const session = await start();
    world.answers.serviceStates = failed({ kind: "offline" });
    await waitFor(58_000);
    expect(asked("serviceStates")).toHaveLength(1);
    await waitFor(2_000);
    expect(asked("serviceStates")).toHaveLength(2);
    expect(session.states.value?.search.state).toBe("paused");
  });

  it("are read again for another address, which failed requests are sent to as well", async () => {
    const session = await start();
    const view = viewOf(session);
    const other = viewOf(session);
    world.answers.search = failed({ kind: "unreachable" });
    view.submit("tax");
    await waitFor(0);
    expect(view.results.failure.value).not.toBeNull();
    const [states, searches] = [asked("serviceStates").length, asked("search").length];
    world.follow[0]?.({ ...USUAL, pageSize: 20 });
    await waitFor(0);
    expect([asked("serviceStates").length, asked("search").length]).toEqual([states, searches]);
    world.follow[0]?.({ ...USUAL, searchServiceUrl: "https://b.example" });
    await waitFor(0);
    expect([asked("serviceStates").length, asked("search").length]).toEqual([states + 1, searches + 1]);
    expect(other.results.failure.value).toBeNull();
    expect(session.settings.value?.searchServiceUrl).toBe("https://b.example");
  });
});

it("what says how long ago it was goes on with the time, and at once where a page is looked at again", async () => {
  const session = await start();
  const Shown = () => <time>{session.reader().now}</time>;
  await act(() => render(<Shown />, document.body));
  const shown = () => Number(texts("time")[0]);
  const look = vi.spyOn(document, "visibilityState", "get");
  const first = shown();
  await waitFor(60_000);
  const second = shown();
  expect(second).toBeGreaterThan(first);
  look.mockReturnValue("hidden");
  await waitFor(24 * 60 * 60_000);
  expect(shown()).toBe(second);
  look.mockReturnValue("visible");
  await act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(shown()).toBe(Date.now());
  look.mockRestore();
  render(null, document.body);
});

describe("the user's own searches", () => {
  it("are read after the first paint, and again when they change, on whichever page", async () => {
    const session = await start();
    expect(session.ownSearches.value).toEqual(["tax"]);
    viewOf(session).submit("rent");
    await waitFor(0);
    expect(asked("rememberSearch")).toHaveLength(1);
    for (const [answer, own] of [
      [success([newSearch("rent"), newSearch("tax"), newSearch("tax")]), ["rent", "tax"]],
      [failed({ kind: "offline" }), ["rent", "tax"]],
      [success([]), []],
    ]) {
      world.answers.ownSearches = answer;
      world.changed.get("searches")?.();
      await waitFor(0);
      expect(session.ownSearches.value).toEqual(own);
    }
  });

  it.each([
    [{ kind: "storage", problem: "full" } as const, 1],
    [{ kind: "interrupted" } as const, 0],
  ])("that could not be kept are worth a word or not: %o", async (failure, alerts) => {
    await act(() => render(<Trouble />, document.body));
    const session = await start();
    world.answers.rememberSearch = failed(failure);
    viewOf(session).submit("rent");
    await waitFor(0);
    expect(texts("[role=alert]")).toHaveLength(alerts);
    document.querySelector<HTMLElement>(".trouble button")?.click();
    await act(() => render(null, document.body));
  });
});

it("what is typed is sent only where the user allows it", async () => {
  const session = await start();
  viewOf(session).type("tax", 3);
  await waitFor(2_000);
  expect(asked("suggest")).toHaveLength(1);
  world.follow[0]?.({ ...USUAL, suggestions: null });
  viewOf(session).type("rent", 4);
  await waitFor(2_000);
  expect(asked("suggest")).toHaveLength(1);
});

it.each([
  [USUAL, false],
  [{ ...USUAL, country: [] }, true],
])(
  "filters of an earlier search are named unless they are the user's usual ones",
  async (settings, areKept) => {
    world.settings = settings;
    world.answers.search = failed({ kind: "offline" });
    const session = await start();
    const view = viewOf(session);
    view.open(newSearch("tax", { ...view.filters.value, country: ["us"] }));
    await waitFor(0);
    view.submit("rent");
    await waitFor(0);
    expect(view.areFiltersKept.value).toBe(areKept);
  },
);

it("filters of an earlier search are named while nobody knows which ones are usual", async () => {
  const session = startSession();
  const view = viewOf(session);
  view.open(newSearch("tax", { ...view.filters.value, country: ["us"] }));
  expect(session.settings.value).toBeNull();
  view.submit("rent");
  expect(view.areFiltersKept.value).toBe(true);
  await waitFor(0);
});

describe("the lists of filters", () => {
  const country = { code: "us", name: "United States", aliases: [], levels: [], domains: 1, pages: 1 };
  const city = { city: "Austin", state: "TX", stateName: "Texas", country: "US", domains: 1 };
  const served = (value: unknown) => success({ value, fetchedAt: 1, from: "service", failure: null });

  it("are kept for the next page, but not the cities that were looked up", async () => {
    const session = await start();
    expect(localStorage.getItem("lists")).toBeNull();
    world.answers.countries = served({ countries: [country] });
    world.answers.places = served({ states: [], cities: [city] });
    await session.lists.load();
    expect(session.lists.lists.value.cities).toEqual([city]);
    expect(JSON.parse(localStorage.getItem("lists") ?? "null")).toEqual({
      version: 1,
      value: { countries: [country], states: [] },
    });
    expect(startSession().lists.lists.value).toEqual({ countries: [country], states: [] });
  });

  it("are not written again by a page that only opens", () => {
    const written = JSON.stringify({ version: 1, value: { countries: [country], states: [] } }, null, 2);
    localStorage.setItem("lists", written);
    expect(startSession().lists.lists.value.countries).toEqual([country]);
    expect(localStorage.getItem("lists")).toBe(written);
  });

  it("are asked for again where they failed, and once where not", async () => {
    const { lists } = await start();
    world.answers.countries = served({ countries: [country] });
    await lists.load();
    expect([lists.failure.value, lists.lists.value.countries]).toEqual([{ kind: "offline" }, [country]]);
    world.answers.places = served({ states: [], cities: [] });
    await Promise.all([lists.load(), lists.load()]);
    await lists.load();
    expect([lists.failure.value, asked("places").length]).toEqual([null, 2]);
  });

  it("of another service than the settings name are neither offered nor kept", async () => {
    localStorage.setItem(
      "lists",
      JSON.stringify({ version: 1, value: { countries: [country], states: [] } }),
    );
    localStorage.setItem("served-by", JSON.stringify({ version: 1, value: "https://before.example" }));
    const { lists } = await start();
    expect([lists.lists.value.countries, localStorage.getItem("lists")]).toEqual([[], null]);
  });

  it.each([
    ["as the first", USUAL.searchServiceUrl],
    ["after another", "https://b.example"],
  ])("are those of the new service in a page that hears of it %s", async (_, kept) => {
    world.answers.countries = served({ countries: [country] });
    world.answers.places = served({ states: [], cities: [] });
    const { lists } = await start();
    await lists.load();
    localStorage.setItem("served-by", JSON.stringify({ version: 1, value: kept }));
    world.answers.countries = served({ countries: [{ ...country, code: "nz" }] });
    for (const tell of world.follow) tell({ ...USUAL, searchServiceUrl: "https://b.example" });
    await lists.load();
    expect(lists.lists.value.countries.map(({ code }) => code)).toEqual(["nz"]);
  });
});

it.each([
  ["of another service, are asked for again", "https://before.example", 1],
  ["of this one, are shown as they are", USUAL.searchServiceUrl, 0],
])("results that a page begins with, or why there are none, %s", async (_, before, count) => {
  localStorage.setItem("served-by", JSON.stringify({ version: 1, value: before }));
  const session = startSession();
  const request = newSearch("tax");
  const shown = { request, page: pageOf(0), fetchedAt: 1, copyBecause: null };
  session.createView({ request, shown, text: "tax" });
  session.createView({ request, shown: null, failure: { kind: "unreachable" }, text: "tax" });
  await waitFor(1_000);
  expect(asked("search")).toHaveLength(2 * count);
});

it.each([
  ["has the page size of the settings, whatever it had before", true, [10, 50]],
  ["that has a size of its own keeps it", false, [20, 20]],
])("a view %s", async (_, hasUsualSize, sizes) => {
  const session = await start();
  const request = newSearch("", NO_FILTERS, 20);
  const view = session.createView({ request, shown: null, text: "", hasUsualSize });
  view.submit("tax");
  for (const tell of world.follow) tell({ ...USUAL, pageSize: 50 });
  view.submit("water");
  await waitFor(0);
  expect(asked("search")).toMatchObject(sizes.map((size) => ({ request: { size } })));
});

describe("where the address of the service changes, a page", () => {
  const OTHER = { ...USUAL, searchServiceUrl: "https://b.example" };
  const answer = (total: number) =>
    success({ value: { ...pageOf(1), total }, from: "network", fetchedAt: 1, failure: null });
  const tellAll = () => {
    for (const tell of world.follow) tell(OTHER);
  };

  it("asks the new service for the results that it shows, with their counts", async () => {
    world.answers.search = answer(5);
    const view = viewOf(await start());
    view.submit("tax");
    await waitFor(0);
    expect(view.results.shown.value?.page.total).toBe(5);
    world.answers.search = answer(7);
    tellAll();
    expect(view.results.shown.value).toBeNull();
    await waitFor(0);
    expect(view.results.shown.value?.page.total).toBe(7);
    expect(asked("search").at(-1)).toMatchObject({ effort: "fresh", withoutFacets: false });
  });

  it("takes no late answer of the service before, and asks the new one", async () => {
    let answerLate = (_: unknown): void => undefined;
    world.answers.search = new Promise((resolve) => {
      answerLate = resolve;
    });
    const view = viewOf(await start());
    view.submit("tax");
    await waitFor(0);
    world.answers.search = answer(7);
    tellAll();
    await waitFor(0);
    answerLate(answer(5));
    await waitFor(0);
    expect(view.results.shown.value?.page.total).toBe(7);
    expect(asked("search")).toHaveLength(2);
  });

  it("asks for the user's own words again, where others stood for them", async () => {
    world.answers.search = answer(7);
    const session = await start();
    const [request, insteadOf] = [newSearch("tax"), newSearch("taxx")];
    const shown = { request, page: pageOf(1), fetchedAt: 1, copyBecause: null, insteadOf };
    session.createView({ request, shown, text: "tax" });
    await waitFor(0);
    tellAll();
    await waitFor(0);
    expect(asked("search").at(-1)).toMatchObject({ request: { q: "taxx" } });
  });

  it("asks for the words that are on their way, and not for what stands until they are answered", async () => {
    world.answers.search = new Promise(() => undefined);
    const session = await start();
    const [request, insteadOf] = [newSearch("tax"), newSearch("taxx")];
    const shown = { request, page: pageOf(1), fetchedAt: 1, copyBecause: null, insteadOf };
    const view = session.createView({ request, shown, text: "tax" });
    view.submit("water");
    await waitFor(0);
    tellAll();
    await waitFor(0);
    const water = { request: { q: "water" } };
    expect(asked("search")).toMatchObject([water, water]);
  });

  it("asks for the lists of the new service where it asks for results, and otherwise when they are needed", async () => {
    world.answers.search = answer(5);
    const view = viewOf(await start());
    tellAll();
    await waitFor(0);
    expect(asked("countries")).toHaveLength(0);
    view.submit("tax");
    await waitFor(0);
    const before = asked("countries").length;
    for (const tell of world.follow) tell({ ...USUAL, searchServiceUrl: "https://c.example" });
    await waitFor(0);
    expect(asked("countries")).toHaveLength(before + 1);
  });

  it("that nobody looks at asks once somebody does", async () => {
    world.answers.search = answer(5);
    const view = viewOf(await start());
    view.submit("tax");
    await waitFor(0);
    const look = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    tellAll();
    await waitFor(0);
    expect(asked("search")).toHaveLength(1);
    look.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(0);
    expect(asked("search")).toHaveLength(2);
  });
});

it("what a page asked before it heard that the service is another is on its way to that one", async () => {
  localStorage.setItem("served-by", JSON.stringify({ version: 1, value: "https://before.example" }));
  const session = startSession();
  viewOf(session).submit("tax");
  await waitFor(1_000);
  expect(asked("search")).toHaveLength(1);
});
