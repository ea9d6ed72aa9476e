import { appendFileSync } from "node:fs";
import { afterAll, expect } from "vitest";

/** Runs in each unit test file of a mutated copy: makes one mutation, or writes down which ones the file's tests reach. */
const made = Number(process.env.MUTATION ?? -1);
const log = process.env.MUTATION_REACH;
const reached = new Set<number>();

Object.assign(globalThis, {
  __mutated: (number: number) => {
    reached.add(number);
    return number === made;
  },
});

afterAll(() => {
  if (log === undefined) return;
  appendFileSync(log, `${JSON.stringify({ file: expect.getState().testPath, reached: [...reached] })}\n`);
});
