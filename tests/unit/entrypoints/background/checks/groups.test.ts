import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as groups from "../../../../../entrypoints/background/checks/groups/store.ts";
import { type CheckRunner, createCheckRunner } from "../../../../../entrypoints/background/checks/runner.ts";
import {
  addClaim,
  removeChecks,
  removeEveryCheck,
  restoreCheck,
  retryWhere,
} from "../../../../../entrypoints/background/checks/store.ts";
import type { Check, FailedCheck } from "../../../../../utils/checks/check.ts";
import { closeChecksDatabase, inChecksDatabase } from "../../../../../utils/checks/database.ts";
import { type Draft, GROUP_LIMITS } from "../../../../../utils/checks/groups/group.ts";
import {
  inTextOrder,
  readDraft,
  readGroups,
  readWholeGroup,
} from "../../../../../utils/checks/groups/read-groups.ts";
import { countChecks, readChecks } from "../../../../../utils/checks/history/read-checks.ts";
import { START_WINDOW } from "../../../../../utils/checks/start-limit.ts";
import type { Verdict } from "../../../../../utils/checks/verdict.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../../../utils/platform/result.ts";
import { failedCheck, VERDICT } from "../../../utils/checks/sample.ts";

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
  time = 1_000_000;
  sent = [];
  told = [];
});
afterEach(closeChecksDatabase);

let time: number;
let sent: { readonly claim: string; readonly at: number; answer(): void }[];
let told: Check[];
let outcome: () => Result<Verdict, ApiFailure> = () => success(VERDICT);

function life(worker: string): CheckRunner {
  return createCheckRunner({
    ask: (claim) =>
      new Promise((resolve) => {
        sent.push({ claim, at: time, answer: () => resolve(outcome()) });
      }),
    clock: () => ({ wall: time, steady: time, worker }),
    ready: async () => null,
    wakeIn: () => {},
    stayAwake: () => {},
    onSettled: (check) => told.push(check),
    unstored: { read: async () => [], write: async () => {} },
  });
}

const claims = (count: number, name = "Sentence") =>
  Array.from({ length: count }, (_, index) => `${name} ${index} about the IRS.`);
const start = (id: string, sentences: readonly string[]) =>
  groups.addGroup(
    { title: id, origin: null, text: sentences.join(" "), claims: sentences, isPaused: false },
    id,
    time,
  );
const single = (claim: string, change: { again?: boolean; group?: string } = {}) =>
  addClaim({ id: `single ${claim}`, claim, origin: null, now: time, again: false, service: null, ...change });
const ofGroup = async (id: string): Promise<readonly Check[]> =>
  (await readChecks()).filter(({ group }) => group === id);
const settled = async (): Promise<number> =>
  (await readChecks()).filter(({ state }) => state === "done").length;

/** Answers what is sent until nothing waits, and lets time pass. `everyTurn`: what else happens. */
async function run(everyTurn: (turn: number) => Promise<CheckRunner>): Promise<void> {
  let answered = 0;
  for (let turn = 0; (await countChecks()).inLine > 0; turn += 1) {
    expect(turn).toBeLessThan(500);
    const runner = await everyTurn(turn);
    await runner.turn();
    const before = await settled();
    const open = sent.slice(answered);
    for (const request of open) request.answer();
    answered = sent.length;
    if (open.length > 0) await vi.waitFor(async () => expect(await settled()).toBeGreaterThan(before));
    await runner.turn();
    time += 4_000;
  }
}

function mostInAMinute(): number {
  return Math.max(
    ...sent.map(({ at }) => sent.filter((each) => each.at >= at && each.at <= at + 60_000).length),
  );
}

