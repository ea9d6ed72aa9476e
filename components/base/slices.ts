/** Long work, which can be interrupted wherever it yields. */
type Steps<Value> = Generator<void, Value, undefined>;

/** In milliseconds. Longer work holds up what a reader does meanwhile. */
const SLICE = 12;

/** Does long work a part at a time, so that the page draws and answers in between. */
export async function inSlices<Value>(steps: Steps<Value>): Promise<Value> {
  let started = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - started <= SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    started = performance.now();
  }
}

/** Does it without interruption, where it is known to be short. */
export function atOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
