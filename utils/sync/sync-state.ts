import { inWatchesDatabase } from "../watches/database.ts";
import type { KnownViews } from "./local-changes.ts";
import type { SeenRemovals } from "./removals.ts";
import type { SharedWatches } from "./shared-watch.ts";

/** Why the devices could not be brought together. `full`: the browser's sync, `disk`: this device. `later`: the browser asks to wait, or does not answer. */
export type SyncProblem = "unavailable" | "full" | "disk" | "later";

/** How the last try went. */
export interface SyncState {
  /** When it last worked; null: never since it was turned on. */
  readonly doneAt: number | null;
  readonly problem: SyncProblem | null;
  /** How many watches the browser's sync has no room for. */
  readonly leftOut: number;
  /** How many watches of other devices this one has no room for. */
  readonly noRoom: number;
}

/** What a device remembers between tries. With the watches, so that neither is ever lost without the other. */
export interface SyncMark {
  readonly watches: SharedWatches;
  readonly known: KnownViews;
  readonly seen: SeenRemovals;
  readonly state: SyncState;
}

export const SYNC_MARK = "sync";

export const FIRST_MARK: SyncMark = {
  watches: new Map(),
  known: new Map(),
  seen: new Map(),
  state: { doneAt: null, problem: null, leftOut: 0, noRoom: 0 },
};

export function asSyncMark(value: unknown): SyncMark {
  return isSyncMark(value) ? value : FIRST_MARK;
}

/** How the last try went, as pages show it. */
export async function readSyncState(): Promise<SyncState> {
  const mark = await inWatchesDatabase((database) => database.get("marks", SYNC_MARK));
  return asSyncMark(mark?.value).state;
}

function isSyncMark(value: unknown): value is SyncMark {
  return typeof value === "object" && value !== null && "watches" in value && value.watches instanceof Map;
}
