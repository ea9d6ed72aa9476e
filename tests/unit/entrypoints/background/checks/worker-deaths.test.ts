import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it, vi } from "vitest";
import { type CheckRunner, createCheckRunner } from "../../../../../entrypoints/background/checks/runner.ts";
import { closeChecksDatabase } from "../../../../../utils/checks/database.ts";
import { readChecks } from "../../../../../utils/checks/history/read-checks.ts";
import { readLine } from "../../../../../utils/checks/transaction.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { VERDICT } from "../../../utils/checks/sample.ts";

/** The worker dies over one use of the store: before that changed anything, or when it had, without hearing of it. */
interface Death {
  readonly step: number;
  readonly committed: boolean;
  fall(): void;
}

const fate = vi.hoisted(() => ({ steps: 0, death: null as Death | null }));

vi.mock("../../../../../utils/checks/database.ts", async (original) => {
  const real = await original<typeof import("../../../../../utils/checks/database.ts")>();
  const inChecksDatabase: typeof real.inChecksDatabase = async (work) => {
    fate.steps += 1;
    const { death, steps } = fate;
    if (death === null || steps < death.step) return real.inChecksDatabase(work);
    if (death.committed && steps === death.step) await real.inChecksDatabase(work);
    death.fall();
    // The dead wait for nothing and do nothing more.
    return new Promise(() => {});
  };
  return { ...real, inChecksDatabase };
});

const TIME = 1_000_000;
/** Stored, started, answered, looked for the next: each once. */
const STEPS = [1, 2, 3, 4];

let sent: string[];
beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
  fate.steps = 0;
  sent = [];
});

function life(worker: string): CheckRunner {
  return createCheckRunner({
    ask: async () => {
      sent.push(worker);
      return success(VERDICT);
    },
    clock: () => ({ wall: TIME, steady: 0, worker }),
    ready: async () => null,
    wakeIn: () => {},
    stayAwake: () => {},
    onSettled: () => {},
    unstored: { read: async () => [], write: async () => {} },
  });
}

for (const step of STEPS) {
  for (const committed of [false, true]) {
    it(`a death ${committed ? "after" : "before"} step ${step} of a job loses and doubles nothing`, async () => {
      await new Promise<void>((resolve) => {
        fate.death = { step, committed, fall: resolve };
        void life("w1").add({ id: "a", claim: "a", origin: null, now: TIME, again: false, service: null });
      });
      fate.death = null;
      const wasStored = step > 1 || committed;
      expect((await readChecks()).map(({ id }) => id)).toEqual(wasStored ? ["a"] : []);

      await life("w2").turn();
      if (wasStored)
        await vi.waitFor(async () => expect(await readChecks()).toMatchObject([{ state: "done" }]));
      const { starts } = await readLine();
      // What was counted may not have been sent, never the other way about.
      expect(sent.length).toBeLessThanOrEqual(starts.length);
      expect(starts.length).toBe(wasStored ? startsExpected(step, committed) : 0);
    });
  }
}

/** Twice only where the worker died between the start and the verdict in the store. */
function startsExpected(step: number, committed: boolean): number {
  const started = step > 2 || (step === 2 && committed);
  const settled = step > 3 || (step === 3 && committed);
  return started && !settled ? 2 : 1;
}
