import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";
import "./tests/setup/moment.ts";

/** What others of its thread would notice: a test replaces modules, changes the browser, or has a document or a database. */
const NEEDS_OWN_WORLD =
  /\bvi\.(?:mock|doMock|resetModules|stubGlobal)\(|fakeBrowser|@vitest-environment|fake-indexeddb/;

/** Also where something that it shares with other tests does that. */
function needsOwnWorld(file: string): boolean {
  const text = readFileSync(file, "utf8");
  if (NEEDS_OWN_WORLD.test(text)) return true;
  const imported = [...text.matchAll(/^(?:import|\}) .*from "(\.\.?\/[^"]+)";$/gm)].map(([, path = ""]) =>
    join(dirname(file), path),
  );
  return imported.some((path) => path.startsWith(join("tests", "unit")) && needsOwnWorld(path));
}

/** Tests of functions alone need none, and start many times sooner where they share one. */
const sharing = globSync("tests/unit/**/*.test.{ts,tsx}").filter((file) => !needsOwnWorld(file));

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "sharing", include: sharing, isolate: false } },
      {
        extends: true,
        test: { name: "alone", include: ["tests/unit/**/*.test.{ts,tsx}"], exclude: sharing },
      },
    ],
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
