import {
  asked,
  type Budget,
  FULL_BUDGET,
  inventoryAgainAt,
  isInventoryDue,
  nextInventoryAt,
  settled,
  spent,
} from "../../../../../entrypoints/background/watches/due.ts";
import { keptEntries } from "../../../../../entrypoints/background/watches/entries-room.ts";
import { asRead } from "../../../../../entrypoints/background/watches/mark-read.ts";
import {
  createRounds,
  type RoundSurroundings,
} from "../../../../../entrypoints/background/watches/rounds.ts";
import { NOTHING_UNTOLD } from "../../../../../entrypoints/background/watches/untold.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { quietUntil } from "../../../../../utils/settings/quiet-hours.ts";
import type { WatchEntry } from "../../../../../utils/watches/entry.ts";
import { freshMemory, type WatchMemory } from "../../../../../utils/watches/memory.ts";
import { wantsMissing } from "../../../../../utils/watches/wants-missing.ts";
import type { Rhythm, Watch } from "../../../../../utils/watches/watch.ts";
import { withPause } from "../../../../../utils/watches/watch-details.ts";
import { DAY, HOUR, NOW, SERVICE, watchOf } from "../../../utils/watches/sample.ts";
import { createRemovals, type Removals, type RemovalTally } from "./simulated-removals.ts";
import { type Changing, createView, dice, type View } from "./simulated-views.ts";

const MINUTE = 60_000;

export interface Plan extends Changing {
  readonly seed: number;
  readonly watches: number;
  /** The worker dies at one in so many uses of the store, the network or the alarm. */
  readonly diesOnceIn: number;
  /** The clock of the device is set forward and back, by up to two days. */
  readonly clockJumps: boolean;
  /** The reader pauses and resumes by lot, wants only pages with a word that half of them have, and has quiet hours. */
  readonly hasDetails?: true;
}

/** Added up over all views. */
type Removed = { -readonly [Count in keyof RemovalTally]: number } & { inventories: number };

const NOTHING_REMOVED: Removed = {
  removed: 0,
  told: 0,
  wronglyTold: 0,
  toldTwice: 0,
  returned: 0,
  saidBack: 0,
  faultyHours: 0,
  inventories: 0,
};

export interface Tally {
  changes: number;
  late: number;
  missed: number;
  /** Listed with a date to which the watch said that it does not look back. */
  beyond: number;
  /** Seen by a reading that was stored, within what the watch says that it looks back to, and not shown. */
  passedOver: number;
  /** Readings after which the watch did not say how many pages are new since all were read. */
  silent: number;
  /** Gave way to a later change of the page before a reading could see them. */
  replaced: number;
  doubled: number;
  requests: number;
  inPause: number;
  /** Requests for what the reader has paused, pages shown without the word that is wanted, notifications in quiet hours. */
  unwanted: number;
  /** How many new pages no notification, or more than one, has told of. */
  mistold: number;
  /** How often a notification was shown again in its own place, because the worker died before it noted that. */
  shownAgain: number;
  notices: number;
  /** How often a reader paused what is followed. */
  rests: number;
  deaths: number;
  faults: number;
  /** What disappeared, and what was told of it. */
  removals: Removed;
  /** The longest time from when a change was listed to when it was shown, without the device's sleep. */
  slowest: number;
}

/** The alarm rings on this long after it has rung, as the worker asks the browser to. */
const RINGS_AGAIN = HOUR;

const QUIET_HOURS = "22-7";
const WORDS = "Wäter, bridges";

/** Of these, pages have the word. */
const hasWord = (url: string): boolean => url.length % 2 === 0;

const sizes = (sets: readonly ReadonlySet<string>[]): number => sets.reduce((sum, { size }) => sum + size, 0);

/** One life of the worker. What it still does after its end has no effect. */
interface Life {
  isOver: boolean;
  end(): void;
}

/**
 * A month of watches: the true rules and rounds over a store in memory, a service whose pages change by lot and are listed
 * late, and a worker that is stopped, a device that sleeps, and a service that fails.
 */
