import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lockfileProblems } from "./lockfile-problems.ts";

const ROOT = join(import.meta.dirname, "..");
const [lock, manifest] = await Promise.all(
  ["package-lock.json", "package.json"].map(async (name) =>
    JSON.parse(await readFile(join(ROOT, name), "utf8")),
  ),
);

const problems = lockfileProblems(lock.packages, manifest.allowScripts);
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);
