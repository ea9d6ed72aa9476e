import { describe, expect, it } from "vitest";
import {
  affordableAt,
  asked,
  type Budget,
  dueAt,
  FULL_BUDGET,
  nextDue,
  nextRoundAt,
  settled,
  spent,
} from "../../../../../entrypoints/background/watches/due.ts";
import { freshMemory } from "../../../../../utils/watches/memory.ts";
import type { Watch } from "../../../../../utils/watches/watch.ts";
import { MOST_COUNTED, WATCH_LIMITS } from "../../../../../utils/watches/watch-limits.ts";
import { DAY, HOUR, NOW, watchOf } from "../../../utils/watches/sample.ts";

const MINUTE = 60_000;
const REFUSED = { kind: "refused", status: 400, message: "", fields: [], suggestions: [] } as const;
const PAUSED = { kind: "rate-limited", until: NOW } as const;

describe("a watch is due", () => {
  it.each([
    ["1h", HOUR],
    ["6h", 6 * HOUR],
    ["24h", DAY],
  ] as const)("with the rhythm %s after that time and up to a tenth more", (rhythm, every) => {
    const due = dueAt(watchOf({ rhythm, lastAsked: NOW }), NOW) ?? 0;
    expect(due).toBeGreaterThanOrEqual(NOW + every);
    expect(due).toBeLessThan(NOW + every * 1.1);
    expect(dueAt(watchOf({ rhythm, lastAsked: NOW }), NOW + MINUTE)).toBe(due);
  });

  it("once a week by no more than a tenth of a day later, so that it stays on its day", () => {
    const due = dueAt(watchOf({ rhythm: "7d", lastAsked: NOW }), NOW) ?? 0;
    expect(due).toBeGreaterThan(NOW + 7 * DAY);
    expect(due).toBeLessThan(NOW + 7.1 * DAY);
  });

  it("never by itself where it is only looked at", () => {
    expect(dueAt(watchOf({ rhythm: "look" }), NOW)).toBeNull();
  });

  it.each<[string, string, number | undefined, string]>([
    ["on its day and hour", "UTC", 9, "2026-11-02T09:00:00Z"],
    ["on its day at nine", "UTC", undefined, "2026-11-02T09:00:00Z"],
    ["by the clock of its zone", "America/New_York", 22, "2026-11-03T03:00:00Z"],
  ])("once a week %s, within minutes, and a week later again", (_, zone, hour, day) => {
    const details = { weekday: 1, ...(hour !== undefined && { hour }) };
    const next = (lastAsked: number) =>
      dueAt(watchOf({ rhythm: "7d", lastAsked, details }), lastAsked, zone) ?? 0;
    const first = next(NOW);
    const late = (due: number, weeks: number): number => due - Date.parse(day) - weeks * 7 * DAY;
    expect(late(first, 0)).toBeGreaterThanOrEqual(0);
    expect(late(first, 0)).toBeLessThan(6 * MINUTE);
    expect(late(next(first), 1)).toBeGreaterThanOrEqual(0);
    expect(late(next(first), 1)).toBeLessThan(6 * MINUTE);
  });

  it("of a week on a day, sooner after a failure, and of another rhythm whatever the day", () => {
    const details = { weekday: 1, hour: 9 };
    const failed = watchOf({
      rhythm: "7d",
      lastAsked: NOW,
      details,
      setbacks: 1,
      failure: { kind: "offline" },
    });
    expect((dueAt(failed, NOW) ?? 0) - NOW).toBeLessThan(6 * MINUTE);
    expect(dueAt(watchOf({ rhythm: "1h", lastAsked: NOW, details }), NOW)).toBeLessThan(NOW + 2 * HOUR);
  });

  it("never while it is paused", () => {
    const paused = watchOf({ details: { paused: true } });
    expect(dueAt(paused, NOW)).toBeNull();
    expect(nextDue([paused], NOW)).toBeNull();
    expect(nextRoundAt([paused], FULL_BUDGET, 0, NOW)).toBeNull();
  });

  it("at once where it was never asked, or was asked in the future of a clock that was set back", () => {
    expect(dueAt(watchOf(), NOW)).toBe(NOW);
    expect(dueAt(watchOf({ lastAsked: NOW + DAY }), NOW)).toBe(NOW);
  });

  it("sooner after failures, up to its rhythm, but not after a refusal", () => {
    const dueAfter = (setbacks: number, kind: "offline" | "refused") => {
      const failure =
        kind === "offline"
          ? ({ kind } as const)
          : ({ kind, status: 400, message: "", fields: [], suggestions: [] } as const);
      return ((dueAt(watchOf({ lastAsked: NOW, setbacks, failure }), NOW) ?? 0) - NOW) / MINUTE;
    };
    const waits = [1, 2, 3, 9].map((setbacks) => dueAfter(setbacks, "offline"));
    for (const [index, least] of [5, 10, 20, 60].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(least);
      expect(waits[index]).toBeLessThan(least * 1.1);
    }
    expect(dueAfter(1, "refused")).toBeGreaterThanOrEqual(60);
  });

  it("in the order of waiting, and none before its time", () => {
    const watches = [
      watchOf({ id: "a", lastAsked: NOW - 2 * HOUR }),
      watchOf({ id: "b", lastAsked: NOW - 3 * HOUR }),
      watchOf({ id: "c", lastAsked: NOW - MINUTE }),
      watchOf({ id: "d", rhythm: "look" }),
    ];
    expect(nextDue(watches, NOW)?.id).toBe("b");
    expect(nextDue([...watches, watchOf({ id: "e" })], NOW)?.id).toBe("e");
    expect(nextDue(watches.slice(2), NOW)).toBeNull();
    // Asked in the future of a clock that was set back: nobody knows how long it has waited.
    expect(nextDue([...watches, watchOf({ id: "f", lastAsked: NOW + DAY })], NOW)?.id).toBe("f");
    const same = ["g", "h"].map((id) => watchOf({ id, lastAsked: NOW - DAY }));
    expect(nextDue(same, NOW)?.id).toBe("g");
  });

  it("at its very moment", () => {
    const watch = watchOf({ lastAsked: NOW });
    const due = dueAt(watch, NOW) ?? 0;
    expect(nextDue([watch], Math.ceil(due) - 1)).toBeNull();
    expect(nextDue([watch], Math.ceil(due))).toBe(watch);
  });

  it("at other times than its neighbours, which were asked at the same moment", () => {
    const times = Array.from({ length: 20 }, (_, index) =>
      dueAt(watchOf({ id: `${index}`, lastAsked: NOW }), NOW),
    );
    expect(new Set(times).size).toBe(20);
  });
});

