import { execFileSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { isMissed, type Section, tableOf } from "../../tests/bench/section.ts";
import { withSections } from "./document.ts";
import { isChanged, nameOf, readLast, resultsOf, worse, writeResults } from "./results.ts";

/**
 * Every file `tests/bench/*.bench.ts` is a section: its `run` gives rows of ratios. The sections run one after another,
 * each against its own baselines, and end as one table in docs/benchmarks.md. Sections that are run by name replace their
 * own part of it. What changed is kept in benchmarks/, and compared with what was kept last: what is worse beyond the spread
 * fails, and is kept only with `--accept`.
 */
const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "tests", "bench");
const RESULTS = join(ROOT, "benchmarks");
const wanted = process.argv.slice(2).filter((word) => word !== "--accept");
const isAccepted = process.argv.includes("--accept");

const DOCUMENT = join(ROOT, "docs", "benchmarks.md");
const last = await readLast(RESULTS);
const table = (section: Section): string =>
  tableOf(section, (row) => last.rows[nameOf(section.name, row)]?.p50 ?? null);

const names = (await readdir(FOLDER)).flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? []).sort();
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No section is called ${unknown.join(", ")}: ${names.join(", ")}`);

const sections: Section[] = [];
for (const name of wanted.length > 0 ? names.filter((each) => wanted.includes(each)) : names) {
  const { run }: { run: () => Promise<Section> } = await import(join(FOLDER, `${name}.bench.ts`));
  const section = await run();
  console.log(`\n${table(section)}`);
  sections.push(section);
}

const missed = sections.flatMap((section) =>
  section.rows.filter(isMissed).map((row) => `${section.name}: ${row.what}`),
);
const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
const now = resultsOf(sections);
const worsened = worse(last.rows, now);
if (isChanged(last.rows, now) && (worsened.length === 0 || isAccepted)) {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
    cwd: ROOT,
    encoding: "utf8",
  }).trim();
  const rows = wanted.length === 0 ? now : { ...last.rows, ...now };
  const day = new Date().toISOString().slice(0, 10);
  console.log(`Kept as benchmarks/${await writeResults(RESULTS, { commit, machine, rows }, day)}`);
}

await writeFile(
  DOCUMENT,
  wanted.length === 0 ? wholeDocument() : withSections(await readFile(DOCUMENT, "utf8"), sections, table),
);
for (const each of worsened) console.error(`Worse: ${each}`);
for (const each of missed) console.error(`Missed: ${each}`);
process.exitCode = missed.length > 0 || (worsened.length > 0 && !isAccepted) ? 1 : 0;

function wholeDocument(): string {
  return [
    "# Benchmarks",
    "",
    "Made by `npm run bench`, and `npm run bench -- NAME` for one section. Ratios against a baseline of the same run, in pairs. A goal counts as missed only if the",
    "lower quartile of the pairs is above it. “p50 before” is from the results that were kept last, in [benchmarks/](../benchmarks): the command fails where",
    "the middle half of the runs is worse than that of then. Where the time of the worker's start goes: [decision 59](decisions/0059-the-worker-makes-constants-when-they-are-used.md).",
    "",
    `Machine: ${machine}.`,
    "",
    ...sections.map((section) => `${table(section)}\n`),
  ].join("\n");
}
