import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/soak/main.ts");
