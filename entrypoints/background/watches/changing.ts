import { announceChange } from "../../../utils/platform/changes.ts";
import { inWatches, type WatchesTransaction } from "../../../utils/watches/database.ts";

/** Works in one transaction, and tells pages that something of the watches has changed. */
export async function changing<Answer>(
  change: (stores: WatchesTransaction) => Promise<Answer>,
): Promise<Answer> {
  const answer = await inWatches(change);
  announceChange("watches");
  return answer;
}
