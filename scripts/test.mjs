import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/test/main.ts");
