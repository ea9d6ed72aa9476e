// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptRecord } from "../../../../../components/base/kept-record.ts";
import { type Check, UNSEEN, type UnsentCheck } from "../../../../../utils/checks/check.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { done, failedCheck, GROUP, running, waiting } from "../../../utils/checks/sample.ts";

const world = vi.hoisted(() => ({
  sent: [] as [string, unknown][],
  failing: new Set<string>(),
  stored: [] as unknown[],
  reads: 0,
  rows: 0,
  also: [] as readonly string[],
  readError: null as unknown,
  onRead: () => {},
  counting: Promise.resolve({ all: 5, verdicts: 4 }),
  changed: [] as (() => void)[],
  settings: { sourcePassages: false } as object,
  follow: [] as ((settings: object) => void)[],
}));
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    return world.failing.has(name) ? failed({ kind: "offline" }) : success({ isComplete: true, sent: true });
  },
}));
vi.mock("../../../../../utils/sites/judge-address.ts", () => ({
  lookAlikeOf: async (address: string) =>
    address.includes("irs.gov.refund") ? { owner: "refund.example", imitated: "irs.gov" } : null,
}));
vi.mock("../../../../../utils/checks/consent.ts", () => ({ askConsent: async () => true }));
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => world.settings,
  listenToSettings: (listener: (typeof world.follow)[0]) => {
    world.follow.push(listener);
    return () => undefined;
  },
}));
vi.mock("../../../../../utils/platform/changes.ts", () => ({
  onChange: (_what: string, listener: () => void) => {
    world.changed.push(listener);
    return () => undefined;
  },
}));
vi.mock("../../../../../utils/checks/history/newest-checks.ts", () => ({
  readHistoryPart: async (rows: number, also: ReadonlySet<string>) => {
    world.reads += 1;
    Object.assign(world, { rows, also: [...also] });
    const { stored } = world;
    world.onRead();
    if (world.readError !== null) throw world.readError;
    return { checks: stored, groups: [], unreadable: [], hasMore: true };
  },
  countHistory: () => world.counting,
}));
// What pages keep of what is being written: nothing, and that is known at once.
vi.mock("../../../../../utils/platform/whole-database.ts", () => ({
  wholeDatabase: () => ({ use: async () => undefined, close: async () => undefined }),
}));
vi.mock("../../../../../utils/checks/transaction.ts", () => ({
  readLine: async () => ({ starts: [], pause: null }),
}));
vi.mock("../../../../../utils/checks/sources/kept-source-changes.ts", () => ({
  readSourceChanges: async () => ({ askedAt: {}, pages: {} }),
}));

/** What a page that was just opened follows. */
async function open() {
  vi.resetModules();
  const [{ createChecksStore }, records] = await Promise.all([
    import("../../../../../components/checks/list/checks-store.ts"),
    import("../../../../../components/checks/wanted-check.ts"),
  ]);
  const store = createChecksStore(10);
  const { listen: readChecksOnChange } = store.reader;
  // What is stored is read only where a test is about that.
  vi.spyOn(store.reader, "listen").mockReturnValue(() => undefined);
  stop = store.listen();
  await vi.advanceTimersByTimeAsync(0);
  return { ...store, ...store.reader, listenToAll: store.listen, readChecksOnChange, ...records };
}
let stop = (): void => undefined;

const asked = (name: string) => world.sent.filter(([each]) => each === name).map(([, request]) => request);
const scrolled = vi.fn();
const unsent = (id: string, change: Partial<UnsentCheck> = {}): UnsentCheck => ({
  id,
  claim: `Unsent ${id}`,
  key: id,
  origin: null,
  order: 9,
  addedAt: 0,
  state: "unsent",
  problem: { reason: "claim-too-long", length: 3000, limit: 2000 },
  ...change,
});

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  Object.assign(fakeBrowser, { windows: { getCurrent: async () => ({ id: 1, type: "normal" }) } });
  Object.assign(world, { settings: { sourcePassages: false }, stored: [], reads: 0, readError: null });
  world.counting = Promise.resolve({ all: 5, verdicts: 4 });
  world.sent.length = world.changed.length = world.follow.length = 0;
  world.failing.clear();
  vi.stubGlobal("scrollTo", scrolled);
  scrolled.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [3, 1],
  [2.5, 0],
])(
  "the list goes to a check that was asked for, and to none that is imported (at place %d)",
  async (order, times) => {
    const { checks } = await open();
    checks.value = [done(2), done(1)];
    await vi.advanceTimersByTimeAsync(0);
    scrolled.mockReset();
    checks.value = [done(order), done(2), done(1)];
    await vi.advanceTimersByTimeAsync(0);
    expect(scrolled).toHaveBeenCalledTimes(times);
  },
);

