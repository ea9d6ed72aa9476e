import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { CorpusPage } from "../../../server/load/corpus-file.ts";
import { readDomains } from "../../../server/load/data.ts";
import { embeddedCorpus } from "../../../server/load/embedded.ts";
import { computingTime } from "../../setup/computing-time.ts";
import { startTestService } from "../../setup/service.ts";
import { embedded as pages } from "./embedded.ts";
import { NOW as now } from "./harness.ts";

const hour = 3_600_000;

function distinct<T>(values: Iterable<T>): number {
  return new Set(values).size;
}

function updatedAt(page: CorpusPage): number | null {
  const dates = [page.published_at, page.content_changed_at].filter((date) => date !== null).map(Date.parse);
  const past = dates.filter((date) => date <= now.getTime());
  return past.length === 0 ? null : Math.max(...past);
}

function updatedWithin(hours: number, candidates: readonly CorpusPage[]): CorpusPage[] {
  return candidates.filter((page) => {
    const updated = updatedAt(page);
    return updated !== null && updated >= now.getTime() - hours * hour;
  });
}

describe("the size of the embedded corpus", () => {
  test("it holds at least 3,700 pages over at least 500 domains, and builds in well under a second", () => {
    expect(computingTime(() => embeddedCorpus(new Date("2025-06-01T00:00:00Z")))).toBeLessThan(800);
    expect(pages.length).toBeGreaterThanOrEqual(3700);
    expect(distinct(pages.map((page) => page.domain))).toBeGreaterThanOrEqual(500);
  });

  test.each(["en", "fr", "es"])("every example search of %s finds something in it", async (language) => {
    const texts = JSON.parse(await readFile(`locales/${language}/search.json`, "utf8"));
    const service = await startTestService();
    for (const name of ["example.query_1", "example.query_2", "example.query_3"]) {
      const answer = await fetch(`${service.url}/api/v1/search?q=${encodeURIComponent(texts[name])}`);
      expect((await answer.json()).total, name).toBeGreaterThan(0);
    }
    await service.close();
  });

  test("every domain of the table has pages", () => {
    expect(distinct(pages.map((page) => page.domain))).toBe(readDomains().length);
  });
});

describe("the places of the embedded corpus", () => {
  test.each([
    [
      "US",
      ["federal", "interstate", "state", "county", "city", "tribal", "special_district", "school_district"],
    ],
    ["CA", ["federal", "provincial", "crown_corporation", "municipal", "indigenous"]],
    [
      "UK",
      [
        "national",
        "parliamentary",
        "judicial",
        "devolved",
        "health",
        "police",
        "local_authority",
        "public_body",
      ],
    ],
  ] as const)("%s has pages of exactly the levels of its own vocabulary", (country, levels) => {
    const found = new Set(pages.filter((page) => page.country === country).map((page) => page.level));
    expect([...found].sort()).toEqual([...levels].sort());
  });

  test("it knows at least 60 cities, and at least five names that several of them share", () => {
    const places = new Map<string, Set<string>>();
    for (const { city, state, country } of pages) {
      if (city === null) continue;
      places.set(city, (places.get(city) ?? new Set()).add(`${country} ${state}`));
    }
    expect([...places.values()].reduce((sum, where) => sum + where.size, 0)).toBeGreaterThanOrEqual(60);
    const shared = [...places].filter(([, where]) => where.size > 1).map(([name]) => name);
    expect(shared.length).toBeGreaterThanOrEqual(5);
    expect(shared).toEqual(
      expect.arrayContaining([
        "Portland",
        "Springfield",
        "Columbus",
        "London",
        "Kingston",
        "Richmond",
        "Cambridge",
      ]),
    );
  });

  test("names with dots, accents and hyphens are among the cities", () => {
    const cities = new Set(pages.map((page) => page.city));
    for (const name of ["St. Louis", "Québec", "Montréal", "Trois-Rivières", "St. John's", "Lévis"]) {
      expect(cities).toContain(name);
    }
  });

  test("a city stands on municipal levels alone; the United Kingdom has no states", () => {
    for (const page of pages) {
      const municipal = ["city", "municipal", "local_authority"].includes(page.level);
      expect(page.city !== null, page.url).toBe(municipal);
      if (page.country === "UK") expect(page.state, page.url).toBeNull();
      else expect(page.state ?? "XX", page.url).toMatch(/^[A-Z]{2}$/);
    }
  });

  test("all fifty states, the District of Columbia and all provinces and territories occur", () => {
    const states = (country: string) =>
      distinct(
        pages
          .filter((page) => page.country === country && page.state !== null)
          .map((page) => page.state ?? ""),
      );
    expect(states("US")).toBeGreaterThanOrEqual(51);
    expect(states("CA")).toBe(13);
  });
});

