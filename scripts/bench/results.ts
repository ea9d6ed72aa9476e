import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { median, percentile, type Row, type Section } from "../../tests/bench/section.ts";

/** What is kept of a row: the median of its ratios, and the middle half of them. */
export interface Kept {
  readonly p50: number;
  readonly p25: number;
  readonly p75: number;
  readonly p95: number;
}

/** What was measured at one commit, by the names of sections and rows. */
export interface Results {
  readonly commit: string;
  readonly machine: string;
  readonly rows: Readonly<Record<string, Kept>>;
}

/** Without its numbers, such as sizes in bytes, which change while the row stays the same one. */
export function nameOf(section: string, { what }: Row): string {
  return `${section}: ${what.replace(/\d[\d.,]*/g, "#")}`;
}

export function resultsOf(sections: readonly Section[]): Results["rows"] {
  const rows = sections.flatMap(({ name, rows }) =>
    rows.map((row) => [nameOf(name, row), keptOf(row)] as const),
  );
  return Object.fromEntries(rows);
}

function keptOf({ ratios }: Row): Kept {
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    p50: rounded(median(ratios)),
    p25: rounded(percentile(ratios, 0.25)),
    p75: rounded(percentile(ratios, 0.75)),
    p95: rounded(percentile(ratios, 0.95)),
  };
}

/** A smaller change is none, however narrow the spread. */
const LEAST = 0.05;

/** Whether two results differ beyond their spread: the middle halves of their runs have nothing in common. */
function differs(lower: Kept, higher: Kept): boolean {
  return higher.p25 > lower.p75 && higher.p50 - lower.p50 > LEAST * Math.max(lower.p50, LEAST);
}

/** The rows that are worse than before, beyond the spread of both. */
export function worse(before: Results["rows"], now: Results["rows"]): readonly string[] {
  return Object.entries(now).flatMap(([name, kept]) => {
    const last = before[name];
    if (last === undefined || !differs(last, kept)) return [];
    const told = ({ p50, p25, p75 }: Kept): string => `${p50} (${p25}–${p75})`;
    return [`${name}: ${told(last)} before, ${told(kept)} now`];
  });
}

/** Whether anything was measured for the first time, or differs from before. */
export function isChanged(before: Results["rows"], now: Results["rows"]): boolean {
  return Object.entries(now).some(([name, kept]) => {
    const last = before[name];
    return last === undefined || differs(last, kept) || differs(kept, last);
  });
}

/** The results that were kept last; their names begin with their day and how many there were before. */
export async function readLast(folder: string): Promise<Results> {
  await mkdir(folder, { recursive: true });
  const last = (await namesIn(folder)).at(-1);
  if (last === undefined) return { commit: "", machine: "", rows: {} };
  return JSON.parse(await readFile(join(folder, last), "utf8"));
}

/** One file for a commit: sections that were measured by themselves are added to what was there. */
export async function writeResults(folder: string, results: Results, day: string): Promise<string> {
  const names = await namesIn(folder);
  const own = names.find((name) => name.endsWith(`-${results.commit}.json`));
  const name = own ?? `${String(names.length + 1).padStart(4, "0")}-${day}-${results.commit}.json`;
  await writeFile(join(folder, name), `${JSON.stringify(results, null, 2)}\n`);
  return name;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
}
