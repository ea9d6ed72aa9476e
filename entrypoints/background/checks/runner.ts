import type { Check, RunningCheck } from "../../../utils/checks/check.ts";
import type { ClockReading } from "../../../utils/checks/start-limit.ts";
import type { Verdict } from "../../../utils/checks/verdict.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failed, type Result } from "../../../utils/platform/result.ts";
import { untilQuiet } from "../../../utils/platform/until-quiet.ts";
import { inBackground } from "../in-background.ts";
import type { NewClaim } from "./admission.ts";
import type { Clock } from "./line.ts";
import { countLater, forgetStarts, takeTurn } from "./line-records.ts";
import { addClaim } from "./store.ts";
import { type AnswerMemory, createAnswerKeeper } from "./unstored-answers.ts";

/** What the runner needs from the outside, so that tests can bring their own. */
export interface Surroundings {
  ask(claim: string, signal: AbortSignal, despitePause: boolean): Promise<Result<Verdict, ApiFailure>>;
  readonly clock: Clock;
  /**
   * Resolves when a claim can be sent at once, so that a check counted as started is really on its way: to the host of the
   * service, or null where none is set.
   */
  ready(): Promise<string | null>;
  /** Arranges for `turn` to be called after a while, even if the worker is stopped before; null cancels that. */
  wakeIn(milliseconds: number | null): void;
  /** While busy, the browser must not stop the worker: requests are under way. */
  stayAwake(busy: boolean): void;
  onSettled(check: Check): void;
  readonly unstored: AnswerMemory;
}

export interface CheckRunner {
  add(asked: NewClaim): Promise<Check>;
  /** Stores something that makes a check wait, which is then started. */
  storeInLine<Answer>(store: () => Promise<Answer>): Promise<Answer>;
  /** Starts what may start. To be called after every change of the line; simultaneous calls share one turn. */
  turn(): Promise<void>;
  /** Stores an answer that waits for room on the disk: see `createAnswerKeeper`. */
  storeNow(id: string): Promise<boolean>;
  /** Aborts the requests of checks that were removed, and drops their answers. */
  drop(ids: readonly string[]): Promise<void>;
  dropAll(): Promise<void>;
}

/** How long after the death of its worker a running check is found by the next one. */
export const RECOVERY = 30_000;
/** A request that leaves so much later than it was counted still reaches the service outside its window. */
const PUNCTUAL = 500;

/** Counts requests by when they were sent, where the store or the machine was slow between counting and sending. */
export async function countDelay(clock: Clock, counted: ClockReading): Promise<void> {
  const late = clock().steady - counted.steady;
  if (late > PUNCTUAL) await countLater(clock, late);
}

/** Runs the stored line of checks. In memory are only the requests under way, and answers the disk has no room for. */
export function createCheckRunner(surroundings: Surroundings): CheckRunner {
  const { clock } = surroundings;
  const inFlight = new Map<string, AbortController>();
  const answers = createAnswerKeeper(surroundings.unstored, clock, surroundings.onSettled);
  /** How long until the last start has left the window. The next life of the worker could not tell, so this one lasts until then. */
  let windowLeft = 0;

  /** How many changes are being stored that the line has not seen yet. */
  let arriving = 0;

  async function storeInLine<Answer>(store: () => Promise<Answer>): Promise<Answer> {
    arriving += 1;
    // Set before anything is stored, so that it is found even if the worker dies in between.
    surroundings.wakeIn(nextLook(RECOVERY));
    try {
      return await store();
    } finally {
      arriving -= 1;
      inBackground("A turn of the line", turn());
    }
  }

  const turn = untilQuiet(() => turnOnce().catch(lookLater));

  function lookLater(error: unknown): void {
    console.error("The line of checks could not be read or stored:", error);
    surroundings.wakeIn(nextLook(RECOVERY));
  }

  async function turnOnce(): Promise<void> {
    await answers.storeDue();
    const service = await surroundings.ready();
    const turn = await takeTurn(clock, { service, held: answers.ids() });
    for (const check of turn.started) inBackground("A check", run(check));
    for (const check of turn.shared) surroundings.onSettled(check);
    if (turn.started.length > 0) await countDelay(clock, turn.at);
    windowLeft = turn.windowLeft;
    if (windowLeft === 0 && turn.line.starts.length > 0) await forgetQuietly();
    stayAwakeWhileNeeded();
    surroundings.wakeIn(nextLook(turn.wakeAt === null ? null : turn.wakeAt - turn.at.wall));
  }

  /** A disk without room is no reason to look again: the worker counts by its own clock as long as it lives. */
  async function forgetQuietly(): Promise<void> {
    await forgetStarts(clock).catch((error: unknown) =>
      console.error("Starts could not be forgotten:", error),
    );
  }

  function stayAwakeWhileNeeded(): void {
    surroundings.stayAwake(inFlight.size > 0 || windowLeft > 0);
  }

  function nextLook(untilTurn: number | null): number | null {
    const waits = [...answers.waits()];
    if (untilTurn !== null) waits.push(untilTurn);
    if (windowLeft > 0) waits.push(windowLeft);
    if (inFlight.size > 0 || arriving > 0) waits.push(RECOVERY);
    return waits.length === 0 ? null : Math.min(...waits);
  }

  async function run(check: RunningCheck): Promise<void> {
    const controller = new AbortController();
    inFlight.set(check.id, controller);
    surroundings.stayAwake(true);
    const outcome = await answered(check, controller.signal);
    await answers.record(check, outcome, clock().wall);
    if (inFlight.get(check.id) === controller) inFlight.delete(check.id);
    // An answer that waits for room does not keep the worker awake: the next one takes it over.
    stayAwakeWhileNeeded();
    await turn();
  }

  async function answered(check: RunningCheck, signal: AbortSignal): Promise<Result<Verdict, ApiFailure>> {
    try {
      return await surroundings.ask(check.claim, signal, check.despitePause === true);
    } catch (error) {
      console.error("A check failed unexpectedly:", error);
      return failed({ kind: "unreadable", problem: "wrong-shape" });
    }
  }

  async function drop(ids: readonly string[]): Promise<void> {
    for (const id of ids) inFlight.get(id)?.abort();
    await answers.drop(ids);
  }

  async function dropAll(): Promise<void> {
    await drop([...inFlight.keys()]);
    await answers.dropAll();
  }

  return {
    add: (asked) => storeInLine(() => addClaim(asked)),
    storeInLine,
    turn,
    storeNow: answers.storeNow,
    drop,
    dropAll,
  };
}
