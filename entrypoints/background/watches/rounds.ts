import { MINUTE } from "../../../utils/platform/durations.ts";
import { untilQuiet } from "../../../utils/platform/until-quiet.ts";
import { wantsMissing } from "../../../utils/watches/wants-missing.ts";
import type { Watch } from "../../../utils/watches/watch.ts";
import { askWatch, type ReadingOf, type ReadingSurroundings } from "./ask-watch.ts";
import { nextDue, nextRoundAt } from "./due.ts";
import type { RoundsMark } from "./rounds-mark.ts";
import { type InventorySurroundings, takeInventory } from "./take-inventory.ts";
import { isUntold } from "./untold.ts";

/** What rounds need from the outside, so that tests can bring their own. */
export interface RoundSurroundings extends InventorySurroundings, ReadingSurroundings {
  readonly store: InventorySurroundings["store"] &
    ReadingSurroundings["store"] & {
      readForRound(): Promise<{ readonly watches: readonly Watch[]; readonly mark: RoundsMark }>;
      spendRequest(now: number, hasBegun: boolean): Promise<boolean>;
    };
  /** When the quiet hours end, in which nothing is told; null: they are not now. */
  quietUntil(): Promise<number | null>;
  /** Called at the end of a round, and at the start of one for what an earlier worker left untold. */
  tell(): Promise<void>;
  /** Lets some time pass between requests that nothing else holds back. */
  pace(): Promise<void>;
  /** Has `run` called at this time, even if the worker is stopped before; null: never. */
  wakeAt(time: number | null): void;
  /** While busy, the browser must not stop the worker. */
  stayAwake(busy: boolean): void;
}

export interface Rounds {
  /** Asks for every watch that is due, one after the other, and plans the next round. Simultaneous calls share a round. */
  run(): Promise<void>;
  /** The same when the worker starts; where nothing is left to do, no more than planning. */
  resume(): Promise<void>;
  /** Asks for these watches now, because a user looks at them. `isWanted`: whether it still is once its turn has come. */
  look(ids: readonly string[], isWanted?: (watch: Watch) => boolean): Promise<void>;
  /** Plans the next round, after a change of the watches. */
  plan(): Promise<void>;
}

const RECOVERY = MINUTE;
/** When a watch is tried again whose reading broke unexpectedly, as on a disk without room. */
const BROKEN_AGAIN = 5 * MINUTE;
/** Requests that may be sent at once; after these they are paced, since the service counts them by the minute. */
const UNPACED = 30;

