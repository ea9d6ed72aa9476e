import type { WatchMemory } from "../../utils/watches/memory.ts";
import type { Watch } from "../../utils/watches/watch.ts";

/**
 * Changes all stored watches, such as when they were last asked: the shortest rhythm is an hour. Runs in a page or a worker of
 * the extension, where its text arrives alone.
 */
export function changeStoredWatches(change: Partial<Watch>): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open("primary-source-watches");
    opening.onsuccess = () => {
      const writing = opening.result.transaction("watches", "readwrite");
      const watches = writing.objectStore("watches");
      const reading = watches.getAll();
      reading.onsuccess = () => {
        for (const watch of reading.result) watches.put({ ...watch, ...change });
      };
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** What watches know is a day older than it was, and they are asked again. Runs where `changeStoredWatches` does. */
export function dayLaterForWatches(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open("primary-source-watches");
    opening.onsuccess = () => {
      const writing = opening.result.transaction(["watches", "watch-memory"], "readwrite");
      const [watches, memories] = [writing.objectStore("watches"), writing.objectStore("watch-memory")];
      const day = 86_400_000;
      watches.getAll().onsuccess = ({ target }) => {
        for (const watch of (target as IDBRequest<Watch[]>).result)
          watches.put({ ...watch, lastAsked: null, inventoryDue: 0 });
      };
      memories.getAll().onsuccess = ({ target }) => {
        for (const memory of (target as IDBRequest<WatchMemory[]>).result) {
          const held = memory.held?.map((page) => ({
            ...page,
            ...(page.absentSince !== undefined && { absentSince: page.absentSince - day }),
            // Those of a page that was told name its entry.
            ...(page.misses && !page.isTold && { misses: page.misses.map((miss) => miss - day) }),
          }));
          memories.put({ ...memory, ...(held && { held }) });
        }
      };
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/**
 * How many pages watches hold to find what disappears, and how often these were missed; null while somebody still looks for
 * them. Runs where `changeStoredWatches` does.
 */
export function heldByWatches(): Promise<{ pages: number; misses: number } | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open("primary-source-watches");
    opening.onsuccess = () => {
      const reading = opening.result.transaction(["watches", "watch-memory"]);
      const watches: IDBRequest<Watch[]> = reading.objectStore("watches").getAll();
      const memories: IDBRequest<WatchMemory[]> = reading.objectStore("watch-memory").getAll();
      reading.oncomplete = () => {
        opening.result.close();
        // What was broken off is done again in an hour.
        const soon = Date.now() + 2 * 3_600_000;
        const areDone = watches.result.every(({ inventoryDue = 0 }) => inventoryDue > soon);
        const held = memories.result.flatMap((memory) => memory.held ?? []);
        const misses = held.flatMap(({ misses: each = [] }) => each).length;
        resolve(areDone ? { pages: held.length, misses } : null);
      };
    };
  });
}
