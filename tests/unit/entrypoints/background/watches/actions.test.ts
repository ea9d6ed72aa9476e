import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as actions from "../../../../../entrypoints/background/watches/actions.ts";
import { addWatches } from "../../../../../entrypoints/background/watches/store.ts";
import { inChecksDatabase } from "../../../../../utils/checks/database.ts";
import { readSourceChanges } from "../../../../../utils/checks/sources/kept-source-changes.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { success } from "../../../../../utils/platform/result.ts";
import type { SearchResult } from "../../../../../utils/search/service-answers.ts";
import { closeWatchesDatabase, inWatches } from "../../../../../utils/watches/database.ts";
import { entryOf, type WatchEntry } from "../../../../../utils/watches/entry.ts";
import { readEntriesOf, readWatches, readWholeWatch } from "../../../../../utils/watches/read-watches.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { done } from "../../../utils/checks/sample.ts";
import { answer, HOUR, NOW, page, SERVICE, TAXES, watchOf } from "../../../utils/watches/sample.ts";

const asked = vi.hoisted(() => [] as string[]);
const addresses = vi.hoisted(() => [] as URL[]);
const listed = vi.hoisted(() => ({ pages: [] as SearchResult[] }));
const policy = vi.hoisted(() => ({ read: (): unknown => [], forbidBackgroundWatches: false }));
const askToKeepStored = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("../../../../../utils/platform/keep-stored.ts", () => ({ askToKeepStored }));
vi.mock("../../../../../entrypoints/background/network/http.ts", async (original) => ({
  ...(await original<object>()),
  ask: async ({ url }: { url: string }) => {
    addresses.push(new URL(url));
    asked.push(new URL(url).searchParams.get("q") ?? "");
    return success(null);
  },
}));
vi.mock("../../../../../entrypoints/background/search/search-client.ts", async (original) => {
  const real =
    await original<typeof import("../../../../../entrypoints/background/search/search-client.ts")>();
  const recentQuestion: typeof real.recentQuestion = (...request) => ({
    ...real.recentQuestion(...request),
    read: () => success(answer(listed.pages)),
  });
  const searchQuestion: typeof real.searchQuestion = (...request) => ({
    ...real.searchQuestion(...request),
    read: () => success(answer([])),
  });
  return { ...real, recentQuestion, searchQuestion };
});
const pausedUntil = vi.hoisted(() => vi.fn());
vi.mock("../../../../../entrypoints/background/network/browser-network.ts", () => ({
  browserNetwork: { pauses: { until: pausedUntil } },
  serviceAddress: async () => SERVICE,
}));
vi.mock("../../../../../entrypoints/background/keep-alive.ts", () => ({ stayAwake: () => undefined }));
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  managedWatches: async () => policy.read(),
  settingsForSending: async () => policy,
}));

const alarms = { create: vi.fn(), clear: vi.fn() };

beforeEach(async () => {
  asked.length = addresses.length = 0;
  policy.read = () => [{ name: "Preset", address: "?q=preset", rhythm: "1h" }];
  policy.forbidBackgroundWatches = false;
  pausedUntil.mockReset().mockResolvedValue(0);
  await closeWatchesDatabase();
  globalThis.indexedDB = new IDBFactory();
  Object.assign(fakeBrowser, { alarms, extension: { inIncognitoContext: false } });
  alarms.create.mockReset().mockResolvedValue(undefined);
  alarms.clear.mockReset().mockResolvedValue(true);
});

// What adding a watch has started ends with its test.
afterEach(() => actions.look({ which: { ids: [""] } }));

const named = (q: string, change: Partial<ReturnType<typeof watchOf>> = {}) =>
  watchOf({ id: q, request: { ...TAXES.request, q }, ...change });

it("in a private window records no watch, asks for none and plans nothing, whatever a page wants", async () => {
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
  const added = await actions.add({ watches: [TAXES] });
  expect(added).toEqual({ known: [], leftOut: 1 });
  await actions.resumeWatches();
  await actions.look({ which: "all" });
  actions.startRounds();
  expect(await readWatches()).toEqual([]);
  expect(asked).toEqual([]);
  expect(alarms.create).not.toHaveBeenCalled();
});

