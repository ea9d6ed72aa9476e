import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/release/main.ts", { needsBrowser: false });
