import { type Cell, ENDPOINTS, FAULTS, GROUPS, type Group, WORKER_DEATHS } from "./faults.table.ts";

const COLUMNS: readonly Group[] = ["pages", "lists", "health", "factCheck", "factCheckText"];

/** docs/fault-table.md, whole. */
export function faultTable(): string {
  const heads = COLUMNS.map((group) => GROUPS[group].map((name) => `\`${ENDPOINTS[name]}\``).join(", "));
  return [
    "# What happens when something goes wrong",
    "",
    "Every cell is checked by `tests/unit/entrypoints/background/network/faults.test.ts` against the local service and its fault switch, and this",
    "page is made from the same table (`UPDATE_DOCS=1 npx vitest run tests/unit/entrypoints/background/network/faults.test.ts`).",
    "",
    "A cell names the outcome, then how often the network was tried, whether a saved copy is shown in its place where",
    "there is one (copy), and whether the service is then left alone for every window (paused).",
    "",
    `| Fault | ${heads.join(" | ")} |`,
    `| --- | ${COLUMNS.map(() => "---").join(" | ")} |`,
    ...FAULTS.map(
      (row) => `| ${row.fault} | ${COLUMNS.map((group) => textOf(row.cells[group])).join(" | ")} |`,
    ),
    "",
    "## The worker dies",
    "",
    "Checked by `tests/e2e/search/core.spec.ts` in Chromium, for every call that a page may repeat and for those it may not.",
    "",
    "| The worker is stopped | reading calls | calls that must happen once |",
    "| --- | --- | --- |",
    ...WORKER_DEATHS.map((row) => `| ${row.moment} | ${row.reading} | ${row.once} |`),
    "",
  ].join("\n");
}

function textOf({ outcome, tries, copy, paused }: Cell): string {
  const parts = [outcome, `${tries}×`];
  if (copy) parts.push("copy");
  if (paused) parts.push("paused");
  return parts.join(" · ");
}
