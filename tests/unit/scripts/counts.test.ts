import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, hostPermissions } from "../../../scripts/manifest-parts.ts";
import { addCounts, playwrightCounts, vitestCounts } from "../../../scripts/test/counts.ts";

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numFailedTestSuites: 0,
};
const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };

describe("the closing line of npm test", () => {
  it("counts what Vitest ran", () => {
    expect(vitestCounts(vitest)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it("counts a file that could not be loaded as failed", () => {
    expect(vitestCounts({ ...vitest, numFailedTestSuites: 1 }).failed).toBe(1);
  });

  it("counts a test that only passed on a second try, and a broken set-up, as failed", () => {
    expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 3, skipped: 2 });
  });

  it("does not take an unreadable report for an empty one", () => {
    expect(() => playwrightCounts({})).toThrow();
    expect(() => vitestCounts({ numPassedTests: 1 })).toThrow();
  });

  it("sums", () => {
    const sum = addCounts({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 });
  });
});

describe("the manifest", () => {
  it("asks for the services' hosts and no others", () => {
    expect(hostPermissions(["https://search.example/api", undefined, "", "http://127.0.0.1:8787"])).toEqual([
      "https://search.example/*",
      "http://127.0.0.1/*",
    ]);
    expect(hostPermissions(["https://a.example", "https://a.example/other"])).toEqual([
      "https://a.example/*",
    ]);
  });

  it("allows no script, style, frame or form but its own, and no HTML but the sanitiser's", () => {
    const policy = contentSecurityPolicy(false);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types dompurify");
    expect(policy).not.toMatch(/unsafe|\*:\/\/|data:/);
  });
});
