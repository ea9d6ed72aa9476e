/** One line of a table: what was measured as a ratio against a baseline of the same run. */
export interface Row {
  readonly what: string;
  readonly against: string;
  /** One ratio for each pair of runs. */
  readonly ratios: readonly number[];
  /** The most the median may be; null where the row is for information. */
  readonly goal: number | null;
  /** Why a goal is missed, where the reason is known. */
  readonly note?: string;
}

export interface Section {
  readonly name: string;
  readonly rows: readonly Row[];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

/**
 * A goal is missed by more than noise where even the lower half of the runs stands above it: machines drift, and one
 * slow run is no verdict.
 */
export function isMissed(row: Row): boolean {
  return row.goal !== null && quartile(row.ratios) > row.goal;
}

function quartile(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN;
}

/** Runs two things in turn, A B A B …, so that drift of the machine meets both alike. */
export async function pairedRatios(
  runs: number,
  measured: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<number[]> {
  await measured();
  await baseline();
  const ratios: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const a = await measured();
    const b = await baseline();
    ratios.push(a / b);
  }
  return ratios;
}

export function tableOf(section: Section): string {
  const lines = section.rows.map((row) => {
    const spread = `${number(Math.min(...row.ratios))}–${number(Math.max(...row.ratios))}`;
    const verdict =
      row.goal === null
        ? ""
        : isMissed(row)
          ? "missed"
          : median(row.ratios) > row.goal
            ? "at the edge"
            : "met";
    const goal = row.goal === null ? "" : `≤ ${row.goal}`;
    return `| ${row.what} | ${row.against} | ${number(median(row.ratios))} | ${spread} | ${goal} | ${verdict}${row.note && verdict !== "met" ? `: ${row.note}` : ""} |`;
  });
  return [
    `### ${section.name}`,
    "",
    "| measured | against | ratio (median) | spread | goal | |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

function number(value: number): string {
  return value.toFixed(2);
}
