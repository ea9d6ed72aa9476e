import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/screenshots/main.ts");
