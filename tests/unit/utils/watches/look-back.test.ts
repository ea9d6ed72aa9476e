import { expect, it } from "vitest";
import { NO_FILTERS } from "../../../../utils/search/request.ts";
import {
  lastYear,
  latestWeeks,
  partsOf,
  periodRequest,
  stretchesIn,
  WEEKS,
} from "../../../../utils/watches/look-back.ts";
import { DAY, ListedPages, NOW } from "./sample.ts";

const REQUEST = { ...NO_FILTERS, domain: ["state.gov"], q: "", sort: "changed" } as const;
const WEEK = 7 * DAY;
const YEAR = lastYear(NOW);
const END = YEAR.from + WEEKS * WEEK;

function answerOf(dates: readonly number[], more: object = {}) {
  const listed = new ListedPages();
  for (const [index, date] of dates.entries()) listed.change(`https://state.gov/${index}`, date);
  return { ...listed.recent("", 1), ...more };
}

it("the year is 52 whole weeks that end with today, as the service reads days", () => {
  expect(WEEKS).toBe(52);
  expect(END % DAY).toBe(0);
  expect(END).toBeGreaterThan(NOW);
  expect(END - NOW).toBeLessThanOrEqual(DAY);
  const { since, until, sort, domain, size } = periodRequest(REQUEST, { from: END - WEEK, weeks: 1 });
  expect({ since, until, sort, domain, size }).toEqual({
    since: new Date(END - WEEK).toISOString().slice(0, 10),
    until: new Date(NOW).toISOString().slice(0, 10),
    sort: "changed",
    domain: ["state.gov"],
    size: 50,
  });
});

it("an answer that lists all pages tells each week", () => {
  const stretches = stretchesIn(answerOf([END - 1, END - WEEK, END - WEEK - 1, YEAR.from]), YEAR, REQUEST);
  expect(stretches).toHaveLength(WEEKS);
  expect(stretches.map(({ pages }) => pages).slice(0, 3)).toEqual([2, 1, 0]);
  expect(stretches.slice(0, 2).map(({ from }) => from)).toEqual([END - WEEK, END - 2 * WEEK]);
  expect(stretches.at(-1)).toEqual({ from: YEAR.from, weeks: 1, pages: 1, isFloor: false });
});

it.each([
  ["there are more than are listed", { total: 900 }, 900, false],
  ["the total is only a floor", { total: 10_000, totalIsLowerBound: true }, 10_000, true],
  ["some could not be read", { dropped: 1, total: 3 }, 3, false],
  ["more could not be read than the service counts", { dropped: 3, total: 4 }, 5, false],
  ["the total is below what is listed", { total: 0, totalIsLowerBound: true }, 2, true],
])("where %s, only the whole period is told", (_, more, pages, isFloor) => {
  const answer = answerOf([END - 1, END - DAY], more);
  expect(stretchesIn(answer, YEAR, REQUEST)).toEqual([{ ...YEAR, pages, isFloor }]);
});

it("a page dated outside of the period, or not at all, leaves its weeks unknown", () => {
  expect(stretchesIn(answerOf([END + DAY]), YEAR, REQUEST)).toHaveLength(1);
  expect(stretchesIn(answerOf([END]), YEAR, REQUEST)).toHaveLength(1);
  expect(stretchesIn(answerOf([YEAR.from - 1]), YEAR, REQUEST)).toHaveLength(1);
  expect(stretchesIn(answerOf([]), YEAR, REQUEST)).toHaveLength(WEEKS);
});

it("of more pages than are listed, the weeks after the oldest of them are known", () => {
  const dates = [END - 1, END - WEEK - 1, END - 2 * WEEK - 1];
  const { known, left } = latestWeeks(answerOf(dates, { total: 80 }), YEAR, REQUEST);
  expect(known.map(({ pages }) => pages)).toEqual([1, 1]);
  expect(left).toEqual({ from: YEAR.from, weeks: WEEKS - 2 });
  const unread = latestWeeks(answerOf(dates, { total: 80, dropped: 1 }), YEAR, REQUEST);
  expect(unread).toEqual({ known: [], left: YEAR });
  expect(latestWeeks(answerOf([], { total: 80 }), YEAR, REQUEST)).toEqual({ known: [], left: YEAR });
});

it("the week that begins with the oldest listed page is not known: more pages may have its date", () => {
  const dates = [END - 1, END - WEEK];
  const { known, left } = latestWeeks(answerOf(dates, { total: 80 }), YEAR, REQUEST);
  expect(known).toEqual([]);
  expect(left).toEqual(YEAR);
  const earlier = latestWeeks(answerOf([END - 1, END - WEEK - 1], { total: 80 }), YEAR, REQUEST);
  expect(earlier.known.map(({ pages }) => pages)).toEqual([1]);
});

it("a year is asked for in twelve parts", () => {
  expect(partsOf(YEAR)).toHaveLength(12);
});

it("any number of weeks is at most twelve parts, one after the other, without a gap", () => {
  for (let weeks = 0; weeks <= WEEKS; weeks += 1) {
    const parts = partsOf({ from: 0, weeks });
    expect(parts.length).toBeLessThanOrEqual(12);
    expect(parts.reduce((sum, part) => sum + part.weeks, 0)).toBe(weeks);
    const sizes = parts.map((part) => part.weeks);
    if (weeks > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    let end = weeks * WEEK;
    for (const part of parts) {
      expect(part.from + part.weeks * WEEK).toBe(end);
      end = part.from;
    }
  }
});
