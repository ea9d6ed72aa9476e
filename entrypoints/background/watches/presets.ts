import { readListed } from "../../../utils/watches/listed-watch.ts";
import { type NewWatch, WATCH_LIMITS } from "../../../utils/watches/watch.ts";

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
