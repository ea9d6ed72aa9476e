import type { StorageProblem } from "../requests/failure.ts";

/** The database was left by a later version of the extension, whose records this one might spoil. */
export class LaterDatabase extends Error {
  constructor() {
    super("The database is of a later version.");
    this.name = "LaterDatabase";
  }
}

/** Words that browsers use where a store has no room; Chromium's `storage.local` has no name for the error. */
const FULL = /quota|no[ _]space|disk.{0,12}full|full disk/i;

/** What kept a store from being read or written; null for an error that did not come from a store. */
export function storageProblem(error: unknown): StorageProblem | null {
  if (error instanceof LaterDatabase) return "later-version";
  if (!(error instanceof Error || error instanceof DOMException)) return null;
  if (FULL.test(`${error.name} ${error.message}`)) return "full";
  return error instanceof DOMException ? "no-access" : null;
}
