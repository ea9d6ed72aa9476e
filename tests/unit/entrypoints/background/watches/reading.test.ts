import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startReading } from "../../../../../entrypoints/background/watches/reading.ts";
import type { SearchResult } from "../../../../../utils/search/service-answers.ts";
import { freshMemory } from "../../../../../utils/watches/memory.ts";
import {
  answer,
  DAY,
  HOUR,
  ListedPages,
  NOW,
  page,
  ReadWatch,
  SERVICE,
  TAXES,
  watchOf,
} from "../../../utils/watches/sample.ts";

/** The dates of a page are read to the second. */
const SECOND = 1000;

const names = (news: readonly string[]): string[] => news.map((each) => each.split(" ")[0] ?? "");

/** A service with this many pages that changed an hour apart before now. */
function filled(count: number, apart = HOUR): ListedPages {
  const service = new ListedPages();
  for (let index = 0; index < count; index += 1) service.change(`old-${index}`, NOW - (index + 1) * apart);
  return service;
}

describe("with words, a reading", () => {
  it("tells what has one of them, and never what it knew without them, whatever is wanted later", () => {
    const service = filled(5);
    const watch = new ReadWatch(service, { details: { words: "taxes, lead pipes" } });
    watch.read(NOW);
    for (const url of ["taxes", "lead", "lead-pipes", "syntaxes"]) service.change(url, NOW + HOUR);
    expect(names(watch.read(NOW + 2 * HOUR))).toEqual(["lead-pipes", "taxes"]);
    watch.watch = { ...watch.watch, details: {} };
    expect(watch.read(NOW + 3 * HOUR)).toEqual([]);
    service.change("lead", NOW + 4 * HOUR);
    expect(names(watch.read(NOW + 5 * HOUR))).toEqual(["lead"]);
  });
});

it("of a verdict's sources tells what changed of these, and nothing of other pages of their sites", () => {
  const service = filled(5);
  const sources = { claim: "a claim", pages: ["a.gov/x"] };
  const request = { ...TAXES.request, q: "", domain: ["a.gov"], sources };
  const watch = new ReadWatch(service, { request });
  watch.read(NOW);
  for (const url of ["https://www.a.gov/x/", "https://a.gov/y"]) service.change(url, NOW + HOUR);
  expect(names(watch.read(NOW + 2 * HOUR))).toEqual(["https://www.a.gov/x/"]);
  expect(watch.last?.sourceChanges).toEqual({ "a.gov/x": NOW + HOUR });
  expect(watch.read(NOW + 3 * HOUR)).toEqual([]);
});

describe("what a page showed before", () => {
  /** What the entries say that their pages showed before they changed. */
  function readTwice(first: Partial<SearchResult>, second: Partial<SearchResult>, repeats = 1) {
    const shown = new Map([["a", first]]);
    const service = filled(3);
    service.change("a", NOW - HOUR);
    const recent = service.recent.bind(service);
    service.recent = (since, number) => {
      const listed = recent(since, number);
      return { ...listed, results: listed.results.map((each) => ({ ...each, ...shown.get(each.url) })) };
    };
    const watch = new ReadWatch(service);
    for (let time = 0; time < repeats; time += 1) watch.read(NOW + time * HOUR);
    shown.set("a", second);
    service.change("a", NOW + 2 * DAY);
    watch.read(NOW + 3 * DAY);
    return watch;
  }
  const TITLE = { title: "Wage", snippet: "The <mark>wage</mark> is $7.25" };

  it.each([
    ["title", { ...TITLE, title: "The wage" }],
    ["snippet", { ...TITLE, snippet: "The <mark>wage</mark> is $9.00" }],
  ])("is with the news of a page whose %s is another, as plain text", (_, now) => {
    for (const repeats of [1, 2]) {
      expect(readTwice(TITLE, now, repeats).last?.entries).toMatchObject([
        {
          result: { url: "a", ...now },
          before: { title: "Wage", snippet: "The wage is $7.25", seenAt: NOW },
        },
      ]);
    }
  });

  it("is not said where the index shows the same, but for what it marks", () => {
    const { last } = readTwice(TITLE, { ...TITLE, snippet: "The wage is <mark>$7.25</mark>" });
    expect(last?.entries.map(({ before }) => before)).toEqual([undefined]);
  });

  it("is not known of a page that is new", () => {
    const service = filled(3);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    service.change("new", NOW + HOUR);
    watch.read(NOW + DAY);
    expect(watch.last?.entries.map(({ before }) => before)).toEqual([undefined]);
  });

  it("is kept of the 300 pages that are listed last, and bounded, however long a title is", () => {
    const service = filled(700);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    const { pages = [] } = watch.memory;
    expect(pages).toHaveLength(300);
    expect(Math.min(...pages.map(([, listed]) => listed))).toBe(NOW - 300 * HOUR);
    const { memory } = readTwice({ title: "a".repeat(4_000), snippet: "b".repeat(4_000) }, TITLE);
    const [longest = 0] = (memory.pages ?? []).map(
      ([, , { title, snippet }]) => title.length + snippet.length,
    );
    expect(longest).toBeLessThanOrEqual(900);
  });
});

