import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type CheckRunner, createCheckRunner } from "../../../../../entrypoints/background/checks/runner.ts";
import { removeChecks } from "../../../../../entrypoints/background/checks/store.ts";
import type { Check } from "../../../../../utils/checks/check.ts";
import { closeChecksDatabase } from "../../../../../utils/checks/database.ts";
import { readChecks } from "../../../../../utils/checks/history/read-checks.ts";
import { START_WINDOW } from "../../../../../utils/checks/start-limit.ts";
import { type UnstoredAnswer, withUnstored } from "../../../../../utils/checks/unstored.ts";
import type { Verdict } from "../../../../../utils/checks/verdict.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { type Result, success } from "../../../../../utils/platform/result.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { VERDICT } from "../../../utils/checks/sample.ts";

/** What the disk takes. `notes`: all but verdicts, which need more room. */
type Disk = "free" | "notes" | "full";

let disk: Disk;
let time: number;
let sent: string[];
/** Requests that were lost with their worker, unanswered. */
let lost: string[];
/** The browser's memory, which outlives its workers. */
let memory: readonly UnstoredAnswer[];

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
  [disk, time, sent, lost, memory] = ["free", 1_000_000, [], [], []];
  expectLogs(/QuotaExceededError\]: no room/);
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, value, key) {
    const fits = disk === "free" || (disk === "notes" && value.state !== "done");
    if (!fits) throw new DOMException("no room", "QuotaExceededError");
    return put.call(this, value, key);
  });
});

class Life {
  static count = 0;
  readonly open = new Map<string, (outcome: Result<Verdict, ApiFailure>) => void>();
  readonly settled: Check[] = [];
  readonly runner: CheckRunner;
  wake: number | null = null;
  busy = false;

  constructor(hasMemory = true) {
    Life.count += 1;
    const worker = `life ${Life.count}`;
    const bornAt = time;
    this.runner = createCheckRunner({
      ask: (claim) => {
        sent.push(claim);
        return new Promise((resolve) => this.open.set(claim, resolve));
      },
      clock: () => ({ wall: time, steady: time - bornAt, worker }),
      ready: async () => null,
      wakeIn: (milliseconds) => {
        this.wake = milliseconds;
      },
      stayAwake: (busy) => {
        this.busy = busy;
      },
      onSettled: (check) => this.settled.push(check),
      unstored: {
        read: async () => (hasMemory ? memory : []),
        write: async (answers) => {
          if (hasMemory) memory = structuredClone(answers);
        },
      },
    });
  }

  ask(claim: string): Promise<Check> {
    return this.runner.add({ id: claim, claim, origin: null, now: time, again: false, service: null });
  }

  async answerAll(): Promise<void> {
    for (const [claim, answer] of [...this.open]) {
      this.open.delete(claim);
      answer(success({ ...VERDICT, claim }));
    }
    await this.quiet();
  }

  /** Until everything that was under way has come to rest. */
  async quiet(): Promise<void> {
    // A read waits for the writes that were queued before it: two that see the same follow no write.
    for (let seen = ""; ; ) {
      await this.runner.turn();
      const now = JSON.stringify([await readChecks(), memory, [...this.open.keys()], this.wake]);
      if (now === seen) return;
      seen = now;
    }
  }

  /** Time passes until the worker asked to be woken. */
  async sleep(): Promise<void> {
    time += this.wake ?? 0;
    await this.quiet();
  }

  die(): Life {
    lost.push(...this.open.keys());
    return new Life();
  }
}

/** What a user sees. */
const states = async () =>
  withUnstored(await readChecks(), memory)
    .map((check) => `${check.claim} ${check.state === "failed" ? check.failure.kind : check.state}`)
    .toSorted();

