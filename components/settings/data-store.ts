import { type ReadonlySignal, signal } from "@preact/signals";
import type { send } from "../../utils/calls/send.ts";
import { countStoredChecks } from "../../utils/checks/history/read-checks.ts";
import { onChange } from "../../utils/platform/changes.ts";
import type { ApiFailure, StorageProblem } from "../../utils/platform/failure.ts";
import type { Result } from "../../utils/platform/result.ts";
import { storageProblem } from "../../utils/platform/storage-problem.ts";
import { type Clear, keptNamesClearedBy, localKeysClearedBy } from "../../utils/platform/stored-data.ts";
import { untilQuiet } from "../../utils/platform/until-quiet.ts";
import { recentSearches } from "../../utils/search/kept-searches.ts";
import type { ClearOutcome } from "../../utils/settings/sentences.ts";
import { countWatches } from "../../utils/watches/read-watches.ts";
import { clearKept, clearLocal, isKept } from "../base/kept-record.ts";
import { act } from "../base/trouble.tsx";
import { isSeen } from "../base/when-seen.ts";

export interface DataSizes {
  readonly answers: { readonly entries: number; readonly bytes: number };
  readonly checks: number;
  readonly searches: number;
  /** Of which kinds there is something beside what is counted, such as a claim being written. */
  readonly beside: Readonly<Record<Clear, boolean>>;
  readonly watches: { readonly watches: number; readonly entries: number };
  /** All of it together, where the browser tells, and whether it keeps that when the disk is full. */
  readonly whole: { readonly bytes: number | null; readonly isKept: boolean };
}

interface Parts {
  readonly send: typeof send;
}

export interface DataStore {
  /** How much is stored in this browser; null until it has been counted. */
  readonly sizes: ReadonlySignal<DataSizes | null>;
  /** Why what is saved cannot be used; null where it can. */
  readonly problem: ReadonlySignal<StorageProblem | null>;
  /** The result of the last deletion. */
  readonly outcome: ReadonlySignal<ClearOutcome | null>;
  /** Something else was done since, which says itself what it did. */
  forgetOutcome(): void;
  /** Counts now and whenever something changes, until it is told to stop. */
  watchSizes(): () => void;
  count(): Promise<void>;
  clear(what: Clear): Promise<void>;
}

export function createDataStore({ send }: Parts): DataStore {
  const sizes = signal<DataSizes | null>(null);
  const problem = signal<StorageProblem | null>(null);
  const outcome = signal<ClearOutcome | null>(null);

  /** What is in the databases: only the worker writes there. */
  const clearDatabase: Record<Clear, () => Promise<Result<null, ApiFailure>>> = {
    answers: () => send("clearCache", null),
    checks: () => send("removeAllChecks", null),
    watches: () => send("removeAllWatches", null),
    searches: () => send("forgetAllSearches", null),
  };

  let latest = 0;
  const count = async (): Promise<void> => {
    latest += 1;
    const own = latest;
    try {
      const [beside, answers, checks, searches, watches, whole] = await Promise.all([
        whatIsBeside(),
        send("cacheSize", null),
        countStoredChecks(),
        recentSearches(),
        countWatches(),
        measureWhole(),
      ]);
      if (own !== latest) return;
      sizes.value = {
        // Only a worker that died twice cannot tell: then there is nothing to offer for deletion.
        answers: answers.ok ? answers.value : { entries: 0, bytes: 0 },
        checks,
        searches: searches.length,
        beside,
        watches,
        whole,
      };
      problem.value = null;
    } catch (error) {
      console.error("What is saved could not be counted:", error);
      if (own !== latest) return;
      problem.value = storageProblem(error) ?? "no-access";
    }
  };

  return {
    sizes,
    problem,
    outcome,
    forgetOutcome() {
      outcome.value = null;
    },
    count,
    watchSizes() {
      act(count());
      // While many checks run or follows are refreshed, each of them is a change, and all that is stored is counted.
      const countAgain = untilQuiet(count);
      const countIfSeen = (): void => {
        if (isSeen()) act(countAgain());
      };
      const stops = (["checks", "searches", "watches"] as const).map((what) => onChange(what, countIfSeen));
      document.addEventListener("visibilitychange", countIfSeen);
      return () => {
        document.removeEventListener("visibilitychange", countIfSeen);
        for (const stop of stops) stop();
      };
    },
    async clear(what) {
      try {
        clearLocal(localKeysClearedBy(what));
        // First what matters most: where the pages' own database cannot be used, that is said afterwards.
        const cleared = await clearDatabase[what]();
        // Pages that hear of it give up what they could undo.
        if (cleared.ok) await clearKept(keptNamesClearedBy(what));
        outcome.value = cleared.ok ? { what, done: true } : { what, done: false, failure: cleared.failure };
      } catch (error) {
        const problem = storageProblem(error) ?? "no-access";
        outcome.value = { what, done: false, failure: { kind: "storage", problem } };
      }
      await count();
    },
  };
}

async function measureWhole(): Promise<DataSizes["whole"]> {
  if (!("storage" in navigator)) return { bytes: null, isKept: false };
  const [{ usage = null }, isPersisted] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  // Chromium never evicts an extension with `unlimitedStorage`, though `persisted()` stays false there.
  return { bytes: usage, isKept: isPersisted || !import.meta.env.FIREFOX };
}

async function whatIsBeside(): Promise<DataSizes["beside"]> {
  const [answers, checks, searches, watches] = await Promise.all([
    isBeside("answers"),
    isBeside("checks"),
    isBeside("searches"),
    isBeside("watches"),
  ]);
  return { answers, checks, searches, watches };
}

async function isBeside(what: Clear): Promise<boolean> {
  return (
    localKeysClearedBy(what).some((key) => localStorage.getItem(key) !== null) ||
    (await isKept(keptNamesClearedBy(what)))
  );
}