it("where an administrator forbids it nothing is asked in the background, and all that is followed when a user looks", async () => {
  await addWatches([named("hourly", { rhythm: "1h", lastAsked: Date.now() - 2 * HOUR })]);
  policy.forbidBackgroundWatches = true;
  await actions.resumeWatches();
  expect(asked).toEqual([]);
  expect(alarms.create).not.toHaveBeenCalled();
  await actions.look({ which: "stale" });
  expect(asked.toSorted()).toEqual(["hourly", "preset"]);
  expect((await readWatches()).map(({ rhythm }) => rhythm)).toEqual(["1h", "1h"]);
});

it("opening the news asks for what is only looked at and was not asked just now, “Check now” for all", async () => {
  const now = Date.now();
  await addWatches([
    named("hourly", { lastAsked: now - 2 * HOUR }),
    named("just now", { rhythm: "look", lastAsked: now - 60_000 }),
    named("never", { rhythm: "look" }),
    named("long ago", { rhythm: "look", lastAsked: now - 90 * HOUR }),
    named("clock set back", { rhythm: "look", lastAsked: now + HOUR }),
    named("worker stopped", { rhythm: "look", lastAsked: now - 50_000, setbacks: 1 }),
    named("offline", { rhythm: "look", lastAsked: now - 50_000, setbacks: 1, failure: { kind: "offline" } }),
  ]);
  await actions.look({ which: { ids: ["just now"] } });
  expect(asked.splice(0)).toEqual(["just now"]);
  await actions.look({ which: "stale" });
  expect(asked.splice(0)).toEqual(["never", "long ago", "worker stopped", "clock set back"]);
  await actions.look({ which: "all" });
  expect(asked[0]).toBe("hourly");
  expect(asked).toHaveLength(7);
});

it("asks for no more than 20 at once while a user waits, and then for the others", async () => {
  await addWatches(Array.from({ length: 30 }, (_, index) => named(`w${index}`, { rhythm: "look" })));
  await actions.look({ which: "stale" });
  expect(asked).toHaveLength(20);
  await actions.look({ which: "stale" });
  expect(new Set(asked).size).toBe(30);
});

it("asks for nothing twice where a user looks again meanwhile, and for nothing that was paused by then", async () => {
  await addWatches(["a", "b", "c", "d"].map((q) => named(q, { rhythm: "look" })));
  // The one before stands still at its second request.
  const pause = Promise.withResolvers<number>();
  pausedUntil.mockResolvedValueOnce(0).mockReturnValueOnce(pause.promise);
  const looks = [actions.look({ which: "stale" }), actions.look({ which: "stale" })];
  await vi.waitFor(() => expect(asked).toEqual(["a"]));
  await actions.changeAll({ ids: ["d"], choices: { paused: true } });
  pause.resolve(0);
  await Promise.all(looks);
  expect(asked).toEqual(["a", "b", "c"]);
});

it("adds a view that is watched already no second time, nor one that a list has twice", async () => {
  const list = ["a", "b", "a"].map((q) => ({
    ...TAXES,
    rhythm: "look" as const,
    request: { ...TAXES.request, q },
  }));
  expect((await actions.add({ watches: list })).known).toHaveLength(1);
  const ids = (await readWatches()).map(({ id }) => id).toSorted();
  expect(ids).toHaveLength(2);
  const again = await actions.add({ watches: list });
  expect([...new Set(again.known)].toSorted()).toEqual(ids);
  expect(await readWatches()).toHaveLength(2);
});

it("saves a watch in one call, also where another window has added it since, or where it has one already", async () => {
  const saved = (name: string, id: string | null) =>
    actions.save({ watch: { ...TAXES, name, rhythm: "look" }, id });
  expect(await saved("First", null)).toEqual({ hasRoom: true });
  expect(await saved("Second", null)).toEqual({ hasRoom: true });
  const [watch] = await readWatches();
  expect(await saved("Third", watch?.id ?? "")).toEqual({ hasRoom: true });
  expect((await readWatches()).map(({ id, name }) => [id, name])).toEqual([[watch?.id, "Third"]]);
});

