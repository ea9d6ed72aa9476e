import { inDatabase } from "./database.ts";

/** A small named number (a time, a count) that outlives the worker; null where none was kept. */
export function readMark(name: string): Promise<number | null> {
  return inDatabase(async (database) => {
    const mark = await database.get("marks", name);
    return typeof mark?.value === "number" ? mark.value : null;
  });
}

export function writeMark(name: string, value: number): Promise<void> {
  return inDatabase(async (database) => {
    await database.put("marks", { name, value });
  });
}
