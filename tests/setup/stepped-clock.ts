import type { Clock } from "../../components/base/clock.ts";

/** Time that passes when the test says so. */
export function steppedClock() {
  let now = 0;
  let due: { at: number; work: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(milliseconds, work) {
      const entry = { at: now + milliseconds, work };
      due.push(entry);
      return () => {
        due = due.filter((each) => each !== entry);
      };
    },
  };
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    const ripe = due.filter(({ at }) => at <= now);
    due = due.filter(({ at }) => at > now);
    for (const { work } of ripe) work();
  };
  return { clock, pass };
}