it("says where a watch has no room", async () => {
  await addWatches(Array.from({ length: 200 }, (_, index) => named(`w${index}`, { rhythm: "look" })));
  expect(await actions.save({ watch: TAXES, id: null })).toEqual({ hasRoom: false });
  expect(await readWatches()).toHaveLength(200);
});

it("asks for the watches of a policy when the worker starts, and plans the next round", async () => {
  await actions.resumeWatches();
  expect(asked).toEqual(["preset"]);
  expect((await readWatches()).map(({ name, preset }) => [name, preset])).toEqual([["Preset", "removable"]]);
  expect(alarms.create.mock.lastCall?.[1].when).toBeGreaterThan(Date.now() + HOUR - 60_000);
});

it("leaves an alarm that rings on, and sets it before anything is asked, so that a stopped worker is woken again", async () => {
  const log: unknown[] = [];
  alarms.create.mockImplementation(async (name, alarm) => void log.push([name, alarm.periodInMinutes]));
  await addWatches([named("mine")]);
  policy.read = () => [];
  await actions.resumeWatches();
  expect(log).toEqual([
    ["watches", 60],
    ["watches", 60],
  ]);
  const [first, last] = alarms.create.mock.invocationCallOrder;
  expect([asked, (last ?? 0) > (first ?? 0)]).toEqual([["mine"], true]);
  expect(alarms.create.mock.calls[0]?.[1].when).toBeLessThan(Date.now() + 61_000);
});

it("asks for the watches though the browser sets no alarm", async () => {
  expectLogs(/The alarm of the watches: Error: no alarm/);
  alarms.create.mockRejectedValue(new Error("no alarm"));
  await addWatches([named("mine")]);
  await actions.resumeWatches();
  expect(asked).toContain("mine");
});

it("asks for the watches though the policy cannot be read", async () => {
  expectLogs(/The presets: Error: no policy/);
  policy.read = () => {
    throw new Error("no policy");
  };
  await addWatches([named("mine")]);
  await actions.resumeWatches();
  expect(asked).toEqual(["mine"]);
});

it("asks for nothing that is paused, by itself or because a user looks, until it is resumed", async () => {
  policy.read = () => [];
  const paused = { details: { paused: true, words: "lead" } } as const;
  await addWatches([
    named("looked", { rhythm: "look", ...paused }),
    named("hourly", { rhythm: "1h", ...paused }),
  ]);
  await actions.resumeWatches();
  for (const which of ["stale", "all", { ids: ["looked"] }] as const) await actions.look({ which });
  expect(asked).toEqual([]);
  await actions.changeAll({ ids: ["looked", "hourly"], choices: { paused: false } });
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(["hourly", "looked"]));
  expect((await readWatches()).map(({ details }) => details)).toEqual([{ words: "lead" }, { words: "lead" }]);
});

it("notes on a verdict which of its sources changed, before it stores that this was told", async () => {
  policy.read = () => [];
  const changedAt = Math.floor(Date.now() / 1000) * 1000 - 5000;
  const sources = { claim: "a claim", pages: ["a.gov/x"] };
  const request = { ...TAXES.request, q: "", domain: ["a.gov"], sources };
  await addWatches([watchOf({ id: "verdict", request, createdAt: changedAt - HOUR })]);
  listed.pages = [page("https://a.gov/x", changedAt), page("https://a.gov/y", changedAt)];
  await actions.look({ which: "all" });
  listed.pages = [];
  expect(await readWatches()).toMatchObject([{ unread: 1 }]);
  expect((await readSourceChanges()).pages).toEqual({ "a.gov/x": changedAt });
});

