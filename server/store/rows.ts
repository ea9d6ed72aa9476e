import type { SQLOutputValue } from "node:sqlite";

export type Row = Record<string, SQLOutputValue>;

export function text(row: Row | undefined, column: string): string {
  const value = row?.[column];
  return typeof value === "string" ? value : "";
}

export function number(row: Row | undefined, column: string): number {
  return Number(row?.[column] ?? 0);
}

export function time(row: Row, column: string): number | null {
  const value = row[column];
  return typeof value === "number" ? value : null;
}

/** Times are kept as milliseconds and sent as ISO 8601 in UTC, without fractions of a second. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, "Z");
}
