import { describe, expect, test } from "vitest";
import { passagesSentence } from "../../../../utils/checks/sources/passage-sentences.ts";
import type { VerdictKind } from "../../../../utils/checks/verdict-kind.ts";
import { kindName, verdictMeaning, verdictName } from "../../../../utils/checks/verdict-sentences.ts";
import { provinceName } from "../../../../utils/search/provinces.ts";
import { nothingFoundAdvice, nothingFoundTitle, pastEndAdvice } from "../../../../utils/search/sentences.ts";
import {
  checkedSentence,
  overflowSentence,
  rhythmName,
  rhythmSentence,
  titleWithWatches,
} from "../../../../utils/watches/sentences.ts";
import { answer, HOUR, NOW, watchOf } from "../watches/sample.ts";

test.each([
  ["AB", "Alberta"],
  ["bc", "British Columbia"],
  ["MB", "Manitoba"],
  ["NB", "New Brunswick"],
  ["NL", "Newfoundland and Labrador"],
  ["NS", "Nova Scotia"],
  ["NT", "Northwest Territories"],
  ["NU", "Nunavut"],
  ["ON", "Ontario"],
  ["PE", "Prince Edward Island"],
  ["QC", "Quebec"],
  ["SK", "Saskatchewan"],
  ["YT", "Yukon"],
  ["TX", null],
  ["toString", null],
])("the province %s is %s", (code, name) => expect(provinceName(code)).toBe(name));

test.each([
  ["CONFIRMED", "confirmed", "Confirmed"],
  ["REFUTED", "refuted", "Refuted"],
  ["PARTIALLY_TRUE", "partially_true", "Partly true"],
  ["MISLEADING", "misleading", "Misleading"],
  ["OUTDATED", "outdated", "Outdated"],
  ["UNVERIFIABLE", "unverifiable", "No official source found"],
  ["NOT_A_GOVERNMENT_MATTER", "not_a_government_matter", "Not a government matter"],
  [" Mostly right ", "other", "Mostly right"],
  ["  ", "other", "No verdict"],
] satisfies [string, VerdictKind, string][])("the verdict %j is called %s: %s", (verdict, kind, name) => {
  expect(verdictName(verdict)).toBe(name);
  if (kind !== "other") expect(kindName(kind)).toBe(name);
});

test("every kind of verdict has a name and a meaning of its own", () => {
  const kinds: VerdictKind[] = [
    ...(["confirmed", "refuted", "partially_true", "misleading", "outdated"] as const),
    ...(["unverifiable", "not_a_government_matter", "other"] as const),
  ];
  for (const say of [kindName, verdictMeaning]) {
    expect(new Set(kinds.map(say)).size).toBe(kinds.length);
    expect(kinds.map(say)).not.toContain("");
  }
  expect(kindName("other")).toBe("Other verdicts");
});

describe("of a source without a passage", () => {
  const passage = { url: "", title: "", snippet: "", contentType: null, changedAt: null, readAt: null };

  test.each([
    [{ kind: "other-pages", host: "irs.gov", others: [passage] }, "This page is not in the index."],
    [
      { kind: "other-pages", host: "irs.gov", others: [] },
      "This page is not in the index, and no other page on irs.gov matches the claim.",
    ],
    [{ kind: "outside-index", host: "irs.gov" }, "irs.gov is not in the index of government sites."],
    [{ kind: "no-page" }, "The service named no public web page for this source."],
    [{ kind: "missing", host: "irs.gov" }, "Not looked up."],
    [{ kind: "beyond" }, "Not looked up. Only the first 8 sites are searched."],
    [{ kind: "passage", passage, at: 0 }, null],
  ] as const)("%j is said: %s", (found, sentence) => expect(passagesSentence(found)).toBe(sentence));
});

describe("where nothing was found", () => {
  test.each([
    ["tax", false, "No pages found for “tax”", "Check the spelling, or try fewer or different words."],
    [null, true, "No pages found", "Try a longer period or a different order."],
    ["", true, "No pages found", "Try a longer period or a different order."],
    [null, false, "No pages found", "Try a different order."],
  ])("for %j, of a period: %j, the page says %s", (query, hasPeriod, title, advice) => {
    expect(nothingFoundTitle(query)).toBe(title);
    expect(nothingFoundAdvice(query, hasPeriod)).toBe(advice);
  });

  test("because the page is past the end, it says how many there are, if that is known", () => {
    expect(pastEndAdvice({ ...answer([], 1234), page: 99 })).toBe(
      "1,234 results in total. Go back to an earlier page.",
    );
    expect(pastEndAdvice(answer([], 0))).toBe("No results in total. Go back to an earlier page.");
    expect(pastEndAdvice({ ...answer([], 1000), totalIsLowerBound: true })).toBe(
      "The results end before this page. Go back to an earlier page.",
    );
  });
});

describe("of a watch", () => {
  test.each([
    ["1h", "Every hour", true],
    ["6h", "Every 6 hours", true],
    ["24h", "Once a day", true],
    ["7d", "Once a week", true],
    ["look", "Only when I open What’s new", false],
  ] as const)(
    "the rhythm %s is called %s, and says whether it sends by itself: %s",
    (rhythm, name, sends) => {
      expect(rhythmName(rhythm)).toBe(name);
      expect(rhythmSentence(rhythm) === "Nothing is sent in the background.").toBe(!sends);
    },
  );

  const offline = { kind: "offline" } as const;

  test("it says when it was last refreshed, and why not since", () => {
    const sentence = (change: Parameters<typeof watchOf>[0]) =>
      checkedSentence(watchOf(change), NOW + 2 * HOUR);
    const why = sentence({ lastAsked: NOW, failure: offline });
    expect(sentence({})).toBe("Not refreshed yet.");
    expect(sentence({ failure: offline })).toBe("Not refreshed yet.");
    expect(sentence({ lastAsked: NOW, lastAnswered: NOW })).toBe("Last refreshed 2 hours ago.");
    expect(why).not.toContain("refreshed");
    expect(sentence({ lastAsked: NOW, lastAnswered: NOW, failure: offline })).toBe(
      `${why} Last refreshed 2 hours ago.`,
    );
  });

  test("it says how many pages it could not keep", () => {
    expect(overflowSentence(1001)).toBe("More than 1,000 new pages.");
    expect(overflowSentence(1000)).toContain("1,000 new pages. The newest");
  });

  test("the title of the toolbar icon adds the unread pages to what it says of checks", () => {
    expect(titleWithWatches("2 checks running", 0)).toBe("2 checks running");
    const both = titleWithWatches("2 checks running", 3);
    expect(both).toContain("2 checks running");
    expect(both).toContain("3");
    const alone = titleWithWatches("Primary Source", 3);
    expect(alone).toContain("3");
    expect(alone).not.toBe(titleWithWatches("Primary Source", 1));
  });
});
