import { runPrepared } from "./setup/run.mjs";

await runPrepared("scripts/gallery/main.ts");
