import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/transcripts/main.ts");
