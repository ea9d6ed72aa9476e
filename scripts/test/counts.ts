import * as v from "valibot";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numFailedTestSuites: v.number(),
});

/** A file that fails to load has a failed suite and no failed test. */
export function vitestCounts(report: unknown): Counts {
  const read = v.parse(VitestReport, report);
  const failed = read.numFailedTests > 0 ? read.numFailedTests : read.numFailedTestSuites;
  return { passed: read.numPassedTests, failed, skipped: read.numPendingTests + read.numTodoTests };
}

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.optional(v.array(v.unknown()), []),
});

/** A test that passed only on a second try has failed. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = v.parse(PlaywrightReport, report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
