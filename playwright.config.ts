import { defineConfig } from "playwright/test";
import "./tests/setup/run-clock.ts";

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/setup/build.ts",
  outputDir: "test-results/playwright",
  fullyParallel: true,
  // As many as a small machine has cores: with more, what waits for a time to pass sees it pass too late.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What takes a second here takes many on a machine that does something else as well. Green tests wait no longer for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: "chromium", testDir: "tests/e2e" },
    // One at a time: they share a screen and its keyboard, and Firefox's tests run beside them.
    { name: "desktop", testDir: "tests/desktop", workers: 1, timeout: 240_000 },
    { name: "slow", testDir: "tests/slow", timeout: 240_000 },
    { name: "idle", testDir: "tests/idle", timeout: 480_000 },
    { name: "firefox", testDir: "tests/firefox", timeout: 240_000 },
  ],
});
