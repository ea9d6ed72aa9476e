import { DAY, HOUR, MINUTE } from "../../../utils/platform/durations.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { localZone, nextHour } from "../../../utils/text/hours.ts";
import { hashOf } from "../../../utils/watches/hash.ts";
import { isPaused, type Rhythm, type Watch } from "../../../utils/watches/watch.ts";
import { USUAL_HOUR } from "../../../utils/watches/watch-details.ts";
import { MOST_COUNTED, WATCH_LIMITS } from "../../../utils/watches/watch-limits.ts";
import type { Outcome } from "./reading.ts";

const EVERY: Record<Exclude<Rhythm, "look">, number> = {
  "1h": HOUR,
  "6h": 6 * HOUR,
  "24h": DAY,
  "7d": 7 * DAY,
};
/** After a failure; doubled with each further one, up to the rhythm. */
const FIRST_RETRY = 5 * MINUTE;
/** A reading comes up to this part of its rhythm later, or of a day where that is shorter, so that watches spread over time. */
const JITTER = 0.1;

/** Of one on a day and hour, so that it comes at that hour. */
const JITTER_OF_HOUR = 6 * MINUTE;

/** When a watch is to be asked next; null: never by itself. `timeZone`: another one than the reader's. */
export function dueAt(watch: Watch, now: number, timeZone?: string): number | null {
  const { id, rhythm, lastAsked, setbacks, failure, details = {} } = watch;
  if (rhythm === "look" || isPaused(watch)) return null;
  // A time in the future was stored before the clock was set back.
  if (lastAsked === null || lastAsked > now) return now;
  const every = EVERY[rhythm];
  // A refusal is an answer: asking the same again soon would bring the same.
  const isRetry = setbacks > 0 && failure?.kind !== "refused";
  const wait = isRetry ? Math.min(every, FIRST_RETRY * 2 ** Math.min(setbacks - 1, 10)) : every;
  const part = share(`${id} ${lastAsked}`);
  const usual = lastAsked + wait + Math.min(wait, DAY) * JITTER * part;
  const { weekday, hour = USUAL_HOUR } = details;
  if (rhythm !== "7d" || weekday === undefined) return usual;
  const onDay = nextHour(lastAsked, hour, timeZone ?? localZone(), weekday) + JITTER_OF_HOUR * part;
  return isRetry ? Math.min(usual, onDay) : onDay;
}

/** A number from 0 to 1 that stays the same, so that planning again does not put a reading off. */
function share(text: string): number {
  return hashOf(text) / 2 ** 53;
}

/** The one to ask now: what waited longest comes first. */
export function nextDue(watches: readonly Watch[], now: number): Watch | null {
  const due = watches.filter((watch) => (dueAt(watch, now) ?? Number.POSITIVE_INFINITY) <= now);
  const waitsSince = ({ lastAsked }: Watch) =>
    lastAsked === null || lastAsked > now ? Number.NEGATIVE_INFINITY : lastAsked;
  return due.reduce<Watch | null>(
    (first, watch) => (first === null || waitsSince(watch) < waitsSince(first) ? watch : first),
    null,
  );
}

/** After one that was broken off, and at least between two that were not. */
const INVENTORY_RETRY = HOUR;
const BETWEEN_INVENTORIES = 20 * HOUR;

/** Whether the pages of a watch may be listed again, to find what is missing. */
export function isInventoryDue({ inventoryDue }: Watch, now: number): boolean {
  // A time far in the future was stored before the clock was set back.
  return inventoryDue === undefined || inventoryDue <= now || inventoryDue - now > 2 * DAY;
}

export const inventoryAgainAt = (now: number): number => now + INVENTORY_RETRY;

/** On another day. */
export const nextInventoryAt = (now: number): number =>
  Math.max(now + BETWEEN_INVENTORIES, (Math.floor(now / DAY) + 1) * DAY);

/** What background requests may still be sent. All watches share it, so that their average stays below one a minute. */
export interface Budget {
  readonly left: number;
  readonly at: number;
}

const MOST_AT_ONCE = 60;
const ONE_EVERY = 65_000;

export const FULL_BUDGET: Budget = { left: MOST_AT_ONCE, at: 0 };

