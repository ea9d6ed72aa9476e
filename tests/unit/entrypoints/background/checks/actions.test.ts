import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  add,
  goOnline,
  hurry,
  remove,
  removeAll,
  removeChecks,
  restore,
  resumeLine,
  retry,
  see,
  sendJudged,
  startLine,
  verdictText,
} from "../../../../../entrypoints/background/checks/actions.ts";
import type { FactCheckService } from "../../../../../entrypoints/background/checks/fact-check-client.ts";
import { addClaim } from "../../../../../entrypoints/background/checks/store.ts";
import { type Check, UNSEEN } from "../../../../../utils/checks/check.ts";
import { closeChecksDatabase, inChecksDatabase } from "../../../../../utils/checks/database.ts";
import type { PauseReason } from "../../../../../utils/checks/place-in-line.ts";
import { readSourceChanges } from "../../../../../utils/checks/sources/kept-source-changes.ts";
import { START_LIMIT } from "../../../../../utils/checks/start-limit.ts";
import { inChecks, readLine } from "../../../../../utils/checks/transaction.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { done, failedCheck, VERDICT, waiting } from "../../../utils/checks/sample.ts";

const world = vi.hoisted(() => ({
  awakeFor: new Set<string>(),
  answerText: (_answer?: object): void => undefined,
  service: null as unknown,
  forbidFactChecks: false,
  address: "https://a.example" as string | null,
  /** Claims that are kept in memory, since they could not be stored. */
  unstored: [] as { id: string }[],
  noticed: [] as unknown[],
  /** What was stored, and the alarms that were set, in their order. */
  did: [] as string[],
}));
const asked = vi.hoisted(() => [] as { claim: string; signal: AbortSignal; answer(outcome: object): void }[]);
vi.mock("../../../../../entrypoints/background/checks/fact-check-client.ts", () => ({
  askFactCheck: (claim: string, signal: AbortSignal, service: object) => {
    world.service = service;
    return new Promise((resolve) => asked.push({ claim, signal, answer: resolve }));
  },
  askFactCheckText: (claim: string, signal: AbortSignal) =>
    new Promise((resolve) => {
      asked.push({ claim, signal, answer: resolve });
      world.answerText = (answer = { ok: true, value: { text: "# Text", service: "a.example" } }) =>
        resolve(answer);
    }),
}));
vi.mock("../../../../../entrypoints/background/keep-alive.ts", () => ({
  stayAwake: (reason: string, busy: boolean) => {
    if (busy) world.awakeFor.add(reason);
    else world.awakeFor.delete(reason);
  },
}));
vi.mock("../../../../../entrypoints/background/checks/line-alarm.ts", () => ({
  wakeIn: (milliseconds: number | null) => void (milliseconds !== null && world.did.push("alarm")),
}));
vi.mock("../../../../../entrypoints/background/network/browser-network.ts", () => ({
  browserNetwork: {},
  serviceAddress: async () => world.address,
}));
vi.mock("../../../../../entrypoints/background/checks/check-notifications.ts", () => ({
  showCheckNotification: async (check: object) => void world.noticed.push(check),
}));
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  settingsForSending: async () => ({ forbidFactChecks: world.forbidFactChecks }),
  readSettings: async () => ({ factCheckServiceUrl: "https://a.example" }),
}));
vi.mock("../../../../../utils/checks/unstored.ts", async (original) => ({
  ...(await original<object>()),
  readUnstored: async () => ({ answers: [], claims: [] }),
  writeUnstoredAnswers: async () => undefined,
  dropUnstoredClaims: async (isDropped: (claim: object) => boolean) => {
    world.unstored = world.unstored.filter((claim) => !isDropped(claim));
  },
}));

const consent = vi.hoisted(() => ({ given: true }));
vi.mock("../../../../../utils/checks/consent.ts", () => ({ hasConsent: async () => consent.given }));

