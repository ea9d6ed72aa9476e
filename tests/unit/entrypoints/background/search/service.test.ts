import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import * as service from "../../../../../entrypoints/background/search/service.ts";

vi.mock("../../../../../entrypoints/background/network/browser-network.ts", async () => {
  const { testNetwork } = await import("../network/network.ts");
  return {
    browserNetwork: testNetwork({ fetch: () => fetched(), now: () => Date.now() }),
    serviceAddress: async () => "https://search.example",
    addressIn: () => "https://search.example",
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
  await service.clearCache();
  fetched.mockResolvedValueOnce(countries("one"));
  await ask("saved");
  vi.spyOn(Date, "now").mockReturnValue(32 * DAY);
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
