import { signal } from "@preact/signals";
import { onChange } from "../../utils/platform/changes.ts";
import { readChecks } from "../../utils/platform/read-checks.ts";
import { forgetAllSearches, recentSearches } from "../../utils/platform/searches.ts";
import { send } from "../../utils/platform/send.ts";
import { storageProblem } from "../../utils/platform/storage-problem.ts";
import { type Clear, localKeysClearedBy } from "../../utils/platform/stored-data.ts";
import type { StorageProblem } from "../../utils/requests/failure.ts";
import type { ClearOutcome } from "../../utils/sentences/settings.ts";

export interface DataSizes {
  readonly answers: { readonly entries: number; readonly bytes: number };
  readonly checks: number;
  readonly searches: number;
}

/** How much is stored in this browser; null until it has been counted. */
export const sizes = signal<DataSizes | null>(null);
/** Why what is saved cannot be used; null where it can. */
export const problem = signal<StorageProblem | null>(null);
/** The result of the last deletion. */
export const outcome = signal<ClearOutcome | null>(null);

export function watchSizes(): () => void {
  void count();
  return onChange("checks", () => void count());
}

export async function count(): Promise<void> {
  try {
    const [answers, checks, searches] = await Promise.all([
      send("cacheSize", null).catch(() => ({ entries: 0, bytes: 0 })),
      readChecks(),
      recentSearches(),
    ]);
    sizes.value = { answers, checks: checks.length, searches: searches.length };
    problem.value = null;
  } catch (error) {
    console.error("What is saved could not be counted:", error);
    problem.value = storageProblem(error) ?? "no-access";
  }
}

/** What is in the databases. The worker clears what it also holds in memory. */
const CLEAR_DATABASE: Record<Clear, () => Promise<unknown>> = {
  answers: () => send("clearCache", null),
  checks: () => send("removeAllChecks", null),
  searches: forgetAllSearches,
};

export async function clear(what: Clear): Promise<void> {
  try {
    for (const key of localKeysClearedBy(what)) localStorage.removeItem(key);
    await CLEAR_DATABASE[what]();
    outcome.value = { what, done: true };
  } catch {
    outcome.value = { what, done: false };
  }
  await count();
}
