import { announceChange } from "../platform/changes.ts";
import { whole } from "../platform/whole-transaction.ts";
import { inSearchesDatabase, type SearchesStore, type StoredSearch } from "./database.ts";
import { fromParameters } from "./from-parameters.ts";
import type { SearchRequest } from "./request.ts";
import { searchProblem } from "./request-problem.ts";
import { pageAddress } from "./to-parameters.ts";

/** How many of a user's searches are stored. The oldest are removed first. */
export const SEARCHES_KEPT = 200;

/** Stores a search. One that is already there moves to the front. One that cannot be sent is not stored. */
export async function rememberSearch(request: SearchRequest, now: number): Promise<void> {
  const q = request.q.trim();
  if (q === "" || searchProblem(request)) return;
  await changeSearches(async (store) => {
    const newest = await store.index("at").openCursor(null, "prev");
    // A clock that was set back makes no search older than the ones before it, which would be removed first.
    const at = Math.max(now, (newest?.value.at ?? 0) + 1);
    await store.put({ address: pageAddress({ ...request, page: 1 }), q, at });
    const surplus = (await store.count()) - SEARCHES_KEPT;
    if (surplus <= 0) return;
    const oldest = await store.index("at").getAllKeys(null, surplus);
    await Promise.all(oldest.map((address) => store.delete(address)));
  });
}

/** Newest first. */
export function recentSearches(): Promise<StoredSearch[]> {
  return inSearchesDatabase(async (database) => (await database.getAllFromIndex("searches", "at")).reverse());
}

/** The words of the user's own searches, newest first, each once: their filters do not matter here. */
export async function ownSearches(): Promise<readonly string[]> {
  return [...new Set((await recentSearches()).map(({ q }) => q))];
}

/** The user's own searches, newest first, with their filters. */
export async function ownRequests(): Promise<readonly SearchRequest[]> {
  const requests = (await recentSearches()).map(({ address }) =>
    fromParameters(new URLSearchParams(address.slice(address.indexOf("?")))),
  );
  return requests.filter((request) => request.view === "search");
}

export async function forgetAllSearches(): Promise<void> {
  await inSearchesDatabase((database) => database.clear("searches"));
  announceChange("searches");
}

/** What a backup brings is added to those that are there, in one transaction; of one that is in both, the later time counts. */
export function mergeSearches(searches: readonly StoredSearch[]): Promise<void> {
  return changeSearches(async (store) => {
    const known = new Map((await store.getAll()).map((search) => [search.address, search]));
    for (const search of searches) {
      if (search.at > (known.get(search.address)?.at ?? 0)) known.set(search.address, search);
    }
    const newest = [...known.values()].sort((one, other) => other.at - one.at);
    await replaceIn(store, newest.slice(0, SEARCHES_KEPT));
  });
}

/** What a backup brings takes the place of all that are there. */
export function replaceSearches(searches: readonly StoredSearch[]): Promise<void> {
  return changeSearches((store) => replaceIn(store, searches));
}

async function replaceIn(store: SearchesStore, searches: readonly StoredSearch[]): Promise<void> {
  await Promise.all([store.clear(), ...searches.map((search) => store.put(search))]);
}

async function changeSearches(change: (store: SearchesStore) => Promise<void>): Promise<void> {
  await inSearchesDatabase((database) => {
    const transaction = database.transaction("searches", "readwrite");
    return whole(transaction, change(transaction.store));
  });
  announceChange("searches");
}
