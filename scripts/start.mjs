import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/start/main.ts");
