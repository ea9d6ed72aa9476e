import { countUnread, type UnreadKind } from "../../../utils/watches/count-unread.ts";
import { inWatches } from "../../../utils/watches/database.ts";
import { followsSources } from "../../../utils/watches/followed-sources.ts";
import { notifies, type Watch } from "../../../utils/watches/watch.ts";
import { readRoundsMark, writeRoundsMark } from "./rounds-mark.ts";
import { readForRound } from "./store.ts";
import { isUntold, lessTold, type Untold } from "./untold.ts";
import { showWatchNotification } from "./watch-notifications.ts";

/** Tells in one notification what rounds have found and nobody has read since. */
export async function tellNews(): Promise<void> {
  const { watches, mark } = await readForRound();
  const { toTell, sourcesToTell, missingToTell, silencesToTell } = mark;
  if (!isUntold(mark)) return;
  // Some may have been read since, as in the quiet hours.
  const unread = async (of: (watch: Watch) => boolean, which: UnreadKind): Promise<number> =>
    countUnread(
      watches.filter((watch) => notifies(watch) && of(watch)),
      which,
    );
  const pages = Math.min(toTell, await unread((watch) => !followsSources(watch), "changes"));
  const sources = Math.min(sourcesToTell, await unread(followsSources, "changes"));
  const missing = Math.min(missingToTell, await unread(() => true, "missing"));
  // Something may have come since.
  const silent = watches.filter((watch) => notifies(watch) && watch.silenceSaid).length;
  const silences = Math.min(silencesToTell, silent);
  if (pages + sources + missing + silences > 0)
    await showWatchNotification({ pages, sources, missing, silences });
  await markTold(mark);
}

/** From then on these count as told. Later than telling: a worker that dies in between tells again rather than never. */
export function markTold(told: Untold): Promise<void> {
  return inWatches(async (stores) => {
    const mark = await readRoundsMark(stores);
    await writeRoundsMark(stores, { ...mark, ...lessTold(mark, told) });
  });
}
