import type { IDBPObjectStore } from "idb";
import { EMPTY_LINE, type Line } from "../claims/line.ts";
import { inDatabase, type Schema } from "./database.ts";

const LINE = "checks-line";

export interface ChecksTransaction {
  readonly checks: IDBPObjectStore<Schema, ["checks", "marks"], "checks", "readwrite">;
  readonly line: { read(): Promise<Line>; change(change: Partial<Line>): Promise<void> };
}

/**
 * Does work in one transaction over the checks and what their line shares: a worker that dies at any point leaves either
 * all of a change or nothing of it.
 */
export function inChecks<Answer>(work: (transaction: ChecksTransaction) => Promise<Answer>): Promise<Answer> {
  return inDatabase(async (database) => {
    const transaction = database.transaction(["checks", "marks"], "readwrite");
    const marks = transaction.objectStore("marks");
    const read = async () => lineFrom((await marks.get(LINE))?.value);
    const line = {
      read,
      change: async (change: Partial<Line>) => {
        await marks.put({ name: LINE, value: { ...(await read()), ...change } });
      },
    };
    // Listened to from the start: an aborted transaction must not end as an unhandled rejection.
    const done = transaction.done.then(
      () => null,
      (error: unknown) => ({ error }),
    );
    let answer: Answer;
    try {
      answer = await work({ checks: transaction.objectStore("checks"), line });
    } catch (error) {
      const browserWasFirst = !abort(transaction);
      const failure = await done;
      // Where the browser ended it, the transaction knows why: its requests only say that they were aborted.
      throw browserWasFirst && failure !== null ? failure.error : error;
    }
    const failure = await done;
    if (failure !== null) throw failure.error;
    return answer;
  });
}

/** False where the browser was first: a request of it failed. */
function abort(transaction: { abort(): void }): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}

export function readLine(): Promise<Line> {
  return inDatabase(async (database) => lineFrom((await database.get("marks", LINE))?.value));
}

/** Marks hold values of every kind: what is not a line is none. */
function lineFrom(value: unknown): Line {
  return isLine(value) ? value : EMPTY_LINE;
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
