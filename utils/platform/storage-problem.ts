import type { StorageProblem } from "./failure.ts";

/** A later version of the extension wrote the database, and this one might damage its records. */
export class LaterDatabase extends Error {
  constructor() {
    super("The database is of a later version.");
    this.name = "LaterDatabase";
  }
}

/** Words in browsers' messages about a full store. Chromium's `storage.local` has no name for the error. */
const FULL = /quota|no[ _]space|disk.{0,12}full|full disk/i;

/** Why a store could not be read or written; null for an error that did not come from a store. */
export function storageProblem(error: unknown): StorageProblem | null {
  if (error instanceof LaterDatabase) return "later-version";
  if (!(error instanceof Error || error instanceof DOMException)) return null;
  if (FULL.test(`${error.name} ${error.message}`)) return "full";
  return error instanceof DOMException ? "no-access" : null;
}
