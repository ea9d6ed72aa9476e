import { spawnSync } from "node:child_process";

/** Everything that can be said about the code without running it. Each step stands alone and names itself. */
const STEPS = [
  ["format and lint", "biome", "check", "--error-on-warnings"],
  ["generated types", "wxt", "prepare"],
  ["types", "tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
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
  ["dropped promises and results", "node", "scripts/check-promises.ts"],
  ["dead code and unused dependencies", "knip"],
  ["locales", "node", "scripts/check-locales.ts"],
  ["lock file", "node", "scripts/check-lockfile.ts"],
];

let failures = 0;
for (const [name, command, ...args] of STEPS) {
  const start = Date.now();
  const run = spawnSync(command, args, { encoding: "utf8", shell: process.platform === "win32" });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (run.status === 0) {
    console.log(`ok    ${name} (${seconds} s)`);
  } else {
    failures += 1;
    console.log(`FAIL  ${name} (${seconds} s)\n${run.error?.message ?? ""}${run.stdout}${run.stderr}`);
  }
}
process.exit(failures ? 1 : 0);
