/**
 * One small record that a page must have before its first paint, which only `localStorage` gives. It is the profile's
 * own: a private window has another, which ends with it.
 */
export interface LocalRecord<Value> {
  read(): Value | null;
  write(value: Value): void;
  /** Tells of what other pages write. */
  follow(onWritten: (value: Value | null) => void): void;
}

/** A record written by another version of its shape is not read. */
export function localRecord<Value>(name: string, version: number): LocalRecord<Value> {
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
      } catch {
        // Full or forbidden: the page works without its memory.
      }
    },
    follow(onWritten) {
      window.addEventListener("storage", ({ key }) => {
        if (key === name || key === null) onWritten(read());
      });
    },
  };
}
