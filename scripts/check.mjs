import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

/** Everything that can be said about the code without running it. Each step names itself; the longest come first. */
const STEPS = [
  ["generated types", "wxt", "prepare"],
  ["types", "tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
  ["dropped promises and results", "node", "scripts/check-promises.ts"],
  [
    "import rules",
    "depcruise",
    "--config",
    ".dependency-cruiser.mjs",
    "entrypoints",
    "components",
    "utils",
    "server",
  ],
  ["dead code and unused dependencies", "knip"],
  ["code that only tests use", "knip", "--production"],
  ["format and lint", "biome", "check", "--error-on-warnings"],
  ["locales", "node", "scripts/check-locales.ts"],
  ["lock file", "node", "scripts/check-lockfile.ts"],
];

// Others read what the first one writes.
const [first, ...waiting] = STEPS;
let failures = 0;

await check(first);
await Promise.all(Array.from({ length: availableParallelism() }, checkWaiting));
process.exitCode = failures ? 1 : 0;

async function checkWaiting() {
  for (let step = waiting.shift(); step; step = waiting.shift()) await check(step);
}

/** What a step prints is shown where it fails, in one piece. */
async function check([name, command, ...args]) {
  const start = Date.now();
  const child = spawn(command, args, {
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const status = await new Promise((resolve) => {
    child.on("error", ({ message }) => {
      output += message;
      resolve(null);
    });
    child.on("close", resolve);
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (status === 0) {
    console.log(`ok    ${name} (${seconds} s)`);
  } else {
    failures += 1;
    console.log(`FAIL  ${name} (${seconds} s)\n${output}`);
  }
}
