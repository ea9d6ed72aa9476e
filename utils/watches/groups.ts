import { language } from "../platform/i18n.ts";
import type { WatchChoices } from "./watch.ts";

type Grouped = Pick<WatchChoices, "details">;

/** Those without a group, then each group in the order of names; in a group as they were. */
export function byGroup<Each extends Grouped>(
  watches: readonly Each[],
): readonly (readonly [group: string | undefined, watches: readonly Each[]])[] {
  const groups = new Map<string | undefined, Each[]>();
  for (const watch of watches) {
    const { group } = watch.details ?? {};
    const there = groups.get(group);
    if (there === undefined) groups.set(group, [watch]);
    else there.push(watch);
  }
  const names = new Intl.Collator(language(), { numeric: true });
  return [...groups].sort(([one], [other]) =>
    one === undefined || other === undefined
      ? Number(one !== undefined) - Number(other !== undefined)
      : names.compare(one, other),
  );
}

/** The names of all groups, in their order. */
export function groupNames(watches: readonly Grouped[]): readonly string[] {
  return byGroup(watches).flatMap(([group]) => group ?? []);
}
