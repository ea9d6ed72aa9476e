import { expect, it } from "vitest";
import {
  isSameState,
  pageState,
  pageStates,
  type RememberedPage,
  statesBefore,
  statesOf,
} from "../../../../utils/watches/page-states.ts";
import { DAY, HOUR, NOW, page } from "./sample.ts";

const URL_OF = (index: number): string => `https://a.gov/${index}`;
const showing = (title: string, words?: number, index = 0) => ({
  ...page(URL_OF(index), NOW),
  title,
  ...(words !== undefined && { wordCount: words }),
});

/** Reads what the index shows, each time as a change. */
function read(known: readonly RememberedPage[], shown: ReturnType<typeof showing>, at: number) {
  const states = pageStates(known, at);
  const [before, isBack] = [states.before(shown), states.isBack(shown)];
  states.see(shown, at, true);
  return { before, isBack, known: states.remembered() };
}

it("keeps the states of a page, the latest first, and none twice in a row", () => {
  let known: readonly RememberedPage[] = [];
  for (const [index, title] of ["a", "b", "b", "c"].entries()) {
    known = read(known, showing(title), NOW + index * DAY).known;
  }
  expect(statesOf(known, URL_OF(0)).map(({ title, seenAt }) => [title, seenAt])).toEqual([
    ["c", NOW + 3 * DAY],
    ["b", NOW + 2 * DAY],
    ["a", NOW],
  ]);
  expect(statesOf(known, URL_OF(1))).toEqual([]);
});

it.each([
  ["of few pages thirty", 1, 30],
  ["of thirty pages thirty", 30, 30],
  ["of one more ten", 31, 10],
  ["of many pages ten", 40, 10],
])("keeps %s earlier states of each", (_, count, most) => {
  let known: readonly RememberedPage[] = [];
  for (let each = 1; each < count; each += 1) known = read(known, showing("x", undefined, each), NOW).known;
  for (let day = 0; day < 50; day += 1) known = read(known, showing(`t${day}`), NOW + day * DAY).known;
  const titles = statesOf(known, URL_OF(0)).map(({ title }) => title);
  expect(titles).toHaveLength(most + 1);
  expect([titles[0], titles.at(-1)]).toEqual(["t49", `t${49 - most}`]);
});

it("keeps of all pages together what has room, first of those that are listed last", () => {
  let known: readonly RememberedPage[] = [];
  for (let day = 0; day < 12; day += 1) {
    const states = pageStates(known, NOW + day * DAY);
    for (let each = 0; each < 100; each += 1)
      states.see(showing(`t${day}`, undefined, each), NOW - each, true);
    known = states.remembered();
  }
  const earlier = known.map(([, , , ...states]) => states.length);
  expect(earlier.reduce((sum, count) => sum + count, 0)).toBe(600);
  expect([earlier[0], earlier.at(-1)]).toEqual([10, 0]);
});

it("says the length before where both are known and differ, and nothing where one is missing", () => {
  const first = read([], showing("a", 1203), NOW);
  expect(read(first.known, showing("a", 640), NOW + 1).before).toMatchObject({ words: 1203 });
  expect(read(first.known, showing("a", 1203), NOW + 1).before).toBeUndefined();
  expect(read(first.known, showing("a"), NOW + 1).before).toBeUndefined();
  expect(isSameState(pageState(showing("a"), NOW), pageState(showing("a", 5), NOW))).toBe(true);
});

it("knows a page that goes back within a day, and none that does so later or stays as it is", () => {
  const a = read([], showing("a"), NOW);
  const b = read(a.known, showing("b"), NOW + HOUR);
  expect([a.isBack, b.isBack]).toEqual([false, false]);
  expect(read(b.known, showing("a"), NOW + 2 * HOUR).isBack).toBe(true);
  expect(read(b.known, showing("b"), NOW + 2 * HOUR).isBack).toBe(false);
  expect(read(b.known, showing("c"), NOW + 2 * HOUR).isBack).toBe(false);
  expect(read(b.known, showing("a"), NOW + DAY - 1).isBack).toBe(true);
  expect(read(b.known, showing("a"), NOW + DAY).isBack).toBe(false);
});

/** What is remembered after pages were read, each listed a second before the one before it. */
function listed(count: number) {
  const states = pageStates([], NOW);
  for (let each = 0; each < count; each += 1)
    states.see(showing("a", undefined, each), NOW - each * 1000, false);
  return states.remembered();
}

it("remembers the 300 pages that are listed last, in this order", () => {
  const states = pageStates([], NOW);
  for (const each of [5, 310, ...Array.from({ length: 305 }, (_, index) => index)])
    states.see(showing("a", undefined, each), NOW - each * 1000, false);
  const known = states.remembered();
  expect(known.map(([, date]) => (NOW - date) / 1000)).toEqual(
    Array.from({ length: 300 }, (_, each) => each),
  );
});

it.each([
  ["is remembered while there is room", 299, 400, true],
  ["is not remembered where all others are listed later", 300, 400, false],
  ["listed with the last of them is not remembered", 300, 299, false],
  ["listed after the last of them is remembered", 300, 298.5, true],
])("a page that is no news %s", (_, count, seconds, expected) => {
  const states = pageStates(listed(count), NOW);
  states.see(showing("new", undefined, 9999), NOW - seconds * 1000, false);
  expect(statesOf(states.remembered(), URL_OF(9999)).length > 0).toBe(expected);
});

it("changes what it remembers of a page only where the page is news", () => {
  const { known } = read([], showing("a"), NOW);
  const states = pageStates(known, NOW + 1);
  states.see(showing("b"), NOW + 1, false);
  expect(states.remembered()).toEqual(known);
});

it("keeps no more of a title and a snippet than a comparison needs", () => {
  const long = { ...showing("t".repeat(2_000)), snippet: "<mark>s</mark>".repeat(2_000) };
  const { title, snippet } = pageState(long, NOW);
  expect([title.length, snippet.length]).toEqual([300, 600]);
  expect(snippet).toMatch(/^s+…$/);
});

it("of the states that a page had left when a change was found are those seen before it", () => {
  const at = (seenAt: number) => ({ title: `${seenAt}`, snippet: "", seenAt });
  const states = [at(40), at(30), at(20), at(10)];
  expect(statesBefore(states, 30).map(({ seenAt }) => seenAt)).toEqual([20, 10]);
  expect(statesBefore(states, 31).map(({ seenAt }) => seenAt)).toEqual([30, 20, 10]);
  expect(statesBefore(states, 50).map(({ seenAt }) => seenAt)).toEqual([30, 20, 10]);
});
