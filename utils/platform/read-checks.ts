import { type Check, UNSEEN } from "../claims/check.ts";
import { inDatabase } from "./database.ts";

/** All checks, newest first. */
export function readChecks(): Promise<readonly Check[]> {
  return inDatabase(async (database) => (await database.getAllFromIndex("checks", "order")).toReversed());
}

/** The newest few, for where there is little room. */
export function readLatestChecks(count: number): Promise<readonly Check[]> {
  return inDatabase(async (database) => {
    const latest: Check[] = [];
    let cursor = await database.transaction("checks").store.index("order").openCursor(null, "prev");
    while (cursor !== null && latest.length < count) {
      latest.push(cursor.value);
      cursor = await cursor.continue();
    }
    return latest;
  });
}

/** Those in line and those under way, in no order. */
export function readQueuedChecks(): Promise<readonly Check[]> {
  return inDatabase(async (database) => {
    const { store } = database.transaction("checks");
    const states = ["waiting", "running"].map((state) => store.index("state").getAll(state));
    return (await Promise.all(states)).flat();
  });
}

export interface CheckCounts {
  readonly queued: number;
  readonly unseen: number;
}

export function countChecks(): Promise<CheckCounts> {
  return inDatabase(async (database) => {
    const { store } = database.transaction("checks");
    const [waiting, running, unseen] = await Promise.all([
      store.index("state").count("waiting"),
      store.index("state").count("running"),
      store.index("seenAt").count(UNSEEN),
    ]);
    return { queued: waiting + running, unseen };
  });
}