export function createRounds(surroundings: RoundSurroundings): Rounds {
  const { store } = surroundings;
  let running: Promise<void> | null = null;
  /** Those whose reading broke in the last round: in the next one others come first. */
  let broken: ReadonlySet<string> = new Set();
  let brokenUntil = 0;

  function alone(work: () => Promise<void>): Promise<void> {
    const before = running ?? Promise.resolve();
    const mine = before.then(work, work).finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  }

  /** What the browser refuses to show stays untold until the next round, and holds up no watch. */
  async function tell(): Promise<void> {
    const telling = async (): Promise<void> => {
      if ((await surroundings.quietUntil()) === null) await surroundings.tell();
    };
    await telling().catch((error: unknown) => console.error("Nothing could be notified:", error));
  }

  /** Counts the requests of a round or look, and slows them down where they are many. */
  function createPace(): () => Promise<void> {
    let sent = 0;
    return async () => {
      sent += 1;
      if (sent > UNPACED) await surroundings.pace();
    };
  }

  const isPaused = async (): Promise<boolean> => (await surroundings.pausedUntil()) > surroundings.now();

  async function runDue(): Promise<void> {
    await tell();
    const foundAt = surroundings.now();
    const pace = createPace();
    const breaks = new Set<string>();
    const brokenBefore = broken;
    broken = breaks;
    const read: string[] = [];
    const mayAsk = withinBudget(pace);
    for (;;) {
      const { watches } = await store.readForRound();
      const left = watches.filter(({ id }) => !breaks.has(id));
      const now = surroundings.now();
      const whole = left.filter(({ id }) => !brokenBefore.has(id));
      const due = nextDue(whole, now) ?? nextDue(left, now);
      if (due === null || (await isPaused())) break;
      if (!(await readSafely(due.id, { foundAt, mayAsk, isLookedAt: false }, breaks))) break;
      if (wantsMissing(due)) read.push(due.id);
    }
    if (breaks.size > 0) brokenUntil = surroundings.now() + BROKEN_AGAIN;
    await lookForMissing(read, mayAsk);
    await tell();
  }

  const withinBudget =
    (pace: () => Promise<void>) =>
    async (hasBegun: boolean): Promise<boolean> => {
      if (!(await store.spendRequest(surroundings.now(), hasBegun))) return false;
      await pace();
      return !(await isPaused());
    };

  /** After all that was due is read, so that it delays nothing. Each of its requests waits for the budget. */
  async function lookForMissing(
    ids: readonly string[],
    mayAsk: (hasBegun: boolean) => Promise<boolean>,
  ): Promise<void> {
    for (const id of ids) {
      try {
        await takeInventory(id, surroundings, () => mayAsk(false));
      } catch (error) {
        console.error("What is missing could not be looked for:", error);
      }
    }
  }

  /** Those that no round asks for. */
  async function onlyLookedAt(ids: readonly string[]): Promise<readonly string[]> {
    const { watches } = await store.readForRound();
    const wanted = watches.filter((watch) => watch.rhythm === "look" && wantsMissing(watch));
    return wanted.map(({ id }) => id).filter((id) => ids.includes(id));
  }

  /** A watch whose reading breaks unexpectedly is left for the next round, and stops no other. */
  async function readSafely(id: string, reading: ReadingOf, breaks: Set<string>): Promise<boolean> {
    try {
      return await askWatch(id, reading, surroundings);
    } catch (error) {
      console.error("A watch could not be read:", error);
      breaks.add(id);
      return true;
    }
  }

  async function busy(work: () => Promise<void>): Promise<void> {
    surroundings.stayAwake(true);
    // In case the worker is stopped all the same.
    surroundings.wakeAt(surroundings.now() + RECOVERY);
    try {
      await work();
    } finally {
      surroundings.stayAwake(false);
      await plan();
    }
  }

  /** One after the other: what was read before a watch was added must not set the alarm after what was read since. */
  const plan = untilQuiet(() => planOnce().catch(planAgain));

  /** What was done before is done, so nobody is told that it failed. */
  function planAgain(error: unknown): void {
    console.error("The next round could not be planned:", error);
    surroundings.wakeAt(surroundings.now() + RECOVERY);
  }

  async function planOnce(): Promise<void> {
    const { watches, mark } = await store.readForRound();
    const now = surroundings.now();
    const pausedUntil = await surroundings.pausedUntil();
    const whole = watches.filter(({ id }) => !broken.has(id));
    const next = nextRoundAt(whole, mark.budget, pausedUntil, now);
    const brokenAt = whole.length < watches.length ? Math.max(brokenUntil, pausedUntil) : null;
    // What the quiet hours held back is told when they end, whatever else is due then.
    const quietUntil = isUntold(mark) ? await surroundings.quietUntil() : null;
    const times = [next, brokenAt, quietUntil].filter((time) => time !== null);
    surroundings.wakeAt(times.length === 0 ? null : Math.min(...times));
  }

  let waiting: Promise<void> | null = null;
  function run(): Promise<void> {
    waiting ??= alone(() => busy(runDue)).finally(() => {
      waiting = null;
    });
    return waiting;
  }

  return {
    run,
    async resume() {
      const { watches, mark } = await store.readForRound();
      const now = surroundings.now();
      const next = nextRoundAt(watches, mark.budget, await surroundings.pausedUntil(), now);
      const isLeft = isUntold(mark) || (next !== null && next <= now);
      await (isLeft ? run() : alone(plan));
    },
    look: (ids, isWanted = () => true) =>
      alone(() =>
        busy(async () => {
          const foundAt = surroundings.now();
          const pace = createPace();
          // The user's own request is not held back by the budget of those in the background, only slowed down.
          const mayAsk = async (): Promise<boolean> => {
            await pace();
            return !(await isPaused());
          };
          const reading: ReadingOf = { foundAt, mayAsk, isLookedAt: true };
          const breaks = new Set<string>();
          const read: string[] = [];
          for (const id of ids) {
            const { watches } = await store.readForRound();
            if (!watches.some((watch) => watch.id === id && isWanted(watch))) continue;
            if (!(await readSafely(id, reading, breaks))) break;
            read.push(id);
          }
          await lookForMissing(await onlyLookedAt(read), withinBudget(pace));
        }),
      ),
    plan,
  };
}
