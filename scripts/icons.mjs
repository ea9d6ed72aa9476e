import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/icons/main.ts", { needsBrowser: false });
