import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import {
  beginInventory,
  settleInventory,
} from "../../../../../entrypoints/background/watches/inventory-store.ts";
import {
  createRounds,
  type RoundSurroundings,
} from "../../../../../entrypoints/background/watches/rounds.ts";
import * as store from "../../../../../entrypoints/background/watches/store.ts";
import { markTold } from "../../../../../entrypoints/background/watches/tell-news.ts";
import { isUntold } from "../../../../../entrypoints/background/watches/untold.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { storageProblem } from "../../../../../utils/platform/storage-problem.ts";
import { closeWatchesDatabase } from "../../../../../utils/watches/database.ts";
import { readEntriesOf } from "../../../../../utils/watches/read-watches.ts";
import { answer, DAY, HOUR, ListedPages, NOW, SERVICE } from "../../../utils/watches/sample.ts";

/** All that a round needs of the store. */
export const STORE = { beginInventory, settleInventory, ...store };

/** What surrounds the rounds, and what they have done. A round reads it when it needs it, so a test may change it at any time. */
interface World {
  now: number;
  pages: ListedPages;
  /** How many new pages each notification told. */
  told: number[];
  /** How many watches were said to be silent. */
  silences: number;
  /** When the alarm rings. */
  wake: number | null;
  /** Until when the service is not asked. */
  paused: number;
  /** Until when nothing is told. */
  quiet: number | null;
  /** What the service answers to these words instead of pages. */
  failures: Map<string, ApiFailure>;
}

const untouched = (): World => ({
  now: NOW,
  pages: new ListedPages(),
  told: [],
  silences: 0,
  wake: null,
  paused: 0,
  quiet: null,
  failures: new Map(),
});

export const world = untouched();

/** Before each test: nothing stored, and five pages that changed on the last days. */
export async function beginWorld(): Promise<void> {
  await closeWatchesDatabase();
  globalThis.indexedDB = new IDBFactory();
  Object.assign(world, untouched());
  for (let index = 0; index < 5; index += 1) world.pages.change(`old-${index}`, NOW - index * DAY);
}

/** One life of the worker: its rounds, with what it hears otherwise than the world has it. */
export function life(service: string | null = SERVICE, heard: Partial<RoundSurroundings> = {}) {
  const surroundings: RoundSurroundings = {
    now: () => world.now,
    service: async () => service,
    pausedUntil: async () => world.paused,
    ask: async (_, request) => {
      const failure = world.failures.get(request.q);
      if (failure?.kind === "rate-limited") world.paused = failure.until;
      return failure ? failed(failure) : success(world.pages.recent(request.since ?? "", request.page));
    },
    search: async () => success(answer([])),
    store: STORE,
    storageFailure: (error) => {
      const problem = storageProblem(error);
      return problem && { kind: "storage", problem };
    },
    quietUntil: async () => world.quiet,
    tell: async () => {
      const { mark } = await store.readForRound();
      if (!isUntold(mark)) return;
      world.told.push(mark.toTell);
      world.silences += mark.silencesToTell;
      await markTold(mark);
    },
    pace: async () => {
      world.now += 1000;
    },
    wakeAt: (time) => {
      world.wake = time;
    },
    stayAwake: () => {},
    ...heard,
  };
  return createRounds(surroundings);
}

/** The addresses of what a watch found, the latest first. */
export const urls = async (id = "w") => (await readEntriesOf(id)).map(({ result }) => result.url);

/** What the next life of the worker does, so many hours later. */
export async function later(hours: number): Promise<void> {
  world.now += hours * HOUR;
  await life().run();
}
