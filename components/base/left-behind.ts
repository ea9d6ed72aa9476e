import type { LocalKey, MarkIn } from "../../utils/platform/stored-data.ts";

export type KeptName = MarkIn<"pages-database">;

/** A record at one time. Its times only grow, also where the clock is set back. */
export interface Entry {
  readonly version: number;
  readonly at: number;
  /** Null: forgotten. */
  readonly value: unknown;
  /** Held by a page that had not yet read what was kept, and so is to be joined to that. */
  readonly isHeld?: true;
  /** When what it was joined to had been held. */
  readonly joinedTo?: number;
}

/** Earlier versions wrote no time: anything in the database is newer. */
export function entryIn(stored: unknown): Entry | null {
  if (typeof stored !== "object" || stored === null || !("version" in stored && "value" in stored))
    return null;
  const { version, value } = stored;
  const at = "at" in stored && typeof stored.at === "number" ? stored.at : 0;
  if (typeof version !== "number") return null;
  const isHeld = "isHeld" in stored && stored.isHeld === true;
  const joinedTo = "joinedTo" in stored && typeof stored.joinedTo === "number" ? stored.joinedTo : null;
  return { version, at, value, ...(isHeld && { isHeld }), ...(joinedTo !== null && { joinedTo }) };
}

/** What a page that closed left of a record, for which the database is too slow. */
export function leftBehind(name: KeptName): Entry | null {
  try {
    return entryIn(JSON.parse(localStorage.getItem(name) ?? "null"));
  } catch {
    return null;
  }
}

export function leaveBehind(name: KeptName, entry: Entry): void {
  try {
    localStorage.setItem(name, JSON.stringify(entry));
  } catch (error) {
    console.error("What is being written could not be left behind:", error);
  }
}

/** Unless another page has left something newer. */
export function removeLeft(name: KeptName, at: number): void {
  const left = leftBehind(name);
  if (left !== null && left.at <= at) forgetLeft(name);
}

export function forgetLeft(name: KeptName | LocalKey): void {
  localStorage.removeItem(name);
}