it("asks for no counts, which nobody sees, neither in a list nor for a page that is looked for", async () => {
  policy.read = () => [];
  const sources = { claim: "a claim", pages: ["a.gov/rules/page-1", "a.gov/rules/page-2"] };
  const request = { ...TAXES.request, q: "", domain: ["a.gov"], sources };
  await addWatches([watchOf({ request, rhythm: "look", details: { missing: true } })]);
  listed.pages = [page("https://a.gov/rules/page-1", Date.now() - HOUR)];
  await actions.look({ which: "all" });
  listed.pages = [];
  const counts = addresses.map(({ pathname, searchParams }) => [pathname, searchParams.get("facets")]);
  expect(counts).toEqual([
    ["/api/v1/recent", "false"],
    ["/api/v1/recent", "false"],
    ["/api/v1/search", "false"],
    ["/api/v1/search", "false"],
  ]);
});

it("follows a policy's words, and lets a user pause what it sets", async () => {
  const preset = { name: "Preset", address: "?q=preset" };
  policy.read = () => [{ ...preset, words: "lead" }];
  await actions.syncPresets();
  const [{ id = "" } = {}] = await readWatches();
  await actions.changeAll({ ids: [id], choices: { paused: true } });
  await actions.syncPresets();
  policy.read = () => [{ ...preset, words: "copper" }];
  await actions.syncPresets();
  expect(await readWatches()).toMatchObject([{ details: { words: "copper", paused: true } }]);
  policy.read = () => [preset];
  await actions.syncPresets();
  expect((await readWatches())[0]?.details).toEqual({ paused: true });
});

it("has the browser asked to keep what is stored where a policy sets something to follow, and only there", async () => {
  askToKeepStored.mockClear();
  policy.read = () => [];
  await actions.syncPresets();
  expect(askToKeepStored).not.toHaveBeenCalled();
  policy.read = () => [{ name: "Preset", address: "?q=preset" }];
  await actions.syncPresets();
  expect(askToKeepStored).toHaveBeenCalledOnce();
});

it("follows the sources of no claim any longer whose fact-checks are all deleted", async () => {
  policy.read = () => [];
  const followed = (claim: string) =>
    watchOf({
      id: claim,
      request: { ...TAXES.request, q: "", domain: ["a.gov"], sources: { claim, pages: [] } },
    });
  await addWatches([followed("kept"), followed("deleted"), named("tax")]);
  const check = { ...done(1), id: "a", key: "kept" };
  await inChecksDatabase(async (database) => void (await database.put("checks", check)));
  await actions.forgetDeletedClaims();
  expect((await readWatches()).map(({ id }) => id).toSorted()).toEqual(["kept", "tax"]);
});

it("what failed for a reason that is gone is asked for at once, and what failed for another one in its time", async () => {
  policy.read = () => [];
  const failedAs = (id: string, failure: ApiFailure | null) =>
    named(id, { rhythm: "24h", lastAsked: Date.now() - 60_000, setbacks: failure === null ? 0 : 7, failure });
  await addWatches([
    failedAs("withheld", { kind: "no-access", origins: "https://a.gov/*" }),
    failedAs("down", { kind: "unreachable" }),
    failedAs("answered", null),
  ]);
  await actions.askFailedAgain(({ kind }) => kind === "no-access");
  await vi.waitFor(() => expect(asked).toEqual(["withheld"]));
  await vi.waitFor(async () =>
    expect((await readWatches()).map(({ failure }) => failure?.kind)).toEqual([
      undefined,
      "unreachable",
      undefined,
    ]),
  );
});

it("a change is read as what anyone may have written, whichever page sends it", async () => {
  const watch = named("a", { rhythm: "7d", lastAsked: Date.now() });
  await addWatches([watch]);
  const details = { weekday: 9, hour: 99, silentDays: -1, words: "lead,, ".repeat(100_000), group: "g\nh" };
  await actions.save({ watch: { ...watch, details }, id: "a" });
  expect((await readWatches())[0]?.details).toEqual({ words: "lead", group: "g h" });
});

