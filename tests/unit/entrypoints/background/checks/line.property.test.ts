import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hurried,
  laterPause,
  nextTurn,
  onClock,
  reserve,
  settle,
} from "../../../../../entrypoints/background/checks/line.ts";
import type { Check, CheckInLine, RunningCheck } from "../../../../../utils/checks/check.ts";
import { EMPTY_LINE, type Line } from "../../../../../utils/checks/place-in-line.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { VERDICT, waiting } from "../../../utils/checks/sample.ts";

/** A worker, a store and a service in real time, with a wall clock that people and time servers set. */
class World {
  real = 1_000_000;
  private wallOffset = 0;
  private life = 1;
  private bornAt = 0;
  private line: Line = EMPTY_LINE;
  private readonly stored = new Map<string, Check>();
  /** Requests whose answer is still to come; they die with the worker. */
  private inFlight: RunningCheck[] = [];
  readonly starts: { readonly real: number; readonly id: string }[] = [];
  readonly added: string[] = [];
  private pausedUntilReal = 0;

  constructor() {
    this.wake();
  }

  private get wall() {
    return this.real + this.wallOffset;
  }

  private reading() {
    return { wall: this.wall, steady: this.real - this.bornAt, worker: `w${this.life}` };
  }

  private wake() {
    this.bornAt = this.real;
    this.turn();
  }

  arrive() {
    const check = waiting(this.line.nextOrder, { addedAt: this.wall });
    this.line = { ...this.line, nextOrder: this.line.nextOrder + 1 };
    this.stored.set(check.id, check);
    this.added.push(check.id);
    this.turn();
  }

  hurry() {
    this.line = hurried(this.line);
    this.turn();
  }

  pass(milliseconds: number) {
    this.real += milliseconds;
    this.turn();
  }

  setClock(jump: number) {
    this.wallOffset += jump;
    this.turn();
  }

  /** A request that is no check, sent where there is a place for it. */
  reserve() {
    const { line, held } = reserve(this.line, this.reading());
    this.line = line;
    if (held === null) this.starts.push({ real: this.real, id: "text" });
  }

  die(asleep: number, jump: number) {
    this.inFlight = [];
    this.life += 1;
    this.real += asleep;
    this.wallOffset += jump;
    // Only the wall clock knows of a pause between two lives. A request that is sent too early gets the next 429.
    if (jump > 0) this.pausedUntilReal = 0;
    this.wake();
  }

  answer(pick: number, outcome: "verdict" | ApiFailure["kind"], pause = 0) {
    const check = this.inFlight.splice(pick % Math.max(1, this.inFlight.length), 1)[0];
    if (check === undefined) return;
    const settled = settle(check, this.outcome(outcome, pause), this.wall);
    if (outcome === "rate-limited") this.pausedUntilReal = Math.max(this.pausedUntilReal, this.real + pause);
    if (settled.pause !== null) {
      const current = onClock(this.line, this.reading());
      this.line = { ...current, pause: laterPause(current.pause, settled.pause) };
    }
    this.stored.set(check.id, settled.check);
    this.turn();
  }

  private outcome(outcome: "verdict" | ApiFailure["kind"], pause: number) {
    if (outcome === "verdict") return success(VERDICT);
    if (outcome === "rate-limited") return failed<ApiFailure>({ kind: outcome, until: this.wall + pause });
    return failed<ApiFailure>(
      outcome === "unreachable" ? { kind: outcome } : { kind: "timeout", seconds: 1 },
    );
  }

  private turn() {
    const turn = nextTurn(this.line, this.inLine(), { clock: this.reading() });
    this.line = turn.line;
    for (const check of turn.changed) this.stored.set(check.id, check);
    for (const check of turn.started) {
      expect(this.inFlight.map(({ id }) => id)).not.toContain(check.id);
      expect(this.real).toBeGreaterThanOrEqual(this.pausedUntilReal);
      const left = this.inLine().filter(({ state }) => state === "waiting");
      expect(left.every(({ order }) => order > check.order)).toBe(true);
      this.inFlight.push(check);
      this.starts.push({ real: this.real, id: check.id });
    }
    if (turn.wakeAt !== null) {
      expect(turn.wakeAt).toBeGreaterThan(this.wall);
      // However the clock was set, nobody waits for longer than a window or the service's own pause.
      expect(turn.wakeAt - this.wall).toBeLessThanOrEqual(LONGEST_PAUSE);
    }
  }

  private inLine() {
    return [...this.stored.values()].filter(
      (check): check is CheckInLine => check.state === "waiting" || check.state === "running",
    );
  }

  check(id: string) {
    return this.stored.get(id);
  }

  unsettled() {
    return this.inLine().length;
  }
}

const LONGEST_PAUSE = 120_000;

type Event = (world: World) => void;

const duration = fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 90_000 }));
const jump = fc.integer({ min: -86_400_000, max: 86_400_000 });
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Event>((world) => world.arrive()) },
  { weight: 6, arbitrary: duration.map<Event>((time) => (world) => world.pass(time)) },
  { weight: 6, arbitrary: fc.nat(2).map<Event>((pick) => (world) => world.answer(pick, "verdict")) },
  { weight: 1, arbitrary: fc.nat(2).map<Event>((pick) => (world) => world.answer(pick, "unreachable")) },
  { weight: 1, arbitrary: fc.nat(2).map<Event>((pick) => (world) => world.answer(pick, "timeout")) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(2), fc.integer({ min: 0, max: LONGEST_PAUSE })).map<Event>(
      ([pick, pause]) =>
        (world) =>
          world.answer(pick, "rate-limited", pause),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(duration, fc.oneof(fc.constant(0), jump)).map<Event>(
      ([asleep, by]) =>
        (world) =>
          world.die(asleep, by),
    ),
  },
  { weight: 3, arbitrary: fc.constant<Event>((world) => world.reserve()) },
  { weight: 1, arbitrary: fc.constant<Event>((world) => world.hurry()) },
  { weight: 1, arbitrary: jump.map<Event>((by) => (world) => world.setClock(by)) },
);

describe("the line, through arrivals, deaths, 429s and clock jumps", () => {
  it("starts at most ten in any sixty seconds, in order, and loses and doubles nothing", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 200, size: "max" }), (events) => {
        const world = new World();
        for (const happen of events) happen(world);
        // The line then empties by itself: every check ends done or failed.
        for (let turn = 0; world.unsettled() > 0; turn += 1) {
          expect(turn).toBeLessThan(5_000);
          world.answer(0, "verdict");
          world.pass(5_000);
        }
        for (const [index, start] of world.starts.entries()) {
          const eleventh = world.starts[index + 10];
          expect(eleventh === undefined || eleventh.real - start.real > 60_000).toBe(true);
        }
        for (const id of world.added) expect(["done", "failed"]).toContain(world.check(id)?.state);
        const firstStarts = world.added.map((id) => world.starts.findIndex((start) => start.id === id));
        expect(firstStarts).toEqual(firstStarts.toSorted((one, other) => one - other));
      }),
      { numRuns: 400 },
    );
  });
});