describe("the sentences of texts in the line", () => {
  it("end with one verdict each, none is requested twice, at most ten in any 60 seconds, and a reader's own check goes first", async () => {
    await start("one", claims(25));
    await start("two", [...claims(6, "Other"), ...claims(4)]);
    const runner = life("w1");
    let asked = 0;
    await run(async (turn) => {
      if (turn === 3) {
        await single("What a reader asks meanwhile");
        asked = sent.length;
      }
      return runner;
    });
    expect(sent.findIndex(({ claim }) => claim.startsWith("What a reader"))).toBeLessThan(asked + 3);
    expect(new Set(sent.map(({ claim }) => claim)).size).toBe(sent.length);
    expect(sent).toHaveLength(25 + 6 + 1);
    expect(mostInAMinute()).toBeLessThanOrEqual(10);
    expect((await ofGroup("one")).map(({ state }) => state)).toEqual(Array(25).fill("done"));
    expect((await ofGroup("two")).map(({ state }) => state)).toEqual(Array(10).fill("done"));
  });

  it("are sent again where the worker died over them, and found by the next", async () => {
    await start("one", claims(3));
    await life("w1").turn();
    expect(sent).toHaveLength(3);
    time += START_WINDOW;
    const next = life("w2");
    await next.turn();
    expect(sent).toHaveLength(6);
    for (const request of sent.slice(3)) request.answer();
    await vi.waitFor(async () => expect(await settled()).toBe(3));
  });

  it("count one sentence once, however often the text has it", async () => {
    await start("one", [...Array(50).fill("The tax rose."), "the  TAX rose", "Another about the IRS."]);
    expect(await ofGroup("one")).toHaveLength(2);
    expect((await readGroups()).get("one")?.claims).toEqual(["the tax rose", "another about the irs"]);
  });

  it("take a verdict of the last day instead of asking, and ask again after it", async () => {
    const runner = life("w1");
    await single("The tax rose.");
    await run(async () => runner);
    await start("one", ["The tax rose.", "A second one."]);
    await run(async () => runner);
    expect(sent.map(({ claim }) => claim)).toEqual(["The tax rose.", "A second one."]);
    expect((await ofGroup("one")).filter(({ state }) => state === "done")).toHaveLength(2);
    time += 25 * 60 * 60 * 1000;
    await start("later", ["The tax rose."]);
    await run(async () => runner);
    expect(sent).toHaveLength(3);
  });

  it("leave a reader's own check of the same claim alone, which takes the answer that comes", async () => {
    const runner = life("w1");
    await start("one", claims(1));
    await runner.turn();
    const own = await single(claims(1)[0] ?? "");
    await runner.turn();
    expect([sent.length, own.group, own.state]).toEqual([1, undefined, "waiting"]);
    await run(async () => runner);
    expect(sent).toHaveLength(1);
    expect((await readChecks()).map(({ state }) => state)).toEqual(["done", "done"]);
  });

  it("wait while they are paused, and are not counted as in line", async () => {
    const runner = life("w1");
    await start("one", claims(6));
    await groups.changeGroup("one", { isPaused: true });
    await runner.turn();
    expect([sent.length, (await countChecks()).inLine]).toEqual([0, 0]);
    await groups.changeGroup("one", { isPaused: false });
    await runner.turn();
    expect(sent).toHaveLength(3);
  });

  it("stop: what was sent is answered, what waited goes, and a group without any goes too", async () => {
    const runner = life("w1");
    await start("one", claims(9));
    await start("two", claims(2, "Other"));
    await runner.turn();
    await groups.stopGroup("one");
    await groups.stopGroup("two");
    await run(async () => runner);
    expect(sent).toHaveLength(3);
    expect((await ofGroup("one")).map(({ state }) => state)).toEqual(["done", "done", "done"]);
    expect([...(await readGroups()).keys()]).toEqual(["one"]);
    expect(await readDraft("two")).toBeUndefined();
  });

  it("that were paused and stopped are paused again once that is undone", async () => {
    const runner = life("w1");
    await start("one", claims(9));
    await runner.turn();
    await groups.changeGroup("one", { isPaused: true });
    const whole = await readWholeGroup("one");
    await groups.stopGroup("one");
    expect((await readGroups()).get("one")).toMatchObject({ isPaused: false });
    if (whole !== undefined) await groups.restoreGroup(whole);
    expect((await readGroups()).get("one")).toMatchObject({ isPaused: true });
    await run(async () => runner);
    expect(sent).toHaveLength(3);
  });

  it("that were resumed stay so when a deleted verdict is brought back", async () => {
    const runner = life("w1");
    await start("one", claims(9));
    await runner.turn();
    sent[0]?.answer();
    await vi.waitFor(async () => expect(await settled()).toBe(1));
    await groups.changeGroup("one", { isPaused: true });
    const whole = await readWholeGroup("one");
    if (whole === undefined) throw new Error("the group is gone");
    const verdicts = whole.checks.filter(({ state }) => state === "done");
    await removeChecks(verdicts.map(({ id }) => id));
    await groups.changeGroup("one", { isPaused: false });
    await groups.restoreGroup({ ...whole, checks: verdicts });
    expect((await readGroups()).get("one")).toMatchObject({ isPaused: false });
  });

  it("end where the service says that none is its matter", async () => {
    outcome = () => success({ ...VERDICT, verdict: "NOT_A_GOVERNMENT_MATTER" });
    await start("one", claims(4));
    const runner = life("w1");
    await run(async () => runner);
    outcome = () => success(VERDICT);
    expect((await ofGroup("one")).every((check) => check.state === "done")).toBe(true);
  });

  it("fail one by one, and a failed one is tried again in its place of the group", async () => {
    outcome = () => failed({ kind: "timeout", seconds: 1 });
    const runner = life("w1");
    await start("one", claims(1));
    await runner.turn();
    sent[0]?.answer();
    await vi.waitFor(async () => expect((await ofGroup("one"))[0]?.state).toBe("failed"));
    outcome = () => success(VERDICT);
    await groups.noteCheck((await ofGroup("one"))[0]?.id ?? "", "Ask the agency");
    await single(claims(1)[0] ?? "", { group: "one" });
    await run(async () => runner);
    expect(await ofGroup("one")).toMatchObject([{ state: "done", note: "Ask the agency" }]);
  });
});