it("a form changes what was changed in it, and a pause the pause alone, whatever another window changed since", async () => {
  const before = named("a", { lastAsked: Date.now(), details: { words: "lead", note: "n" } });
  const { rhythm, notify } = before;
  await addWatches([{ ...before, name: "Renamed", details: { words: "copper", note: "n", group: "g" } }]);
  const countsInBadge = !before.countsInBadge;
  const after = { ...before, countsInBadge, details: { words: "lead", silentDays: 3 } };
  await actions.save({ watch: after, id: "a", before });
  await actions.changeAll({ ids: ["a"], choices: { paused: true } });
  const details = { words: "copper", group: "g", silentDays: 3 };
  const changed = { name: "Renamed", rhythm, notify, countsInBadge };
  expect((await readWatches())[0]).toMatchObject({ ...changed, details: { ...details, paused: true } });
  await actions.changeAll({ ids: ["a"], choices: { paused: false } });
  expect((await readWatches())[0]).toMatchObject({ ...changed, details });
});

const entry = (q: string, name: string) => entryOf(q, page(`https://a.gov/${name}`, NOW), NOW, NOW);
const storeEntries = (...entries: readonly WatchEntry[]) =>
  inWatches(async (stores) => {
    for (const each of entries) await stores.entries.put(each);
  });
const unreadOf = async (q: string) =>
  (await readEntriesOf(q)).flatMap(({ id, unread }) => (unread ? [id] : []));
/** When the alarm will ring; null: it was cleared last. */
const nextRing = (): number | null => {
  const [set = 0] = alarms.create.mock.invocationCallOrder.slice(-1);
  const [cleared = 0] = alarms.clear.mock.invocationCallOrder.slice(-1);
  return set > cleared ? alarms.create.mock.lastCall?.[1].when : null;
};

it("a removed watch goes with what it found, comes back with it, and the alarm is planned for what is left", async () => {
  policy.read = () => [];
  const now = Date.now();
  await addWatches([named("soon", { lastAsked: now }), named("late", { rhythm: "7d", lastAsked: now })]);
  await storeEntries(entry("soon", "1"), entry("late", "2"));
  const whole = await readWholeWatch("soon");
  if (!whole) throw new Error("the watch is not there");
  await actions.remove({ id: "soon" });
  expect((await readWatches()).map(({ id }) => id)).toEqual(["late"]);
  expect([await readEntriesOf("soon"), await unreadOf("late")]).toEqual([[], [entry("late", "2").id]]);
  expect(nextRing()).toBeGreaterThan(now + 24 * HOUR);
  await actions.restore({ whole });
  expect(await unreadOf("soon")).toEqual([entry("soon", "1").id]);
  expect(nextRing()).toBeLessThan(now + 2 * HOUR);
});

it("with the last watch the alarm goes too", async () => {
  policy.read = () => [];
  await addWatches([named("a", { lastAsked: Date.now() })]);
  await actions.plan();
  expect(nextRing()).not.toBeNull();
  await actions.removeAll();
  expect([await readWatches(), nextRing()]).toEqual([[], null]);
});

it("what was read can be unread again, and only that", async () => {
  await addWatches([named("a", { rhythm: "look", unread: 2 })]);
  const [one, two] = [entry("a", "1"), entry("a", "2")];
  await storeEntries(one, two);
  await actions.markRead({ entries: [one.id] });
  const marked = await actions.markRead({ all: true });
  expect(await unreadOf("a")).toEqual([]);
  await actions.markUnread(marked);
  expect(await unreadOf("a")).toEqual([two.id]);
});

it("what could be stored is not told as failed where the next round cannot be planned: that is tried again", async () => {
  expectLogs(/next round could not be planned/);
  await addWatches([named("kept"), named("removed")]);
  pausedUntil.mockRejectedValue(new Error("no storage"));
  await actions.plan();
  await actions.remove({ id: "removed" });
  expect((await readWatches()).map(({ id }) => id)).toEqual(["kept"]);
  const [name, { when }] = alarms.create.mock.lastCall as [string, { when: number }];
  expect([name, when > Date.now()]).toEqual(["watches", true]);
});
