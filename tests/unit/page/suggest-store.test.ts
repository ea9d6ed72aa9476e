import { signal } from "@preact/signals";
import { expect, it } from "vitest";
import type { Clock } from "../../../utils/page/clock.ts";
import { createSuggestStore } from "../../../utils/page/suggest-store.ts";
import { success } from "../../../utils/result.ts";
import type { send } from "../../../utils/send.ts";

/** Time that passes when the test says so. */
function steppedClock() {
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

function storeThatCounts(allowed: boolean) {
  const asked: string[] = [];
  const ask = async (_: string, { q }: { q: string }) => {
    asked.push(q);
    return success({ value: [], fetchedAt: 0, from: "service", failure: null });
  };
  const { clock, pass } = steppedClock();
  const store = createSuggestStore({
    send: ask as unknown as typeof send,
    clock,
    known: () => ({ countries: [], states: [] }),
    allowed: () => allowed,
    ownSearches: signal([]),
  });
  const type = (words: string, pace: number): void => {
    for (let length = 1; length <= words.length; length += 1) {
      store.typed(words.slice(0, length));
      pass(pace);
    }
    pass(1_000);
  };
  return { asked, type };
}

it.each([60, 100, 150, 190])(
  "typed evenly, a letter every %i ms, words are asked about three times at most",
  (pace) => {
    const { asked, type } = storeThatCounts(true);
    type("minimum wage", pace);
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(asked.at(-1)).toBe("minimum wage");
  },
);

it("nothing is asked without the person's word", () => {
  const { asked, type } = storeThatCounts(false);
  type("minimum wage", 400);
  expect(asked).toEqual([]);
});
