import { readdir, readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { isMissed, type Section, tableOf } from "../../tests/bench/section.ts";
import { withSections } from "./document.ts";

/**
 * Every file `tests/bench/*.bench.ts` is a section: its `run` gives rows of ratios. The sections run one after another,
 * each against its own baselines, and end as one table in docs/benchmarks.md. Sections that are run by name replace their
 * own part of it.
 */
const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "tests", "bench");
const wanted = process.argv.slice(2);

const DOCUMENT = join(ROOT, "docs", "benchmarks.md");
const sections: Section[] = [];
for (const file of (await readdir(FOLDER)).sort()) {
  const name = file.replace(/\.bench\.ts$/, "");
  if (name === file || (wanted.length > 0 && !wanted.includes(name))) continue;
  const { run }: { run: () => Promise<Section> } = await import(join(FOLDER, file));
  const section = await run();
  console.log(`\n${tableOf(section)}`);
  sections.push(section);
}

const missed = sections.flatMap((section) =>
  section.rows.filter(isMissed).map((row) => `${section.name}: ${row.what}`),
);
const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
await writeFile(
  DOCUMENT,
  wanted.length === 0 ? wholeDocument() : withSections(await readFile(DOCUMENT, "utf8"), sections),
);
for (const each of missed) console.error(`Missed: ${each}`);
process.exitCode = missed.length > 0 ? 1 : 0;

function wholeDocument(): string {
  return [
    "# Benchmarks",
    "",
    "Made by `npm run bench`. Ratios against a baseline of the same run, in pairs. A goal counts as missed only if the",
    "lower quartile of the pairs is above it.",
    "",
    `Machine: ${machine}.`,
    "",
    ...sections.map((section) => `${tableOf(section)}\n`),
  ].join("\n");
}
