import { expect, type Page } from "playwright/test";

/** Waits until what a follow's first reading learnt is stored. Where the stored follow is changed before, the reading is dropped and done again. */
export async function waitForReading(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open("primary-source-watches");
            opening.onsuccess = () => {
              const memories = opening.result.transaction("watch-memory").objectStore("watch-memory").count();
              memories.onsuccess = () => {
                opening.result.close();
                resolve(memories.result);
              };
            };
          }),
      ),
    )
    .toBe(1);
}