describe("a first reading", () => {
  it("learns what is there and tells none of it", () => {
    const watch = new ReadWatch(filled(120));
    expect(watch.read(NOW)).toEqual([]);
    expect(watch.read(NOW + HOUR)).toEqual([]);
  });

  it("that comes late tells what changed since the watch was made", () => {
    const service = filled(10);
    const watch = new ReadWatch(service);
    service.change("new", NOW + HOUR);
    expect(names(watch.read(NOW + 2 * DAY))).toEqual(["new"]);
  });

  it("of a large window takes twenty requests and tells nothing that it did not reach", () => {
    const service = filled(5000, 60_000);
    const watch = new ReadWatch(service);
    expect(watch.read(NOW)).toEqual([]);
    expect(service.requests).toBe(20);
    for (let hour = 1; hour < 50; hour += 1) expect(watch.read(NOW + hour * HOUR)).toEqual([]);
  });

  it("that breaks off is not kept, so that the rest does not look new", () => {
    const watch = new ReadWatch(filled(120));
    expect(watch.read(NOW, 1)).toEqual([]);
    expect(watch.last).toBeNull();
    expect(watch.read(NOW + HOUR)).toEqual([]);
  });
});

describe("a change", () => {
  it("is told once, each time that the page changes again", () => {
    const service = filled(120);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    service.change("a", NOW + SECOND);
    expect(names(watch.read(NOW + HOUR))).toEqual(["a"]);
    expect(watch.read(NOW + 2 * HOUR)).toEqual([]);
    service.change("a", NOW + 2 * SECOND);
    expect(names(watch.read(NOW + 3 * HOUR))).toEqual(["a"]);
    expect(watch.read(NOW + 3 * DAY)).toEqual([]);
  });

  it("published today and crawled once is told where the later of the two dates counts", () => {
    const watch = watchOf({ request: { ...TAXES.request, sort: "updated" } });
    const first = startReading(watch, freshMemory("w", SERVICE, NOW), NOW);
    first.take(answer([]));
    const memory = first.outcome(NOW)?.memory ?? freshMemory("w", SERVICE, NOW);
    const reading = startReading(watch, memory, NOW + DAY);
    expect(reading.next()?.sort).toBe("updated");
    const date = new Date(NOW + HOUR).toISOString();
    reading.take(answer([{ ...page("new", null), publishedAt: date, updatedAt: date, lastCrawled: date }]));
    expect(reading.outcome(NOW + DAY)?.entries).toMatchObject([{ result: { url: "new" }, at: NOW + HOUR }]);
  });

  it("is not told again when its date goes back to one that was seen", () => {
    const service = filled(10);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    service.change("a", NOW + SECOND);
    watch.read(NOW + HOUR);
    service.change("a", NOW + 2 * SECOND);
    watch.read(NOW + 2 * HOUR);
    service.change("a", NOW + SECOND);
    expect(watch.read(NOW + 3 * HOUR)).toEqual([]);
  });

  it.each([1, 5, 13])("that is listed %i days late is told in the next reading, by its count", (days) => {
    const service = filled(120);
    const watch = new ReadWatch(service);
    for (let day = 0; day < days; day += 1) {
      service.change(`daily-${day}`, NOW + day * DAY);
      watch.read(NOW + day * DAY + HOUR);
    }
    service.change("late", NOW);
    expect(names(watch.read(NOW + days * DAY))).toEqual(["late"]);
    expect(watch.read(NOW + days * DAY + HOUR)).toEqual([]);
  });

  it("that is listed late is told though others have changed thousands of times since its date", () => {
    const service = filled(120);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    for (let hour = 1; hour <= 80; hour += 1) {
      for (let busy = 0; busy < 50; busy += 1) service.change(`busy-${busy}`, NOW + hour * HOUR);
      expect(watch.read(NOW + hour * HOUR)).toHaveLength(50);
    }
    expect([watch.memory.known?.length, watch.last?.lookedBackTo]).toEqual([3000, null]);
    service.change("late", NOW + SECOND);
    expect(names(watch.read(NOW + 81 * HOUR))).toEqual(["late"]);
    // A list that moves while it is read may leave a page out once or twice.
    for (const hour of [82, 83]) {
      service.remove("late");
      for (let busy = 0; busy < 50; busy += 1) service.change(`busy-${busy}`, NOW + hour * HOUR);
      watch.read(NOW + hour * HOUR);
    }
    service.change("late", NOW + SECOND);
    expect(watch.read(NOW + 84 * HOUR)).toEqual([]);
  });

  it("from before the watch is not told when the clock is set back, though thousands have changed since it was listed", () => {
    const service = filled(10);
    const old = NOW - 20 * DAY;
    service.change("old", old);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    // The window begins a day after its date for some readings, and then a day before it.
    const late = old + 36 * DAY;
    for (let hour = 0; hour < 80; hour += 1) {
      for (let busy = 0; busy < 50; busy += 1) service.change(`busy-${busy}`, late + hour * HOUR);
      watch.read(late + hour * HOUR);
    }
    expect(watch.memory.known).toHaveLength(3000);
    expect(watch.read(late - 2 * DAY)).toEqual([]);
  });

  it("that comes as deep in the window as another page goes is told by the next reading", () => {
    const service = filled(120);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    service.remove("old-90");
    service.change("late", NOW - 100 * HOUR);
    const told = [1, 10, 20, 24, 30].map((hours) => names(watch.read(NOW + hours * HOUR)));
    expect(told).toEqual([["late"], [], [], [], []]);
  });

  it("without a date is told once, and known by its address", () => {
    const service = filled(3);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    service.change("undated", null);
    expect(names(watch.read(NOW + HOUR))).toEqual(["undated"]);
    expect(watch.read(NOW + 2 * HOUR)).toEqual([]);
    expect(watch.read(NOW + 40 * DAY)).toEqual([]);
  });

  it("listed twice, as pages move while they are read, is told once", () => {
    const service = filled(120);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    service.change("a", NOW + SECOND);
    const reading = startReading(watch.watch, watch.memory, NOW + HOUR);
    for (const number of [1, 1, 2]) reading.take(service.recent("", number));
    expect(reading.outcome(NOW + HOUR)?.entries.map(({ result }) => result.url)).toEqual(["a"]);
  });

  it("dated in the future is told once, and hides nothing that comes before it", () => {
    const service = filled(3);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    service.change("future", NOW + 400 * DAY);
    expect(names(watch.read(NOW + HOUR))).toEqual(["future"]);
    service.change("a", NOW + HOUR);
    expect(names(watch.read(NOW + 2 * HOUR))).toEqual(["a"]);
  });

  it("dated in the future is seen and looked at today, also where it is the first that was ever read", () => {
    const service = filled(3);
    service.change("future", NOW + 400 * DAY);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    expect(watch.last).toMatchObject({ newestSeen: NOW, lastLook: NOW });
  });
});

