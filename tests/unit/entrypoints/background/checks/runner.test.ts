import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CheckRunner, createCheckRunner } from "../../../../../entrypoints/background/checks/runner.ts";
import { removeChecks } from "../../../../../entrypoints/background/checks/store.ts";
import type { Check } from "../../../../../utils/checks/check.ts";
import { closeChecksDatabase } from "../../../../../utils/checks/database.ts";
import { readChecks } from "../../../../../utils/checks/history/read-checks.ts";
import { START_WINDOW } from "../../../../../utils/checks/start-limit.ts";
import { readLine } from "../../../../../utils/checks/transaction.ts";
import type { Verdict } from "../../../../../utils/checks/verdict.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../../../utils/platform/result.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { VERDICT } from "../../../utils/checks/sample.ts";

interface Request {
  readonly claim: string;
  readonly signal: AbortSignal;
  answer(outcome: Result<Verdict, ApiFailure>): void;
}

/** A service worker's life: its requests, its clock, and what it asked the browser for. */
class Life {
  static time = 1_000_000;
  readonly requests: Request[] = [];
  readonly settled: Check[] = [];
  wake: number | null = null;
  busy = false;
  ready: Promise<string | null> = Promise.resolve(null);
  turns = 0;
  /** Called when a turn has done its work. */
  afterTurn = () => {};
  readonly runner: CheckRunner;

  constructor(worker: string) {
    this.runner = createCheckRunner({
      ask: (claim, signal) =>
        new Promise((resolve) => {
          this.requests.push({ claim, signal, answer: resolve });
        }),
      clock: () => ({ wall: Life.time, steady: Life.time, worker }),
      ready: () => {
        this.turns += 1;
        return this.ready;
      },
      wakeIn: (milliseconds) => {
        this.wake = milliseconds;
        this.afterTurn();
      },
      stayAwake: (busy) => {
        this.busy = busy;
      },
      onSettled: (check) => this.settled.push(check),
      unstored: { read: async () => [], write: async () => {} },
    });
  }

  ask(claim: string, again = false) {
    return this.runner.add({ id: claim, claim, origin: null, now: Life.time, again, service: null });
  }

  request(index: number): Request {
    const request = this.requests[index];
    if (request === undefined) throw new Error(`there was no request ${index}`);
    return request;
  }
}

let life: Life;
beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
  life = new Life("w1");
});
afterEach(closeChecksDatabase);

const states = async () => (await readChecks()).map(({ claim, state }) => `${claim} ${state}`);

describe("running the line", () => {
  it("counts nothing as started that could not be sent yet", async () => {
    let send = () => {};
    life.ready = new Promise((resolve) => {
      send = () => resolve(null);
    });
    await life.ask("a");
    expect(await states()).toEqual(["a waiting"]);
    send();
    await vi.waitFor(() => expect(life.requests).toHaveLength(1));
    expect(await states()).toEqual(["a running"]);
  });

  it.each(Array.from({ length: 10 }, (_, steps) => steps))(
    "takes a turn that is asked for %i steps after the one before has done its work",
    async (steps) => {
      const asked = Promise.withResolvers<void>();
      life.afterTurn = async () => {
        life.afterTurn = () => {};
        for (let step = 0; step < steps; step += 1) await null;
        asked.resolve(life.runner.turn());
      };
      await life.runner.turn();
      await asked.promise;
      expect(life.turns).toBe(2);
    },
  );

  it("stores a claim before it is sent, and shows the verdict in its place", async () => {
    await life.ask("a");
    await vi.waitFor(() => expect(life.requests).toHaveLength(1));
    expect(await states()).toEqual(["a running"]);
    expect(life.busy).toBe(true);
    life.request(0).answer(success(VERDICT));
    await vi.waitFor(() => expect(life.settled).toMatchObject([{ state: "done" }]));
    expect(await states()).toEqual(["a done"]);
  });

  it("keeps the worker alive until the last start has left the window, since no other could tell", async () => {
    await life.ask("a");
    await vi.waitFor(() => expect(life.requests).toHaveLength(1));
    life.request(0).answer(success(VERDICT));
    await vi.waitFor(() => expect(life.wake).toBe(START_WINDOW));
    expect(life.busy).toBe(true);
    Life.time += START_WINDOW - 1;
    await life.runner.turn();
    expect([life.busy, life.wake]).toEqual([true, 1]);
    Life.time += 1;
    await life.runner.turn();
    expect([life.busy, life.wake]).toEqual([false, null]);
    expect((await readLine()).starts).toEqual([]);
  });

  it("sends three at once and the next as one ends", async () => {
    for (const claim of ["a", "b", "c", "d"]) await life.ask(claim);
    await vi.waitFor(() => expect(life.requests.map(({ claim }) => claim)).toEqual(["a", "b", "c"]));
    life.request(1).answer(success(VERDICT));
    await vi.waitFor(() => expect(life.requests.map(({ claim }) => claim)).toEqual(["a", "b", "c", "d"]));
    expect(life.busy).toBe(true);
  });

  it("sends one request for claims that are asked for ten times at once", async () => {
    await Promise.all(Array.from({ length: 10 }, () => life.ask("a")));
    await life.runner.turn();
    expect(life.requests).toHaveLength(1);
  });

  it("waits for the window after ten starts, and goes on after it", async () => {
    for (let index = 0; index < 11; index += 1) {
      await life.ask(`claim ${index}`);
      if (index === 10) break;
      await vi.waitFor(() => expect(life.requests).toHaveLength(index + 1));
      life.request(index).answer(success(VERDICT));
      await vi.waitFor(() => expect(life.settled).toHaveLength(index + 1));
    }
    await life.runner.turn();
    expect(life.requests).toHaveLength(10);
    expect(life.wake).toBe(START_WINDOW);
    Life.time += START_WINDOW;
    await life.runner.turn();
    await vi.waitFor(() => expect(life.requests).toHaveLength(11));
  });

  it("pauses for everyone on a 429 and then sends the same check first", async () => {
    await life.ask("a");
    await vi.waitFor(() => expect(life.requests).toHaveLength(1));
    life.request(0).answer(failed({ kind: "rate-limited", until: Life.time + 40_000 }));
    await vi.waitFor(() => expect(life.wake).toBe(40_000));
    await life.ask("b");
    await life.runner.turn();
    expect(life.requests).toHaveLength(1);
    Life.time += 40_000;
    await life.runner.turn();
    await vi.waitFor(() => expect(life.requests.map(({ claim }) => claim)).toEqual(["a", "a", "b"]));
  });

  it("asks to be woken before anything is stored", async () => {
    const add = life.ask("a");
    expect(life.wake).not.toBeNull();
    await add;
  });
});

