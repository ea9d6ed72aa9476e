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
