import {
  asked,
  type Budget,
  FULL_BUDGET,
  settled,
  spent,
} from "../../../../../entrypoints/background/watches/due.ts";
import {
  createRounds,
  type RoundSurroundings,
} from "../../../../../entrypoints/background/watches/rounds.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { freshMemory, type WatchMemory } from "../../../../../utils/watches/memory.ts";
import type { Rhythm, Watch } from "../../../../../utils/watches/watch.ts";
import { DAY, HOUR, ListedPages, NOW, SERVICE, watchOf } from "../../../utils/watches/sample.ts";

const MINUTE = 60_000;

export interface Plan {
  readonly seed: number;
  readonly days: number;
  readonly watches: number;
  /** What each view lists before the watch. */
  readonly oldPages: number;
  /** How many pages of each view change a day, on average. */
  readonly changesADay: number;
  /** A change is listed up to so many days after its date. */
  readonly lateDays: number;
  /** The worker dies at one in so many uses of the store or the network. */
  readonly diesOnceIn: number;
  /** The clock of the device is set forward and back, by up to two days. */
  readonly clockJumps: boolean;
}

export interface Tally {
  changes: number;
  late: number;
  missed: number;
  /** Listed with a date to which the watch said that it does not look back. */
  beyond: number;
  doubled: number;
  requests: number;
  inPause: number;
  deaths: number;
  faults: number;
  /** The longest time from when a change was listed to when it was shown, without the device's sleep. */
  slowest: number;
}

/** The same numbers for the same seed. */
function dice(seed: number): () => number {
  let state = seed + 0x9e3779b9;
  return () => {
    state = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    state = Math.imul(state ^ (state >>> 15), 0x735a2d97);
    state = (state ^ (state >>> 15)) + 0x9e3779b9;
    return (state >>> 0) / 2 ** 32;
  };
}

interface View {
  readonly pages: ListedPages;
  /** When each change was listed, by address and date. */
  readonly listed: Map<string, number>;
  /** Changes that no reading has shown yet, with their dates. */
  readonly waiting: Map<string, number>;
  /** Those that the first reading after them could not reach, which the watch then says. */
  readonly beyond: Set<string>;
}

/**
 * A month of watches: the true rules and rounds over a store in memory, a service whose pages change by lot and are listed
 * late, and a worker that is stopped, a device that sleeps, and a service that fails.
 */
