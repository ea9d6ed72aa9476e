import { announceChange } from "../../../utils/platform/changes.ts";
import { inWatches } from "../../../utils/watches/database.ts";
import { followDetails } from "../../../utils/watches/details.ts";
import { readListed } from "../../../utils/watches/listed-watch.ts";
import { type NewWatch, WATCH_LIMITS, type Watch } from "../../../utils/watches/watch.ts";
import { withChoices } from "../../../utils/watches/with-choices.ts";
import { readRoundsMark } from "./rounds-mark.ts";
import { removeAllOf } from "./store.ts";

interface Preset {
  readonly watch: NewWatch;
  readonly isRemovable: boolean;
}

/** The watches of an administrator's policy, without those that cannot be used. Removable unless it says otherwise. */
export function readPresets(value: unknown, service: string | null): readonly Preset[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, WATCH_LIMITS.watches).flatMap((each: unknown) => {
    const watch = readListed(each, service);
    if (watch === null) return [];
    const isFixed =
      typeof each === "object" && each !== null && "removable" in each && each.removable === false;
    return [{ watch, isRemovable: !isFixed }];
  });
}

/**
 * Makes the presets those of the administrator's policy: adds new ones, updates the others, and removes what is no longer in
 * it. One that the user removed stays removed.
 */
export async function storePresets(presets: readonly Watch[], now = Date.now()): Promise<void> {
  const isChanged = await inWatches(async (stores) => {
    const { removedPresets } = await readRoundsMark(stores);
    const wanted = new Map(presets.map((preset) => [preset.id, preset]));
    const there = (await stores.watches.getAll()).filter(({ preset }) => preset !== null);
    for (const { id } of there) if (!wanted.has(id)) await removeAllOf(stores, id);
    for (const preset of presets) {
      const before = await stores.watches.get(preset.id);
      const isRemoved = preset.preset === "removable" && removedPresets.includes(preset.id);
      if (before === undefined && !isRemoved) await stores.watches.put(preset);
      else if (before !== undefined) await stores.watches.put(following(before, preset, now));
    }
    return there.length > 0 || presets.length > 0;
  });
  if (isChanged) announceChange("watches");
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
