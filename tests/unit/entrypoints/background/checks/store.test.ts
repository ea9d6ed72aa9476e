import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { canRetry } from "../../../../../entrypoints/background/checks/admission.ts";
import { noteCheck } from "../../../../../entrypoints/background/checks/groups/store.ts";
import { takeTurn } from "../../../../../entrypoints/background/checks/line-records.ts";
import * as store from "../../../../../entrypoints/background/checks/store.ts";
import {
  addClaim,
  addJudged,
  addUnsent,
  keepPassages,
  keepServiceText,
  markSeen,
  removeChecks,
  removeEveryCheck,
  restoreCheck,
  retryWhere,
} from "../../../../../entrypoints/background/checks/store.ts";
import type { RunningCheck } from "../../../../../utils/checks/check.ts";
import { closeChecksDatabase } from "../../../../../utils/checks/database.ts";
import { countChecks, readChecks } from "../../../../../utils/checks/history/read-checks.ts";
import { readLine } from "../../../../../utils/checks/transaction.ts";
import type { Verdict } from "../../../../../utils/checks/verdict.ts";
import { onChange } from "../../../../../utils/platform/changes.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../../../utils/platform/result.ts";
import { VERDICT } from "../../../utils/checks/sample.ts";
import { ask, at, NO_SERVICE, startOne } from "./stored-line.ts";

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(closeChecksDatabase);

const settleCheck = (ran: RunningCheck, outcome: Result<Verdict, ApiFailure>, now: number) =>
  store.settleCheck(ran, outcome, now, at(now));

describe("an answer", () => {
  it("replaces the running check in place", async () => {
    const started = await startOne();
    await settleCheck(started, success(VERDICT), 5);
    expect(await readChecks()).toMatchObject([{ id: started.id, state: "done", finishedAt: 5 }]);
  });

  it("is dropped where the check was removed meanwhile, but its 429 holds", async () => {
    const started = await startOne();
    await removeChecks([started.id]);
    expect(await settleCheck(started, success(VERDICT), 5)).toBeNull();
    expect(await settleCheck(started, failed({ kind: "rate-limited", until: 900 }), 5)).toBeNull();
    expect(await readChecks()).toEqual([]);
    expect((await readLine()).pause).toMatchObject({ until: 900 });
  });

  it("that comes twice counts once", async () => {
    const started = await startOne();
    await settleCheck(started, success(VERDICT), 5);
    expect(await settleCheck(started, failed({ kind: "unreadable", problem: "not-json" }), 6)).toBeNull();
    expect(await readChecks()).toMatchObject([{ state: "done" }]);
  });

  it.each<[string, Result<Verdict, ApiFailure>]>([
    ["a verdict", success(VERDICT)],
    ["a failure", failed({ kind: "unreadable", problem: "not-json" })],
    ["a pause of the service", failed({ kind: "rate-limited", until: 900 })],
    ["another try", failed({ kind: "unreachable" })],
  ])("that is %s leaves the note that was written while it was on its way", async (_, outcome) => {
    const started = await startOne();
    await noteCheck(started.id, "For the chapter on taxes");
    expect(await settleCheck(started, outcome, 5)).toMatchObject({ note: "For the chapter on taxes" });
    expect(await readChecks()).toMatchObject([{ id: started.id, note: "For the chapter on taxes" }]);
    expect((await readChecks())[0]?.state).not.toBe("running");
  });

  it("to a request of an earlier life of the worker is dropped", async () => {
    const started = await startOne();
    const [restarted] = (await takeTurn(at(2, "w2"), NO_SERVICE)).started;
    expect(restarted?.setbacks.interrupted).toBe(1);
    expect(await settleCheck(started, success(VERDICT), 5)).toBeNull();
    expect(await readChecks()).toEqual([restarted]);
  });
});