export async function simulate(plan: Plan): Promise<Tally> {
  const random = dice(plan.seed);
  const rhythms: readonly Rhythm[] = ["1h", "1h", "6h", "24h", "7d"];
  const tally: Tally = {
    changes: 0,
    late: 0,
    missed: 0,
    beyond: 0,
    passedOver: 0,
    silent: 0,
    replaced: 0,
    doubled: 0,
    requests: 0,
    inPause: 0,
    unwanted: 0,
    rests: 0,
    mistold: 0,
    shownAgain: 0,
    notices: 0,
    deaths: 0,
    faults: 0,
    slowest: 0,
    removals: { ...NOTHING_REMOVED },
  };
  let now = NOW;
  /** What the clock of the device is ahead of the time that passes. */
  let ahead = 0;
  let pausedUntil = 0;
  let outageUntil = 0;
  let alarm = NOW;
  let awakeSince = NOW;

  const views = new Map<string, View>();
  const removals = new Map<string, Removals>();
  const watches = new Map<string, Watch>();
  const memories = new Map<string, WatchMemory>();
  const shown = new Map<string, Set<string>>();
  /** What is kept of each watch, what was new since all of it was read, and what the reading under way was answered. */
  const kept = new Map<string, readonly WatchEntry[]>();
  const unseen = new Map<string, number>();
  const answered = new Set<string>();
  /** New pages that wait to be told, those that the store has as told, and those that a notification has shown. */
  let [toTell, told, noticed] = [0, 0, 0];
  const resumedAt = new Map<string, number>();
  const isWanted = (change: string): boolean =>
    plan.hasDetails === undefined || hasWord(change.split(" ", 1)[0] ?? "");
  let budget: Budget = FULL_BUDGET;
  for (let index = 0; index < plan.watches; index += 1) {
    const id = `w${index}`;
    const { request } = watchOf();
    const details = plan.hasDetails && { details: { words: WORDS } };
    if (plan.removals === undefined) views.set(id, createView(id, plan, random));
    else addViewThatLoses(id, plan.removals);
    const rhythm = rhythms[index % rhythms.length] ?? "1h";
    const missing = plan.removals !== undefined && { details: { missing: true } as const };
    const domain = missing ? ["a.gov"] : [];
    watches.set(id, watchOf({ id, request: { ...request, q: id, domain }, rhythm, ...details, ...missing }));
    shown.set(id, new Set());
  }

  function addViewThatLoses(id: string, removalsADay: number): void {
    const address = `https://a.gov/${id}`;
    const view = createView(address, plan, random);
    views.set(id, view);
    removals.set(id, createRemovals(address, { ...plan, removals: removalsADay }, view.pages, random));
  }

  const isLast = (life: Life): boolean => {
    if (life.isOver || random() >= 1 / plan.diesOnceIn) return life.isOver;
    tally.deaths += 1;
    life.end();
    return true;
  };
  /** Any use of the store or the network may be the last of this worker: it never hears of it. */
  const mayDie = (life: Life): Promise<void> =>
    isLast(life) ? new Promise(() => undefined) : Promise.resolve();

  function failure(): ApiFailure | null {
    if (outageUntil > now) return { kind: "unavailable", status: 503, message: "" };
    const roll = random();
    if (roll < 0.002) outageUntil = now + random() * 4 * HOUR;
    if (roll < 0.01) return { kind: "timeout", seconds: 10 };
    if (roll > 0.004 + 0.01) return null;
    pausedUntil = now + 10_000 + random() * 20 * MINUTE;
    return { kind: "rate-limited", until: pausedUntil };
  }

  const surroundingsOf = (life: Life): RoundSurroundings => ({
    now: () => now + ahead,
    service: async () => SERVICE,
    pausedUntil: async () => pausedUntil + ahead,
    async ask(_, request) {
      await mayDie(life);
      tally.requests += 1;
      if (watches.get(request.q)?.details?.paused) tally.unwanted += 1;
      if (pausedUntil > now) tally.inPause += 1;
      now += 200;
      // The list moves while it is read.
      listDue();
      const failing = failure();
      if (failing !== null) {
        tally.faults += 1;
        return failed(failing);
      }
      const view = views.get(request.q);
      if (view === undefined) throw new Error("a watch without a view");
      const since = request.since ?? "";
      const page =
        removals.get(request.q)?.recent(view.pages, since, request.page) ??
        view.pages.recent(since, request.page);
      for (const { url, contentChangedAt } of page.results)
        answered.add(`${url} ${Date.parse(contentChangedAt ?? "")}`);
      const results = page.results.map((result) =>
        hasWord(result.url) ? { ...result, snippet: `<mark>Water</mark> of ${result.url}` } : result,
      );
      return success({ ...page, results });
    },
    async search(_, { q }) {
      await mayDie(life);
      tally.requests += 1;
      if (pausedUntil > now) tally.inPause += 1;
      now += 200;
      listDue();
      const failing = failure();
      if (failing !== null) {
        tally.faults += 1;
        return failed(failing);
      }
      const id = /inurl:(w\d+)/.exec(q)?.[1] ?? "";
      const [view, left] = [views.get(id), removals.get(id)];
      if (view === undefined || left === undefined) throw new Error(`a search without a view: ${q}`);
      return success(left.search(view.pages, q));
    },
    store: {
      async beginInventory(id, _, at) {
        await mayDie(life);
        const watch = watches.get(id);
        if (watch === undefined || !wantsMissing(watch) || !isInventoryDue(watch, at)) return null;
        const begun = { ...watch, inventoryDue: inventoryAgainAt(at) };
        watches.set(id, begun);
        const others = [...watches.values()].filter((other) => other.id !== id);
        const elsewhere = others.reduce((sum, { unlisted = 0 }) => sum + unlisted, 0);
        return { watch: begun, held: memories.get(id)?.held ?? [], elsewhere };
      },
      async settleInventory(id, outcome, at, isWhole) {
        await mayDie(life);
        const [watch, memory] = [watches.get(id), memories.get(id)];
        if (watch === undefined || memory === undefined) return;
        const { held, gone, back, unlisted } = outcome;
        memories.set(id, { ...memory, held });
        watches.set(id, { ...watch, ...(isWhole && { inventoryDue: nextInventoryAt(at) }), unlisted });
        removals.get(id)?.settled(held, gone, back, now);
        if (isWhole) tally.removals.inventories += 1;
        await mayDie(life);
      },
      async readForRound() {
        await mayDie(life);
        return {
          watches: [...watches.values()],
          mark: { ...NOTHING_UNTOLD, budget, toTell, removedPresets: [] },
        };
      },
      async spendRequest(at, hasBegun) {
        await mayDie(life);
        const next = spent(budget, at, hasBegun);
        budget = next ?? budget;
        return next !== null;
      },
      async beginReading(id, service, at) {
        await mayDie(life);
        const watch = watches.get(id);
        if (watch === undefined) return null;
        watches.set(id, asked(watch, at));
        answered.clear();
        return {
          watch: asked(watch, at),
          memory: memories.get(id) ?? freshMemory(id, service, watch.createdAt),
        };
      },
      async settleReading(id, reading, at) {
        await mayDie(life);
        const watch = watches.get(id);
        const before = shown.get(id);
        const view = views.get(id);
        if (watch === undefined || before === undefined || view === undefined) return;
        const found = reading.outcome?.entries ?? [];
        toTell += found.length;
        for (const entry of found) {
          const key = `${entry.result.url} ${entry.at}`;
          if (before.has(key)) tally.doubled += 1;
          if (!isWanted(key)) tally.unwanted += 1;
          before.add(key);
          const listedAt = view.listed.get(key);
          const since = Math.max(listedAt ?? now, awakeSince, resumedAt.get(id) ?? 0);
          tally.slowest = Math.max(tally.slowest, now - since);
        }
        const reached = reading.outcome?.lookedBackTo ?? watch.lookedBackTo;
        for (const [key, changedAt] of view.waiting) {
          if (before.has(key) || !isWanted(key)) view.waiting.delete(key);
          else if (reached !== null && changedAt <= reached) view.beyond.add(key);
          else if (reading.outcome !== null && answered.has(key)) tally.passedOver += 1;
        }
        if (reading.outcome !== null) memories.set(id, reading.outcome.memory);
        const kinds = kept.get(id) ?? [];
        const { added, gone, dropped } = keptEntries(kinds, found);
        const entries = [...kinds.filter((entry) => !gone.includes(entry.id)), ...added];
        kept.set(id, entries);
        const unread = entries.filter((entry) => entry.unread === 1).length;
        const after = settled(watch, reading, { unread, dropped }, at);
        watches.set(id, after);
        const news = (unseen.get(id) ?? 0) + found.length;
        unseen.set(id, news);
        const said = after.overflow ?? unread;
        if (said !== news && !(said >= 1000 && news >= 1000)) tally.silent += 1;
        // The worker may also die when all is stored.
        await mayDie(life);
      },
    },
    storageFailure: () => null,
    quietUntil: async () => (plan.hasDetails ? quietUntil(QUIET_HOURS, now + ahead, "UTC") : null),
    tell: async () => {
      await mayDie(life);
      if (toTell === 0) return;
      const count = toTell;
      if (plan.hasDetails && quietUntil(QUIET_HOURS, now + ahead, "UTC") !== null) tally.unwanted += 1;
      // One that tells of the same again takes the place of the first.
      if (told < noticed) tally.shownAgain += 1;
      else tally.notices += 1;
      noticed = told + count;
      await mayDie(life);
      told += count;
      toTell -= count;
      await mayDie(life);
    },
    pace: async () => {
      now += 1000;
    },
    wakeAt: (time) => {
      if (time !== null && !isLast(life)) alarm = time - ahead;
    },
    stayAwake: () => {},
  });

  function listDue(): void {
    for (const view of views.values()) view.listUntil(now);
    for (const each of removals.values()) each.removeUntil(now);
  }

  async function live(): Promise<void> {
    await new Promise<void>((resolve) => {
      const life: Life = {
        isOver: false,
        end() {
          life.isOver = true;
          resolve();
        },
      };
      createRounds(surroundingsOf(life)).run().then(resolve, resolve);
    });
  }

  /** The reader opens the list and reads all that is new. */
  function readAll(): void {
    for (const [id, watch] of watches) {
      kept.set(id, (kept.get(id) ?? []).map(asRead));
      unseen.set(id, 0);
      watches.set(id, { ...watch, unread: 0, overflow: null });
    }
  }

  /** The reader pauses what is followed, or resumes it: all of it on the last day. */
  function rest(): void {
    const isLastDay = now > NOW + plan.days * DAY;
    for (const [id, watch] of watches) {
      const isPaused = watch.details?.paused === true;
      if (isPaused ? !isLastDay && random() > 0.02 : isLastDay || random() > 0.01) continue;
      watches.set(id, { ...watch, details: withPause(watch.details, !isPaused) });
      if (isPaused) resumedAt.set(id, now);
      else tally.rests += 1;
      // As the worker plans after a change.
      alarm = now + 1000;
    }
  }

  const end = NOW + (plan.days + (plan.watches > rhythms.indexOf("7d") ? 9 : 2)) * DAY;
  while (now < end) {
    const wakesAt = Math.max(alarm, now + 1000);
    const hour = new Date(now).getUTCHours();
    // The device sleeps most nights; what was due is asked for once when it wakes.
    const sleeps = hour === 23 && random() < 0.8;
    const before = now;
    now = sleeps ? now + (6 + random() * 3) * HOUR : wakesAt;
    if (sleeps) awakeSince = now;
    listDue();
    if (plan.clockJumps && random() < 0.05) ahead = random() < 0.4 ? 0 : (random() * 4 - 2) * DAY;
    if (random() < 0.03) readAll();
    if (plan.hasDetails) rest();
    if (now <= before) continue;
    if (alarm <= now) alarm = now + RINGS_AGAIN;
    await live();
  }
  for (const each of removals.values()) {
    for (const [name, count] of Object.entries(each.tally(end))) {
      tally.removals[name as keyof RemovalTally] += count;
    }
  }
  tally.mistold = Math.abs(noticed + toTell - sizes([...shown.values()]));
  for (const [id, view] of views) {
    for (const [key, listedAt] of view.listed) {
      if (!isWanted(key)) continue;
      tally.changes += 1;
      if (listedAt - Number(key.split(" ")[1]) > HOUR) tally.late += 1;
      if (shown.get(id)?.has(key)) continue;
      if (view.beyond.has(key)) tally.beyond += 1;
      else if (view.replaced.has(key)) tally.replaced += 1;
      else tally.missed += 1;
    }
  }
  return tally;
}
