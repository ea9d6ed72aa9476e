import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup/browser.ts"],
    // As many as the machine has cores: by itself Vitest leaves one free, which on two cores is half of them.
    maxWorkers: "100%",
    environment: "node",
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
