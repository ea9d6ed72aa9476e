import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { type Numbered, withSwitches } from "./switches.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const REACH = "mutation-reach.jsonl";
const CONFIG = "scripts/mutate/vitest.config.ts";

export interface Ended {
  readonly passed: boolean;
  readonly output: string;
}

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** A clone of the last commit, whose code can be broken without anybody else's noticing. It does not outlive this process. */
export class Copy {
  readonly root = mkdtempSync(join(tmpdir(), "primary-source-mutated-"));
  #running: ChildProcess | null = null;

  constructor() {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        this.remove();
        process.exit(EXIT_CODES[signal]);
      });
    }
    execFileSync("git", ["clone", "--quiet", "--shared", ROOT, this.root]);
    symlinkSync(join(ROOT, "node_modules"), join(this.root, "node_modules"));
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  switchOn(mutations: readonly Numbered[]): void {
    for (const [file, inFile] of Map.groupBy(mutations, (each) => each.file)) {
      writeFileSync(join(this.root, file), withSwitches(this.read(file), inFile));
    }
  }

  /** Which unit test files reach which mutations. Tests that fail without any mutation are left out. */
  async unitReach(): Promise<ReadonlyMap<number, readonly string[]>> {
    const summary = join(this.root, "mutation-summary.json");
    const log = join(this.root, REACH);
    const { output } = await this.#vitest([], { MUTATION_REACH: log }, [
      "--reporter=json",
      `--outputFile=${summary}`,
    ]);
    if (!existsSync(summary)) throw new Error(output);
    const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(
      readFileSync(summary, "utf8"),
    );
    const failed = new Set(testResults.filter(({ status }) => status !== "passed").map(({ name }) => name));
    for (const name of failed) console.log(`fails without a mutation: ${relative(this.root, name)}`);
    const reach = new Map<number, string[]>();
    for (const line of readFileSync(log, "utf8").trim().split("\n")) {
      const { file, reached }: { file: string; reached: number[] } = JSON.parse(line);
      if (failed.has(file)) continue;
      for (const number of reached)
        reach.set(number, [...(reach.get(number) ?? []), relative(this.root, file)]);
    }
    return reach;
  }

  unitTests(files: readonly string[], mutation: number): Promise<Ended> {
    return this.#vitest(files, { MUTATION: String(mutation) }, ["--bail=1", "--reporter=dot"]);
  }

  /** Builds for browser tests, with every switch in place. */
  async build(): Promise<void> {
    const script = 'const { default: build } = await import("./tests/setup/build.ts"); await build();';
    const ended = await this.#run(["--input-type=module", "--eval", script], { limit: 600 });
    if (!ended.passed) throw new Error(ended.output);
  }

  browserTests(specs: readonly string[]): Promise<Ended> {
    return this.#playwright(["--max-failures=1", ...specs]);
  }

  failedBrowserTests(): Promise<Ended> {
    return this.#playwright(["--last-failed"]);
  }

  /** With what runs in it. */
  remove(): void {
    this.#end();
    // What was ended a moment ago may still be writing.
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }

  #playwright(options: readonly string[]): Promise<Ended> {
    const command = ["node_modules/playwright/cli.js", "test", "--project=chromium", "--reporter=line"];
    return this.#run([...command, ...options], { limit: 900, env: { PRIMARY_SOURCE_TESTS_BUILT: "1" } });
  }

  #vitest(files: readonly string[], env: NodeJS.ProcessEnv, options: readonly string[]): Promise<Ended> {
    const limit = 120 + 30 * (files.length || 100);
    return this.#run(
      ["node_modules/vitest/vitest.mjs", "run", "--config", CONFIG, "--root", ".", ...options, ...files],
      {
        limit,
        env,
      },
    );
  }

  /** A mutation can loop without end, so whatever runs longer than the limit, in seconds, is ended with all it started. */
  #run(
    args: readonly string[],
    { limit, env = {} }: { limit: number; env?: NodeJS.ProcessEnv },
  ): Promise<Ended> {
    const child = spawn(process.execPath, args, {
      cwd: this.root,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
    this.#running = child;
    const timer = setTimeout(() => this.#end(), limit * 1000);
    return new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => {
        clearTimeout(timer);
        this.#running = null;
        resolve({ passed: code === 0, output });
      });
    });
  }
  /** Ends what runs with all that it started. */
  #end(): void {
    if (this.#running?.pid !== undefined) process.kill(-this.#running.pid, "SIGKILL");
  }
}