describe("requests", () => {
  it("are one for each fifty pages in the window", () => {
    const service = filled(300);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    service.requests = 0;
    for (let hour = 1; hour <= 72; hour += 1) watch.read(NOW + hour * HOUR);
    expect(service.requests).toBe(72 * 6);
  });

  it("go on after the last page that was read, where the service failed in between", () => {
    const service = filled(10);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    for (let index = 0; index < 130; index += 1) service.change(`new-${index}`, NOW + (index + 1) * SECOND);
    const first = watch.read(NOW + HOUR, 1);
    const second = watch.read(NOW + HOUR + 1);
    expect([first.length, second.length]).toEqual([50, 80]);
    expect(new Set([...first, ...second]).size).toBe(130);
  });
});

it("of pages of which none has changed for days or weeks looks back as far as it wants to, and says nothing of it", () => {
  for (const age of [DAY, 10 * DAY, 50 * DAY, 70 * DAY]) {
    const service = new ListedPages();
    service.change("old", NOW - age);
    const watch = new ReadWatch(service);
    for (const days of [0, 1, 40]) {
      watch.read(NOW + days * DAY);
      expect([age / DAY, days, watch.last?.lookedBackTo]).toEqual([age / DAY, days, null]);
    }
  }
});

describe("5,000 changes at once", () => {
  it("are cut at a thousand, said to be more, and not told in pieces later", () => {
    const service = filled(10);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    for (let index = 0; index < 5000; index += 1)
      service.change(`new-${index}`, NOW + (1 + (index % 7)) * SECOND);
    service.requests = 0;
    expect(watch.read(NOW + HOUR)).toHaveLength(1000);
    expect(watch.last?.isCut).toBe(true);
    expect(service.requests).toBe(20);
    for (let hour = 2; hour < 60; hour += 1) expect(watch.read(NOW + hour * HOUR)).toEqual([]);
    service.change("after", NOW + 60 * HOUR);
    expect(names(watch.read(NOW + 61 * HOUR))).toEqual(["after"]);
  });

  it("leave a floor, below which a late page is not found, and the watch says from when on it looks back", () => {
    const service = filled(10);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    expect(watch.last?.lookedBackTo).toBeNull();
    for (let index = 0; index < 1200; index += 1) service.change(`new-${index}`, NOW + (index + 1) * SECOND);
    watch.read(NOW + HOUR);
    const reached = watch.last?.lookedBackTo ?? 0;
    expect(reached).toBe(NOW + 201 * SECOND);
    service.change("too late", NOW + 150 * SECOND);
    service.change("late", NOW + 250 * SECOND);
    expect(names(watch.read(NOW + 2 * HOUR))).toEqual(["late"]);
    // A month without news, and the window begins above the floor again.
    service.change("much later", NOW + 100 * DAY);
    watch.read(NOW + 100 * DAY + HOUR);
    expect(watch.last?.lookedBackTo).toBeNull();
  });

  it("in a view that is always longer are more only where the oldest of them is new, not where one is listed late", () => {
    const service = filled(10);
    for (let index = 0; index < 1200; index += 1) service.change(`new-${index}`, NOW - index * 60_000);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    service.change("late", NOW - 980 * 60_000 + SECOND);
    expect(names(watch.read(NOW + HOUR))).toEqual(["late"]);
    expect(watch.last?.isCut).toBe(false);
  });

  it("of which all were read are not said to be more", () => {
    const service = filled(10);
    const watch = new ReadWatch(service);
    watch.read(NOW);
    for (let index = 0; index < 900; index += 1) service.change(`new-${index}`, NOW + (index + 1) * SECOND);
    expect(watch.read(NOW + HOUR)).toHaveLength(900);
    expect(watch.last?.isCut).toBe(false);
  });
});

