import { expect, it } from "vitest";
import { inTime, type Wait } from "../../../../utils/platform/wait.ts";

/** A wait that ends when the test says so, and tells whether anybody still waits for it. */
function stepped() {
  const waits: { readonly signal: AbortSignal; readonly end: () => void }[] = [];
  const wait: Wait = (_, signal) => new Promise((end) => waits.push({ signal, end }));
  return { wait, waits };
}

const NEVER = new AbortController().signal;

it("what comes in time is the answer, and nothing waits any longer", async () => {
  const { wait, waits } = stepped();
  expect(await inTime(Promise.resolve("rows"), 1000, wait, NEVER)).toBe("rows");
  expect(waits.map(({ signal }) => signal.aborted)).toEqual([true]);
});

it("what comes too late is no answer", async () => {
  const { wait, waits } = stepped();
  const first = inTime(new Promise<string>(() => undefined), 1000, wait, NEVER);
  waits[0]?.end();
  expect(await first).toBeNull();
});

it("who no longer asks ends the wait", async () => {
  const { wait, waits } = stepped();
  const asker = new AbortController();
  const first = inTime(new Promise<string>(() => undefined), 1000, wait, asker.signal);
  expect(waits[0]?.signal.aborted).toBe(false);
  asker.abort();
  expect(waits[0]?.signal.aborted).toBe(true);
  waits[0]?.end();
  expect(await first).toBeNull();
});
