import type { Check, RunningCheck } from "../../../utils/claims/check.ts";
import { type ClockReading, clockJump } from "../../../utils/claims/rate-limit.ts";
import type { UnstoredAnswer } from "../../../utils/claims/unstored.ts";
import { storageProblem } from "../../../utils/platform/storage-problem.ts";
import type { Verdict } from "../../../utils/requests/answers.ts";
import type { ApiFailure } from "../../../utils/requests/failure.ts";
import { failed, type Result } from "../../../utils/requests/result.ts";
import type { NewClaim } from "./admission.ts";
import { addClaim, markAnswered, settleCheck, takeTurn } from "./store.ts";

/** What the runner needs from the outside, so that tests can bring their own. */
export interface Surroundings {
  /** Identifies this life of the service worker. */
  readonly worker: string;
  ask(claim: string, signal: AbortSignal): Promise<Result<Verdict, ApiFailure>>;
  clock(): ClockReading;
  /** Resolves when a claim can be sent at once, so that a check counted as started is really on its way. */
  ready(): Promise<unknown>;
  /** Arranges for `turn` to be called after a while, even if the worker is stopped before; null cancels that. */
  wakeIn(milliseconds: number | null): void;
  /** While busy, the browser must not stop the worker: requests are under way. */
  stayAwake(busy: boolean): void;
  onSettled(check: Check): void;
  /** Keeps answers that the store did not take, over the worker's death where the browser can. */
  readonly unstored: {
    read(): Promise<readonly UnstoredAnswer[]>;
    write(answers: readonly UnstoredAnswer[]): Promise<void>;
  };
}

export interface CheckRunner {
  add(asked: NewClaim): Promise<Check>;
  /** Starts what may start. To be called after every change of the line; simultaneous calls share one turn. */
  turn(): Promise<void>;
  /** Stores an answer that waits for room. False where none does; rejects where there still is no room. */
  storeNow(id: string): Promise<boolean>;
  /** Ends the requests of checks that nobody waits for any more, and drops their answers. */
  drop(ids: readonly string[]): Promise<void>;
  dropAll(): Promise<void>;
}

/** An answer in memory, and when to try storing it again. */
interface Held {
  readonly answer: UnstoredAnswer;
  readonly tries: number;
  /** On the stopwatch. */
  readonly dueAt: number;
}

