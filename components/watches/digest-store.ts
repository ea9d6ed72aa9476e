import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import { onChange } from "../../utils/platform/changes.ts";
import { readEntries, readEntriesOf } from "../../utils/watches/read-watches.ts";
import type { LookedAt, WatchEntry } from "../../utils/watches/watch.ts";
import { AFTER_FIRST_PAINT, pageClock } from "../base/clock.ts";
import { act, done } from "../base/trouble.tsx";
import { areWatchesRead, watches } from "./watches-store.ts";

/** Drawn at once, and added by "Show more". Reading and drawing all 100,000 entries could take minutes. */
const STEP = 50;
const MINUTE = 60_000;

const limit = signal(STEP);
const read = signal<readonly WatchEntry[] | null>(null);
const looking = signal(false);
const time = signal(pageClock.now());

/** The watch whose pages are shown; null: of all. */
export const chosen = signal<string | null>(null);
/** Whether the service is being asked because the person looks. */
export const isLooking = computed(() => looking.value);
/** The time that ages are counted from. It goes on while the page is open. */
export const now: ReadonlySignal<number> = time;
export const hasMore = computed(() => (read.value?.length ?? 0) > limit.value);

/** A page with the watches that found it: the same page may be new to several. */
export interface DigestLine {
  readonly entries: readonly [WatchEntry, ...WatchEntry[]];
}

/** Found last first; null until these and the watches were read, since a list of watches that comes later moves them. */
export const lines = computed(() =>
  areWatchesRead.value ? read.value && linesOf(read.value.slice(0, limit.value)) : null,
);

export function openDigest(watch: string | null): void {
  chosen.value = watch;
  onChange("watches", () => act(load()));
  looking.value = true;
  // What is stored is drawn before the worker is asked for more, since they share the machine.
  act(
    load().finally(() =>
      pageClock.after(AFTER_FIRST_PAINT, () => look(watch === null ? "stale" : { id: watch })),
    ),
  );
  keepTime();
}

function keepTime(): void {
  time.value = pageClock.now();
  pageClock.after(MINUTE, keepTime);
}

export function showMore(): void {
  limit.value += STEP;
  act(load());
}

/** Asks for this watch, or for several. */
export function look(which: LookedAt): void {
  looking.value = true;
  act(
    done(send("lookAtWatches", { which })).finally(() => {
      looking.value = false;
    }),
  );
}

/** Reads one more than is shown, to know whether there are more. */
async function load(): Promise<void> {
  const watch = chosen.value;
  const entries = watch === null ? await readEntries(limit.value + 1) : await readEntriesOf(watch);
  read.value = entries;
  // What was stored just now must not be from the future.
  time.value = pageClock.now();
}

function linesOf(entries: readonly WatchEntry[]): readonly DigestLine[] {
  const found: DigestLine[] = [];
  for (const entry of entries) {
    const same = found.findLast(
      ({ entries: [first] }) => first.order === entry.order && first.result.url === entry.result.url,
    );
    if (same === undefined) found.push({ entries: [entry] });
    else found.splice(found.indexOf(same), 1, { entries: [...same.entries, entry] });
  }
  return found;
}

export function watchNames({ entries }: DigestLine): string {
  const names = new Map(watches.value.map(({ id, name }) => [id, name]));
  return entries.flatMap(({ watch }) => names.get(watch) ?? []).join(", ");
}
