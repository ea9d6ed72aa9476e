import { describe, expect, test } from "vitest";
import { readNumbers } from "../../../server/fact-check/reading/numbers.ts";
import { clausesOf, sentencesOf } from "../../../server/fact-check/reading/sentences.ts";
import { readStatement } from "../../../server/fact-check/reading/statement.ts";
import { tokenise } from "../../../server/fact-check/reading/tokens.ts";

function numbersIn(text: string): string[] {
  return readNumbers(tokenise(text)).numbers.map(({ kind, value, bound }) =>
    [bound, kind, String(value)].filter((part) => part !== null).join(" "),
  );
}

describe("numbers are read", () => {
  test.each([
    ["$7.25", ["money 7.25"]],
    ["7.25 dollars", ["money 7.25"]],
    ["25 cents", ["money 0.25"]],
    ["7.25 an hour", ["money 7.25"]],
    ["$250,000", ["money 250000"]],
    ["$250K", ["money 250000"]],
    ["$1.5 trillion", ["money 1500000000000"]],
    ["more than $250,000", ["above money 250000"]],
    ["85%", ["percent 85"]],
    ["85 percent", ["percent 85"]],
    ["85 per cent", ["percent 85"]],
    ["by a third", ["percent 33.3333333333"]],
    ["one third of it", ["percent 33.3333333333"]],
    ["two-thirds", ["percent 66.6666666667"]],
    ["a quarter of it", ["percent 25"]],
    ["less than half", ["below percent 50"]],
    ["half a percent", ["percent 0.5"]],
    ["one in five", ["percent 20"]],
    ["4 out of 10", ["percent 40"]],
    ["in 2009", ["year 2009"]],
    ["April 15", ["day 15"]],
    ["the 4th of July", ["day 4"]],
    ["the 16th amendment", ["ordinal 16"]],
    ["the Twenty-Second Amendment", ["ordinal 22"]],
    ["a third term", ["ordinal 3"]],
    ["twenty-seven", ["count 27"]],
    ["two hundred and seventy", ["count 270"]],
    ["331 million", ["count 331000000"]],
    ["two decades", ["count 20"]],
    ["over a decade", ["above count 10"]],
    ["fewer than 50", ["below count 50"]],
    ["no more than twice", ["count 2"]],
    ["a 65-year-old", ["count 65"]],
    ["time and a half", []],
    ["no one", []],
    ["hundred", []],
    ["1.2.3", []],
  ])("%s", (text, expected) => {
    expect(numbersIn(text)).toEqual(expected);
  });
});

describe("sentences", () => {
  test.each([
    ["One. Two! Three?", ["One.", "Two!", "Three?"]],
    ["The U.S. Senate has members. It meets.", ["The U.S. Senate has members.", "It meets."]],
    ["Dr. King spoke. John F. Kennedy too.", ["Dr. King spoke.", "John F. Kennedy too."]],
    ["It costs $7.25 an hour", ["It costs $7.25 an hour"]],
    ["He said “no.” She left.", ["He said “no.”", "She left."]],
    ["A line\nthat goes on. Next", ["A line that goes on.", "Next"]],
    ["A heading\n\n- one thing\n- another", ["A heading", "- one thing", "- another"]],
    ["", []],
  ])("of %j", (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  test("are taken apart where each part could stand alone", () => {
    expect(clausesOf("The House has 435 members, and the Senate has 100 members.")).toEqual([
      "The House has 435 members",
      "the Senate has 100 members.",
    ]);
    expect(clausesOf("The House and the Senate have members")).toEqual([
      "The House and the Senate have members",
    ]);
  });
});

describe("a statement", () => {
  test.each([
    ["taxes", "taxed", "taxable", "tax"],
    ["raised", "raises", "increase", "hiked"],
    ["children", "child", "kids", "Child"],
    ["voters", "voting", "votes", "ballot"],
    ["légal", "legal", "lawful", "LEGAL"],
  ])("reads %s, %s, %s and %s as one word", (...words) => {
    const meanings = words.map((word) => [...readStatement(word).content].join());
    expect(new Set(meanings).size).toBe(1);
  });

  test.each([
    ["It is taxed", false],
    ["It is not taxed", true],
    ["It isn’t taxed", true],
    ["It is never taxed", true],
    ["It is tax-free", true],
    ["It is untaxed", true],
    ["It is not untaxed", false],
    ["It is false that it is not taxed", false],
    ["Nobody pays", true],
    ["It is banned", true],
    ["whether taxed or not", false],
    ["no more than two", false],
    ["not only that", false],
    ["illegal immigrants work", false],
  ])("%s: denied %s", (text, denied) => {
    expect(readStatement(text).denied).toBe(denied);
  });

  test.each([
    ["Every worker may", ["all"]],
    ["Every ten years", []],
    ["Only citizens may", ["only"]],
    ["Only $7.25", []],
    ["It used to be 18", ["past"]],
    ["It will change", ["future"]],
    ["if it rains", ["exception"]],
    ["States may", ["local"]],
    ["The United States may", []],
  ])("%s: marks %j", (text, marks) => {
    expect([...readStatement(text).marks]).toEqual(marks);
  });

  test("knows names by their capitals, and places in any writing", () => {
    expect([...readStatement("The plan of Zorblatt for texas").names]).toEqual(["zorblatt", "texa"]);
    expect([...readStatement("THE PLAN OF ZORBLATT FOR ALL").names]).toEqual([]);
  });
});