describe("a claim that has to be corrected", () => {
  it("that is an address which passes for another is told in the editor, and not sent", async () => {
    const { checks, editor } = await open();
    const claim = "https://www.irs.gov.refund.example/";
    checks.value = [unsent("a", { claim, problem: { reason: "unjudged" } })];
    await vi.waitFor(() => expect(editor.text.value).toBe(claim));
    expect(asked("sendJudged")).toEqual([]);
  });

  it("that is any other address is sent once, and not taken", async () => {
    const { checks, editor } = await open();
    const check = unsent("a", { claim: "https://news.example.com/", problem: { reason: "unjudged" } });
    checks.value = [check];
    await vi.waitFor(() => expect(asked("sendJudged")).toEqual([{ id: "a" }]));
    checks.value = [{ ...check }];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked("sendJudged")).toHaveLength(1);
    expect(editor.edited.value).toBeNull();
  });

  it("opens in the editor by itself, once", async () => {
    const { checks, editor } = await open();
    checks.value = [done(1), unsent("a")];
    expect(editor.text.value).toBe("Unsent a");
    await editor.discard();
    checks.value = [done(1), unsent("a"), done(2)];
    expect([editor.text.value, editor.edited.value]).toEqual(["", null]);
    checks.value = [unsent("b"), unsent("a")];
    expect(editor.edited.value?.id).toBe("b");
  });

  it.each([
    ["the user is writing", "My draft", null],
    ["another claim is being edited", "", done(1)],
  ])("waits while %s", async (_, draft, edited) => {
    const { checks, editor } = await open();
    if (draft !== "") editor.type(draft);
    if (edited !== null) editor.take(edited);
    checks.value = [unsent("a")];
    expect(editor.edited.value?.id).toBe(edited?.id);
    expect(editor.text.value).toBe(edited?.claim ?? draft);
    if (edited === null) editor.type("");
    else await editor.discard();
    expect(editor.edited.value?.id).toBe("a");
  });

  it("that the user opened already does not open again", async () => {
    const { checks, editor } = await open();
    editor.take(unsent("a"));
    checks.value = [unsent("a")];
    await editor.discard();
    expect(editor.text.value).toBe("");
  });

  it("is none where it only lacks consent", async () => {
    const { checks, editor } = await open();
    checks.value = [unsent("a", { problem: { reason: "no-consent" } })];
    expect(editor.edited.value).toBeNull();
  });
});

describe("a check that was just requested", () => {
  it("is brought into view, and those of before are not", async () => {
    const { checks } = await open();
    checks.value = [done(5)];
    expect(scrolled).not.toHaveBeenCalled();
    checks.value = [waiting(6), done(5)];
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
    checks.value = [done(5)];
    checks.value = [running(6), done(5)];
    checks.value = [];
    expect(scrolled).toHaveBeenCalledOnce();
  });
});

describe("a check that was just requested while something is looked for", () => {
  it.each([
    ["ends that where it is not found", "penguins", false],
    ["leaves that alone where it is found", "claim 6", true],
  ])("%s", async (_, words, isFinding) => {
    const { checks, filter, setFinding, isFinding: finding } = await open();
    checks.value = [done(5)];
    setFinding(true);
    filter.value = { words, verdict: null };
    checks.value = [waiting(6), done(5)];
    expect([finding.value, filter.value.words]).toEqual([isFinding, isFinding ? words : ""]);
  });

  it("in the panel's own editor ends that, since nobody knows yet whether it is found", async () => {
    const { editor, setFinding, isFinding } = await open();
    setFinding(true);
    editor.type("The wage");
    await editor.check();
    expect(isFinding.value).toBe(false);
  });
});

it("a check that was just requested takes the place of the form for a text, which is kept", async () => {
  const { checks, draft, isDrafting } = await open();
  checks.value = [done(5)];
  isDrafting.value = true;
  draft.type("A text that is being chosen from.");
  checks.value = [waiting(6), done(5)];
  expect([isDrafting.value, draft.text.value]).toEqual([false, "A text that is being chosen from."]);
});

it("a claim that is sent from the panel's own editor is brought into view", async () => {
  const { editor } = await open();
  editor.type("The wage");
  await editor.check();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});

