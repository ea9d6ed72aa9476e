import type { Arrivals } from "../../../utils/sync/arrivals.ts";
import type { WatchesTransaction } from "../../../utils/watches/database.ts";
import { entryPrefix, isReadBy } from "../../../utils/watches/entry.ts";
import { ONLY_LOOK } from "../../../utils/watches/first-choices.ts";
import { rangeOf } from "../../../utils/watches/read-watches.ts";
import { newWatch, type Watch } from "../../../utils/watches/watch.ts";
import { detailsText, sharedDetails, withShared } from "../../../utils/watches/watch-details.ts";
import { withChoices } from "../../../utils/watches/with-choices.ts";
import { asRead } from "../watches/mark-read.ts";

/** Changes the watches of this device as others did theirs. True: something has changed. */
export async function applyArrivals(
  stores: WatchesTransaction,
  { add, update, remove }: Arrivals,
  now: number,
): Promise<boolean> {
  let isChanged = add.length > 0 || remove.length > 0;
  for (const id of remove) {
    await stores.watches.delete(id);
    await stores.memories.delete(id);
    await stores.entries.delete(rangeOf(id));
  }
  for (const { id, name, request, rhythm, details, read } of add) {
    const isFree = (await stores.watches.getKey(id)) === undefined;
    const made = newWatch({ name, request, ...ONLY_LOOK, details }, isFree ? id : crypto.randomUUID(), now);
    await stores.watches.put({ ...withElsewhere(made, rhythm), readUpTo: Math.min(read, now) });
  }
  for (const { id, name, details, read, elsewhere } of update) {
    const watch = await stores.watches.get(id);
    if (watch === undefined) continue;
    const own = watch.details ?? {};
    const isSame = watch.name === name && detailsText(sharedDetails(own)) === detailsText(details);
    if (isSame && (watch.elsewhere ?? null) === elsewhere && read === null) continue;
    const choices = { name, details: withShared(own, details) };
    const renamed = withChoices(withElsewhere(watch, elsewhere), choices, now);
    await stores.watches.put(read === null ? renamed : await readOn(stores, renamed, Math.min(read, now)));
    isChanged = true;
  }
  return isChanged;
}

function withElsewhere({ elsewhere: _, ...watch }: Watch, elsewhere: Watch["rhythm"] | null): Watch {
  return elsewhere === null || elsewhere === watch.rhythm ? watch : { ...watch, elsewhere };
}

/** The watch once its pages up to this date are read. Those that it finds later are read as well. */
async function readOn({ entries }: WatchesTransaction, watch: Watch, readUpTo: number): Promise<Watch> {
  const prefix = entryPrefix(watch.id);
  const ids = (await entries.index("unread").getAllKeys()).filter((id) => id.startsWith(prefix));
  let { unread } = watch;
  for (const id of ids) {
    const entry = await entries.get(id);
    if (entry === undefined || !isReadBy(entry, readUpTo)) continue;
    await entries.put(asRead(entry));
    unread = Math.max(0, unread - 1);
  }
  // What could not be kept was older than what is read.
  const overflow = unread === 0 ? null : watch.overflow;
  return { ...watch, unread, overflow, readUpTo: Math.max(readUpTo, watch.readUpTo ?? 0) };
}
