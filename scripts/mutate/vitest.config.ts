import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

// Each test file has modules of its own here: what runs while a module is loaded counts for every file that loads it.
const { projects: _projects, ...test } = base.test ?? {};

/** The same files run again and again, so they are transformed once. */
export default mergeConfig(
  { ...base, test: { ...test, include: ["tests/unit/**/*.test.{ts,tsx}"] } },
  {
    test: {
      setupFiles: ["scripts/mutate/reach.ts"],
      fsModuleCache: true,
      fsModuleCachePath: ".cache/vitest",
    },
  },
);
