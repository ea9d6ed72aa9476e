import type { StorageProblem } from "../requests/failure.ts";
import { storageProblem } from "./storage-problem.ts";
import type { LocalKey } from "./stored-data.ts";

/**
 * One small record that a page must have before its first paint, which only `localStorage` gives. It is the profile's
 * own: a private window has another, which ends with it.
 */
export interface LocalRecord<Value> {
  read(): Value | null;
  /** Why it was not kept; null where it was. A page works without its memory: only a person's own things need a word. */
  write(value: Value): StorageProblem | null;
  /** Tells of what other pages write. */
  follow(onWritten: (value: Value | null) => void): void;
}

/** A record written by another version of its shape is not read. */
export function localRecord<Value>(name: LocalKey, version: number): LocalRecord<Value> {
  const isOurs = (record: unknown): record is { version: number; value: Value } =>
    typeof record === "object" && record !== null && "version" in record && record.version === version;
  const read = (): Value | null => {
    try {
      const record: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
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
    follow(onWritten) {
      window.addEventListener("storage", ({ key }) => {
        if (key === name || key === null) onWritten(read());
      });
    },
  };
}