it("a turn that ends while a check is still being stored leaves the alarm that finds it", async () => {
  const stored = Promise.withResolvers<void>();
  const storing = life.runner.storeInLine(() => stored.promise);
  await life.runner.turn();
  expect(life.wake).not.toBeNull();
  stored.resolve();
  await storing;
  await vi.waitFor(() => expect(life.wake).toBeNull());
});

it("what could not be stored leaves the line as it was, which goes on", async () => {
  await expect(
    life.runner.storeInLine(() => Promise.reject(new Error("The disk is full"))),
  ).rejects.toThrow();
  await vi.waitFor(() => expect(life.turns).toBe(1));
  await vi.waitFor(() => expect(life.wake).toBeNull());
});

describe("a worker that dies", () => {
  it("leaves what it ran to the next one, which sends it again first", async () => {
    for (const claim of ["a", "b", "c", "d"]) await life.ask(claim);
    await vi.waitFor(() => expect(life.requests).toHaveLength(3));
    const next = new Life("w2");
    await next.runner.turn();
    expect(next.requests.map(({ claim }) => claim)).toEqual(["a", "b", "c"]);
  });

  it("has its late answers dropped", async () => {
    await life.ask("a");
    await vi.waitFor(() => expect(life.requests).toHaveLength(1));
    const next = new Life("w2");
    await next.runner.turn();
    life.request(0).answer(failed({ kind: "unavailable", status: 500, message: "" }));
    next.request(0).answer(success(VERDICT));
    await vi.waitFor(() => expect(next.settled).toHaveLength(1));
    expect(await states()).toEqual(["a done"]);
    expect(life.settled).toEqual([]);
  });
});

describe("a check that is removed while it runs", () => {
  it("has its request ended and its answer dropped, and makes room", async () => {
    for (const claim of ["a", "b", "c", "d"]) await life.ask(claim);
    await vi.waitFor(() => expect(life.requests).toHaveLength(3));
    await removeChecks(["a"]);
    await life.runner.drop(["a"]);
    expect(life.request(0).signal.aborted).toBe(true);
    life.request(0).answer(success(VERDICT));
    await vi.waitFor(() => expect(life.requests).toHaveLength(4));
    expect(await states()).toEqual(["d running", "c running", "b running"]);
    expect(life.settled).toEqual([]);
  });
});

describe("what nobody foresaw", () => {
  it("ends as a failed check with words, not as one that runs for ever", async () => {
    expectLogs(/A check failed unexpectedly: TypeError: bug/);
    const runner = createCheckRunner({
      ask: () => Promise.reject(new TypeError("bug")),
      clock: () => ({ wall: 1, steady: 1, worker: "w1" }),
      ready: async () => null,
      wakeIn: () => {},
      stayAwake: () => {},
      onSettled: (check) => life.settled.push(check),
      unstored: { read: async () => [], write: async () => {} },
    });
    await runner.add({ id: "a", claim: "a", origin: null, now: 1, again: false, service: null });
    await vi.waitFor(() => expect(life.settled).toMatchObject([{ state: "failed" }]));
  });

  it("a line that cannot be stored is looked at again later", async () => {
    expectLogs(
      /The database could not be opened: Error: no disk/,
      /The line of checks could not be read or stored: Error: no disk/,
    );
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
      throw new Error("no disk");
    });
    await life.runner.turn();
    expect(life.wake).toBe(30_000);
  });
});
