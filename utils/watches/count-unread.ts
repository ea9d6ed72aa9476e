import { inWatchesDatabase } from "./database.ts";
import { entryKey, tellsMissing, watchOfEntry } from "./entry.ts";
import { hasMoreUnread, type Watch } from "./watch.ts";

/** What is counted: all, pages that changed or are new, or pages that are missing. */
export type UnreadKind = "all" | "changes" | "missing";

/** How many pages are unread: one that several of these watches found is one page. */
export function countUnread(
  watches: readonly Pick<Watch, "id">[],
  which: UnreadKind = "all",
): Promise<number> {
  return countAmong(watches, which);
}

export interface Unread {
  readonly pages: number;
  /** There are at least so many. */
  readonly isMore: boolean;
}

/** Entries among which unread pages are counted for a page. Nobody reads more one by one, and each more delays every page. */
const MOST_COUNTED = 1_000;

/** The same for a page that shows it, which must not wait for years of entries. */
export async function countUnreadSoon(
  watches: readonly Pick<Watch, "id" | "unread" | "overflow">[],
): Promise<Unread> {
  const withUnread = watches.filter(({ unread }) => unread > 0);
  const entries = withUnread.reduce((sum, { unread }) => sum + unread, 0);
  const pages = withUnread.length === 0 ? 0 : await countAmong(withUnread, "all", MOST_COUNTED);
  return { pages, isMore: entries > MOST_COUNTED || withUnread.some(hasMoreUnread) };
}

/** `most`: among so many unread entries of any watch. Without it all are read, which takes the longer the more there are. */
async function countAmong(
  watches: readonly Pick<Watch, "id">[],
  which: UnreadKind,
  most?: number,
): Promise<number> {
  const ids = new Set(watches.map(({ id }) => id));
  const unread = await inWatchesDatabase((database) =>
    database.getAllKeysFromIndex("watch-entries", "unread", null, most),
  );
  const isCounted = (entry: string): boolean =>
    ids.has(watchOfEntry(entry)) && (which === "all" || tellsMissing(entry) === (which === "missing"));
  return new Set(unread.filter(isCounted).map(entryKey)).size;
}
