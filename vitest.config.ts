import { defineConfig } from "vitest/config";
import "./tests/setup/moment.ts";

export default defineConfig({
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    setupFiles: [
      "tests/setup/run-clock.ts",
      "tests/setup/logs.ts",
      "tests/setup/browser.ts",
      "tests/setup/patience.ts",
      "tests/setup/page-timers.ts",
      "tests/setup/top-layer.ts",
    ],
    // As many as the machine has cores: by itself Vitest leaves one free, which on two cores is half of them.
    maxWorkers: "100%",
    // A thread starts sooner than a process, and there is one a file.
    pool: "threads",
    environment: "node",
    // Class names of CSS modules as they are written, so that tests can name a part of a component.
    css: { modules: { classNameStrategy: "non-scoped" } },
    restoreMocks: true,
    // The longest simulation takes a few seconds of a core; a machine that does much else may need twenty times that.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As long as `vi.waitFor` waits (tests/setup/patience.ts), which the tests of this repository use.
    expect: { poll: { timeout: 150_000 } },
  },
});
