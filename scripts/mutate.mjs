import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/mutate/main.ts");
