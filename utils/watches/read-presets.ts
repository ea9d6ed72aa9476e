import { readListed } from "./listed-watch.ts";
import type { NewWatch } from "./watch.ts";
import type { WatchDetails } from "./watch-details.ts";
import { WATCH_LIMITS } from "./watch-limits.ts";

interface Preset {
  readonly watch: NewWatch;
  readonly isRemovable: boolean;
}

/** The watches of an administrator's policy, without those that cannot be used. */
export interface Presets {
  readonly presets: readonly Preset[];
  /** Whether all of the policy could be used. */
  readonly isWhole: boolean;
}

/** Removable unless the policy says otherwise. */
export function readPresets(value: unknown, service: string | null): Presets {
  if (value === undefined) return { presets: [], isWhole: true };
  if (!Array.isArray(value)) return { presets: [], isWhole: false };
  const listed: readonly unknown[] = value.slice(0, WATCH_LIMITS.watches);
  let isWhole = listed.length === value.length;
  const presets = listed.flatMap((each) => {
    const watch = readListed(each, service);
    if (watch === null || !isUsedWhole(each, watch)) isWhole = false;
    if (watch === null) return [];
    const isFixed =
      typeof each === "object" && each !== null && "removable" in each && each.removable === false;
    return [{ watch, isRemovable: !isFixed }];
  });
  return { presets, isWhole };
}

/** Whether what is set of a watch holds: a rhythm that there is not is read as none. */
function isUsedWhole(value: unknown, { rhythm, details }: NewWatch): boolean {
  const isUsed = ([name, set]: [string, unknown]): boolean => {
    if (name === "rhythm") return set === rhythm;
    if (BOOLEANS.has(name)) return typeof set === "boolean";
    return !Object.hasOwn(DETAILS, name) || set === false || set === "" || name in (details ?? {});
  };
  return Object.entries(Object(value)).every(isUsed);
}

const BOOLEANS: ReadonlySet<string> = new Set(["notify", "countsInBadge", "removable"]);

/** All of them: types ask for one that is added. */
const DETAILS: Readonly<Record<keyof WatchDetails, true>> = {
  paused: true,
  words: true,
  group: true,
  note: true,
  missing: true,
  silentDays: true,
  weekday: true,
  hour: true,
};
