import { format } from "node:util";
import { afterAll, afterEach, expect } from "vitest";

/** The errors and warnings that were logged since the last test, and those that the test expects. */
const logged: string[] = [];
const expected: RegExp[] = [];

console.error = (...said) => void logged.push(format(...said));
console.warn = console.error;

/** Says that this test logs at least one error or warning like each of these. Any other fails the test. */
export function expectLogs(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

function check(): void {
  const [lines, patterns] = [logged.splice(0), expected.splice(0)];
  const unexpected = lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  const missing = patterns.filter((pattern) => !lines.some((line) => pattern.test(line)));
  expect({ unexpected, missing }, "what the test logged").toEqual({ unexpected: [], missing: [] });
}

afterEach(check);
// What runs on after the last test may have logged something.
afterAll(check);