it("tells every change exactly once, in any order of changes, late listings and readings", () => {
  const step = fc.record({
    page: fc.integer({ min: 0, max: 400 }),
    /** How many hours ago the page changed when the service lists it. */
    late: fc.integer({ min: 0, max: 24 * 12 }),
    hours: fc.constantFrom(0, 0, 0, 1, 6, 30),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 150 }), fc.constantFrom(0, 40, 200), (steps, before) => {
      const service = filled(before);
      const watch = new ReadWatch(service);
      watch.read(NOW);
      let now = NOW;
      const changed = new Map<string, string>();
      const expected: string[] = [];
      const told: string[] = [];
      const readAll = (): void => {
        expected.push(...changed.values());
        changed.clear();
        // A change that hides behind a page that left its place is told a day later.
        told.push(...watch.read(now), ...watch.read(now + DAY));
        now += DAY;
      };
      const dates = new Set<string>();
      for (const { page, late, hours } of steps) {
        const at = Math.max(NOW - 24 * HOUR, now - late * HOUR) + SECOND;
        if (!changed.has(`p-${page}`) && !dates.has(`p-${page} ${at}`)) {
          dates.add(`p-${page} ${at}`);
          service.change(`p-${page}`, at);
          changed.set(`p-${page}`, `p-${page} ${at}`);
        }
        now += hours * HOUR;
        if (hours > 0) readAll();
      }
      readAll();
      expect(told.toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 60 },
  );
});