export async function simulate(plan: Plan): Promise<Tally> {
  const random = dice(plan.seed);
  const rhythms: readonly Rhythm[] = ["1h", "1h", "6h", "24h"];
  const tally: Tally = {
    ...{ changes: 0, late: 0, missed: 0, beyond: 0, doubled: 0, requests: 0 },
    ...{ inPause: 0, deaths: 0, faults: 0, slowest: 0 },
  };
  /** What will be listed, and when. */
  const coming: { at: number; list: () => void }[] = [];
  const lastListing = NOW + plan.days * DAY;
  let next = 0;
  let now = NOW;
  /** What the clock of the device is ahead of the time that passes. */
  let ahead = 0;
  let pausedUntil = 0;
  let outageUntil = 0;
  let wake: number | null = NOW;
  let awakeSince = NOW;

  const views = new Map<string, View>();
  const watches = new Map<string, Watch>();
  const memories = new Map<string, WatchMemory>();
  const shown = new Map<string, Map<string, number>>();
  let budget: Budget = FULL_BUDGET;
  for (let index = 0; index < plan.watches; index += 1) {
    const id = `w${index}`;
    const pages = new ListedPages();
    for (let old = 0; old < plan.oldPages; old += 1)
      pages.change(`${id}-old-${old}`, NOW - random() * 40 * DAY);
    views.set(id, { pages, listed: new Map(), waiting: new Map(), beyond: new Set() });
    const { request } = watchOf();
    watches.set(id, watchOf({ id, request: { ...request, q: id }, rhythm: rhythms[index % 4] ?? "1h" }));
    shown.set(id, new Map());
  }

  let fall = (): void => undefined;
  /** Any use of the store or the network may be the last of this worker: it never hears of it. */
  const mayDie = (): Promise<void> => {
    if (random() >= 1 / plan.diesOnceIn) return Promise.resolve();
    tally.deaths += 1;
    fall();
    return new Promise(() => undefined);
  };

  function failure(): ApiFailure | null {
    if (outageUntil > now) return { kind: "unavailable", status: 503, message: "" };
    const roll = random();
    if (roll < 0.002) outageUntil = now + random() * 4 * HOUR;
    if (roll < 0.01) return { kind: "timeout", seconds: 10 };
    if (roll > 0.004 + 0.01) return null;
    pausedUntil = now + 10_000 + random() * 20 * MINUTE;
    return { kind: "rate-limited", until: pausedUntil };
  }

  const surroundings: RoundSurroundings = {
    now: () => now + ahead,
    service: async () => SERVICE,
    pausedUntil: async () => pausedUntil + ahead,
    async ask(_, request) {
      await mayDie();
      tally.requests += 1;
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
      return success(view.pages.recent(request.since ?? "", request.page));
    },
    store: {
      async readForRound() {
        await mayDie();
        return { watches: [...watches.values()], mark: { budget, toTell: 0, removedPresets: [] } };
      },
      async spendRequest(at, hasBegun) {
        await mayDie();
        const next = spent(budget, at, hasBegun);
        budget = next ?? budget;
        return next !== null;
      },
      async beginReading(id, service, at) {
        await mayDie();
        const watch = watches.get(id);
        if (watch === undefined) return null;
        watches.set(id, asked(watch, at));
        return {
          watch: asked(watch, at),
          memory: memories.get(id) ?? freshMemory(id, service, watch.createdAt),
        };
      },
      async settleReading(id, reading, at) {
        await mayDie();
        const watch = watches.get(id);
        const told = shown.get(id);
        if (watch === undefined || told === undefined) return;
        for (const entry of reading.outcome?.entries ?? []) {
          const key = `${entry.result.url} ${entry.at}`;
          if (told.has(key)) tally.doubled += 1;
          told.set(key, now);
          const listedAt = views.get(id)?.listed.get(key);
          if (listedAt !== undefined) {
            tally.slowest = Math.max(tally.slowest, now - Math.max(listedAt, awakeSince));
          }
        }
        const { waiting = new Map<string, number>(), beyond } = views.get(id) ?? {};
        const reached = reading.outcome?.lookedBackTo ?? null;
        for (const [key, changedAt] of waiting) {
          if (told.has(key)) waiting.delete(key);
          else if (reached !== null && changedAt <= reached) beyond?.add(key);
        }
        if (reading.outcome !== null) memories.set(id, reading.outcome.memory);
        watches.set(id, settled(watch, reading, { unread: 0, dropped: 0 }, at));
        // The worker may also die when all is stored.
        await mayDie();
      },
    },
    storageFailure: () => null,
    tell: async () => {},
    pace: async () => {
      now += 1000;
    },
    wakeAt: (time) => {
      wake = time === null ? null : time - ahead;
    },
    stayAwake: () => {},
  };

  function listDue(): void {
    for (; next < coming.length && (coming[next]?.at ?? 0) <= now; next += 1) {
      if ((coming[next]?.at ?? 0) <= lastListing) coming[next]?.list();
    }
  }

  async function life(): Promise<void> {
    const death = new Promise<"dead">((resolve) => {
      fall = () => resolve("dead");
    });
    const end = await Promise.race([createRounds(surroundings).run(), death]);
    // The alarm that a round leaves behind starts the next worker.
    if (end === "dead") wake = now + MINUTE;
  }

  for (const [id, view] of views) {
    const count = Math.round(plan.changesADay * plan.days);
    for (let index = 0; index < count; index += 1) {
      const changedAt = Math.floor((NOW + HOUR + random() * (plan.days - 2) * DAY) / 1000) * 1000;
      const lot = random();
      // Half at once, a third within a day, the rest up to the longest delay.
      const share = lot < 0.5 ? 0 : lot < 0.83 ? random() * Math.min(DAY, plan.lateDays * DAY) : 0;
      const delay = lot >= 0.83 ? random() * plan.lateDays * DAY : share;
      const url = `${id}-page-${index}`;
      coming.push({
        at: changedAt + delay,
        list() {
          view.pages.change(url, changedAt);
          view.listed.set(`${url} ${changedAt}`, changedAt + delay);
          view.waiting.set(`${url} ${changedAt}`, changedAt);
          if (delay > HOUR) tally.late += 1;
          // Now and then a page leaves the index as another comes, which keeps the service's count the same.
          if (random() < 0.2) view.pages.remove(`${id}-old-${Math.floor(random() * plan.oldPages)}`);
        },
      });
    }
  }
  coming.sort((one, other) => one.at - other.at);

  const end = NOW + (plan.days + 2) * DAY;
  while (now < end) {
    const wakesAt = Math.max(wake ?? end, now + 1000);
    const hour = new Date(now).getUTCHours();
    // The device sleeps most nights; what was due is asked for once when it wakes.
    const sleeps = hour === 23 && random() < 0.8;
    const before = now;
    now = sleeps ? now + (6 + random() * 3) * HOUR : wakesAt;
    if (sleeps) awakeSince = now;
    listDue();
    if (plan.clockJumps && random() < 0.05) ahead = random() < 0.4 ? 0 : (random() * 4 - 2) * DAY;
    if (now > before) await life();
  }
  for (const [id, view] of views) {
    for (const key of view.listed.keys()) {
      tally.changes += 1;
      if (shown.get(id)?.has(key)) continue;
      if (view.beyond.has(key)) tally.beyond += 1;
      else tally.missed += 1;
    }
  }
  return tally;
}
