import { inChecksDatabase } from "../database.ts";
import { NO_SOURCE_CHANGES, type SourceChanges } from "./source-changes.ts";

const NAME = "source-changes";

export function readSourceChanges(): Promise<SourceChanges> {
  return inChecksDatabase(async (database) => changesFrom((await database.get("marks", NAME))?.value));
}

/** In one transaction, because two panels may ask at once. */
export function changeSourceChanges(change: (known: SourceChanges) => SourceChanges): Promise<void> {
  return inChecksDatabase(async (database) => {
    const transaction = database.transaction("marks", "readwrite");
    const known = changesFrom((await transaction.store.get(NAME))?.value);
    await Promise.all([transaction.store.put({ name: NAME, value: change(known) }), transaction.done]);
  });
}

/** The store holds values of several kinds. */
function changesFrom(value: unknown): SourceChanges {
  return isSourceChanges(value) ? value : NO_SOURCE_CHANGES;
}

function isSourceChanges(value: unknown): value is SourceChanges {
  return typeof value === "object" && value !== null && "askedAt" in value && "pages" in value;
}
