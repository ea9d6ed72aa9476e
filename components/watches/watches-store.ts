import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import { browser } from "../../utils/platform/browser.ts";
import { onChange } from "../../utils/platform/changes.ts";
import { readWatches, readWholeWatch } from "../../utils/watches/read-watches.ts";
import { tooManySentence } from "../../utils/watches/sentences.ts";
import type { NewWatch, ReadWhich, Watch, WholeWatch } from "../../utils/watches/watch.ts";
import { tell } from "../base/Toast.tsx";
import { act, done, sayFailure } from "../base/trouble.tsx";
import { adoptKeptPlaces } from "./kept-places.ts";

const shown = signal<readonly Watch[] | null>(null);
const lastRemoved = signal<WholeWatch | null>(null);

/** All watches, the ones with unread pages first; empty until they were read. */
export const watches: ReadonlySignal<readonly Watch[]> = computed(() => shown.value ?? []);
export const areWatchesRead = computed(() => shown.value !== null);
/** The watch that was removed last, for an undo. */
export const removed: ReadonlySignal<WholeWatch | null> = lastRemoved;

/** Private windows have no watches. */
export const hasWatches = (): boolean => browser.extension?.inIncognitoContext !== true;

let isFollowing = false;

/** Reads the watches, and again after each change. To be called after the first paint. */
export function followWatches(): void {
  if (isFollowing || !hasWatches()) return;
  isFollowing = true;
  onChange("watches", () => act(read()));
  act(readFirst());
}

/** The watches are read, and with them the digest shown, even where what an earlier version kept cannot be adopted. */
async function readFirst(): Promise<void> {
  try {
    await adoptKeptPlaces();
  } finally {
    await read();
  }
}

async function read(): Promise<void> {
  shown.value = await readWatches();
}

/** Adds or changes a watch; false if that failed, which is said. It is on its way to the worker when this returns. */
export async function saveWatch(watch: NewWatch, existing: Watch | null): Promise<boolean> {
  const saved = await send("saveWatch", { watch, id: existing?.id ?? null });
  if (!saved.ok) {
    sayFailure(saved.failure);
    return false;
  }
  if (!saved.value.hasRoom) tell(tooManySentence());
  return saved.value.hasRoom;
}

export async function removeWatch(id: string): Promise<void> {
  const whole = await readWholeWatch(id);
  if (await done(send("removeWatch", { id }))) lastRemoved.value = whole;
}

export async function undoRemoval(): Promise<void> {
  const whole = lastRemoved.value;
  if (whole !== null && (await done(send("restoreWatch", { whole })))) lastRemoved.value = null;
}

export function markRead(which: ReadWhich): void {
  act(done(send("markRead", which)));
}
