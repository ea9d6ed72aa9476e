import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** The same files run again and again, so they are transformed once. */
export default mergeConfig(base, {
  test: { setupFiles: ["scripts/mutate/reach.ts"], fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
});
