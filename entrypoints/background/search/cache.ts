import type { IDBPTransaction } from "idb";
import { whole } from "../../../utils/platform/whole-transaction.ts";
import { inBackground } from "../in-background.ts";
import {
  type AnswersDatabase,
  type AnswersSchema,
  dropAnswers,
  inAnswers,
  type StoredResponse,
} from "./answers-database.ts";

export interface CacheLimits {
  readonly entries: number;
  readonly bytes: number;
}

export const CACHE_LIMITS: CacheLimits = { entries: 2000, bytes: 20 * 1024 * 1024 };

export interface CacheEntry extends StoredResponse {
  readonly bytes: number;
}

export interface CacheSize {
  readonly entries: number;
  readonly bytes: number;
}

type Writing = IDBPTransaction<AnswersSchema, ["responses", "uses", "marks"], "readwrite">;

const TOTALS = "cache-totals";
const EMPTY: CacheSize = { entries: 0, bytes: 0 };
/** Uses are written together after a while, so that going through saved answers does not wait for each write. */
const TOUCH_DELAY_MS = 1000;

/**
 * Answers of the services; the least recently used go first. The totals are stored and change in the same transaction as
 * the entries, and the order of use is an index, so that a full cache is as fast as an empty one.
 *
 * A cache must never make a request fail, so only `clear` rejects.
 */
export function createCache(limits: CacheLimits, now: () => number) {
  let lastUse = 0;
  let clearings = 0;
  const touched = new Set<string>();

  /** Later than every earlier use, even after the clock was set back; otherwise the newest entries would go first. */
  async function nextUse(transaction: Writing): Promise<number> {
    if (lastUse === 0) {
      const latest = await transaction.objectStore("uses").index("usedAt").openKeyCursor(null, "prev");
      lastUse = latest?.key ?? 0;
    }
    lastUse = Math.max(now(), lastUse + 1);
    return lastUse;
  }

  async function writeUses(transaction: Writing): Promise<void> {
    const uses = transaction.objectStore("uses");
    const keys = [...touched];
    touched.clear();
    for (const key of keys) {
      const use = await uses.get(key);
      if (use) await uses.put({ ...use, usedAt: await nextUse(transaction) });
    }
  }

  async function write(
    database: AnswersDatabase,
    { bytes, ...response }: CacheEntry,
    since: number,
  ): Promise<void> {
    if (since !== clearings) return;
    await inTransaction(database, async (transaction) => {
      await writeUses(transaction);
      const uses = transaction.objectStore("uses");
      const [before, totals, usedAt] = await Promise.all([
        uses.get(response.key),
        readTotals(transaction),
        nextUse(transaction),
      ]);
      const after: CacheSize = {
        entries: totals.entries + (before ? 0 : 1),
        bytes: totals.bytes + bytes - (before?.bytes ?? 0),
      };
      await Promise.all([
        transaction.objectStore("responses").put(response),
        uses.put({ key: response.key, usedAt, bytes }),
      ]);
      await writeTotals(transaction, await evict(transaction, after, limits));
    });
  }

  /** The browser is out of space: removes half of the cache. */
  async function makeRoom(database: AnswersDatabase): Promise<void> {
    await inTransaction(database, async (transaction) => {
      const totals = await readTotals(transaction);
      const half = { entries: Math.floor(totals.entries / 2), bytes: Math.floor(totals.bytes / 2) };
      await writeTotals(transaction, await evict(transaction, totals, half));
    });
  }

  return {
    async get(key: string): Promise<StoredResponse | null> {
      try {
        return (await inAnswers((database) => database.get("responses", key))) ?? null;
      } catch {
        return null;
      }
    },

    /** Marks an entry as used; stored together with the next entry, or a little later. */
    touch(key: string): void {
      if (touched.size === 0) {
        setTimeout(() => {
          if (touched.size === 0) return;
          const write = quietly(() => inAnswers((database) => inTransaction(database, writeUses)));
          inBackground("Uses of saved answers", write);
        }, TOUCH_DELAY_MS);
      }
      // Deleted first, so that the set is ordered by the last use.
      touched.delete(key);
      touched.add(key);
    },

    /** How often this was cleared. */
    clearings: () => clearings,

    /** `since`: how often this was cleared when the answer was asked for. Once it is cleared again the answer is not kept. */
    async put(entry: CacheEntry, since = clearings): Promise<void> {
      if (entry.bytes > limits.bytes) return;
      await quietly(() =>
        inAnswers(async (database) => {
          try {
            await write(database, entry, since);
          } catch (error) {
            if (!isQuotaError(error)) throw error;
            await makeRoom(database);
            await write(database, entry, since);
          }
        }),
      );
    },

    async clear(): Promise<void> {
      clearings += 1;
      touched.clear();
      try {
        await inAnswers((database) => inTransaction(database, clearStores));
      } catch (error) {
        // The database holds nothing else, so where it cannot be emptied it is deleted.
        console.warn("The saved answers could not be cleared:", error);
        await dropAnswers();
      }
    },

    async size(): Promise<CacheSize> {
      try {
        return await inAnswers(async (database) => sizeFrom((await database.get("marks", TOTALS))?.value));
      } catch {
        return EMPTY;
      }
    },
  };
}

export type Cache = ReturnType<typeof createCache>;

/** Removes the least recently used entries until the limits are met; returns the new size. */
async function evict(transaction: Writing, size: CacheSize, limits: CacheLimits): Promise<CacheSize> {
  let { entries, bytes } = size;
  if (entries <= limits.entries && bytes <= limits.bytes) return size;
  let oldest = await transaction.objectStore("uses").index("usedAt").openCursor();
  while (oldest && (entries > limits.entries || bytes > limits.bytes)) {
    entries -= 1;
    bytes -= oldest.value.bytes;
    await Promise.all([transaction.objectStore("responses").delete(oldest.value.key), oldest.delete()]);
    oldest = await oldest.continue();
  }
  return oldest ? { entries, bytes } : EMPTY;
}

async function clearStores(transaction: Writing): Promise<void> {
  await Promise.all([
    transaction.objectStore("responses").clear(),
    transaction.objectStore("uses").clear(),
    writeTotals(transaction, EMPTY),
  ]);
}

async function readTotals(transaction: Writing): Promise<CacheSize> {
  return sizeFrom((await transaction.objectStore("marks").get(TOTALS))?.value);
}

async function writeTotals(transaction: Writing, value: CacheSize): Promise<void> {
  await transaction.objectStore("marks").put({ name: TOTALS, value });
}

function sizeFrom(value: unknown): CacheSize {
  if (typeof value !== "object" || value === null || !("entries" in value) || !("bytes" in value))
    return EMPTY;
  const { entries, bytes } = value;
  return typeof entries === "number" && typeof bytes === "number" ? { entries, bytes } : EMPTY;
}

function inTransaction(
  database: AnswersDatabase,
  work: (transaction: Writing) => Promise<void>,
): Promise<void> {
  const transaction = database.transaction(["responses", "uses", "marks"], "readwrite", {
    // A power cut may cost the last second of the cache; waiting for the disk would slow down every search.
    durability: "relaxed",
  });
  return whole(transaction, work(transaction));
}

async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.warn("An answer was not kept:", error);
  }
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}
