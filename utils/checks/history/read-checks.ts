import { type Check, UNSEEN } from "../check.ts";
import { inChecksDatabase } from "../database.ts";
import type { Group } from "../groups/group.ts";
import { readGroups } from "../groups/read-groups.ts";
import { readUnstored, withUnstored } from "../unstored.ts";

const NO_GROUPS: ReadonlyMap<string, Group> = new Map();

/** All checks, newest first. Pages read a part of them (`newest-checks.ts`). Only tests read all. @internal */
export async function readChecks(): Promise<readonly Check[]> {
  const [stored, { claims }] = await Promise.all([
    asTheyAre(
      inChecksDatabase(async (database) => (await database.getAllFromIndex("checks", "order")).toReversed()),
    ),
    readUnstored(),
  ]);
  return [...claims, ...stored];
}

export function readCheck(id: string): Promise<Check | undefined> {
  return inChecksDatabase((database) => database.get("checks", id));
}

/** The checks of a claim, by its key. */
export function checksOf(key: string): Promise<readonly string[]> {
  return inChecksDatabase((database) => database.getAllKeysFromIndex("checks", "key", key));
}

/** The waiting and the running ones, in no particular order, without those of paused groups. */
export async function readChecksInLine(): Promise<readonly Check[]> {
  const inLine = await asTheyAre(
    inChecksDatabase(async (database) => {
      const { store } = database.transaction("checks");
      const states = ["waiting", "running"].map((state) => store.index("state").getAll(state));
      return (await Promise.all(states)).flat();
    }),
  );
  const groups = inLine.some(({ group }) => group !== undefined) ? await readGroups() : NO_GROUPS;
  return inLine.filter(
    ({ state, group }) =>
      state === "running" || (state === "waiting" && groups.get(group ?? "")?.isPaused !== true),
  );
}

export interface CheckCounts {
  readonly inLine: number;
  readonly unseen: number;
}

/** Of the whole history. */
export function countStoredChecks(): Promise<number> {
  return inChecksDatabase((database) => database.count("checks"));
}

export async function countChecks(): Promise<CheckCounts> {
  const [inLine, unseen] = await Promise.all([
    readChecksInLine(),
    inChecksDatabase((database) => database.countFromIndex("checks", "seenAt", UNSEEN)),
  ]);
  return { inLine: inLine.length, unseen };
}

async function asTheyAre(stored: Promise<readonly Check[]>): Promise<readonly Check[]> {
  const [checks, unstored] = await Promise.all([stored, readUnstored()]);
  return withUnstored(checks, unstored.answers);
}