describe("an answer that the store does not take", () => {
  it.each(["notes", "full"] as const)("is told, and stored as soon as there is room (%s)", async (room) => {
    const life = new Life();
    await life.ask("a");
    await life.quiet();
    disk = room;
    await life.answerAll();
    expect(await states()).toEqual(["a unstored"]);
    await life.sleep();
    expect(await states()).toEqual(["a unstored"]);
    disk = "free";
    await life.sleep();
    expect(await states()).toEqual(["a done"]);
    expect(life.settled).toMatchObject([{ state: "done" }]);
    expect([sent, memory]).toEqual([["a"], []]);
    await life.sleep();
    expect([life.busy, life.wake]).toEqual([false, null]);
  });

  it("does not hold up the line", async () => {
    const life = new Life();
    for (const claim of ["a", "b", "c", "d", "e"]) await life.ask(claim);
    await life.quiet();
    disk = "notes";
    await life.answerAll();
    expect(sent).toEqual(["a", "b", "c", "d", "e"]);
    await life.answerAll();
    expect(await states()).toEqual(["a", "b", "c", "d", "e"].map((claim) => `${claim} unstored`));
    time += START_WINDOW;
    await life.quiet();
    expect(life.busy).toBe(false);
  });

  it("is tried again at growing distances, five minutes at most", async () => {
    const life = new Life();
    await life.ask("a");
    await life.quiet();
    time += START_WINDOW;
    disk = "notes";
    await life.answerAll();
    const waits: (number | null)[] = [];
    for (let round = 0; round < 11; round += 1) {
      waits.push(life.wake === null ? null : life.wake / 1000);
      await life.sleep();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  it.each(["notes", "full"] as const)(
    "is stored by the next worker, without being asked for again (%s)",
    async (room) => {
      const life = new Life();
      await life.ask("a");
      await life.quiet();
      disk = room;
      await life.answerAll();
      const next = life.die();
      await next.quiet();
      expect(await states()).toEqual(["a unstored"]);
      disk = "free";
      await next.sleep();
      expect(await states()).toEqual(["a done"]);
      expect(sent).toEqual(["a"]);
    },
  );

  it("has failed with words after the browser was closed, and is not sent again unasked", async () => {
    const life = new Life(false);
    await life.ask("a");
    await life.quiet();
    disk = "notes";
    await life.answerAll();
    disk = "free";
    const next = new Life(false);
    await next.quiet();
    expect(await readChecks()).toMatchObject([
      { state: "failed", failure: { kind: "unstored", problem: "full" } },
    ]);
    expect(sent).toEqual(["a"]);
  });

  it("is stored on demand, or says that there still is no room", async () => {
    const life = new Life();
    await life.ask("a");
    await life.quiet();
    disk = "full";
    await life.answerAll();
    await expect(life.runner.storeNow("a")).rejects.toThrow("no room");
    disk = "free";
    expect(await life.runner.storeNow("a")).toBe(true);
    expect(await life.runner.storeNow("a")).toBe(false);
    expect(await states()).toEqual(["a done"]);
  });

  it("is dropped with its check, also by a later worker", async () => {
    const life = new Life();
    await life.ask("a");
    await life.quiet();
    disk = "notes";
    await life.answerAll();
    const next = life.die();
    await removeChecks(["a"]);
    await next.runner.drop(["a"]);
    expect(memory).toEqual([]);
    disk = "free";
    await next.sleep();
    expect(await readChecks()).toEqual([]);
    expect(next.settled).toEqual([]);
  });
});

it("whatever the disk and the workers do, every check ends, and none is sent twice once answered", async () => {
  const CLAIMS = ["a", "b", "c", "d"];
  const event = fc.oneof(
    fc.constantFrom("answer", "die", "sleep"),
    fc.constantFrom<Disk>("free", "notes", "full"),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 8 }), async (events) => {
      await closeChecksDatabase();
      globalThis.indexedDB = new IDBFactory();
      [disk, sent, lost, memory] = ["free", [], [], []];
      let life = new Life();
      for (const claim of CLAIMS) await life.ask(claim);
      await life.quiet();
      for (const happens of events) {
        if (happens === "answer") await life.answerAll();
        else if (happens === "sleep") await life.sleep();
        else if (happens === "die") {
          life = life.die();
          await life.quiet();
        } else disk = happens;
        if (life.open.size > 0) expect(life.busy).toBe(true);
      }
      disk = "free";
      for (let round = 0; round < 14 && (life.open.size > 0 || life.wake !== null); round += 1) {
        await life.answerAll();
        await life.sleep();
      }
      for (const state of await states()) expect(state).toMatch(/ (done|interrupted)$/);
      for (const claim of CLAIMS) {
        const unanswered = lost.filter((each) => each === claim).length;
        expect(sent.filter((each) => each === claim).length).toBeLessThanOrEqual(1 + unanswered);
      }
      expect([memory, life.busy, life.wake]).toEqual([[], false, null]);
    }),
    // Chance alone may draw 15 runs in which nothing is stored on a full disk, and nothing is logged.
    { numRuns: 15, examples: [[["notes", "answer"]], [["full", "answer", "die"]]] },
  );
});
