import { announceChange } from "../../../utils/platform/changes.ts";
import { inWatches } from "../../../utils/watches/database.ts";
import type { Watch } from "../../../utils/watches/watch.ts";
import { followDetails } from "../../../utils/watches/watch-details.ts";
import { withChoices } from "../../../utils/watches/with-choices.ts";
import { readRoundsMark } from "./rounds-mark.ts";
import { removeAllOf } from "./store.ts";

/**
 * Makes the presets those of the administrator's policy: adds new ones, updates the others, and removes what is no longer in
 * it. One that the user removed stays removed. `isWhole`: the policy could be read. Where it could not, nobody knows what is no
 * longer in it, and nothing is removed.
 */
export async function storePresets(
  presets: readonly Watch[],
  isWhole = true,
  now = Date.now(),
): Promise<void> {
  const isChanged = await inWatches(async (stores) => {
    const { removedPresets } = await readRoundsMark(stores);
    const wanted = new Map(presets.map((preset) => [preset.id, preset]));
    const there = (await stores.watches.getAll()).filter(({ preset }) => preset !== null);
    let isOther = false;
    for (const { id } of there) {
      if (!isWhole || wanted.has(id)) continue;
      await removeAllOf(stores, id);
      isOther = true;
    }
    for (const preset of presets) {
      const before = await stores.watches.get(preset.id);
      const isRemoved = preset.preset === "removable" && removedPresets.includes(preset.id);
      const after = before === undefined ? preset : following(before, preset, now);
      // A worker that starts finds the policy as it was, mostly.
      if ((before === undefined && isRemoved) || isSame(before, after)) continue;
      await stores.watches.put(after);
      isOther = true;
    }
    return isOther;
  });
  if (isChanged) announceChange("watches");
}

function isSame(before: Watch | undefined, after: Watch): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** What the policy changed since it was last read reaches the watch; where it did not, what the user changed stays so. */
function following(there: Watch, { preset, policy }: Watch, now: number): Watch {
  if (policy === undefined) return { ...there, preset };
  const before = there.policy;
  const choices = {
    details: followDetails(there.details, before?.details, policy.details),
    rhythm: before?.rhythm === policy.rhythm ? there.rhythm : policy.rhythm,
    notify: before?.notify === policy.notify ? there.notify : policy.notify,
    countsInBadge:
      before?.countsInBadge === policy.countsInBadge ? there.countsInBadge : policy.countsInBadge,
  };
  return { ...withChoices(there, choices, now), preset, policy };
}
