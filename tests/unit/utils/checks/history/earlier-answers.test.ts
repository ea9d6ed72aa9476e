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
    for (const outside of [999, 1000, 2001])
      expect(say(outside)).toContain("The service answered differently.");
  });

  describe("that differ", () => {
    const on = (day: number) => Date.UTC(2026, 10, day, 12);
    const longDate = (day: number) => new Date(on(day)).toLocaleDateString("en-US", { dateStyle: "long" });
    const answerOf = (day: number, url: string) =>
      done(day, { finishedAt: on(day), verdict: { ...VERDICT, sources: [source(url)] } });
    const [before, after] = [answerOf(1, "https://irs.gov/a"), answerOf(10, "https://ssa.gov/b")] as const;
    test.each([
      [
        "the latest change in between, whichever of them names its source",
        { "irs.gov/a": on(2), "ssa.gov/b": on(9) },
        `A source changed in between, on ${longDate(9)}.`,
      ],
    ])("say %s", (_, known, expected) => {
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
