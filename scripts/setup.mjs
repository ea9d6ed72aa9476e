import { runPrepared } from "./setup/run.mjs";

/** Packages alone; the other commands do this by themselves. */
await runPrepared(null, { needsBrowser: false });
