import type { StorageProblem } from "./failure.ts";
import { storageProblem } from "./storage-problem.ts";
import type { LocalKey } from "./stored-data.ts";

/**
 * A small record that a page needs before its first paint, which only `localStorage` allows. Private windows have a
 * `localStorage` of their own, which ends with them.
 */
export interface LocalRecord<Value> {
  read(): Value | null;
  /** Why it was not stored; null if it was. Only for a user's own things does that need a message. */
  write(value: Value): StorageProblem | null;
  forget(): void;
}

/** A record written by another version of its shape is not read. */
export function localRecord<Value>(name: LocalKey, version: number): LocalRecord<Value> {
  const isRecord = (record: unknown): record is { version: unknown; value: unknown } =>
    typeof record === "object" && record !== null && "version" in record && "value" in record;
  const isOurs = (record: {
    version: unknown;
    value: unknown;
  }): record is { version: number; value: Value } => record.version === version;
  const read = (): Value | null => {
    try {
      const record: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
      if (!isRecord(record)) return null;
      return isOurs(record) ? record.value : null;
    } catch {
      return null;
    }
  };
  return {
    read,
    write(value) {
      try {
        localStorage.setItem(name, JSON.stringify({ version, value }));
        return null;
      } catch (error) {
        return storageProblem(error) ?? "no-access";
      }
    },
    forget: () => localStorage.removeItem(name),
  };
}