describe("what the sources of a new verdict say", () => {
  const NEW = done(2, { seenAt: UNSEEN });

  it("is asked for once where the user wants that", async () => {
    world.settings = { sourcePassages: true };
    const { checks } = await open();
    checks.value = [NEW, done(1), failedCheck(3, { seenAt: UNSEEN })];
    checks.value = [NEW, done(1)];
    expect(asked("lookUpPassages")).toEqual([{ id: NEW.id, further: false }]);
  });

  it.each([
    ["https://one.example", "https://one.example", "one.example", 1],
    ["https://one.example", "https://two.example", "one.example", 0],
    ["https://one.example", "https://two.example", "two.example", 0],
    ["https://two.example", "https://two.example", "one.example", 0],
    ["https://two.example", "https://two.example", undefined, 0],
    [null, "https://two.example", "two.example", 0],
  ])(
    "is asked for unchosen only where one host is both services and gave it: %s and %s, given by %s",
    async (search, factCheck, service, times) => {
      const given = { ...NEW, verdict: { ...NEW.verdict, ...(service ? { service } : {}) } };
      world.settings = { sourcePassages: null, searchServiceUrl: search, factCheckServiceUrl: factCheck };
      const { checks } = await open();
      checks.value = [given];
      await vi.advanceTimersByTimeAsync(1_000);
      expect(asked("lookUpPassages")).toHaveLength(times);
      // Changes of sources name the sites of all verdicts, so they are another choice.
      expect(asked("findSourceChanges")).toEqual([]);
      world.follow[0]?.({ ...world.settings, sourcePassages: false });
      checks.value = [done(9, { seenAt: UNSEEN }), given];
      expect(asked("lookUpPassages")).toHaveLength(times);
    },
  );

  it("is not asked of another host, to which the addresses change afterwards", async () => {
    const at = (host: string) => ({
      searchServiceUrl: `https://${host}`,
      factCheckServiceUrl: `https://${host}`,
    });
    world.settings = { sourcePassages: null, ...at("one.example"), searchServiceUrl: "https://two.example" };
    const { checks } = await open();
    checks.value = [{ ...NEW, verdict: { ...NEW.verdict, service: "one.example" } }];
    world.follow[0]?.({ sourcePassages: null, ...at("two.example") });
    expect(asked("lookUpPassages")).toEqual([]);
    world.follow[0]?.({ sourcePassages: null, ...at("one.example") });
    expect(asked("lookUpPassages")).toHaveLength(1);
  });

  it("is not asked for again by itself where that failed", async () => {
    world.settings = { sourcePassages: true };
    world.failing.add("lookUpPassages");
    const { checks } = await open();
    for (const others of [[], [done(1)], [done(3), done(1)]]) {
      checks.value = [NEW, ...others];
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(asked("lookUpPassages")).toEqual([{ id: NEW.id, further: false }]);
  });

  it("is not asked for where the user does not, until they do", async () => {
    const { checks } = await open();
    checks.value = [NEW];
    checks.value = [{ ...NEW, seenAt: 5 }];
    expect(asked("lookUpPassages")).toEqual([]);
    world.follow[0]?.({ sourcePassages: true });
    expect(asked("lookUpPassages")).toEqual([{ id: NEW.id, further: false }]);
  });

  it("is not asked for where its card is not open", async () => {
    world.settings = { sourcePassages: true };
    const { checks, openRow } = await open();
    const other = { ...NEW, id: "other", order: NEW.order - 1, key: "other" };
    checks.value = [NEW, other];
    await vi.advanceTimersByTimeAsync(0);
    expect(asked("lookUpPassages")).toEqual([{ id: NEW.id, further: false }]);
    openRow(other.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked("lookUpPassages")).toEqual([NEW, other].map(({ id }) => ({ id, further: false })));
  });

  it("is asked for of one sentence of the open text after the other", async () => {
    world.settings = { sourcePassages: true };
    const { checks, groups, openRow } = await open();
    const sentence = (place: number) => done(place, { seenAt: UNSEEN, group: GROUP.id });
    groups.value = new Map([[GROUP.id, GROUP]]);
    checks.value = [sentence(5), sentence(4), NEW];
    openRow(NEW.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked("lookUpPassages")).toEqual([{ id: NEW.id, further: false }]);
    openRow(GROUP.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked("lookUpPassages")).toEqual(
      [NEW, sentence(5), sentence(4)].map(({ id }) => ({ id, further: false })),
    );
  });

  it("is not asked for while nobody looks, nor where it is known", async () => {
    world.settings = { sourcePassages: true };
    const { checks } = await open();
    const look = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    const known = {
      ...NEW,
      id: "known",
      passagesBySite: [{ host: "ssa.gov", at: 1, inIndex: true, passages: [] }],
    };
    checks.value = [NEW, known] as never;
    checks.value = [{ ...NEW, seenAt: 5 }, known] as never;
    expect(asked("lookUpPassages")).toEqual([]);
    look.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked("lookUpPassages")).toEqual([{ id: NEW.id, further: false }]);
  });
});

