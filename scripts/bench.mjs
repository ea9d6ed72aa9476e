import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/bench/main.ts");