describe("languages and types", () => {
  test.each([
    ["French", "fr", "CA", 300],
    ["Spanish", "es", "US", 80],
    ["Welsh", "cy", "UK", 50],
  ])("there are pages in %s", (_, language, country, least) => {
    const found = pages.filter((page) => page.language === language);
    expect(found.length).toBeGreaterThanOrEqual(least);
    expect(new Set(found.map((page) => page.country))).toEqual(new Set([country]));
  });

  test("the four content types occur, and addresses of files end as their type says", () => {
    expect(new Set(pages.map((page) => page.content_type))).toEqual(
      new Set([
        "text/html",
        "application/pdf",
        "application/msword",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      ]),
    );
    const endings: Record<string, RegExp> = {
      "application/pdf": /\.pdf$/,
      "application/msword": /\.doc$/,
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document": /\.docx$/,
    };
    for (const page of pages) expect(page.url).toMatch(endings[page.content_type] ?? /^https:/);
  });

  test("titles hold ampersands, angle brackets, quotes and accents", () => {
    const titles = pages.map((page) => page.title);
    for (const sign of [/&/, /</, /["“]/, /[éèç]/]) {
      expect(titles.filter((title) => sign.test(title)).length, String(sign)).toBeGreaterThan(0);
    }
  });
});

describe("dates", () => {
  const isPast = (date: string | null) => date !== null && Date.parse(date) <= now.getTime();

  test("about a quarter of the pages declare a date", () => {
    const share = pages.filter((page) => page.published_at !== null).length / pages.length;
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.42);
  });

  test("some pages have no date but that of the last crawl, some are dated in the future", () => {
    const undated = pages.filter((page) => page.published_at === null && page.content_changed_at === null);
    expect(undated.length).toBeGreaterThan(100);
    expect(
      pages.filter((page) => page.published_at !== null && !isPast(page.published_at)).length,
    ).toBeGreaterThan(10);
  });

  test("changes and crawls lie in the past, and nothing that a crawl saw comes after the last one", () => {
    for (const page of pages) {
      expect(isPast(page.last_crawled), page.url).toBe(true);
      for (const date of [page.content_changed_at, page.published_at]) {
        // A page may be announced for a day to come.
        if (date === null || (date === page.published_at && !isPast(date))) continue;
        expect(Date.parse(date), page.url).toBeLessThanOrEqual(Date.parse(page.last_crawled ?? ""));
      }
    }
  });

  test("each window that recent offers holds pages that the next smaller one does not", () => {
    const windows = [24, 7 * 24, 28 * 24, 183 * 24, 366 * 24, 20_000 * 24];
    const counts = windows.map((hours) => updatedWithin(hours, pages).length);
    expect(counts[0]).toBeGreaterThan(20);
    for (const [index, count] of counts.entries()) {
      if (index > 0) expect(count).toBeGreaterThan(counts[index - 1] ?? 0);
    }
  });

  test("every country has news of the last day, and every state and province of the last week", () => {
    for (const country of ["US", "CA", "UK"]) {
      const there = pages.filter((page) => page.country === country);
      expect(updatedWithin(24, there).length, country).toBeGreaterThan(3);
      for (const state of new Set(there.map((page) => page.state))) {
        const within = there.filter((page) => page.state === state);
        expect(updatedWithin(7 * 24, within).length, `${country} ${state}`).toBeGreaterThan(0);
      }
    }
  });

  test("the same moment gives the same pages, and a later one moves their dates along", () => {
    expect(embeddedCorpus(now)).toEqual(pages);
    const later = new Date(now.getTime() + 48 * hour);
    const newest = (of: readonly CorpusPage[]) =>
      Math.max(...of.map((page) => Date.parse(page.last_crawled ?? "")));
    expect(newest(embeddedCorpus(later)) - newest(pages)).toBe(48 * hour);
  });
});

describe("each page", () => {
  test("has an address of its own on the domain it names", () => {
    expect(distinct(pages.map((page) => page.url))).toBe(pages.length);
    for (const page of pages) {
      const host = new URL(page.url).hostname;
      expect(host === page.domain || host.endsWith(`.${page.domain}`), page.url).toBe(true);
    }
  });

  test("has a title and a text, and no two texts are equal", () => {
    expect(distinct(pages.map((page) => page.text))).toBe(pages.length);
    for (const page of pages) {
      expect(page.title.trim(), page.url).not.toBe("");
      expect(page.organization, page.url).not.toBe("");
      expect(page.text.length, page.url).toBeGreaterThan(150);
      expect(`${page.title} ${page.text}`, page.url).not.toMatch(/[{}]|undefined|\bnull\b| {2}|\.\.(?!\.)/);
    }
  });
});