/** The budget after one more request; null: it must wait. A reading that has begun goes on, and those after it wait longer. */
export function spent(budget: Budget, now: number, hasBegun = false): Budget | null {
  const current = refilled(budget, now);
  return current.left < 1 && !hasBegun ? null : { left: current.left - 1, at: current.at };
}

/** When a request may be sent. */
export function affordableAt(budget: Budget, now: number): number {
  const { left, at } = refilled(budget, now);
  return left >= 1 ? now : at + ONE_EVERY * (1 - left);
}

function refilled({ left, at }: Budget, now: number): Budget {
  // After the clock was set back nothing is known of the time that passed.
  if (at > now) return { left, at: now };
  const added = Math.floor((now - at) / ONE_EVERY);
  const full = left + added >= MOST_AT_ONCE;
  return { left: Math.min(MOST_AT_ONCE, left + added), at: full ? now : at + added * ONE_EVERY };
}

/** Failures that every other watch would meet too. */
const MET_BY_ALL: ReadonlySet<ApiFailure["kind"]> = new Set([
  "offline",
  "unreachable",
  "timeout",
  "unavailable",
  "rate-limited",
  "not-configured",
  "storage",
]);

export function isMetByAll({ kind }: ApiFailure): boolean {
  return MET_BY_ALL.has(kind);
}

const FIRST_PAUSE = MINUTE;
const LONGEST_PAUSE = 15 * MINUTE;

/**
 * When a round may begin, after those that ended with what every watch would meet: the more of them in a row, the later, since each
 * asks for another watch, and what it sends is lost. A service that asks for a pause says itself when it ends.
 */
export function afterFailedRounds(watches: readonly Watch[], now: number): number {
  const past = (time: number | null): number => (time === null || time > now ? 0 : time);
  const answeredAt = Math.max(0, ...watches.map(({ lastAnswered }) => past(lastAnswered)));
  const failedAt = watches
    .filter(({ failure }) => failure !== null && failure.kind !== "rate-limited" && isMetByAll(failure))
    .map(({ lastAsked }) => past(lastAsked))
    .filter((time) => time > answeredAt);
  if (failedAt.length === 0) return now;
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failedAt.length - 1, 10));
  return Math.max(...failedAt) + pause;
}

/** When the worker has to wake for the next round; null: no watch asks by itself. */
export function nextRoundAt(
  watches: readonly Watch[],
  budget: Budget,
  pausedUntil: number,
  now: number,
): number | null {
  const times = watches.map((watch) => dueAt(watch, now)).filter((time) => time !== null);
  if (times.length === 0) return null;
  const allowed = Math.max(affordableAt(budget, now), pausedUntil, afterFailedRounds(watches, now));
  return Math.max(Math.min(...times), allowed);
}

/**
 * A watch whose service is being asked. Stored before the request, so that one that kills the worker is not first again. It counts as
 * a setback until it is settled, so that a worker that was stopped meanwhile asks again soon.
 */
export function asked(watch: Watch, now: number): Watch {
  return { ...watch, lastAsked: now, setbacks: watch.setbacks + 1 };
}

/** The watch after a reading. `unread`: how many of its entries are unread then; `dropped`: how many unread ones had no room. */
export function settled(
  watch: Watch,
  { outcome, failure }: { readonly outcome: Outcome | null; readonly failure: ApiFailure | null },
  { unread, dropped }: { readonly unread: number; readonly dropped: number },
  now: number,
): Watch {
  return {
    ...watch,
    failure,
    setbacks: failure === null ? 0 : watch.setbacks,
    lastAnswered: failure === null ? now : watch.lastAnswered,
    newestSeen: outcome?.newestSeen ?? watch.newestSeen,
    unread,
    overflow: outcome?.isCut ? MOST_COUNTED + 1 : overflowAfter(watch, dropped),
    lookedBackTo: outcome === null ? watch.lookedBackTo : outcome.lookedBackTo,
  };
}

/** How many pages were new, where so many unread ones had no room. */
export function overflowAfter({ overflow }: Watch, dropped: number): number | null {
  return dropped === 0 ? overflow : (overflow ?? WATCH_LIMITS.entries) + dropped;
}
