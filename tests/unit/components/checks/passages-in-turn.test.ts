import { expect, it } from "vitest";
import { createPassagesInTurn } from "../../../../components/checks/passages-in-turn.ts";
import type { PassagesAsk } from "../../../../components/checks/passages-store.ts";

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
