import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { browserSpecs } from "./browser-specs.ts";
import { compilerOf } from "./compiles.ts";
import { Copy } from "./copy.ts";
import { whyEquivalent } from "./equivalent.ts";
import { type Mutation, mutationsOf } from "./mutations.ts";
import { mutationReport, type Outcome } from "./report.ts";
import { drawn } from "./sample.ts";
import { type Numbered, withSwitchesSet } from "./switches.ts";

/** Which small changes of the code no test notices: docs/mutation.md. Runs on the last commit. */
const { values } = parseArgs({
  options: {
    /** Another one each time: tests may have been written for a sample that was drawn before. */
    seed: { type: "string", default: String(Date.now() % 100_000) },
    size: { type: "string", default: "150" },
    /** Without the browser tests, which take most of the time. */
    unit: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const FIRST_ROUND = 3;
const root = join(import.meta.dirname, "..", "..");
/** What was killed stays killed, and what does not compile stays out, so that a run goes on where the last one ended; what survived is tried again. */
const memory = join(root, ".cache", `mutation-${seed}.json`);
const outcomes: Record<string, Outcome | "no code"> = existsSync(memory)
  ? JSON.parse(readFileSync(memory, "utf8"))
  : {};

const copy = new Copy();
try {
  const sample = takeSample();
  copy.switchOn(sample);
  await unitRound(sample);
  if (!values.unit) await browserRound(sample);
} finally {
  copy.remove();
}

function takeSample(): readonly Numbered[] {
  const found = globSync("{entrypoints,components,utils}/**/*.{ts,tsx}", { cwd: copy.root });
  // Only the gallery shows these.
  const files = found.filter((file) => !/\.examples\.tsx$|\/example-[^/]+$/.test(file));
  const all = files.sort().flatMap((file) => mutationsOf(file, copy.read(file)));
  const compiles = compilerOf(copy.root);
  const isWanted = (mutation: Mutation): boolean => {
    if (outcomes[mutation.id] === undefined && !compiles(mutation)) outcomes[mutation.id] = "no code";
    return outcomes[mutation.id] !== "no code";
  };
  const sample = drawn(all, { seed, size: Number(values.size), isWanted });
  console.log(`${sample.length} of ${all.length} mutations, seed ${seed}.`);
  return sample.map((mutation, number) => ({ ...mutation, number }));
}

function outcomeOf({ id }: Mutation): Outcome {
  const outcome = outcomes[id];
  return outcome === undefined || outcome === "no code" ? "open" : outcome;
}

function isOpen(mutation: Mutation): boolean {
  return whyEquivalent(mutation.id) === undefined && ["open", "survived"].includes(outcomeOf(mutation));
}

async function unitRound(sample: readonly Numbered[]): Promise<void> {
  const reach = await copy.unitReach();
  for (const mutation of sample.filter(isOpen)) {
    const files = nearestFirst(mutation.file, reach.get(mutation.number) ?? []);
    const rounds = [files.slice(0, FIRST_ROUND), files.slice(FIRST_ROUND)].filter(({ length }) => length > 0);
    let killed = false;
    for (const round of rounds) killed ||= !(await copy.unitTests(round, mutation.number)).passed;
    if (killed || outcomeOf(mutation) === "open")
      settle(mutation, killed ? "unit" : "open", `${files.length} unit test files`);
  }
  writeReport(sample);
}

async function browserRound(sample: readonly Numbered[]): Promise<void> {
  await copy.build();
  const switched = join(copy.root, ".output-switched");
  cpSync(join(copy.root, ".output"), switched, { recursive: true });
  for (const mutation of sample.filter(isOpen)) {
    const specs = browserSpecs(mutation.file);
    let killed = false;
    for (const spec of specs) killed ||= await failsBecauseOf(mutation.number, spec, switched);
    settle(mutation, killed ? "browser" : "survived", specs.join(", "));
    writeReport(sample);
  }
}

/** The same test must fail twice with the mutation and pass without it: chance is no kill. */
async function failsBecauseOf(made: number, spec: string, switched: string): Promise<boolean> {
  setSwitches(switched, made);
  if ((await copy.browserTests([spec])).passed || (await copy.failedBrowserTests()).passed) return false;
  setSwitches(switched, null);
  return (await copy.failedBrowserTests()).passed;
}

function setSwitches(switched: string, made: number | null): void {
  const output = join(copy.root, ".output");
  rmSync(output, { recursive: true, force: true });
  cpSync(switched, output, { recursive: true });
  for (const file of globSync("**/*.{js,html}", { cwd: output })) {
    const path = join(output, file);
    writeFileSync(path, withSwitchesSet(readFileSync(path, "utf8"), made));
  }
}

/** Tests whose path shares most with the file's: they are the likeliest to notice. */
function nearestFirst(file: string, tests: readonly string[]): readonly string[] {
  const words = new Set(file.split(/[/.-]/));
  const shared = (test: string) => test.split(/[/.-]/).filter((word) => words.has(word)).length;
  return [...tests].sort((a, b) => shared(b) - shared(a));
}

function settle({ id, file, line, after, before }: Numbered, outcome: Outcome, by: string): void {
  outcomes[id] = outcome;
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(memory, JSON.stringify(outcomes, null, 1));
  console.log(`${outcome}  ${file}:${line}  ${before.slice(0, 60)} → ${after.slice(0, 60)}  (${by})`);
}

function writeReport(sample: readonly Numbered[]): void {
  const judged = sample.map((each) => ({
    ...each,
    outcome: outcomeOf(each),
    equivalent: whyEquivalent(each.id),
  }));
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(join(root, "docs", "mutation.md"), mutationReport(judged, { seed, date }));
}
