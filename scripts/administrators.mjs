import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/administrators/main.ts", { needsBrowser: false });