/** How long after the death of its worker a running check is found by the next one. */
const RECOVERY = 30_000;
/** Waits before an answer is stored again: doubling, so that a disk that stays full costs little. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 300_000;

/** Runs the stored line of checks. Only the requests under way are held in memory. */
export function createCheckRunner(surroundings: Surroundings): CheckRunner {
  const { worker } = surroundings;
  const inFlight = new Map<string, AbortController>();
  const held = new Map<string, Held>();
  let takingOver: Promise<void> | null = null;
  let lastReading = surroundings.clock();
  let turning: Promise<void> | null = null;
  let turnAgain = false;

  async function add(asked: NewClaim): Promise<Check> {
    // Set before the check is stored, so that it is found even if the worker dies in between.
    surroundings.wakeIn(RECOVERY);
    const check = await addClaim(asked);
    void turn();
    return check;
  }

  function turn(): Promise<void> {
    turnAgain = true;
    turning ??= turnUntilQuiet().finally(() => {
      turning = null;
    });
    return turning;
  }

  async function turnUntilQuiet(): Promise<void> {
    while (turnAgain) {
      turnAgain = false;
      try {
        await turnOnce();
      } catch (error) {
        console.error("The line of checks could not be read or stored:", error);
        surroundings.wakeIn(nextLook(RECOVERY));
      }
    }
  }

  async function turnOnce(): Promise<void> {
    await takeOver();
    await storeDue();
    await surroundings.ready();
    const reading = surroundings.clock();
    const jump = clockJump(lastReading, reading);
    const { started, wakeAt } = await takeTurn({
      now: reading.wall,
      jump,
      worker,
      held: new Set(held.keys()),
    });
    lastReading = reading;
    for (const check of started) void run(check);
    surroundings.wakeIn(nextLook(wakeAt === null ? null : wakeAt - reading.wall));
  }

  function nextLook(untilTurn: number | null): number | null {
    const { steady } = surroundings.clock();
    const waits = [...held.values()].map(({ dueAt }) => Math.max(0, dueAt - steady));
    if (untilTurn !== null) waits.push(untilTurn);
    if (inFlight.size > 0) waits.push(RECOVERY);
    return waits.length === 0 ? null : Math.min(...waits);
  }

  async function run(check: RunningCheck): Promise<void> {
    const controller = new AbortController();
    inFlight.set(check.id, controller);
    surroundings.stayAwake(true);
    const outcome = await answered(check, controller.signal);
    await record(check, outcome);
    if (inFlight.get(check.id) === controller) inFlight.delete(check.id);
    // An answer that waits for room must not keep the worker awake: the next one takes it over.
    surroundings.stayAwake(inFlight.size > 0);
    await turn();
  }

  async function answered(check: RunningCheck, signal: AbortSignal): Promise<Result<Verdict, ApiFailure>> {
    try {
      return await surroundings.ask(check.claim, signal);
    } catch (error) {
      console.error("A check failed unexpectedly:", error);
      return failed({ kind: "unreadable", problem: "wrong-shape" });
    }
  }

  /** Stores how a check ended, or holds that until the store takes it: it is not sent again for want of room. */
  async function record(check: RunningCheck, outcome: Result<Verdict, ApiFailure>): Promise<void> {
    const answeredAt = surroundings.clock().wall;
    const answer: UnstoredAnswer = { check, outcome, answeredAt, problem: "full" };
    try {
      await store(answer);
    } catch (error) {
      console.error("An answer could not be stored:", error);
      const problem = storageProblem(error) ?? "no-access";
      hold({ ...answer, problem }, 0);
      await keepHeld();
      // Only of use where the browser ends before there is room; then the disk is the only memory.
      await markAnswered(check, problem).catch((why: unknown) => console.error("Nor could that:", why));
    }
  }

  async function store({ check, outcome, answeredAt }: UnstoredAnswer): Promise<void> {
    const settled = await settleCheck(check, outcome, answeredAt);
    if (held.delete(check.id)) await keepHeld();
    if (settled !== null) surroundings.onSettled(settled);
  }

  function hold(answer: UnstoredAnswer, tries: number): void {
    const wait = Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);
    held.set(answer.check.id, { answer, tries, dueAt: surroundings.clock().steady + wait });
  }

  async function storeDue(): Promise<void> {
    const { steady } = surroundings.clock();
    for (const { answer, tries, dueAt } of [...held.values()]) {
      if (dueAt > steady) continue;
      try {
        await store(answer);
      } catch {
        hold(answer, tries + 1);
      }
    }
  }

  /** What an earlier life of the worker could not store. */
  function takeOver(): Promise<void> {
    takingOver ??= surroundings.unstored.read().then(
      (answers) => {
        for (const answer of answers) held.set(answer.check.id, { answer, tries: 0, dueAt: 0 });
      },
      (error: unknown) => console.error("Answers that wait for room could not be read:", error),
    );
    return takingOver;
  }

  async function keepHeld(): Promise<void> {
    try {
      await surroundings.unstored.write([...held.values()].map(({ answer }) => answer));
    } catch (error) {
      // They are still in this worker's memory, which is all there is then.
      console.error("Answers that wait for room could not be kept:", error);
    }
  }

  async function storeNow(id: string): Promise<boolean> {
    await takeOver();
    const waiting = held.get(id);
    if (waiting === undefined) return false;
    await store(waiting.answer);
    return true;
  }

  async function drop(ids: readonly string[]): Promise<void> {
    for (const id of ids) inFlight.get(id)?.abort();
    await takeOver();
    const dropped = ids.filter((id) => held.delete(id));
    if (dropped.length > 0) await keepHeld();
  }

  async function dropAll(): Promise<void> {
    await takeOver();
    await drop([...inFlight.keys(), ...held.keys()]);
  }

  return { add, turn, storeNow, drop, dropAll };
}
