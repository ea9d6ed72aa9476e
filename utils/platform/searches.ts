import type { SearchRequest } from "../requests/request.ts";
import { searchProblem } from "../requests/request-problem.ts";
import { pageAddress } from "../requests/to-parameters.ts";
import { announceChange } from "./changes.ts";
import { inDatabase, type StoredSearch } from "./database.ts";

/** How many of a person's searches are stored. The oldest are removed first. */
export const SEARCHES_KEPT = 200;

/** Stores a search. One that is already there moves to the front. One that cannot be sent is not stored. */
export async function rememberSearch(request: SearchRequest, now: number): Promise<void> {
  const q = request.q.trim();
  if (q === "" || searchProblem(request)) return;
  await inDatabase(async (database) => {
    const transaction = database.transaction("searches", "readwrite");
    const { store } = transaction;
    const add = async (): Promise<void> => {
      await store.put({ address: pageAddress({ ...request, page: 1 }), q, at: now });
      const surplus = (await store.count()) - SEARCHES_KEPT;
      if (surplus <= 0) return;
      const oldest = await store.index("at").getAllKeys(null, surplus);
      await Promise.all(oldest.map((address) => store.delete(address)));
    };
    await Promise.all([add(), transaction.done]);
  });
  announceChange("searches");
}

/** Newest first. */
export function recentSearches(): Promise<StoredSearch[]> {
  return inDatabase(async (database) => (await database.getAllFromIndex("searches", "at")).reverse());
}

/** The words of the person's own searches, newest first, each once: their filters do not matter here. */
export async function ownSearches(): Promise<readonly string[]> {
  return [...new Set((await recentSearches()).map(({ q }) => q))];
}

export async function forgetAllSearches(): Promise<void> {
  await inDatabase((database) => database.clear("searches"));
  announceChange("searches");
}

/** What a backup brings takes the place of all that are there. */
export async function replaceSearches(searches: readonly StoredSearch[]): Promise<void> {
  await inDatabase(async (database) => {
    const transaction = database.transaction("searches", "readwrite");
    const { store } = transaction;
    await Promise.all([store.clear(), ...searches.map((search) => store.put(search)), transaction.done]);
  });
  announceChange("searches");
}
