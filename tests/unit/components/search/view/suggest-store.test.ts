import { type Signal, signal } from "@preact/signals";
import { describe, expect, it, test } from "vitest";
import { createSuggestStore } from "../../../../../components/search/view/suggest-store.ts";
import type { send } from "../../../../../utils/calls/send.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { steppedClock } from "../../../../setup/stepped-clock.ts";

function storeThatCounts(allowed: Signal<boolean>) {
  const asked: string[] = [];
  const ask = async (_: string, { q }: { q: string }) => {
    asked.push(q);
    return success({ value: [], fetchedAt: 0, from: "service", failure: null });
  };
  const { clock, pass } = steppedClock();
  const store = createSuggestStore({
    send: ask as unknown as typeof send,
    clock,
    allowed,
    ownSearches: signal([]),
    lists: signal({}),
  });
  const type = (words: string, pace: number): void => {
    for (let length = 1; length <= words.length; length += 1) {
      store.typed(words.slice(0, length));
      pass(pace);
    }
    pass(1_000);
  };
  return { asked, type, leave: store.stop };
}

it.each([60, 100, 150, 190])(
  "typed evenly, a letter every %i ms, words are asked about three times at most",
  (pace) => {
    const { asked, type } = storeThatCounts(signal(true));
    type("minimum wage", pace);
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(asked.at(-1)).toBe("minimum wage");
  },
);

it("nothing is asked without the user's word", () => {
  const { asked, type } = storeThatCounts(signal(false));
  type("minimum wage", 400);
  expect(asked).toEqual([]);
});

it("words that were typed before it was known whether they may be sent are asked about then", () => {
  const allowed = signal(false);
  const { asked, type, leave } = storeThatCounts(allowed);
  type("minimum wage", 100);
  allowed.value = true;
  expect(asked).toEqual(["minimum wage"]);
  allowed.value = false;
  type("passport", 100);
  leave();
  allowed.value = true;
  expect(asked).toEqual(["minimum wage"]);
});

it("suggestions for earlier words never replace those for the words in the box, whichever come last", async () => {
  const answers: ((texts: readonly string[]) => void)[] = [];
  const ask = () =>
    new Promise((resolve) => {
      answers.push((value) => resolve(success({ value, fetchedAt: 0, from: "service", failure: null })));
    });
  const { clock, pass } = steppedClock();
  const store = createSuggestStore({
    send: ask as unknown as typeof send,
    clock,
    allowed: signal(true),
    ownSearches: signal([]),
    lists: signal({}),
  });
  store.typed("tax");
  pass(1_000);
  store.typed("tax r");
  pass(1_000);
  answers[1]?.(["tax refund"]);
  answers[0]?.(["tax rolls"]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(store.suggestions.value).toEqual([{ kind: "service", query: "tax refund" }]);
});

it.each([
  [[], 6],
  [["tax time"], 3],
])("of the user's own searches are offered, beside the service's %j: %i", async (titles, own) => {
  const { clock, pass } = steppedClock();
  const searches = Array.from({ length: 8 }, (_, index) => `tax ${index}`);
  const store = createSuggestStore({
    send: (async () => success({ value: titles })) as unknown as typeof send,
    clock,
    allowed: signal(true),
    ownSearches: signal(searches),
    lists: signal({}),
  });
  store.typed("tax");
  pass(1_000);
  await new Promise((resolve) => setImmediate(resolve));
  const kinds = store.suggestions.value.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "own")).toHaveLength(own);
  expect(kinds.filter((kind) => kind === "service")).toHaveLength(titles.length);
});