beforeEach(async () => {
  consent.given = true;
  Object.assign(world, {
    forbidFactChecks: false,
    address: "https://a.example",
    unstored: [],
    noticed: [],
    did: [],
  });
  asked.length = 0;
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(closeChecksDatabase);

async function running(claim: string): Promise<{ id: string; signal: AbortSignal }> {
  const added = await add({ claim, origin: null, again: false });
  await vi.waitFor(() => expect(asked.some((each) => each.claim === claim)).toBe(true));
  const request = asked.find((each) => each.claim === claim);
  if (!added.ok || request === undefined) throw new Error("the check was not sent");
  return { id: added.value.id, signal: request.signal };
}

/** Whether something besides the line keeps the browser from stopping the worker. */
const isAwakeForTexts = () => [...world.awakeFor].some((reason) => reason !== "line");

test("deleting a running check ends its request, and no other", async () => {
  const [one, other] = [await running("a"), await running("b")];
  await remove({ id: one.id });
  expect([one.signal.aborted, other.signal.aborted]).toEqual([true, false]);
  await removeAll();
  expect(other.signal.aborted).toBe(true);
});

test("a check that waits since an earlier life of the worker is sent when the line starts", async () => {
  await addClaim({ id: "c", claim: "c", origin: null, now: Date.now(), again: false, service: null });
  expect(asked).toEqual([]);
  startLine();
  await vi.waitFor(() => expect(asked.map(({ claim }) => claim)).toEqual(["c"]));
});

test("the browser does not stop the worker while it waits for the service's text of a verdict", async () => {
  const text = verdictText({ id: "v", claim: "v" });
  await vi.waitFor(() => expect(asked.map(({ claim }) => claim)).toEqual(["v"]));
  expect(isAwakeForTexts()).toBe(true);
  world.answerText();
  expect(await text).toEqual({ ok: true, value: "# Text" });
  expect(isAwakeForTexts()).toBe(false);
});

test("nor where two windows wait for the text of one verdict, and one of them has its answer", async () => {
  const texts = [verdictText({ id: "v", claim: "v" }), verdictText({ id: "v", claim: "v" })];
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[0]?.answer({ ok: true, value: "# Text" });
  await Promise.race(texts);
  expect(isAwakeForTexts()).toBe(true);
  asked[1]?.answer({ ok: true, value: "# Text" });
  await Promise.all(texts);
  expect(isAwakeForTexts()).toBe(false);
});

test("a claim of a group that waits for consent stays in its group", async () => {
  consent.given = false;
  const added = await add({ claim: "c", origin: null, group: "group-1", again: true });
  expect(added).toMatchObject({ ok: true, value: { sent: false } });
  const stored = await inChecksDatabase((database) => database.getAll("checks"));
  expect(stored).toMatchObject([{ state: "unsent", group: "group-1" }]);
});

const stored = () => inChecksDatabase((database) => database.getAll("checks"));
const put = (...checks: readonly Check[]) =>
  inChecks(async ({ checks: store, line }) => {
    for (const check of checks) await store.put(check);
    await line.change({ nextOrder: 100 });
  });
const pauseFor = (reason: PauseReason) =>
  inChecks(({ line }) =>
    line.change({ pause: { since: Date.now(), until: Date.now() + 600_000, reason }, nextOrder: 100 }),
  );
const claims = () => asked.map(({ claim }) => claim);
const unsent = (claim: string, reason: "no-consent" | "unjudged"): Check => ({
  id: claim,
  key: claim,
  claim,
  origin: null,
  order: 1,
  addedAt: 0,
  state: "unsent",
  problem: { reason },
});

test("a claim that cannot be sent as it is leaves nothing behind, and says why", async () => {
  const added = await add({ claim: "a ".repeat(10_000), origin: null, again: false });
  expect(added).toMatchObject({
    ok: false,
    failure: { kind: "not-sent", problem: { reason: "claim-too-long" } },
  });
  expect(await stored()).toEqual([]);
});

test("a verdict is stored and told of", async () => {
  const { id } = await running("a");
  asked[0]?.answer({ ok: true, value: VERDICT });
  await vi.waitFor(() => expect(world.noticed).toMatchObject([{ id, state: "done" }]));
  expect(await stored()).toMatchObject([{ id, state: "done", verdict: VERDICT }]);
});

test("a second try sends what failed or waited for the user to agree, and nothing that has its answer", async () => {
  await put(failedCheck(1, { claim: "failed" }), unsent("agreed", "no-consent"), done(2));
  for (const id of ["check-1", "agreed", "check-2", "gone"]) await retry({ id });
  await vi.waitFor(() => expect(claims()).toEqual(["failed", "agreed"]));
  expect((await stored()).map(({ id, state }) => `${id} ${state}`).toSorted()).toEqual([
    "agreed running",
    "check-1 running",
    "check-2 done",
  ]);
});

test.each<[string, () => Promise<unknown>]>([
  ["a claim is added", () => add({ claim: "c", origin: null, again: false })],
  ["a failed check is tried again", () => retry({ id: "check-1" })],
  ["an address was judged", () => sendJudged({ id: "https://www.irs.gov/" })],
  ["a check comes back", () => restore({ check: waiting(5), changes: {} })],
])("the worker is woken though it dies as soon as %s", async (_, act) => {
  await put(failedCheck(1), unsent("https://www.irs.gov/", "unjudged"));
  world.did = [];
  const write = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, value, key) {
    if (this.name === "checks") world.did.push("stored");
    return write.call(this, value, key);
  });
  await act();
  expect(world.did.slice(0, 2)).toEqual(["alarm", "stored"]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
});

test("an address that was judged is sent, and no claim that waits for the user to agree", async () => {
  await put(unsent("https://www.irs.gov/", "unjudged"), unsent("a", "no-consent"));
  for (const { id } of await stored()) await sendJudged({ id });
  await vi.waitFor(() => expect(claims()).toEqual(["https://www.irs.gov/"]));
  expect((await stored()).map(({ state }) => state).toSorted()).toEqual(["running", "unsent"]);
});

test.each<[PauseReason, string, string | null, () => Promise<unknown>]>([
  ["offline", "the browser is online again", null, goOnline],
  ["unreachable", "the browser is online again", "unreachable", goOnline],
  ["service-asked", "the browser is online again", "service-asked", goOnline],
  ["offline", "a user wants it now", null, hurry],
  ["unreachable", "a user wants it now", null, hurry],
  ["service-asked", "the service has another address", null, resumeLine],
  ["offline", "the service has another address", "offline", resumeLine],
])("the pause of a line (%s), where %s, is then %j", async (reason, _, left, act) => {
  await pauseFor(reason);
  await addClaim({ id: "c", claim: "c", origin: null, now: Date.now(), again: false, service: null });
  await act();
  expect((await readLine()).pause?.reason ?? null).toBe(left);
  if (left === null) await vi.waitFor(() => expect(claims()).toEqual(["c"]));
  else expect(claims()).toEqual([]);
});

test("a user can have one check sent while the service asks for a pause, and the pause stays for the others", async () => {
  await pauseFor("service-asked");
  for (const id of ["c", "d"]) {
    await addClaim({ id, claim: id, origin: null, now: Date.now(), again: false, service: null });
  }
  await hurry();
  await hurry();
  await vi.waitFor(() => expect(claims()).toEqual(["c"]));
  expect((await readLine()).pause).toMatchObject({ reason: "service-asked", askNow: "used" });
});

test("a removed check is also gone from what could not be stored; clearing all leaves nothing there", async () => {
  world.unstored = ["a", "b", "c"].map((id) => ({ id }));
  await removeChecks(["a"]);
  expect(world.unstored).toEqual([{ id: "b" }, { id: "c" }]);
  await put(done(1), done(2));
  await removeAll();
  expect([world.unstored, await stored()]).toEqual([[], []]);
});

test("an undone removal brings back the check and what is known of its sources", async () => {
  await restore({ check: done(3), changes: { "ssa.gov/x": 5 } });
  await restore({ check: failedCheck(4), changes: {} });
  expect((await stored()).map(({ id, state }) => [id, state])).toEqual([
    ["check-3", "done"],
    ["check-4", "failed"],
  ]);
  expect((await readSourceChanges()).pages).toEqual({ "ssa.gov/x": 5 });
});

test("what was looked at counts as seen since then, and what nobody looked at does not", async () => {
  await put(done(1, { seenAt: UNSEEN }), done(2, { seenAt: UNSEEN }), done(3, { seenAt: 7 }));
  await see({ ids: ["check-1", "check-3", "gone"] });
  expect((await stored()).map((check) => "seenAt" in check && check.seenAt)).toEqual([
    expect.closeTo(Date.now(), -4),
    UNSEEN,
    7,
  ]);
});

test.each<[string, object, boolean, object | null]>([
  ["an administrator forbids it", { forbidFactChecks: true }, true, { reason: "forbidden" }],
  ["the user has not agreed", {}, false, { reason: "no-consent" }],
  ["neither holds", {}, true, null],
])("whether a claim may be sent is looked up when it is sent: %s", async (_, change, given, expected) => {
  await running("a");
  Object.assign(world, change);
  consent.given = given;
  expect(await (world.service as FactCheckService).objection()).toEqual(expected);
});

test("the service's text is not asked for beyond the limit of requests, and counts in it", async () => {
  const texts = Array.from({ length: START_LIMIT }, (_, index) => `t${index}`);
  for (const id of texts) {
    const text = verdictText({ id, claim: id });
    await vi.waitFor(() => expect(claims()).toContain(id));
    world.answerText();
    await text;
  }
  expect(await verdictText({ id: "late", claim: "late" })).toMatchObject({ ok: false });
  expect(claims()).toEqual(texts);
  expect(isAwakeForTexts()).toBe(false);
});

test.each([
  [{ forbidFactChecks: true }, true, { kind: "not-sent", problem: { reason: "forbidden" } }],
  [{}, false, { kind: "not-sent", problem: { reason: "no-consent" } }],
  [{ address: null }, true, { kind: "not-configured", service: "factCheck" }],
])(
  "a text that may not be asked for takes no place of one that may: %j, consent %s",
  async (change, given, failure) => {
    Object.assign(world, change);
    consent.given = given;
    for (let turn = 0; turn <= START_LIMIT; turn += 1)
      expect(await verdictText({ id: "v", claim: "v" })).toEqual({ ok: false, failure });
    Object.assign(world, { forbidFactChecks: false, address: "https://a.example" });
    consent.given = true;
    const text = verdictText({ id: "v", claim: "v" });
    await vi.waitFor(() => expect(claims()).toEqual(["v"]));
    world.answerText();
    await text;
  },
);

test("the service's text is stored with its verdict, and shown where it cannot be stored", async () => {
  await put(done(1));
  const first = verdictText({ id: "check-1", claim: "v" });
  await vi.waitFor(() => expect(claims()).toEqual(["v"]));
  world.answerText();
  await first;
  expect(await stored()).toMatchObject([{ id: "check-1", serviceText: "# Text" }]);
  asked.length = 0;
  expectLogs(/disk is full/);
  const second = verdictText({ id: "check-1", claim: "v" });
  await vi.waitFor(() => expect(claims()).toEqual(["v"]));
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new Error("The disk is full");
  });
  world.answerText();
  expect(await second).toEqual({ ok: true, value: "# Text" });
});

test("a text is shown though the disk has no room to count that it was sent late", async () => {
  expectLogs(/disk is full/);
  const text = verdictText({ id: "v", claim: "v" });
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, value, key) {
    // The place in the line has been stored by now, a second ago.
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
    vi.mocked(IDBObjectStore.prototype.put).mockImplementation(() => {
      throw new Error("The disk is full");
    });
    return put.call(this, value, key);
  });
  await vi.waitFor(() => expect(claims()).toEqual(["v"]));
  world.answerText();
  expect(await text).toEqual({ ok: true, value: "# Text" });
});

test("a text that the service refuses is not stored, and the worker may sleep again", async () => {
  await put(done(1));
  const text = verdictText({ id: "check-1", claim: "v" });
  await vi.waitFor(() => expect(claims()).toEqual(["v"]));
  world.answerText({ ok: false, failure: { kind: "offline" } });
  expect(await text).toEqual({ ok: false, failure: { kind: "offline" } });
  expect((await stored())[0]).not.toHaveProperty("serviceText");
  expect(isAwakeForTexts()).toBe(false);
});
