// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { type Check, UNSEEN } from "../../../../../utils/checks/check.ts";
import { done, failedCheck, GROUP, running } from "../../../utils/checks/sample.ts";
import { asked, open, world } from "./open-checks.ts";

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

  it("goes on where the card of another check takes its place", async () => {
    world.settings = { sourcePassages: true };
    const { checks, actions } = await open();
    checks.value = [NEW];
    expect(actions.card.passages.of(NEW.id)).toBe("asking");
    actions.card.passages.stop(NEW.id);
    expect(actions.card.passages.of(NEW.id)).toBe("asking");
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

  it("are not asked for while nobody looks, but once somebody does", async () => {
    world.settings = { sourcePassages: true };
    const { checks } = await open();
    const look = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    checks.value = [done(1)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked("findSourceChanges")).toHaveLength(0);
    look.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked("findSourceChanges")).toEqual([{ renews: false }]);
    look.mockRestore();
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

describe("what official pages say", () => {
  const change = { searchServiceUrl: "https://two.example" };
  it.each([
    ["while the checks are shown", async () => world.follow[0]?.(change)],
    [
      "while another tab is",
      async (store: Awaited<ReturnType<typeof open>>) => {
        store.leave();
        world.settings = change;
        store.comeBack();
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
