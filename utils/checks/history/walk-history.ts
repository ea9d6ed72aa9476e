import { type ChecksDatabase, inChecksDatabase } from "../database.ts";
import { isStoredCheck } from "../stored-check.ts";
import { readUnstored, withUnstored } from "../unstored.ts";
import { type Answered, answersKey, byClaim } from "./earlier-answers.ts";
import { keysIn } from "./keys-in.ts";

/** So many claims are in memory at once, however long the history is. */
const BATCH = 50;

/**
 * All claims, newest first, each with its earlier answers. They come in batches, each read in a transaction of its own, so that
 * a long history neither fills the memory nor keeps the worker from writing. Records that cannot be read are left out.
 */
export async function* walkClaims(): AsyncGenerator<readonly Answered[], void, undefined> {
  const [{ claims, answers }, ids] = await Promise.all([readUnstored(), inChecksDatabase(idsByClaim)]);
  if (claims.length > 0) yield byClaim(claims);
  for (let at = 0; at < ids.length; at += BATCH) {
    const wanted = ids.slice(at, at + BATCH).flat();
    const records = await inChecksDatabase((database) => {
      const { store } = database.transaction("checks");
      return Promise.all(wanted.map((id) => store.get(id)));
    });
    yield byClaim(withUnstored(records.filter(isStoredCheck), answers));
  }
}

/** The ids of each claim's answers, from the indexes alone. */
async function idsByClaim(database: ChecksDatabase): Promise<readonly (readonly string[])[]> {
  const { store } = database.transaction("checks");
  const [ids, done, keys, groups] = await Promise.all([
    store.index("order").getAllKeys(),
    store.index("state").getAllKeys("done"),
    keysIn(store.index("key")),
    keysIn(store.index("group")),
  ]);
  const isDone = new Set(done);
  const byKey = new Map<string, string[]>();
  const claims: string[][] = [];
  for (const id of ids.toReversed()) {
    const own = isDone.has(id) ? keys.get(id) : undefined;
    const key = own === undefined ? undefined : answersKey(own, groups.get(id));
    const answers = key === undefined ? undefined : byKey.get(key);
    if (answers !== undefined) {
      answers.push(id);
      continue;
    }
    const claim = [id];
    if (key !== undefined) byKey.set(key, claim);
    claims.push(claim);
  }
  return claims;
}