describe("the budget", () => {
  const spendAll = (budget: Budget, now: number): { count: number; budget: Budget } => {
    let [count, current] = [0, budget];
    for (let next = spent(current, now); next !== null; next = spent(current, now)) {
      current = next;
      count += 1;
    }
    return { count, budget: current };
  };

  it("allows fewer than one request a minute on average, however it is used", () => {
    for (const every of [MINUTE, 7 * MINUTE, HOUR, 5 * HOUR]) {
      let [budget, sent] = [FULL_BUDGET, 0];
      for (let now = NOW; now < NOW + 30 * DAY; now += every) {
        const spending = spendAll(budget, now);
        budget = spending.budget;
        sent += spending.count;
      }
      expect(sent).toBeGreaterThan(0);
      expect(sent / ((30 * DAY) / MINUTE)).toBeLessThan(1);
    }
  });

  it("says when the next request can be sent", () => {
    const { budget } = spendAll(FULL_BUDGET, NOW);
    const next = affordableAt(budget, NOW);
    expect(spent(budget, next - 1)).toBeNull();
    expect(spent(budget, next)).not.toBeNull();
  });

  it("is sixty requests, and one more every 65 seconds", () => {
    const { count, budget } = spendAll(FULL_BUDGET, NOW);
    expect(count).toBe(60);
    expect(affordableAt(budget, NOW)).toBe(NOW + 65_000);
    expect(spendAll(budget, NOW + 64_999).count).toBe(0);
    expect(spendAll(budget, NOW + 65_000).count).toBe(1);
    expect(spendAll(budget, NOW + 129_999).count).toBe(1);
    expect(spendAll(budget, NOW + 59 * 65_000).count).toBe(59);
    expect(spendAll(budget, NOW + DAY).count).toBe(60);
  });

  it("does not lose the time that was not enough for a request", () => {
    const { budget } = spendAll(FULL_BUDGET, NOW);
    const later = spendAll(budget, NOW + 100_000).budget;
    expect(affordableAt(later, NOW + 100_000)).toBe(NOW + 130_000);
    expect(affordableAt(FULL_BUDGET, NOW)).toBe(NOW);
  });

  it("gains nothing from a clock that is set forward and back, beyond one full budget", () => {
    let { budget } = spendAll(FULL_BUDGET, NOW);
    let sent = 0;
    for (const now of [NOW + DAY, NOW, NOW + 1, NOW + 2]) {
      const spending = spendAll(budget, now);
      budget = spending.budget;
      sent += spending.count;
    }
    expect(sent).toBe(60);
  });
});