describe("changes of sources", () => {
  it("are asked for once, half a second after the history was drawn", async () => {
    world.settings = { sourcePassages: true };
    const { checks } = await open();
    checks.value = [done(1)];
    await vi.advanceTimersByTimeAsync(499);
    expect(asked("findSourceChanges")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    checks.value = [done(2), done(1)];
    await vi.advanceTimersByTimeAsync(1_000);
    // Nobody pressed anything: no words of claims go.
    expect(asked("findSourceChanges")).toEqual([{ renews: false }]);
  });

  it.each<[string, boolean, readonly Check[]]>([
    ["the user does not want that", false, [done(1)]],
    ["there is no verdict", true, [failedCheck(1), running(2)]],
  ])("are not asked for where %s", async (_, sourcePassages, all) => {
    world.settings = { sourcePassages };
    const { checks } = await open();
    checks.value = all;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked("findSourceChanges")).toHaveLength(0);
  });
});

it("a check that another page asks for is shown", async () => {
  const { checks, opened } = await open();
  checks.value = [done(1)];
  // It is told before it is written, so no database is needed.
  await keptRecord("wanted-check", 1).write({ id: "check-1", at: Date.now(), windowId: 1 });
  await vi.waitFor(() => expect(opened.value).toBe("check-1"));
});

it("a check that is asked for is read wherever it is, and older rows 30 at a time", async () => {
  const { opened, showCheck, more } = await open();
  world.stored = [done(9), done(1)];
  showCheck("check-1");
  await vi.advanceTimersByTimeAsync(0);
  expect([world.also, world.rows, opened.value]).toEqual([["check-1"], 10, "check-1"]);
  await more();
  expect(world.rows).toBe(40);
});

