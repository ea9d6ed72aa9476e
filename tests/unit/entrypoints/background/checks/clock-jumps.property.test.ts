import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { reservePlace } from "../../../../../entrypoints/background/checks/line-records.ts";
import { type CheckRunner, createCheckRunner } from "../../../../../entrypoints/background/checks/runner.ts";
import { closeChecksDatabase } from "../../../../../utils/checks/database.ts";
import { readChecksInLine } from "../../../../../utils/checks/history/read-checks.ts";
import { START_WINDOW } from "../../../../../utils/checks/start-limit.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { VERDICT } from "../../../utils/checks/sample.ts";

/** The real runner and store, through lives of the worker, on a wall clock that is set at will. */
class World {
  real = 1_000_000;
  wallOffset = 0;
  /** When each request was sent, in real time. */
  readonly sent: number[] = [];
  private lives = 0;
  private claims = 0;
  private answers: (() => void)[] = [];
  private wake: number | null = null;
  private life = this.born();

  private born() {
    this.lives += 1;
    const worker = `w${this.lives}`;
    const bornAt = this.real;
    const clock = () => ({ wall: this.real + this.wallOffset, steady: this.real - bornAt, worker });
    const isAlive = () => worker === `w${this.lives}`;
    const runner: CheckRunner = createCheckRunner({
      ask: () =>
        new Promise((resolve) => {
          if (!isAlive()) return;
          this.sent.push(this.real);
          this.answers.push(() => resolve(success(VERDICT)));
        }),
      clock,
      ready: async () => null,
      wakeIn: (milliseconds) => {
        if (isAlive()) this.wake = milliseconds === null ? null : this.real + milliseconds;
      },
      stayAwake: () => {},
      onSettled: () => {},
      unstored: { read: async () => [], write: async () => {} },
    });
    return { runner, clock };
  }

  /** Several tasks of the worker at once: claims, texts of verdicts, answers, turns. */
  async work(claims: number, texts: number, answered: number) {
    const { runner, clock } = this.life;
    for (const answer of this.answers.splice(0, answered)) answer();
    await Promise.all([
      ...Array.from({ length: claims }, () => {
        this.claims += 1;
        const claim = `claim ${this.claims}`;
        return runner.add({ id: claim, claim, origin: null, now: clock().wall, again: false, service: null });
      }),
      ...Array.from({ length: texts }, async () => {
        if ((await reservePlace(clock)) === null) this.sent.push(this.real);
      }),
      runner.turn(),
    ]);
    await this.settled();
  }

  private async settled() {
    for (let turns = 0; turns < 3; turns += 1) await this.life.runner.turn();
  }

  async pass(milliseconds: number) {
    this.real += milliseconds;
    await this.settled();
  }

  async die(asleep: number) {
    this.answers = [];
    this.real += asleep;
    this.life = this.born();
    await this.settled();
  }

  /** Until the line is empty. Nobody waits longer than a window for the next start. */
  async empty() {
    for (let turn = 0; (await readChecksInLine()).length > 0; turn += 1) {
      expect(turn).toBeLessThan(500);
      await this.work(0, 0, 3);
      if (this.wake === null) continue;
      expect(this.wake - this.real).toBeLessThanOrEqual(START_WINDOW);
      await this.pass(Math.max(1, this.wake - this.real));
    }
  }
}

type Event = (world: World) => Promise<void> | void;

const jump = fc.oneof(
  fc.integer({ min: -90_000, max: 90_000 }),
  fc.integer({ min: -86_400_000, max: 86_400_000 }),
);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.nat(4), fc.nat(3), fc.nat(3)).map<Event>(
      ([claims, texts, answered]) =>
        (world) =>
          world.work(claims, texts, answered),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 0, max: 20_000 }).map<Event>((time) => (world) => world.pass(time)),
  },
  {
    weight: 2,
    arbitrary: jump.map<Event>((by) => (world) => {
      world.wallOffset += by;
    }),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 20_000 }).map<Event>((time) => (world) => world.die(time)),
  },
);

afterEach(closeChecksDatabase);

it("however the clock is set, whenever the worker dies, whatever it does at once: ten requests in any minute", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 50, size: "max" }), async (events) => {
      await closeChecksDatabase();
      globalThis.indexedDB = new IDBFactory();
      const world = new World();
      for (const happen of events) await happen(world);
      await world.empty();
      const sent = world.sent.toSorted((one, other) => one - other);
      for (const [index, time] of sent.entries()) {
        expect((sent[index + 10] ?? Number.POSITIVE_INFINITY) - time).toBeGreaterThan(60_000);
      }
    }),
    { numRuns: 40 },
  );
});
