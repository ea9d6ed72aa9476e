import type { Page, Worker } from "playwright/test";

/** Leaves the database as a later version of the extension would; the checks in it stay. */
export function makeLater(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("primary-source", 1000);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
}

/** The disk has no room for a verdict, until the worker ends: the next one finds room. */
export function refuseVerdicts(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value: { state?: string }, key?: IDBValidKey) {
      if (value.state === "done") throw new DOMException("The disk is full.", "QuotaExceededError");
      return put.call(this, value, key);
    };
  });
}