describe("what a user does with a check", () => {
  it("a failed one is tried again at the end of the line", async () => {
    const started = await startOne("a");
    await settleCheck(started, failed({ kind: "unavailable", status: 500, message: "" }), 5);
    await ask("b");
    await retryWhere(started.id, canRetry);
    expect((await takeTurn(at(6), NO_SERVICE)).started.map(({ claim }) => claim)).toEqual(["b", "a"]);
  });

  const ADDRESS = "https://a.example/";
  const unjudged = (id: string) =>
    addUnsent({ id, claim: ADDRESS, origin: null, now: 1 }, { reason: "unjudged" });

  it("an address that passes for no other has the saved verdict of the day, and the failed one its place", async () => {
    await unjudged("first");
    await addJudged("first", { now: 2, service: null });
    const [failing] = (await takeTurn(at(2), NO_SERVICE)).started;
    if (failing === undefined) throw new Error("nothing was started");
    await settleCheck(failing, failed({ kind: "unavailable", status: 500, message: "" }), 3);
    await unjudged("second");
    await addJudged("second", { now: 4, service: null });
    expect((await readChecks()).map(({ id, state }) => [id, state])).toEqual([["first", "waiting"]]);
    const [started] = (await takeTurn(at(5), NO_SERVICE)).started;
    if (started === undefined) throw new Error("nothing was started");
    await settleCheck(started, success(VERDICT), 6);
    await unjudged("third");
    await addJudged("third", { now: 7, service: null });
    expect(await readChecks()).toMatchObject([{ id: "first", state: "done", repeatedAt: 7 }]);
    expect((await takeTurn(at(8), NO_SERVICE)).started).toEqual([]);
  });

  it("an address that passes for no other is sent once, and never again when that is found out twice", async () => {
    const { id } = await unjudged("link");
    await addJudged(id, { now: 2, service: null });
    const [started] = (await takeTurn(at(2), NO_SERVICE)).started;
    if (started === undefined) throw new Error("nothing was started");
    await settleCheck(started, failed({ kind: "unavailable", status: 500, message: "" }), 5);
    await addJudged(id, { now: 6, service: null });
    expect(await readChecks()).toMatchObject([{ id, state: "failed" }]);
  });

  it("a removal can be taken back, a running one to its place in the line", async () => {
    const started = await startOne("a");
    await ask("b");
    await removeChecks([started.id]);
    await restoreCheck(started);
    expect((await takeTurn(at(6), NO_SERVICE)).started.map(({ claim }) => claim)).toEqual(["a", "b"]);
  });

  it("a removal is not taken back where the same claim was asked again meanwhile", async () => {
    const started = await startOne("a");
    await removeChecks([started.id]);
    const again = await addClaim({
      id: "second",
      claim: "A.",
      origin: null,
      now: 2,
      again: false,
      service: null,
    });
    await restoreCheck(started);
    expect(await readChecks()).toEqual([again]);
    const [rerun] = (await takeTurn(at(3), NO_SERVICE)).started;
    await restoreCheck(started);
    expect(await readChecks()).toEqual([rerun]);
  });

  it.each([
    ["", "For chapter two"],
    ["Asked by Ana", "Asked by Ana\n\nFor chapter two"],
    ["For chapter two, and three", "For chapter two, and three"],
  ])("its note goes to the check in line that it gives way to, beside “%s”", async (there, both) => {
    const started = await startOne("a");
    await removeChecks([started.id]);
    await addClaim({ id: "second", claim: "a", origin: null, now: 2, again: false, service: null });
    await noteCheck("second", there);
    await restoreCheck({ ...started, note: "For chapter two" });
    // Also where it is taken back twice.
    await restoreCheck({ ...started, note: "For chapter two" });
    expect(await readChecks()).toMatchObject([{ id: "second", note: both }]);
  });

  it("what is written about an answer is written about the next one, which is in line for its claim", async () => {
    const first = await settleCheck(await startOne("a"), success(VERDICT), 5);
    if (first === null) throw new Error("nothing was settled");
    const asked = { origin: null, now: 6, again: true, service: null };
    await addClaim({ id: "again", claim: "a", ...asked });
    await addClaim({ id: "other", claim: "b", ...asked });
    await noteCheck(first.id, "For chapter two");
    const notes = (await readChecks()).map(({ id, note }) => [id, note]);
    expect(notes).toEqual([
      ["other", undefined],
      ["again", "For chapter two"],
      [first.id, "For chapter two"],
    ]);
  });

  it("nor is the note of a failed one lost that gives way when it is tried again", async () => {
    const failure = failed({ kind: "unavailable", status: 500, message: "" } as const);
    const tried = await settleCheck(await startOne("a"), failure, 5);
    if (tried === null) throw new Error("nothing was settled");
    await removeChecks([tried.id]);
    await addClaim({ id: "second", claim: "a", origin: null, now: 6, again: false, service: null });
    await restoreCheck({ ...tried, note: "For chapter two" });
    await retryWhere(tried.id, canRetry);
    expect(await readChecks()).toMatchObject([{ id: "second", note: "For chapter two" }]);
  });

  it("a verdict comes back though its claim was asked again meanwhile", async () => {
    const verdict = await settleCheck(await startOne("a"), success(VERDICT), 5);
    if (verdict === null) throw new Error("nothing was settled");
    await removeChecks([verdict.id]);
    const again = await addClaim({
      id: "second",
      claim: "a",
      origin: null,
      now: 6,
      again: false,
      service: null,
    });
    await restoreCheck(verdict);
    expect(await readChecks()).toEqual([again, verdict]);
  });

  it.each(["waiting", "running"])(
    "a failed one that is tried again gives way to the same claim where that is %s already",
    async (state) => {
      const failure = failed({ kind: "unavailable", status: 500, message: "" } as const);
      const tried = await settleCheck(await startOne("a"), failure, 5);
      if (tried === null) throw new Error("nothing was settled");
      await removeChecks([tried.id]);
      await addClaim({ id: "second", claim: "A.", origin: null, now: 6, again: false, service: null });
      await restoreCheck(tried);
      if (state === "running") await takeTurn(at(7), NO_SERVICE);
      await retryWhere(tried.id, canRetry);
      expect(await readChecks()).toMatchObject([{ id: "second", state }]);
      await takeTurn(at(8), NO_SERVICE);
      expect((await readLine()).starts).toEqual([1, state === "running" ? 7 : 8]);
    },
  );

  it("taking a removal back twice restores one check", async () => {
    const started = await startOne("a");
    await restoreCheck({ ...started, claim: "another" });
    expect(await readChecks()).toEqual([started]);
  });

  it("removing everything keeps the count of what was sent", async () => {
    await startOne();
    await removeEveryCheck();
    expect(await readChecks()).toEqual([]);
    expect((await readLine()).starts).toEqual([1]);
  });

  it("what cannot be sent is kept and never started", async () => {
    const pointed = { id: "x", claim: "", origin: null, now: 0 };
    await addUnsent(pointed, { reason: "nothing-selected" });
    expect((await takeTurn(at(1), NO_SERVICE)).started).toEqual([]);
    expect(await readChecks()).toMatchObject([{ state: "unsent", problem: { reason: "nothing-selected" } }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      "it happens again",
      () => addUnsent({ id: "y", claim: "", origin: null, now: 1 }, { reason: "page-closed" }),
    ],
    ["a claim is checked", () => ask("b")],
    [
      "a claim cannot be sent",
      () => addUnsent({ id: "y", claim: "b", origin: null, now: 1 }, { reason: "no-consent" }),
    ],
  ])("what has no words is no row of the history once %s", async (_, next) => {
    await addUnsent({ id: "x", claim: "", origin: null, now: 0 }, { reason: "nothing-selected" });
    await next();
    const kept = await readChecks();
    expect(kept.map(({ id }) => id)).toEqual([expect.not.stringMatching(/^x$/)]);
  });

  it("a claim that waits for consent is one row, however often it is pointed at", async () => {
    const point = (id: string, claim: string, of: { group?: string } = {}) =>
      addUnsent({ id, claim, origin: null, now: 1, ...of }, { reason: "no-consent" });
    await point("a", "Rent is capped.");
    await point("b", "Wages rose.");
    await point("c", "rent is  capped.");
    await addUnsent({ id: "d", claim: "Wages rose.", origin: null, now: 1 }, { reason: "unjudged" });
    await point("e", "Wages rose.", { group: "text" });
    expect((await readChecks()).map(({ id, claim }) => `${id} ${claim}`)).toEqual([
      "e Wages rose.",
      "d Wages rose.",
      "a rent is  capped.",
      "b Wages rose.",
    ]);
  });

  it("a finished check counts as unseen until it was seen", async () => {
    const started = await startOne("a");
    await ask("b");
    expect(await countChecks()).toEqual({ inLine: 2, unseen: 0 });
    await settleCheck(started, success(VERDICT), 5);
    expect(await countChecks()).toEqual({ inLine: 1, unseen: 1 });
    await markSeen([started.id, "unknown"], 7);
    expect(await countChecks()).toEqual({ inLine: 1, unseen: 0 });
    expect(await readChecks()).toMatchObject([{ claim: "b" }, { seenAt: 7 }]);
  });
});

describe("what is found of a verdict's sources", () => {
  const site = (host: string, at = 1) => ({ host, at, inIndex: true, passages: [] });

  it("is stored one site after the other, and replaces what was found of the same site", async () => {
    const check = await settleCheck(await startOne(), success(VERDICT), 5);
    if (check?.state !== "done") throw new Error("no verdict");
    for (const found of [site("irs.gov"), site("ssa.gov"), site("irs.gov", 2)]) {
      expect(await keepPassages(check, found)).toBe(true);
    }
    expect(await readChecks()).toMatchObject([{ passagesBySite: [site("ssa.gov"), site("irs.gov", 2)] }]);
    expect(await keepPassages({ ...check, finishedAt: 4 }, site("va.gov"))).toBe(false);
    await removeChecks([check.id]);
    expect(await keepPassages(check, site("va.gov"))).toBe(false);
    expect(await readChecks()).toEqual([]);
  });
});

describe("requests that are no checks", () => {
  it("leave no text of another service with a verdict", async () => {
    const started = await startOne("a");
    await settleCheck(started, success({ ...VERDICT, service: "a.example" }), 5);
    await keepServiceText(started.id, { text: "# Of b", service: "b.example" });
    const [check] = await readChecks();
    expect(check).not.toHaveProperty("serviceText");
    await keepServiceText(started.id, { text: "# Of a", service: "a.example" });
    expect(await readChecks()).toMatchObject([{ serviceText: "# Of a" }]);
  });

  it("leave the service's text with its check, where the same claim finds it again", async () => {
    const started = await startOne("a");
    await settleCheck(started, success(VERDICT), 5);
    await keepServiceText(started.id, { text: "# Text", service: "a.example" });
    await keepServiceText("deleted meanwhile", { text: "# Text", service: "a.example" });
    expect(await readChecks()).toMatchObject([{ state: "done", serviceText: "# Text" }]);
    await ask("a");
    expect(await readChecks()).toMatchObject([{ state: "done", serviceText: "# Text" }]);
  });
});

describe("other windows", () => {
  it("hear of a check that was asked for", async () => {
    let stop = () => {};
    const heard = new Promise<void>((resolve) => {
      stop = onChange("checks", resolve);
    });
    await ask("a");
    await heard;
    stop();
  });
});