it("no suggestion is shown twice, whatever its case and spaces and whoever has it", async () => {
  const { clock, pass } = steppedClock();
  const titles = ["PROPERTY  TAX", "property taxes", "Property Taxes"];
  const store = createSuggestStore({
    send: (async () => success({ value: titles })) as unknown as typeof send,
    clock,
    allowed: signal(true),
    ownSearches: signal(["Property tax", "property tax"]),
    lists: signal({}),
  });
  store.typed("prop");
  pass(1_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(store.suggestions.value).toEqual([
    { kind: "own", query: "Property tax" },
    { kind: "service", query: "property taxes" },
  ]);
});

describe("an operator", () => {
  const TEXAS = { text: "state:tx", label: "Texas", query: "tax state:tx ", caret: 13 };
  const TENNESSEE = { text: "state:tn", label: "Tennessee", query: "tax state:tn ", caret: 13 };

  /** A worker that answers when the test says so. */
  function listening(ownSearches: readonly string[] = []) {
    const asked: { name: string; request: object; signal: AbortSignal; answer(value: unknown): void }[] = [];
    const ask = (name: string, request: object, signal: AbortSignal) =>
      new Promise((answer) => asked.push({ name, request, signal, answer }));
    const { clock, pass } = steppedClock();
    const lists = signal({});
    const store = createSuggestStore({
      send: ask as unknown as typeof send,
      clock,
      allowed: signal(true),
      ownSearches: signal(ownSearches),
      lists,
    });
    const labels = () =>
      store.suggestions.value.map((each) => (each.kind === "completion" ? each.label : each.query));
    const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
    const listsCome = () => {
      lists.value = {};
    };
    return { asked, store, pass, labels, settled, listsCome };
  }

  it.each([
    ["tax", undefined],
    ["tax:", undefined],
    ["sites:irs", undefined],
    ["site:irs.gov tax", undefined],
    ["tax state:te", 3],
  ])("is not asked about where none is typed: %s", (words, caret) => {
    const { asked, store } = listening();
    store.typed(words, caret);
    expect(asked).toEqual([]);
  });

  it("is completed at the caret, at once, and nothing else is asked", async () => {
    const { asked, store, pass, labels, settled } = listening(["tax history"]);
    store.typed("tax state:te more", 12);
    pass(1_000);
    expect(asked).toMatchObject([
      { name: "completeOperator", request: { q: "tax state:te more", caret: 12 } },
    ]);
    asked[0]?.answer({ ok: true, value: [TEXAS, TENNESSEE] });
    await settled();
    expect(labels()).toEqual(["Texas", "Tennessee"]);
  });

  it("is completed with a space in its value, and words behind a whole value are suggested for", async () => {
    const { asked, store, pass, labels, settled } = listening();
    store.typed("tax state:new y");
    asked[0]?.answer({ ok: true, value: [{ ...TEXAS, text: "state:ny", label: "New York" }] });
    await settled();
    pass(1_000);
    expect(labels()).toEqual(["New York"]);
    expect(asked).toHaveLength(1);
    store.typed("state:tx property");
    asked[1]?.answer({ ok: true, value: [] });
    await settled();
    pass(1_000);
    expect(asked.map(({ name }) => name)).toEqual(["completeOperator", "completeOperator", "suggest"]);
  });

  it("keeps what still fits while the next answer is on its way, and forgets it with the operator", async () => {
    const { asked, store, labels, settled } = listening();
    store.typed("tax state:te");
    asked[0]?.answer({ ok: true, value: [TEXAS, TENNESSEE] });
    await settled();
    store.typed("tax state:tex");
    expect(labels()).toEqual(["Texas"]);
    store.typed("tax state:tex ");
    expect(labels()).toEqual([]);
  });

  it("is completed for the last thing typed, whichever answer comes last", async () => {
    const { asked, store, labels, settled } = listening();
    store.typed("tax state:te");
    store.typed("tax state:ten");
    asked[1]?.answer({ ok: true, value: [TENNESSEE] });
    asked[0]?.answer({ ok: true, value: [TEXAS] });
    await settled();
    expect(labels()).toEqual(["Tennessee"]);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it("that was typed before the lists came is completed when they come, unless the box was left", async () => {
    const { asked, store, labels, settled, listsCome } = listening();
    store.typed("state:te");
    asked[0]?.answer({ ok: true, value: [] });
    await settled();
    listsCome();
    asked[1]?.answer({ ok: true, value: [TEXAS, TENNESSEE] });
    await settled();
    expect(labels()).toEqual(["Texas", "Tennessee"]);
    listsCome();
    store.typed("state:ot");
    store.stop();
    listsCome();
    store.typed("state");
    listsCome();
    expect(asked).toHaveLength(3);
  });

  it("that is being looked up when the lists come is not asked for twice at once", async () => {
    const { asked, store, labels, settled, listsCome } = listening();
    store.typed("state:te");
    listsCome();
    listsCome();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
    asked[0]?.answer({ ok: true, value: [] });
    await settled();
    expect(asked).toHaveLength(2);
    asked[1]?.answer({ ok: true, value: [TEXAS] });
    await settled();
    expect(labels()).toEqual(["Texas"]);
    listsCome();
    store.typed("state:ten");
    listsCome();
    asked[2]?.answer({ ok: true, value: [TENNESSEE] });
    await settled();
    expect(labels()).toEqual(["Tennessee"]);
    expect(asked).toHaveLength(3);
  });

  it("that cannot be completed leaves the own searches", async () => {
    const { asked, store, labels, settled } = listening(["state:zz tax"]);
    store.typed("state:zz");
    asked[0]?.answer({ ok: true, value: [] });
    await settled();
    expect(labels()).toEqual(["state:zz tax"]);
  });
});

test.each<[string, readonly string[], readonly string[], readonly string[], readonly string[]]>([
  ["TAX R", ["Tax refund", "Rates"], [], ["own Tax refund"], []],
  [
    "tax r",
    ["Tax rate", "tax relief", "tax rolls", "tax RATE"],
    [],
    ["own Tax rate", "own tax relief", "own tax rolls"],
    [],
  ],
  ["tax r", ["tax time"], ["Tax rolls"], ["service Tax rolls"], ["tax"]],
  [
    "tax re",
    [],
    ["Tax REfund", "Tax rolls", "Income tax relief"],
    ["service Tax REfund", "service Income tax relief"],
    ["tax"],
  ],
  ["tax", [], ["Revenue", "Tax rolls"], ["service Revenue", "service Tax rolls"], ["tax"]],
  [
    "tax",
    ["tax 1", "tax 2", "tax 3", "tax 4"],
    ["TAX 2", "tax 5"],
    ["own tax 1", "own tax 2", "own tax 3", "service tax 5"],
    ["tax"],
  ],
  [
    "tax",
    [],
    ["a tax", "b tax", "c tax", "d tax", "e tax", "f tax", "g tax"],
    ["service a tax", "service b tax", "service c tax", "service d tax", "service e tax", "service f tax"],
    ["tax"],
  ],
  ["caf\u00e9", ["caf\u00e9", "cafe\u0301 tax"], [], ["own caf\u00e9"], []],
])(
  "for %j with own searches %j and the service's %j are offered %j",
  async (typed, own, titles, offered, first) => {
    const { clock, pass } = steppedClock();
    const store = createSuggestStore({
      send: (async (_: string, { q }: { q: string }) =>
        success({ value: first.includes(q) ? titles : [] })) as unknown as typeof send,
      clock,
      allowed: signal(true),
      ownSearches: signal(own),
      lists: signal({}),
    });
    for (const words of [...first, typed]) {
      store.typed(words);
      if (words !== typed || first.includes(typed)) pass(1_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const shown = store.suggestions.value.flatMap((each) =>
      each.kind === "completion" ? [] : [`${each.kind} ${each.query}`],
    );
    expect(shown).toEqual(offered);
  },
);
