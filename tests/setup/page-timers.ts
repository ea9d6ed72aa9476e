import { afterAll } from "vitest";

/** A browser ends a page's timers with the page. Where nobody does, one runs after its test file and finds no document. */
if (typeof document !== "undefined") {
  const { setTimeout: start } = globalThis;
  const started: NodeJS.Timeout[] = [];
  Object.assign(globalThis, {
    setTimeout: (...call: Parameters<typeof start>) => {
      const timer = start(...call);
      started.push(timer);
      return timer;
    },
  });
  afterAll(() => started.forEach(clearTimeout));
}
