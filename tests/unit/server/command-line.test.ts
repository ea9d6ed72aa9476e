import { expect, it } from "vitest";
import { listenProblem, otherPort } from "../../../server/command-line.ts";

it.each([
  [8787, 8788],
  [65_534, 65_535],
  [65_535, 65_534],
  [80, 8787],
])("in place of port %i, %i may be free", (port, other) => {
  expect(otherPort(port)).toBe(other);
});

const failure = (code: string): Error => Object.assign(new Error(`listen ${code}`), { code });

it("a port that the system keeps is one sentence, as a taken one is", () => {
  expect(listenProblem(failure("EACCES"), 80, ", or choose another with --port 8787")).toBe(
    "This system does not let you use port 80: allow it, or choose another with --port 8787.",
  );
  expect(listenProblem(failure("EADDRINUSE"), 8787, " and run this again")).toBe(
    "Port 8787 is taken by another program: end it and run this again.",
  );
});

it("what is no problem of a port is left to others", () => {
  expect(listenProblem(failure("ENOENT"), 8787, "")).toBeUndefined();
  expect(listenProblem("no error", 8787, "")).toBeUndefined();
});
