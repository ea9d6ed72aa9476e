import { signal } from "@preact/signals";
import { onChange } from "../../utils/platform/changes.ts";
import { t } from "../../utils/platform/i18n.ts";
import { readChecks } from "../../utils/platform/read-checks.ts";
import { forgetAllSearches, recentSearches } from "../../utils/platform/searches.ts";
import { send } from "../../utils/platform/send.ts";
import { storageProblem } from "../../utils/platform/storage-problem.ts";
import type { StorageProblem } from "../../utils/requests/failure.ts";
import { clearDesks } from "../checks/claim-desk.ts";

export interface DataSizes {
  readonly answers: { readonly entries: number; readonly bytes: number };
  readonly checks: number;
  readonly searches: number;
}

/** What is kept in this browser; null until it has been counted. */
export const sizes = signal<DataSizes | null>(null);
/** Why what is saved cannot be used; null where it can. */
export const problem = signal<StorageProblem | null>(null);
/** What was just done, or why it could not be. */
export const outcome = signal<{ readonly done: boolean; readonly sentence: string } | null>(null);

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

export const clearAnswers = () => act(() => send("clearCache", null), t("data.answers_cleared"));
export const clearSearches = () => act(forgetAllSearches, t("data.searches_cleared"));
export const clearChecks = () => act(removeChecks, t("data.checks_cleared"));

async function removeChecks(): Promise<void> {
  await send("removeAllChecks", null);
  clearDesks();
}

async function act(work: () => Promise<unknown>, sentence: string): Promise<void> {
  try {
    await work();
    outcome.value = { done: true, sentence };
  } catch {
    outcome.value = { done: false, sentence: t("data.failed") };
  }
  await count();
}
