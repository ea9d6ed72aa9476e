import type { UnstoredAnswer } from "../claims/unstored.ts";
import { browser } from "./browser.ts";
import { announceChange } from "./changes.ts";

const KEY = "unstored-answers";

/**
 * Answers that the database has no room for, kept in the browser's memory: they outlive the worker without needing the
 * disk, and end with the browser. Private windows have none: this memory is not theirs alone.
 */
export async function readUnstored(): Promise<readonly UnstoredAnswer[]> {
  try {
    if (browser.extension.inIncognitoContext) return [];
    const kept: unknown = (await browser.storage.session.get(KEY))[KEY];
    return isList(kept) ? kept : [];
  } catch {
    // The checks can still be shown: as running, until their answers are stored.
    return [];
  }
}

/** Rejects where even the memory has no room. */
export async function writeUnstored(answers: readonly UnstoredAnswer[]): Promise<void> {
  if (!browser.extension.inIncognitoContext) {
    if (answers.length === 0) await browser.storage.session.remove(KEY);
    else await browser.storage.session.set({ [KEY]: answers });
  }
  announceChange("checks");
}

/** Written by this build alone, and gone when the browser is closed or the extension updated. */
function isList(value: unknown): value is readonly UnstoredAnswer[] {
  return Array.isArray(value);
}