describe("a group", () => {
  it("keeps a new answer to one of its claims, beside the earlier one", async () => {
    const runner = life("w1");
    await start("one", claims(2));
    await run(async () => runner);
    await single(claims(2)[0] ?? "", { again: true, group: "one" });
    await run(async () => runner);
    const group = (await readGroups()).get("one");
    if (group === undefined) throw new Error("the group is gone");
    const listed = inTextOrder(group, await ofGroup("one"));
    expect(listed.map(({ latest, earlier }) => [latest.claim, earlier.length])).toEqual([
      ["Sentence 0 about the IRS.", 1],
      ["Sentence 1 about the IRS.", 0],
    ]);
  });

  it("is deleted with its text and checks, and undone as it was", async () => {
    const runner = life("w1");
    await start("one", claims(4));
    await runner.turn();
    sent[0]?.answer();
    await vi.waitFor(async () => expect(await settled()).toBe(1));
    const whole = await readWholeGroup("one");
    if (whole === undefined) throw new Error("the group is gone");
    await runner.drop(await groups.removeGroup("one"));
    expect([await readChecks(), await readDraft("one"), [...(await readGroups())]]).toEqual([
      [],
      undefined,
      [],
    ]);
    await groups.restoreGroup(whole);
    expect(await ofGroup("one")).toHaveLength(4);
    expect([(await readDraft("one"))?.text, (await readGroups()).get("one")]).toEqual([
      claims(4).join(" "),
      whole.group,
    ]);
    time += START_WINDOW;
    await run(async () => life("w2"));
    expect((await ofGroup("one")).map(({ state }) => state)).toEqual(Array(4).fill("done"));
  });

  it("goes with the last of its checks, text and all, and comes back whole", async () => {
    await start("one", claims(2));
    const whole = await readWholeGroup("one");
    for (const { id } of await ofGroup("one")) await removeChecks([id]);
    expect([await readDraft("one"), [...(await readGroups())]]).toEqual([undefined, []]);
    if (whole !== undefined) await groups.restoreGroup(whole);
    expect(await ofGroup("one")).toHaveLength(2);
  });

  it("leaves with the whole history", async () => {
    await start("one", claims(2));
    await removeEveryCheck();
    expect([await readDraft("one"), [...(await readGroups())]]).toEqual([undefined, []]);
  });

  it("bounds its title and notes", async () => {
    await start("one", claims(1));
    const [check] = await ofGroup("one");
    const long = "x".repeat(100_000);
    await groups.changeGroup("one", { title: long, note: long });
    await groups.noteCheck(check?.id ?? "", long);
    const group = (await readGroups()).get("one");
    expect([group?.title.length, group?.note.length]).toEqual([GROUP_LIMITS.title, GROUP_LIMITS.note]);
    expect((await ofGroup("one"))[0]?.note).toHaveLength(GROUP_LIMITS.note);
    await groups.noteCheck(check?.id ?? "", "");
    expect((await ofGroup("one"))[0]).not.toHaveProperty("note");
  });

  it("says whether it and its checks are still there to have a note", async () => {
    await start("one", claims(1));
    const [id = ""] = (await ofGroup("one")).map((check) => check.id);
    expect(await groups.noteCheck(id, "Ask the agency")).toBe(true);
    expect(await groups.changeGroup("one", { note: "Ask the agency" })).toBe(true);
    await removeChecks([id]);
    expect(await groups.noteCheck(id, "Ask the agency")).toBe(false);
    expect(await groups.changeGroup("one", { note: "Ask the agency" })).toBe(false);
  });

  it("that is damaged leaves its checks as rows of their own", async () => {
    await start("one", claims(2));
    await inChecksDatabase(async (database) => {
      await database.put("groups", { id: "one", title: 7 } as never);
    });
    expect((await readGroups()).size).toBe(0);
    const [check] = await ofGroup("one");
    if (check !== undefined) await restoreCheck(check);
    const runner = life("w1");
    await run(async () => runner);
    expect(await ofGroup("one")).toHaveLength(2);
  });
});

