import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup/browser.ts"],
    environment: "node",
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
