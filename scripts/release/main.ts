import { join } from "node:path";
import { release } from "./release.ts";

const [version = ""] = process.argv.slice(2);
const day = new Date().toISOString().slice(0, 10);
const problem = await release({ root: join(import.meta.dirname, "..", ".."), version, day });
if (problem === null)
  console.log(`v${version} is committed and tagged: push it with "git push --follow-tags".`);
else console.error(problem);
process.exitCode = problem === null ? 0 : 1;
