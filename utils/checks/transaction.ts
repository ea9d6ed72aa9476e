import type { IDBPObjectStore } from "idb";
import { whole } from "../platform/whole-transaction.ts";
import { type ChecksSchema, inChecksDatabase } from "./database.ts";
import { EMPTY_LINE, type Line } from "./place-in-line.ts";

const LINE = "checks-line";

const STORES = ["checks", "groups", "drafts", "marks"] as const;

type Stored<Name extends (typeof STORES)[number]> = IDBPObjectStore<
  ChecksSchema,
  (typeof STORES)[number][],
  Name,
  "readwrite"
>;

export interface ChecksTransaction {
  readonly checks: Stored<"checks">;
  readonly groups: Stored<"groups">;
  readonly drafts: Stored<"drafts">;
  readonly line: { read(): Promise<Line>; change(change: Partial<Line>): Promise<void> };
  /** Which sites the verdicts rest on goes with the last of them. */
  forgetSourceChanges(): Promise<void>;
}

/**
 * Works in one transaction on the checks and their line, so that a worker that is stopped at any point leaves either all
 * of a change or none of it.
 */
export function inChecks<Answer>(work: (transaction: ChecksTransaction) => Promise<Answer>): Promise<Answer> {
  return inChecksDatabase(async (database) => {
    const transaction = database.transaction([...STORES], "readwrite");
    const marks = transaction.objectStore("marks");
    const read = async () => lineFrom((await marks.get(LINE))?.value);
    const line = {
      read,
      change: async (change: Partial<Line>) => {
        const before = await read();
        const after = { ...before, ...change };
        // Where the disk is full, a write that changes nothing would fail all the same, and the worker would try again.
        if (JSON.stringify(after) !== JSON.stringify(before)) await marks.put({ name: LINE, value: after });
      },
    };
    const forgetSourceChanges = () => marks.delete("source-changes");
    const stores = {
      checks: transaction.objectStore("checks"),
      groups: transaction.objectStore("groups"),
      drafts: transaction.objectStore("drafts"),
    };
    return whole(transaction, work({ ...stores, line, forgetSourceChanges }));
  });
}

export function readLine(): Promise<Line> {
  return inChecksDatabase(async (database) => lineFrom((await database.get("marks", LINE))?.value));
}

/** The store holds values of several kinds. */
function lineFrom(value: unknown): Line {
  return isLine(value) ? { ...EMPTY_LINE, ...value } : EMPTY_LINE;
}

function isLine(value: unknown): value is Line {
  return (
    typeof value === "object" &&
    value !== null &&
    "starts" in value &&
    Array.isArray(value.starts) &&
    "pause" in value &&
    "nextOrder" in value &&
    typeof value.nextOrder === "number"
  );
}