describe("the next round", () => {
  it("is when the first watch is due, not within a pause, and never without watches that ask by themselves", () => {
    const hourly = watchOf({ lastAsked: NOW });
    const due = dueAt(hourly, NOW);
    expect(nextRoundAt([], FULL_BUDGET, 0, NOW)).toBeNull();
    expect(nextRoundAt([watchOf({ rhythm: "look" })], FULL_BUDGET, 0, NOW)).toBeNull();
    expect(nextRoundAt([hourly, watchOf({ rhythm: "24h", lastAsked: NOW })], FULL_BUDGET, 0, NOW)).toBe(due);
    expect(nextRoundAt([hourly], FULL_BUDGET, NOW + DAY, NOW)).toBe(NOW + DAY);
    expect(nextRoundAt([watchOf()], { left: 0, at: NOW }, 0, NOW)).toBe(NOW + 65_000);
  });

  const OFFLINE = { kind: "offline" } as const;
  const met = (minutesAgo: number) =>
    watchOf({ lastAsked: NOW - minutesAgo * MINUTE, setbacks: 1, failure: OFFLINE });

  it.each<[string, Watch[], number]>([
    ["a minute after one that met what all would meet", [met(0)], 1],
    ["two after two in a row", [met(0), met(1)], 2],
    ["four after three", [met(0), met(1), met(3)], 4],
    ["a quarter of an hour at most", Array.from({ length: 200 }, (_, index) => met(index)), 15],
    ["at once where that was long ago", [met(16), met(17)], 0],
    [
      "at once where the service has answered since",
      [met(1), watchOf({ lastAsked: NOW, lastAnswered: NOW })],
      0,
    ],
    [
      "at once after a refusal, which others would not meet",
      [watchOf({ lastAsked: NOW, failure: REFUSED })],
      0,
    ],
    [
      "when its pause ends, where the service has asked for one",
      [watchOf({ lastAsked: NOW, failure: PAUSED })],
      0,
    ],
    ["at once where the clock was set back", [met(-DAY / MINUTE)], 0],
  ])("is %s", (_, watches, minutes) => {
    const at = nextRoundAt([watchOf({ id: "due" }), ...watches], FULL_BUDGET, 0, NOW);
    expect(((at ?? 0) - NOW) / MINUTE).toBe(minutes);
  });
});

describe("a watch after a reading", () => {
  const offline = { kind: "offline" } as const;

  it("has the failure and when it last answered, until it answers again", () => {
    const before = watchOf({ lastAnswered: NOW });
    const failed = settled(
      asked(before, NOW + HOUR),
      { outcome: null, failure: offline },
      { unread: 3, dropped: 0 },
      NOW + HOUR,
    );
    expect(failed).toMatchObject({ failure: offline, setbacks: 1, lastAnswered: NOW, unread: 3 });
    const answered = settled(
      failed,
      { outcome: null, failure: null },
      { unread: 3, dropped: 0 },
      NOW + 2 * HOUR,
    );
    expect(answered).toMatchObject({ failure: null, setbacks: 0, lastAnswered: NOW + 2 * HOUR });
  });
});

describe("what could not be shown of a reading", () => {
  const outcome = (isCut: boolean, lookedBackTo: number | null) => ({
    memory: freshMemory("w", "", NOW),
    newestSeen: NOW + 5,
    entries: [],
    isCut,
    sourceChanges: {},
    backAndForth: new Set<string>(),
    lastLook: null,
    lookedBackTo,
  });
  const overflowAfter = (before: number | null, dropped: number, isCut = false) =>
    settled(
      watchOf({ overflow: before }),
      { outcome: outcome(isCut, null), failure: null },
      { unread: 0, dropped },
      NOW,
    ).overflow;

  it.each([
    ["nothing where all entries have room", null, 0, null],
    ["how many there were where unread ones had none", null, 100, WATCH_LIMITS.entries + 100],
    ["added to those of before", 900, 100, 1000],
    ["what it was before where all have room", 900, 0, 900],
  ])("is %s", (_, before, dropped, expected) => {
    expect(overflowAfter(before, dropped)).toBe(expected);
  });

  it("is more than is counted where there were more than can be read", () => {
    expect(overflowAfter(null, 1, true)).toBeGreaterThan(MOST_COUNTED);
  });

  it("does not make it forget the latest date, nor how far it looks back", () => {
    const none = { unread: 0, dropped: 0 };
    const read = settled(watchOf(), { outcome: outcome(false, NOW), failure: null }, none, NOW);
    expect(read).toMatchObject({ newestSeen: NOW + 5, lookedBackTo: NOW });
    const failed = settled(read, { outcome: null, failure: null }, none, NOW);
    expect(failed).toMatchObject({ newestSeen: NOW + 5, lookedBackTo: NOW });
  });
});

it("a watch whose worker was stopped while it read is asked again in minutes, later each time", () => {
  const waits: number[] = [];
  let watch = watchOf({ rhythm: "24h", lastAnswered: NOW });
  for (let stop = 0; stop < 3; stop += 1) {
    watch = asked(watch, NOW);
    waits.push(((dueAt(watch, NOW) ?? 0) - NOW) / 60_000);
  }
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(5 * 2 ** index);
    expect(wait).toBeLessThan(5 * 2 ** index * 1.2);
  }
});

it("a reading that has begun goes on without a budget, and those after it wait for it", () => {
  const empty = { left: 0, at: NOW };
  expect(spent(empty, NOW)).toBeNull();
  const owed = spent(spent(empty, NOW, true) ?? empty, NOW, true);
  expect(owed).toEqual({ left: -2, at: NOW });
  expect(affordableAt(owed ?? empty, NOW)).toBe(NOW + 3 * 65_000);
});
