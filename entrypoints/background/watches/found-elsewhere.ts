import type { WatchesTransaction } from "../../../utils/watches/database.ts";
import { entryKey, watchOfEntry } from "../../../utils/watches/entry.ts";

/** The pages that other watches hold: those that were read, and those of watches with notifications. */
export async function foundElsewhere(
  { watches, entries }: Pick<WatchesTransaction, "watches" | "entries">,
  watch: string,
): Promise<{ readonly read: ReadonlySet<string>; readonly notified: ReadonlySet<string> }> {
  const others = (await entries.getAllKeys()).filter((id) => watchOfEntry(id) !== watch);
  const unread = new Set(await entries.index("unread").getAllKeys());
  const notifying = new Set((await watches.getAll()).filter(({ notify }) => notify).map(({ id }) => id));
  return {
    read: new Set(others.filter((id) => !unread.has(id)).map(entryKey)),
    notified: new Set(others.filter((id) => notifying.has(watchOfEntry(id))).map(entryKey)),
  };
}
