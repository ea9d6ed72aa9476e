import { expect, it, vi } from "vitest";
import { pageClock } from "../../../../components/base/clock.ts";
import { createPassagesInTurn } from "../../../../components/checks/passages-in-turn.ts";
import { createPassagesStore, type PassagesAsk } from "../../../../components/checks/passages-store.ts";
import { failed, success } from "../../../../utils/platform/result.ts";

/** Asks that end when the test says so. */
function slowPassages() {
  const asked: string[] = [];
  const ends = new Map<string, (outcome: PassagesAsk | null) => void>();
  const outcomes = new Map<string, PassagesAsk | null>();
  const passages = {
    of: (id: string) => outcomes.get(id) ?? null,
    askUnseen: (id: string) => {
      asked.push(id);
      return new Promise<void>((resolve) =>
        ends.set(id, (outcome) => {
          outcomes.set(id, outcome);
          resolve();
        }),
      );
    },
  };
  const end = async (id: string, outcome: PassagesAsk | null = null): Promise<void> => {
    ends.get(id)?.(outcome);
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { asked, end, ...createPassagesInTurn(passages) };
}

it("one verdict is asked about after the other, each once, also those that come meanwhile", async () => {
  const { asked, end, left, ask } = slowPassages();
  const all = [ask(["a", "b"]), ask(["b", "c"])];
  expect([asked, left.value]).toEqual([["a"], ["a", "b", "c"]]);
  await end("a");
  expect([asked, left.value]).toEqual([
    ["a", "b"],
    ["b", "c"],
  ]);
  await end("b");
  await end("c");
  await Promise.all(all);
  expect([asked, left.value]).toEqual([["a", "b", "c"], []]);
  const again = ask(["d"]);
  await end("d");
  await again;
  expect(asked.at(-1)).toBe("d");
});

it("a failure ends it", async () => {
  const { asked, end, left, ask } = slowPassages();
  const all = ask(["a", "b"]);
  await end("a", { kind: "offline" });
  await all;
  expect([asked, left.value]).toEqual([["a"], []]);
});

it.each([
  ["goes on where it stopped once a pause of the service is over", 1, ["a", "b", "b", "c"], null],
  ["ends where the service pauses again and again", 9, ["a", "b", "b", "b", "b"], "rate-limited"],
])("%s", async (_name, pauses, asked, failure) => {
  vi.useFakeTimers();
  const sent: string[] = [];
  let left = pauses;
  const send = async (_name: string, { id }: { id: string }) => {
    sent.push(id);
    if (id !== "b" || left === 0) return success(null);
    left -= 1;
    return failed({ kind: "rate-limited" as const, until: Date.now() + 30_000 });
  };
  const passages = createPassagesStore({ send: send as never, clock: pageClock });
  const inTurn = createPassagesInTurn(passages);
  const all = inTurn.ask(["a", "b", "c"]);
  await vi.advanceTimersByTimeAsync(0);
  // Its card is closed, which ends only what was asked for there.
  passages.stop("b");
  expect(inTurn.left.value).toEqual(["b", "c"]);
  await vi.advanceTimersByTimeAsync(10 * 30_000);
  await all;
  expect([sent, inTurn.left.value]).toEqual([asked, []]);
  expect(passages.of("b")).toEqual(failure && expect.objectContaining({ kind: failure }));
  vi.useRealTimers();
});
