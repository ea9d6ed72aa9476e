import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/openacr/main.ts", { needsBrowser: false });
