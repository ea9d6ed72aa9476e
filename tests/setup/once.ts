const done = Symbol.for("set up in this thread");
const world = globalThis as { [done]?: Set<string> };

/** Does what all test files of a thread need, where several share one (vitest.config.ts), for the first of them. */
export function once(name: string, setUp: () => void): void {
  world[done] ??= new Set();
  if (world[done].has(name)) return;
  world[done].add(name);
  setUp();
}
