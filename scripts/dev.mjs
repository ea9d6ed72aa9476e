import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/dev/main.ts");
