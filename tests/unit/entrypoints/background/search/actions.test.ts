import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import * as service from "../../../../../entrypoints/background/search/actions.ts";
import { defaultSearch, NO_FILTERS, newRecent } from "../../../../../utils/search/request.ts";
import { expectLogs } from "../../../../setup/logs.ts";

const world = vi.hoisted(() => ({ address: null as string | null, asked: [] as URL[] }));
vi.mock("../../../../../entrypoints/background/network/browser-network.ts", async () => {
  const { testNetwork } = await import("../network/network.ts");
  return {
    browserNetwork: testNetwork({
      fetch: (address) => {
        world.asked.push(new URL(address));
        return fetched();
      },
      now: () => Date.now(),
    }),
    serviceAddress: async () => world.address,
    addressIn: () => world.address,
  };
});

vi.mock("../../../../../utils/settings/settings.ts", () => ({ readSettings: async () => ({}) }));

const DAY = 24 * 60 * 60_000;
const stays = new AbortController().signal;
const fetched = vi.fn<() => Promise<Response>>();
const countries = (name: string) => Response.json({ countries: [{ code: "us", name }] });
const ask = async (effort: "saved" | "up-to-date") => {
  const answer = await service.countries({ effort }, stays);
  return answer.ok ? [answer.value.from, answer.value.value.countries[0]?.name] : answer.failure.kind;
};

beforeEach(async () => {
  vi.spyOn(Date, "now").mockReturnValue(30 * DAY);
  fetched.mockReset();
  world.address = "https://search.example";
  await service.clearCache();
  fetched.mockResolvedValueOnce(countries("one"));
  await ask("saved");
  vi.spyOn(Date, "now").mockReturnValue(32 * DAY);
  world.asked.length = 0;
});

it("an old list is there at once, and is fetched for the next time", async () => {
  fetched.mockResolvedValueOnce(countries("two"));
  expect(await ask("saved")).toEqual(["stale", "one"]);
  await vi.waitFor(async () => expect((await service.saved.countries())?.from).toBe("fresh"));
  expect(await ask("saved")).toEqual(["fresh", "two"]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("an old list is not shown where it has to be up to date", async () => {
  fetched.mockResolvedValueOnce(countries("two"));
  expect(await ask("up-to-date")).toEqual(["service", "two"]);
  expect(await ask("up-to-date")).toEqual(["fresh", "two"]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("an old list stays where no newer one can be fetched, and the log says why", async () => {
  expectLogs(/A list could not be renewed:.*refused/s);
  const warned = vi.spyOn(console, "warn");
  fetched.mockResolvedValueOnce(new Response("", { status: 404 }));
  expect(await ask("saved")).toEqual(["stale", "one"]);
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
  expect(world.asked).toHaveLength(1);
  expect((await service.saved.countries())?.from).toBe("stale");
});

const TAXES = defaultSearch("taxes", { country: [], state: [], city: [], pageSize: 10 });
const PLACES = { country: [], state: null, q: "", limit: 10 };
const DOMAINS = { ...NO_FILTERS, level: null, search: "", limit: 10, offset: 0 };
const title = (q: string) => service.suggest({ q, size: 8 }, stays);
const titles = (...suggestions: readonly string[]) => Response.json({ suggestions });

it.each<[string, () => Promise<unknown>]>([
  ["a search", () => service.search({ request: TAXES, effort: "saved" }, stays)],
  ["suggestions", () => title("taxes")],
  ["a list", () => service.places({ request: PLACES, effort: "saved" }, stays)],
])("%s without an address of the service asks nobody and says so", async (_, asking) => {
  world.address = null;
  expect(await asking()).toEqual({ ok: false, failure: { kind: "not-configured", service: "search" } });
  expect(world.asked).toEqual([]);
});

it("copies are read without asking the service, and without its address there are none", async () => {
  const all = () =>
    Promise.all([
      service.saved.search(TAXES),
      service.saved.places(PLACES),
      service.saved.domains(DOMAINS),
      service.saved.suggestions("taxes", 8),
      service.saved.suggestions("t", 8),
    ]);
  expect(await all()).toEqual([null, null, null, null, null]);
  expect((await service.saved.countries())?.value.countries[0]?.name).toBe("one");
  world.address = null;
  expect(await service.saved.countries()).toBeNull();
  expect(world.asked).toEqual([]);
});

it("suggested titles come with the operators that were typed, also from a copy", async () => {
  fetched.mockResolvedValueOnce(titles("Tax credit", "x".repeat(495)));
  const suggested = { value: ["state:tx Tax credit"] };
  // The second title would be too long to search for with its operator.
  expect(await title("state:tx tax")).toMatchObject({ ok: true, value: { ...suggested, from: "service" } });
  expect(await service.saved.suggestions("state:tx tax", 8)).toMatchObject({ ...suggested, from: "fresh" });
  expect(world.asked.map(({ searchParams }) => searchParams.get("q"))).toEqual(["tax"]);
});

it("suggests nothing, and asks nobody, before there are two letters of a word", async () => {
  expect(await title("t")).toMatchObject({ ok: true, value: { value: [], failure: null } });
  expect(await title("state:tx")).toMatchObject({ ok: true, value: { value: [], failure: null } });
  expect(world.asked).toEqual([]);
});

it("suggestions that cannot be had say why", async () => {
  fetched.mockResolvedValueOnce(new Response("", { status: 404 }));
  expect(await title("tax")).toMatchObject({ ok: false, failure: { kind: "refused", status: 404 } });
});

it("what is stored elsewhere is asked for without counts", async () => {
  fetched.mockImplementation(async () => new Response("", { status: 404 }));
  await service.searchFreshly(TAXES, stays);
  await service.recentFreshly(newRecent(NO_FILTERS, 10), stays);
  await service.search({ request: TAXES, effort: "up-to-date" }, stays);
  expect(world.asked.map(({ pathname, searchParams }) => [pathname, searchParams.get("facets")])).toEqual([
    ["/api/v1/search", "false"],
    ["/api/v1/recent", "false"],
    ["/api/v1/search", null],
  ]);
});

it("clearing the cache leaves no copy and no size", async () => {
  expect((await service.cacheSize()).entries).toBeGreaterThan(0);
  expect(await service.clearCache()).toBeNull();
  expect([(await service.cacheSize()).entries, await service.saved.countries()]).toEqual([0, null]);
});
