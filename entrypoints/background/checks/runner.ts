import type { Check, RunningCheck } from "../../../utils/claims/check.ts";
import type { Verdict } from "../../../utils/requests/answers.ts";
import type { ApiFailure } from "../../../utils/requests/failure.ts";
import { failed, type Result } from "../../../utils/requests/result.ts";
import type { NewClaim } from "./admission.ts";
import { addClaim, pumpLine, settleCheck } from "./check-store.ts";
import { type ClockReading, clockJump } from "./clock.ts";

export interface Surroundings {
  /** Names this life of the service worker. */
  readonly worker: string;
  ask(claim: string, signal: AbortSignal): Promise<Result<Verdict, ApiFailure>>;
  clock(): ClockReading;
  /** Resolves once a claim would be sent without delay: one that counts as started must be on its way. */
  ready(): Promise<unknown>;
  /** Has `turn` called after a while, even where the worker has died by then; null: no more. */
  wakeIn(milliseconds: number | null): void;
  /** Whether requests are under way, over which the browser must not stop the worker. */
  stayAwake(busy: boolean): void;
  onSettled(check: Check): void;
}

export interface CheckRunner {
  add(asked: NewClaim): Promise<Check>;
  /** Starts what may start. Called when anything about the line may have changed; calls at once become one. */
  turn(): Promise<void>;
  /** Ends the requests of checks that nobody waits for any more. */
  drop(ids: readonly string[]): void;
  dropAll(): void;
}

/** How long a check may stand as running after its worker died, until the next one finds it. */
const RECOVERY = 30_000;

/** Runs the stored line of checks. All it knows for itself is which requests are under way. */
export function createCheckRunner(surroundings: Surroundings): CheckRunner {
  const { worker } = surroundings;
  const inFlight = new Map<string, AbortController>();
  let lastReading = surroundings.clock();
  let turning: Promise<void> | null = null;
  let turnAgain = false;

  async function add(asked: NewClaim): Promise<Check> {
    // Before anything is stored: whatever happens from here on, somebody will look.
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
        surroundings.wakeIn(RECOVERY);
      }
    }
  }

  async function turnOnce(): Promise<void> {
    await surroundings.ready();
    const reading = surroundings.clock();
    const jump = clockJump(lastReading, reading);
    const { started, wakeAt } = await pumpLine({ now: reading.wall, jump, worker });
    lastReading = reading;
    for (const check of started) void run(check);
    surroundings.wakeIn(nextLook(wakeAt === null ? null : wakeAt - reading.wall));
  }

  function nextLook(untilTurn: number | null): number | null {
    if (inFlight.size === 0) return untilTurn;
    return Math.min(untilTurn ?? RECOVERY, RECOVERY);
  }

  async function run(check: RunningCheck): Promise<void> {
    const controller = new AbortController();
    inFlight.set(check.id, controller);
    surroundings.stayAwake(true);
    const outcome = await answered(check, controller.signal);
    const settled = await recorded(check, outcome);
    if (inFlight.get(check.id) === controller) inFlight.delete(check.id);
    surroundings.stayAwake(inFlight.size > 0);
    if (settled !== null) surroundings.onSettled(settled);
    await turn();
  }

  async function answered(check: RunningCheck, signal: AbortSignal): Promise<Result<Verdict, ApiFailure>> {
    try {
      return await surroundings.ask(check.claim, signal);
    } catch (error) {
      console.error("A check ended in a way that nobody foresaw:", error);
      return failed({ kind: "unreadable", problem: "wrong-shape" });
    }
  }

  /** A verdict the store has no room for becomes a failure it has room for. */
  async function recorded(check: RunningCheck, outcome: Result<Verdict, ApiFailure>): Promise<Check | null> {
    const { wall } = surroundings.clock();
    try {
      return await settleCheck(check, outcome, wall);
    } catch (error) {
      console.error("A verdict could not be stored:", error);
      return settleCheck(check, failed({ kind: "unreadable", problem: "too-large" }), wall);
    }
  }

  function drop(ids: readonly string[]): void {
    for (const id of ids) inFlight.get(id)?.abort();
  }

  return { add, turn, drop, dropAll: () => drop([...inFlight.keys()]) };
}
