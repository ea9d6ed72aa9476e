import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/packages/main.ts", { needsBrowser: false });
