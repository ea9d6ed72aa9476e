import { type SpawnOptions, spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import buildForTests from "../../tests/setup/build.ts";
import { addCounts, type Counts, playwrightCounts, vitestCounts } from "./counts.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const RESULTS = join(ROOT, "test-results");

/** In CI a suite that cannot run is a failure: a green run has run everything. */
const nothingMaySkip = process.env.PRIMARY_SOURCE_NO_SKIPS === "1";

interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  readonly report: string;
  readonly env: Record<string, string>;
  readonly count: (report: unknown) => Counts;
  /** The suite beside which it runs, since it waits more than it works. What it prints is shown at its own place. */
  readonly beside?: string;
}

interface Ended {
  readonly status: number | null;
  /** What it printed, where that was not shown at once. */
  readonly output: string;
}

interface Manner {
  readonly beside?: string;
  /** Where it is not the number in playwright.config.ts: tests that wait can be more at a time than there are cores. */
  readonly workers?: number;
}

function playwright(project: string, { beside, workers }: Manner = {}): Suite {
  const report = join(RESULTS, `${project}.json`);
  return {
    name: project,
    // A folder each: one run empties its own, while another may still be writing.
    command: [
      ...["playwright", "test", `--project=${project}`, "--reporter=dot,json"],
      `--output=${join("test-results", `${project}-files`)}`,
      ...(workers ? [`--workers=${workers}`] : []),
    ],
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PRIMARY_SOURCE_TESTS_BUILT: "1" },
    count: playwrightCounts,
    ...(beside ? { beside } : {}),
  };
}

const unit = join(RESULTS, "unit.json");
const suites: readonly Suite[] = [
  {
    name: "unit",
    command: ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${unit}`],
    report: unit,
    env: {},
    count: vitestCounts,
  },
  playwright("chromium"),
  playwright("firefox"),
  playwright("idle", { beside: "unit", workers: 3 }),
  playwright("slow", { beside: "unit", workers: 4 }),
  playwright("desktop", { beside: "firefox" }),
];

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
await buildForTests();
const besides = new Map<string, Promise<Ended>>();
let sum: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const suite of suites) {
  for (const other of suites.filter(({ beside }) => beside === suite.name)) {
    besides.set(other.name, start(other, ["ignore", "pipe", "pipe"]));
  }
  console.log(`\n== ${suite.name}`);
  const counts = await run(suite);
  console.log(`${suite.name}: ${sentence(counts)}`);
  sum = addCounts(sum, counts);
}
if (nothingMaySkip && sum.skipped > 0) {
  console.log(`\n${sum.skipped} skipped tests count as failures (PRIMARY_SOURCE_NO_SKIPS is set).`);
  sum = { passed: sum.passed, failed: sum.failed + sum.skipped, skipped: 0 };
}
console.log(`\n${sentence(sum)}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;

async function run(suite: Suite): Promise<Counts> {
  const { status, output } = await (besides.get(suite.name) ?? start(suite, "inherit"));
  process.stdout.write(output);
  const counts = await readCounts(suite);
  // A suite that broke before or after its tests has failed, whatever its report counts.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function start(suite: Suite, stdio: SpawnOptions["stdio"]): Promise<Ended> {
  const [command = "", ...args] = suite.command;
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio,
    env: { ...process.env, ...suite.env },
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, output }));
  });
}

async function readCounts(suite: Suite): Promise<Counts> {
  try {
    return suite.count(JSON.parse(await readFile(suite.report, "utf8")));
  } catch (error) {
    console.error(`Could not read the report of ${suite.name}: ${String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function sentence(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
}
