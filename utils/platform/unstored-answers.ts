import type { UnstoredAnswer } from "../claims/unstored.ts";
import { browser } from "./browser.ts";
import { announceChange } from "./changes.ts";
import { type StorageKey, storageArea } from "./stored-data.ts";

const KEY = "unstored-answers" satisfies StorageKey;

/**
 * Answers that the database has no room for. In the browser's memory they outlive the worker without using the disk.
 * Private windows do not use it, because they share this memory with the other windows.
 */
export async function readUnstored(): Promise<readonly UnstoredAnswer[]> {
  try {
    const kept: unknown = (await area()?.get(KEY))?.[KEY];
    return isList(kept) ? kept : [];
  } catch {
    // The checks are then shown as running until their answers are stored.
    return [];
  }
}

/** Rejects if the memory is full too. */
export async function writeUnstored(answers: readonly UnstoredAnswer[]): Promise<void> {
  if (answers.length === 0) await area()?.remove(KEY);
  else await area()?.set({ [KEY]: answers });
  announceChange("checks");
}

function area() {
  const name = storageArea(KEY, browser.extension.inIncognitoContext === true);
  return name === null ? null : browser.storage[name];
}

/** Only this build can have written it, since it is gone after the browser closes or the extension is updated. */
function isList(value: unknown): value is readonly UnstoredAnswer[] {
  return Array.isArray(value);
}
