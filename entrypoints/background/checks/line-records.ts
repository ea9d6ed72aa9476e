import type { CheckInLine, DoneCheck } from "../../../utils/checks/check.ts";
import type { Held } from "../../../utils/checks/place-in-line.ts";
import { isStoredCheck } from "../../../utils/checks/stored-check.ts";
import { type ChecksTransaction, inChecks } from "../../../utils/checks/transaction.ts";
import { announceChange } from "../../../utils/platform/changes.ts";
import { answerShared, pausedGroups } from "./groups/group-records.ts";
import { askedNow, type Clock, hurried, nextTurn, onClock, online, reserve, type Turn } from "./line.ts";
import { changing } from "./store.ts";

interface Surroundings {
  /** The host of the service that is asked now. */
  readonly service: string | null;
  /** Checks whose answers are known already, but not stored yet. */
  readonly held?: ReadonlySet<string>;
}

/** Takes one turn of the line. The caller must send the checks that it started, at once. `shared`: those that took the answer of another. */
export async function takeTurn(
  clock: Clock,
  { service, held }: Surroundings,
): Promise<Turn & { readonly shared: readonly DoneCheck[] }> {
  const turn = await inChecks(async (transaction) => {
    const before = await transaction.line.read();
    const paused = await pausedGroups(transaction);
    const all = await checksInLine(transaction);
    const shared = await answerShared(transaction, all, paused, { service, now: clock().wall });
    const inLine = all.filter(({ id }) => !shared.some((answered) => answered.id === id));
    const next = nextTurn(before, inLine, { clock: clock(), paused, ...(held && { held }) });
    for (const check of next.changed) await transaction.checks.put(check);
    await transaction.line.change(next.line);
    return { ...next, changed: [...shared, ...next.changed], shared };
  });
  if (turn.changed.length > 0) announceChange("checks");
  return turn;
}

/** Counts a request that is not a check against the rate limit; or says why it must wait, and until when. */
export function reservePlace(clock: Clock): Promise<Held | null> {
  return inChecks(async ({ line }) => {
    const reserved = reserve(await line.read(), clock());
    await line.change(reserved.line);
    return reserved.held;
  });
}

/** Requests that were sent so much later than they were counted stay in the window so much longer. */
export function countLater(clock: Clock, late: number): Promise<void> {
  return inChecks(async ({ line }) => {
    const now = clock();
    const current = onClock(await line.read(), now);
    await line.change({
      ...current,
      starts: current.starts.map((start) => Math.min(start + late, now.wall)),
    });
  });
}

/** Forgets starts that have left the window, which only the life of the worker that made them can tell for certain. */
export function forgetStarts(clock: Clock): Promise<void> {
  return inChecks(async ({ line }) => line.change(onClock(await line.read(), clock())));
}

/** Ends the wait for a connection. */
export function endOfflinePause(): Promise<void> {
  return changing(async ({ line }) => line.change(online(await line.read())));
}

/** Ends the back-off after a service that could not be reached, or has one check sent in spite of a 429. */
export function hurryLine(): Promise<void> {
  return changing(async ({ line }) => line.change(askedNow(hurried(await line.read()))));
}

/** Ends the pause that a service asked for with a 429. */
export function endServicePause(): Promise<void> {
  return changing(async ({ line }) => {
    if ((await line.read()).pause?.reason === "service-asked") await line.change({ pause: null });
  });
}

async function checksInLine({ checks }: ChecksTransaction): Promise<readonly CheckInLine[]> {
  const states = checks.index("state");
  const inLine = [...(await states.getAll("waiting")), ...(await states.getAll("running"))];
  // A damaged record must not keep the others from being sent.
  return inLine
    .filter(isStoredCheck)
    .filter((check) => check.state === "waiting" || check.state === "running");
}
