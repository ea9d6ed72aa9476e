/** One line of a table: what was measured as a ratio against a baseline of the same run. */
export interface Row {
  readonly what: string;
  readonly against: string;
  /** One ratio for each pair of runs. */
  readonly ratios: readonly number[];
  /** The most the median may be; null where the row is for information. */
  readonly goal: number | null;
  /** The goal is one for the worst of the runs, not for their median. */
  readonly isForWorst?: true;
  /** Why a goal is missed, where the reason is known. */
  readonly note?: string;
}

export interface Section {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** The smallest of the values that at least so much of them does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

/**
 * A goal is missed by more than noise where even the lower half of the runs stands above it: machines drift, and one
 * slow run is no verdict. One for the worst runs is missed by these.
 */
export function isMissed({ goal, ratios, isForWorst }: Row): boolean {
  return goal !== null && percentile(ratios, isForWorst ? 0.95 : 0.25) > goal;
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

/** `before`: the medians of the last results that were kept, by the names of their rows. */
export function tableOf(section: Section, before: (row: Row) => number | null = () => null): string {
  const lines = section.rows.map((row) => {
    const { ratios, note } = row;
    const spread = `${number(percentile(ratios, 0.25))}–${number(percentile(ratios, 0.75))}`;
    const last = before(row);
    const goal = row.goal === null ? "" : `≤ ${row.goal}${row.isForWorst ? " at p95" : ""}`;
    const verdict = verdictOf(row);
    return `| ${[
      row.what,
      row.against,
      number(median(ratios)),
      number(percentile(ratios, 0.75)),
      number(percentile(ratios, 0.95)),
      spread,
      last === null ? "" : number(last),
      goal,
      `${verdict}${note && verdict !== "met" ? `: ${note}` : ""}`,
    ].join(" | ")} |`;
  });
  return [
    `### ${section.name}`,
    "",
    "| measured | against | p50 | p75 | p95 | p25–p75 | p50 before | goal | |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

function verdictOf(row: Row): string {
  if (row.goal === null) return "";
  if (isMissed(row)) return "missed";
  return median(row.ratios) > row.goal ? "at the edge" : "met";
}

function number(value: number): string {
  return value.toFixed(2);
}
