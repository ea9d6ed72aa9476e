import { describe, expect, it, test } from "vitest";
import { differenceSentences } from "../../../../../utils/checks/history/difference-sentences.ts";
import {
  answerChanges,
  byClaim,
  changedSources,
  changesInPassages,
} from "../../../../../utils/checks/history/earlier-answers.ts";
import type { OfficialSource } from "../../../../../utils/checks/verdict.ts";
import { done, failedCheck, running, VERDICT, waiting } from "../sample.ts";

const source = (url: string | null, title = url ?? "Name"): OfficialSource => ({
  title,
  url,
  domain: null,
  excerpt: null,
});
const answer = (order: number, change: Partial<typeof VERDICT> = {}) =>
  done(order, { key: "one claim", finishedAt: order * 1000, verdict: { ...VERDICT, ...change } });

it("puts the answers to one claim under the latest, and nothing else", () => {
  const checks = [
    running(6, { key: "one claim" }),
    answer(5),
    failedCheck(4, { key: "one claim" }),
    done(3),
    answer(2),
    answer(1),
  ];
  expect(
    byClaim(checks).map(({ latest, earlier }) => [latest.order, ...earlier.map(({ order }) => order)]),
  ).toEqual([[6], [5, 2, 1], [4], [3]]);
  expect(byClaim([waiting(1)])).toHaveLength(1);
});

describe("two answers", () => {
  test.each([
    ["that agree", {}, ["The next answer was the same."]],
    ["in other words", { summary: "Other words", result: "Others" }, ["The next answer was the same."]],
    [
      "of another verdict",
      { verdict: "CONFIRMED", confidence: 0.5 },
      ["Verdict: from Refuted to Confirmed.", "Confidence: from 92% to 50%."],
    ],
    ["without confidence", { confidence: null }, ["Confidence: from 92% to none."]],
    [
      "with other sources",
      { sources: [source("https://irs.gov/a", "Topic 423"), source(null, "A law")] },
      ["New sources: Topic 423 and A law.", "No longer cited: Income taxes on benefits."],
    ],
    [
      "with the same page at another address",
      { sources: [source("http://ssa.gov/x/#a")] },
      ["The next answer was the same."],
    ],
  ])("%s", (_, change, expected) => {
    const sentences = differenceSentences(answer(1), answer(2, change), {});
    expect(sentences.slice(0, expected.length)).toEqual(expected);
  });

  it("differ by the service where no source is known to have changed in between", () => {
    const after = answer(2, { verdict: "CONFIRMED" });
    const say = (changedAt: number) =>
      differenceSentences(answer(1), after, { "ssa.gov/x": changedAt }).at(-1);
    const day = new Date(1500).toLocaleDateString("en-US", { dateStyle: "long" });
    expect(say(1500)).toBe(`A source changed in between, on ${day}.`);
    for (const outside of [999, 1000]) expect(say(outside)).toContain("The service answered differently.");
    expect(say(2001)).toContain("A source changed later");
  });

  describe("that differ say", () => {
    const on = (day: number) => Date.UTC(2026, 10, day, 12);
    const longDate = (day: number) => new Date(on(day)).toLocaleDateString("en-US", { dateStyle: "long" });
    /** Of a day, resting on one page. `changed`: when that had changed last by the time its passages were asked for. */
    const answerOf = (day: number, url: string, changed: number | null = null) => {
      const changedAt = changed === null ? null : new Date(on(changed)).toISOString();
      const passage = { url, title: "", snippet: "", contentType: null, changedAt, readAt: null };
      return done(day, {
        finishedAt: on(day),
        verdict: { ...VERDICT, confidence: day / 100, sources: [source(url)] },
        passagesBySite: [{ host: "irs.gov", at: 0, inIndex: true, passages: [passage] }],
      });
    };
    const [A, B] = ["https://irs.gov/a", "https://irs.gov/b"] as const;
    const inBetween = (day: number) => `A source changed in between, on ${longDate(day)}.`;
    test.each([
      [
        "when a source changed last in between, whichever of them names it",
        [answerOf(1, A), answerOf(10, B)],
        { "irs.gov/a": on(2), "irs.gov/b": on(9) },
        inBetween(9),
      ],
      [
        "of a source that changed later no more than that: it may have changed in between too",
        [answerOf(1, A), answerOf(10, A)],
        { "irs.gov/a": on(16) },
        `A source changed later, on ${longDate(16)}. Whether one changed in between is not known.`,
      ],
      [
        "nothing of a later change where there was one in between",
        [answerOf(1, A), answerOf(10, B)],
        { "irs.gov/a": on(2), "irs.gov/b": on(16) },
        inBetween(2),
      ],
      [
        "what only the earlier passages tell, where the page changed again later",
        [answerOf(1, A, 2), answerOf(10, A, 16)],
        { "irs.gov/a": on(16) },
        inBetween(2),
      ],
    ] as const)("%s", (_, [before, after], known, expected) => {
      expect(differenceSentences(before, after, known).at(-1)).toBe(expected);
    });
  });

  it("are told apart by what the passages say about their pages", () => {
    const passage = {
      url: "https://www.ssa.gov/x/",
      title: "",
      snippet: "",
      contentType: null,
      readAt: null,
    };
    const at = (changedAt: string | null) =>
      done(2, {
        finishedAt: 2000,
        passagesBySite: [{ host: "ssa.gov", at: 0, inIndex: true, passages: [{ ...passage, changedAt }] }],
      });
    expect(changesInPassages([at("1970-01-01T00:00:01Z"), at("no date"), at(null)])).toEqual({
      "ssa.gov/x": 1000,
    });
    expect(changedSources(at(null), { "ssa.gov/x": 1000 }, { after: 0, until: 2000 })).toHaveLength(1);
    expect(changedSources(at(null), { constructor: 1000 }, { after: 0, until: 2000 })).toEqual([]);
  });
});

test("a source that is named twice is told once", () => {
  const twice = [source("https://irs.gov/a"), source("http://www.irs.gov/a/")];
  expect(answerChanges(VERDICT, { ...VERDICT, sources: twice })?.come).toHaveLength(1);
});

test("a verdict that is only spelled otherwise is no change", () => {
  const spelled = (verdict: string) => ({ ...VERDICT, verdict });
  expect(answerChanges(spelled("PARTIALLY_TRUE"), spelled("partially true"))).toBeNull();
  expect(answerChanges(spelled("Half right"), spelled(" Half right "))).toBeNull();
  expect(answerChanges(spelled("Half right"), spelled("Half wrong"))?.verdict).toEqual([
    "Half right",
    "Half wrong",
  ]);
  expect(answerChanges(spelled("CONFIRMED"), spelled("REFUTED"))?.verdict).toEqual(["CONFIRMED", "REFUTED"]);
});
