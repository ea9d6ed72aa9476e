/**
 * One small record that a page must have before its first paint, which only `localStorage` gives. It is the profile's
 * own: a private window has another, which ends with it.
 */
export interface LocalRecord<Value> {
  read(): Value | null;
  write(value: Value): void;
}

/** A record written by another version of its shape is not read. */
export function localRecord<Value>(name: string, version: number): LocalRecord<Value> {
  const isOurs = (record: unknown): record is { version: number; value: Value } =>
    typeof record === "object" && record !== null && "version" in record && record.version === version;
  return {
    read() {
      try {
        const record: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
        return isOurs(record) ? record.value : null;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        localStorage.setItem(name, JSON.stringify({ version, value }));
      } catch {
        // Full or forbidden: the page works without its memory.
      }
    },
  };
}
