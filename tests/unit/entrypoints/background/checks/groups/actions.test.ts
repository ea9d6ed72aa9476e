import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  addGroup,
  change,
  note,
  remove,
  restore,
  stop,
} from "../../../../../../entrypoints/background/checks/groups/actions.ts";
import { closeChecksDatabase } from "../../../../../../utils/checks/database.ts";
import { GROUP_LIMITS } from "../../../../../../utils/checks/groups/group.ts";
import { readGroups, readWholeGroup } from "../../../../../../utils/checks/groups/read-groups.ts";
import { readChecks } from "../../../../../../utils/checks/history/read-checks.ts";

const world = vi.hoisted(() => ({ did: [] as unknown[], hasConsent: true }));
vi.mock("../../../../../../utils/checks/consent.ts", () => ({ hasConsent: async () => world.hasConsent }));
vi.mock("../../../../../../entrypoints/background/checks/actions.ts", () => ({
  startLine: () => void world.did.push("line"),
  storeInLine: async (store: () => Promise<unknown>) => {
    world.did.push("wakes");
    const answer = await store();
    world.did.push("line");
    return answer;
  },
  dropRequests: async (ids: readonly string[]) => void world.did.push(["dropped", ids.length]),
}));
vi.mock("../../../../../../entrypoints/background/checks/sources/find-source-changes.ts", () => ({
  forgetUnusedSources: async () => void world.did.push("sources forgotten"),
  rememberSourceChanges: async (changes: object) => void world.did.push(["remembered", changes]),
}));

const SENTENCES = ["The fee is $130.", "The minimum wage is $7.25 an hour."];
const ask = (claims: readonly string[] = SENTENCES) =>
  addGroup({ id: "text", title: "Speech", origin: null, text: claims.join(" "), claims });
const line = async () => (await readChecks()).map(({ claim, state }) => [claim, state]).toSorted();

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
  Object.assign(world, { did: [], hasConsent: true });
});
afterEach(closeChecksDatabase);

it("the sentences of a text come into line, where a worker that dies at once finds them", async () => {
  expect(await ask()).toEqual({ ok: true, value: { id: "text", isPaused: false } });
  expect(world.did).toEqual(["wakes", "line"]);
  expect(await line()).toEqual(SENTENCES.map((claim) => [claim, "waiting"]).toSorted());
});

it("the sentences of a text are stored as paused where the user has not agreed yet, and go on once they have", async () => {
  world.hasConsent = false;
  expect(await ask()).toEqual({ ok: true, value: { id: "text", isPaused: true } });
  expect([await line(), (await readGroups()).get("text")?.isPaused]).toEqual([
    SENTENCES.map((claim) => [claim, "waiting"]).toSorted(),
    true,
  ]);
  await change({ id: "text", isPaused: false });
  expect((await readGroups()).get("text")?.isPaused).toBe(false);
});

it.each<[string, readonly string[], string]>([
  ["one of them is too long", [...SENTENCES, "a ".repeat(10_000)], "claim-too-long"],
  ["there is none", [], "claim-empty"],
])("nothing is stored where %s", async (_, claims, reason) => {
  expect(await ask(claims)).toMatchObject({ ok: false, failure: { kind: "not-sent", problem: { reason } } });
  expect([await line(), (await readGroups()).size, world.did]).toEqual([[], 0, []]);
});

it("no more sentences are taken than a text may have", async () => {
  const many = Array.from({ length: GROUP_LIMITS.sentences + 5 }, (_, index) => `Fee ${index} is $130.`);
  await ask(many);
  expect(await line()).toHaveLength(GROUP_LIMITS.sentences);
});

it("a pause ends with the line, and a title or a note leaves it alone", async () => {
  await ask();
  world.did = [];
  await change({ id: "text", title: "Debate", note: "Of Tuesday" });
  await change({ id: "text", isPaused: true });
  expect(world.did).toEqual([]);
  await change({ id: "text", isPaused: false });
  expect(world.did).toEqual(["wakes", "line"]);
  expect((await readGroups()).get("text")).toMatchObject({
    title: "Debate",
    note: "Of Tuesday",
    isPaused: false,
  });
});

it("what waits of a stopped text is not asked", async () => {
  await ask();
  world.did = [];
  await stop({ id: "text" });
  expect([await line(), world.did]).toEqual([[], ["line"]]);
});

it("a removed text goes with its checks, and comes back with them", async () => {
  await ask();
  const [check] = await readChecks();
  await note({ id: check?.id ?? "", note: "Ask Ann" });
  const whole = await readWholeGroup("text");
  if (!whole) throw new Error("the text is not there");
  world.did = [];
  await remove({ id: "text" });
  expect([await line(), (await readGroups()).size]).toEqual([[], 0]);
  expect(world.did).toEqual([["dropped", 2], "sources forgotten", "line"]);
  world.did = [];
  await restore({ whole, changes: {} });
  expect(world.did).toEqual(["wakes", ["remembered", {}], "line"]);
  expect(await line()).toEqual(SENTENCES.map((claim) => [claim, "waiting"]).toSorted());
  expect((await readChecks()).filter(({ note }) => note === "Ask Ann")).toHaveLength(1);
});
