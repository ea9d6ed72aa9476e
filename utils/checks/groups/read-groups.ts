import type { Check } from "../check.ts";
import { inChecksDatabase } from "../database.ts";
import { type Answered, byClaim } from "../history/earlier-answers.ts";
import { isStoredCheck } from "../stored-check.ts";
import { type Draft, type Group, isStoredDraft, isStoredGroup, type WholeGroup } from "./group.ts";

/** All groups, by their ids. A damaged one is left out. */
export async function readGroups(): Promise<ReadonlyMap<string, Group>> {
  const stored = await inChecksDatabase((database) => database.getAll("groups"));
  return new Map(stored.filter(isStoredGroup).map((group) => [group.id, group]));
}

/** The text of a group; undefined: it has none, or a damaged one. */
export async function readDraft(id: string): Promise<Draft | undefined> {
  const stored = await inChecksDatabase((database) => database.get("drafts", id));
  return isStoredDraft(stored) ? stored : undefined;
}

/** The checks of some groups. */
export async function readChecksOf(groups: Iterable<string>): Promise<readonly Check[]> {
  const read = await inChecksDatabase((database) => {
    const index = database.transaction("checks").store.index("group");
    return Promise.all([...groups].map((id) => index.getAll(id)));
  });
  return read.flat().filter(isStoredCheck);
}

/** A group with all that a removal would take away; undefined: it is not there. */
export async function readWholeGroup(id: string): Promise<WholeGroup | undefined> {
  const [group, draft] = await Promise.all([
    inChecksDatabase((database) => database.get("groups", id)),
    readDraft(id),
  ]);
  if (!isStoredGroup(group)) return undefined;
  return { group, draft: draft ?? null, checks: await readChecksOf([id]) };
}

/** The claims of a group in the order of its text. Expects its checks newest first. */
export function inTextOrder({ claims }: Group, checks: readonly Check[]): readonly Answered[] {
  const places = new Map(claims.map((key, place) => [key, place]));
  const placeOf = ({ latest }: Answered): number => places.get(latest.key) ?? claims.length;
  return byClaim(checks).toSorted((one, other) => placeOf(one) - placeOf(other));
}
