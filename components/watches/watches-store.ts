import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ManyChoices } from "../../utils/calls/calls-table.ts";
import { send } from "../../utils/calls/send.ts";
import { onChange } from "../../utils/platform/changes.ts";
import { askToKeepStored } from "../../utils/platform/keep-stored.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { countUnreadSoon, type Unread } from "../../utils/watches/count-unread.ts";
import type { MarkedRead, ReadWhich } from "../../utils/watches/entry.ts";
import { readWatches, readWholeWatch } from "../../utils/watches/read-watches.ts";
import { tooManySentence } from "../../utils/watches/sentences.ts";
import { choicesOf, type NewWatch, type Watch, type WholeWatch } from "../../utils/watches/watch.ts";
import { whenCleared } from "../base/kept-record.ts";
import { tell } from "../base/Toast.tsx";
import { act, done, sayFailure } from "../base/trouble.tsx";
import { inFollowsOrder } from "./follows-order.ts";

interface WatchesStore {
  /** All watches, the ones with unread pages first; empty until they were read. */
  readonly watches: ReadonlySignal<readonly Watch[]>;
  readonly areWatchesRead: ReadonlySignal<boolean>;
  /** How many pages are unread over all watches, each counted once; `isMore`: at least so many. */
  readonly unread: ReadonlySignal<Unread>;
  /** The watches that were removed here and can come back, the last one first. */
  readonly removed: ReadonlySignal<readonly WholeWatch[]>;
  /** Reads the watches, and again after each change. To be called after the first paint. */
  listenToWatches(): void;
  /** Adds a watch, or changes what was shown of one; false if that failed, which is said. It is on its way to the worker when this returns. */
  saveWatch(watch: NewWatch, shown: Watch | null): Promise<boolean>;
  changeWatches(ids: readonly string[], choices: ManyChoices["choices"]): void;
  removeWatch(id: string): Promise<void>;
  undoRemoval(id: string): Promise<void>;
  /** Says no more of a removal that could be undone. */
  leaveRemoval(id: string): void;
  markRead(which: ReadWhich): void;
  /** The same, with what that changed; null: it failed, which is said. */
  markAllRead(which: ReadWhich): Promise<MarkedRead | null>;
  markUnread(marked: MarkedRead): void;
}

/** Private windows have no watches. */
export const hasWatches = (): boolean => !isPrivateWindow();

/** What the parts of one page share about the watches. */
export const {
  watches,
  areWatchesRead,
  unread,
  removed,
  listenToWatches,
  saveWatch,
  changeWatches,
  removeWatch,
  undoRemoval,
  leaveRemoval,
  markRead,
  markAllRead,
  markUnread,
} = createWatchesStore();

function createWatchesStore(): WatchesStore {
  const shown = signal<readonly Watch[] | null>(null);
  const unreadPages = signal<Unread>({ pages: 0, isMore: false });
  const removedHere = signal<readonly WholeWatch[]>([]);
  let isFollowing = false;

  let latest = 0;
  const read = async (): Promise<void> => {
    latest += 1;
    const own = latest;
    const all = inFollowsOrder(await readWatches());
    const counted = await countUnreadSoon(all);
    // Counting takes long where much is unread, and nothing where all is read by now.
    if (own !== latest) return;
    batch(() => {
      shown.value = all;
      unreadPages.value = counted;
    });
    if (all.length > 0) await askToKeepStored();
  };

  return {
    watches: computed(() => shown.value ?? []),
    areWatchesRead: computed(() => shown.value !== null),
    unread: unreadPages,
    removed: removedHere,
    listenToWatches() {
      if (isFollowing || !hasWatches()) return;
      isFollowing = true;
      onChange("watches", () => act(read()));
      // Who deletes all that is followed wants none of it offered back.
      whenCleared("follow-form", () => {
        removedHere.value = [];
      });
      act(read());
    },
    async saveWatch(watch, shown) {
      const before = shown && { before: choicesOf(shown) };
      const saved = await send("saveWatch", { watch, id: shown?.id ?? null, ...before });
      if (!saved.ok) {
        sayFailure(saved.failure);
        return false;
      }
      if (!saved.value.hasRoom) tell(tooManySentence());
      return saved.value.hasRoom;
    },
    changeWatches(ids, choices) {
      act(
        done(send("changeWatches", { ids, choices })).then((isDone) => {
          // A copy, so that the page is drawn again: the control that was moved must move back.
          if (!isDone) shown.value = shown.value && [...shown.value];
        }),
      );
    },
    async removeWatch(id) {
      const whole = await readWholeWatch(id);
      if (!(await done(send("removeWatch", { id }))) || whole === null) return;
      removedHere.value = [whole, ...removedHere.value.filter(({ watch }) => watch.id !== id)];
    },
    async undoRemoval(id) {
      const whole = removedHere.value.find(({ watch }) => watch.id === id);
      if (whole === undefined) return;
      const restored = await send("restoreWatch", { whole });
      if (!restored.ok) return sayFailure(restored.failure);
      if (!restored.value.hasRoom) return tell(tooManySentence());
      removedHere.value = removedHere.value.filter(({ watch }) => watch.id !== id);
    },
    leaveRemoval(id) {
      removedHere.value = removedHere.value.filter(({ watch }) => watch.id !== id);
    },
    markRead(which) {
      act(done(send("markRead", which)));
    },
    async markAllRead(which) {
      const marked = await send("markRead", which);
      if (marked.ok) return marked.value;
      sayFailure(marked.failure);
      return null;
    },
    markUnread(marked) {
      act(done(send("markUnread", marked)));
    },
  };
}
