import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/film/main.ts");