it("a group that is asked for twice, as after the death of a worker, is there once", async () => {
  await start("one", claims(2));
  await start("one", claims(2));
  expect(await ofGroup("one")).toHaveLength(2);
});

it("a text that is longer than may be kept is not kept, and its sentences are", async () => {
  const [claim = ""] = claims(1);
  const text = "x".repeat(GROUP_LIMITS.text + 1);
  await groups.addGroup(
    { title: "long", origin: null, text, claims: [claim], isPaused: false },
    "long",
    time,
  );
  expect([await readDraft("long"), (await ofGroup("long")).length]).toEqual([undefined, 1]);
});

it("a damaged text is none", async () => {
  await start("one", claims(1));
  const damaged: unknown = { id: "one", text: 7 };
  await inChecksDatabase((database) => database.put("drafts", damaged as Draft));
  expect(await readDraft("one")).toBeUndefined();
  expect((await readWholeGroup("one"))?.draft).toBeNull();
});

it("stopping puts what had failed and was tried again back to failed, with its note, and undoing in line", async () => {
  await start("one", claims(2));
  const [first] = await ofGroup("one");
  if (first === undefined) throw new Error("there is none");
  const before: FailedCheck = {
    ...failedCheck(1, { group: "one", note: "Mine" }),
    id: first.id,
    key: first.key,
  };
  await inChecksDatabase((database) => database.put("checks", before));
  await retryWhere(first.id, () => true);
  const whole = await readWholeGroup("one");
  if (whole === undefined) throw new Error("there is no group");
  await groups.stopGroup("one");
  const [stopped, ...others] = await ofGroup("one");
  expect(others).toEqual([]);
  const { order: _then, ...kept } = before;
  expect(stopped).toMatchObject(kept);
  await groups.restoreGroup(whole);
  expect((await ofGroup("one")).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
});

it("what failed and is asked for again in its group is failed again where it is stopped", async () => {
  await start("one", claims(1));
  const [first] = await ofGroup("one");
  if (first === undefined) throw new Error("there is none");
  await inChecksDatabase((database) =>
    database.put("checks", {
      ...failedCheck(1, { group: "one" }),
      claim: first.claim,
      id: first.id,
      key: first.key,
    }),
  );
  await single(first.claim, { again: true, group: "one" });
  await groups.stopGroup("one");
  expect((await ofGroup("one")).map(({ id, state }) => [id, state])).toEqual([[first.id, "failed"]]);
});

it("a sentence that takes a shared answer is told of like one that was asked for", async () => {
  const runner = life("w1");
  await start("one", claims(1));
  await run(async () => runner);
  told = [];
  await start("two", claims(1));
  await runner.turn();
  expect(told).toMatchObject([{ group: "two", state: "done" }]);
});

it("a new answer to a claim that is running in a text is taken from there, and no older one", async () => {
  const runner = life("w1");
  const [claim = ""] = claims(1);
  await single(claim);
  await run(async () => runner);
  time += 2 * 24 * 60 * 60 * 1000;
  await start("one", [claim]);
  await runner.turn();
  const again = await addClaim({ id: "again", claim, origin: null, now: time, again: true, service: null });
  await runner.turn();
  expect(sent).toHaveLength(2);
  sent[1]?.answer();
  await vi.waitFor(async () =>
    expect((await readChecks()).find(({ id }) => id === again.id)?.state).toBe("done"),
  );
  await runner.turn();
  expect(sent).toHaveLength(2);
});

it("a claim that is asked again while it waits in a text goes first, and takes no answer from before", async () => {
  const runner = life("w1");
  const [claim = ""] = claims(1);
  await single(claim);
  await run(async () => runner);
  time += 1_000;
  await start("one", [claim]);
  await addClaim({ id: "again", claim, origin: null, now: time, again: true, service: null });
  await runner.turn();
  expect(sent).toHaveLength(2);
  expect((await readChecks()).find(({ id }) => id === "again")?.state).toBe("running");
});

it("a failed claim that is tried again while it runs in a text takes the answer from there", async () => {
  const runner = life("w1");
  const [claim = ""] = claims(1);
  const { id, key } = await single(claim);
  await inChecksDatabase((database) => database.put("checks", { ...failedCheck(1), claim, id, key }));
  await start("one", [claim]);
  await runner.turn();
  time += 1_000;
  await retryWhere(id, () => true);
  await runner.turn();
  expect(sent).toHaveLength(1);
});
