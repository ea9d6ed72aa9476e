import { type ReadonlySignal, signal } from "@preact/signals";
import type { send } from "../../utils/calls/send.ts";
import { onChange } from "../../utils/platform/changes.ts";
import { ownItems } from "../../utils/sync/own-items.ts";
import { readSyncState, type SyncProblem, type SyncState } from "../../utils/sync/sync-state.ts";
import { act } from "../base/trouble.tsx";

interface Parts {
  readonly send: typeof send;
}

export interface SyncStore {
  /** How the last try went; null until that is read. */
  readonly state: ReadonlySignal<SyncState | null>;
  /** Whether the browser's sync holds something of the extension. */
  readonly hasCopy: ReadonlySignal<boolean>;
  /** How the removal of that ended: null: it worked; undefined: nobody asked for it. */
  readonly removal: ReadonlySignal<SyncProblem | null | undefined>;
  /** Reads now and after each change, until the returned function is called. */
  listen(): () => void;
  removeCopy(): Promise<void>;
}

export function createSyncStore({ send }: Parts): SyncStore {
  const state = signal<SyncState | null>(null);
  const hasCopy = signal(false);
  const removal = signal<SyncProblem | null | undefined>(undefined);

  const read = async (): Promise<void> => {
    state.value = await readSyncState();
    // A browser that has none, or whose administrator turned it off, holds nothing that could be removed.
    hasCopy.value = await ownItems().then(
      (items) => items.length > 0,
      () => false,
    );
  };

  return {
    state,
    hasCopy,
    removal,
    listen() {
      act(read());
      return onChange("sync", () => act(read()));
    },
    async removeCopy() {
      const removed = await send("removeSynced", null);
      await read();
      removal.value = removed.ok ? removed.value : "later";
    },
  };
}