describe("the checks", () => {
  it("are read at first, after each change and whenever the panel is looked at again", async () => {
    world.stored = [done(1)];
    const { checks, readChecksOnChange } = await open();
    expect(checks.value).toBeNull();
    readChecksOnChange();
    await vi.advanceTimersByTimeAsync(0);
    expect([checks.value, world.reads]).toEqual([[done(1)], 1]);
    world.stored = [done(2), done(1)];
    world.changed[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([checks.value?.length, world.reads]).toEqual([2, 2]);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(world.reads).toBe(3);
  });

  it("are shown before all of a long history is counted, which is known once it is", async () => {
    world.stored = [done(1)];
    const counting = Promise.withResolvers<{ all: number; verdicts: number }>();
    world.counting = counting.promise;
    const { checks, counts, isCounted, total, read } = await open();
    const reading = read();
    await vi.advanceTimersByTimeAsync(0);
    expect([checks.value?.length, isCounted.value]).toEqual([1, false]);
    counting.resolve({ all: 5_000, verdicts: 4_990 });
    await reading;
    expect([isCounted.value, counts.value, total.value]).toEqual([
      true,
      { all: 5_000, verdicts: 4_990 },
      5_000,
    ]);
  });

  it("are read once more for any number of changes during a read", async () => {
    const { read } = await open();
    await Promise.all([read(), read(), read()]);
    expect(world.reads).toBe(2);
    await read();
    expect(world.reads).toBe(3);
  });

  it.each(Array.from({ length: 30 }, (_, steps) => steps + 1))(
    "are read again after a change %i steps into a read",
    async (steps) => {
      world.stored = [done(1)];
      const { checks, read } = await open();
      const changed = Promise.withResolvers<void>();
      world.onRead = async () => {
        world.onRead = () => {};
        for (let step = 0; step < steps; step += 1) await null;
        world.stored = [done(2), done(1)];
        changed.resolve(read());
      };
      await read();
      await changed.promise;
      expect(checks.value).toHaveLength(2);
    },
  );

  it("keep their objects where nothing changed", async () => {
    world.stored = [done(1)];
    const { checks, read } = await open();
    await read();
    const [before] = checks.value ?? [];
    world.stored = [structuredClone(done(1)), done(2)];
    await read();
    expect(checks.value?.[0]).toBe(before);
  });

  it("are those that were seen, once they are stored as seen", async () => {
    world.stored = [done(1, { seenAt: UNSEEN }), failedCheck(2, { seenAt: UNSEEN })];
    const { checks, read } = await open();
    await read();
    world.stored = [done(1, { seenAt: 5 }), failedCheck(2, { seenAt: 6 })];
    await read();
    expect(checks.value).toMatchObject([{ seenAt: 5 }, { seenAt: 6 }]);
  });

  it("that cannot be read are named until they can", async () => {
    const { problem, checks, read } = await open();
    expectLogs(
      /The checks could not be read: .*QuotaExceededError/,
      /The checks could not be read: Error: unknown/,
    );
    world.readError = new DOMException("", "QuotaExceededError");
    await read();
    expect([problem.value, checks.value]).toEqual(["full", null]);
    world.readError = new Error("unknown");
    await read();
    expect(problem.value).toBe("no-access");
    world.readError = null;
    await read();
    expect([problem.value, checks.value]).toEqual([null, []]);
  });

  it("that wait or run have the time counted each second, others each minute", async () => {
    const { checks, now, readChecksOnChange } = await open();
    world.stored = [running(1)];
    readChecksOnChange();
    await vi.advanceTimersByTimeAsync(0);
    const start = now.value;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(now.value).toBe(start + 1_000);
    checks.value = [waiting(1)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(now.value).toBe(start + 2_000);
    checks.value = [done(1)];
    await vi.advanceTimersByTimeAsync(59_000);
    expect(now.value).toBe(start + 2_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(now.value).toBe(start + 62_000);
  });

  it("are told to the worker as seen, each once, and again where that failed", async () => {
    const { readChecksOnChange } = await open();
    world.stored = [done(3, { seenAt: UNSEEN }), failedCheck(2, { seenAt: UNSEEN }), done(1), waiting(4)];
    readChecksOnChange();
    await vi.advanceTimersByTimeAsync(0);
    const change = async (): Promise<void> => {
      world.stored = world.stored.map((each) => structuredClone(each));
      world.changed[0]?.();
      await vi.advanceTimersByTimeAsync(0);
    };
    expect(asked("seeChecks")).toEqual([{ ids: ["check-3", "check-2"] }]);
    await change();
    expect(asked("seeChecks")).toHaveLength(1);
    world.failing.add("seeChecks");
    world.stored = [done(5, { seenAt: UNSEEN, finishedAt: 9 })];
    await change();
    expect(asked("seeChecks").at(-1)).toEqual({ ids: ["check-5"] });
    world.failing.clear();
    world.stored = [done(5, { seenAt: UNSEEN, finishedAt: 9 }), done(6)];
    await change();
    expect(asked("seeChecks")).toHaveLength(3);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    world.stored = [done(7, { seenAt: UNSEEN })];
    await change();
    expect(asked("seeChecks")).toHaveLength(3);
  });

  it("whose verdict rests on a source that has changed since are counted", async () => {
    const { checks, changed, sourceChanges } = await open();
    checks.value = [
      done(2, { key: "two", finishedAt: 100 }),
      done(1, { key: "one", finishedAt: 300 }),
      running(3),
    ];
    expect(changed.value.size).toBe(0);
    sourceChanges.value = { askedAt: {}, pages: { "ssa.gov/x": 200 } };
    expect(changed.value.size).toBe(1);
    sourceChanges.value = { askedAt: {}, pages: { "ssa.gov/x": 400 } };
    expect(changed.value.size).toBe(2);
  });
});

describe("what official pages say", () => {
  const change = { searchServiceUrl: "https://two.example" };
  it.each([
    ["while the checks are shown", async () => world.follow[0]?.(change)],
    [
      "while another tab is",
      async (store: Awaited<ReturnType<typeof open>>) => {
        stop();
        world.settings = change;
        stop = store.listenToAll();
        await vi.advanceTimersByTimeAsync(0);
      },
    ],
  ])("goes where the search service becomes another one %s", async (_, move) => {
    world.settings = { searchServiceUrl: "https://one.example" };
    world.failing.add("search");
    const store = await open();
    const { officialPages } = store.actions.card;
    await officialPages.ask({ id: "a", claim: "Benefits are taxed" });
    expect(officialPages.of("a")).not.toBeNull();
    await move(store);
    expect(officialPages.of("a")).toBeNull();
  });
});
