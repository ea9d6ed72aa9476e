import { describe, expect, test } from "vitest";
import type { VerdictName } from "../../../server/fact-check/types.ts";
import { checkClaim } from "./fact-check-lookup.ts";

const sentences: Array<[VerdictName, string]> = [
  ["CONFIRMED", "Social Security benefits can be taxed"],
  ["CONFIRMED", "Some people pay federal income tax on Social Security"],
  ["REFUTED", "The Supreme Court has 13 justices"],
  ["REFUTED", "There are twelve judges on the Supreme Court"],
  ["REFUTED", "The House of Representatives has 538 members"],
  ["REFUTED", "A presidential candidate needs 300 electoral votes to win"],
  ["CONFIRMED", "The tobacco age used to be 18"],
  ["REFUTED", "Women gained the vote in 1945"],
  ["REFUTED", "There are 33 amendments to the Constitution"],
  ["REFUTED", "The FDIC insures deposits up to $500,000"],
  ["REFUTED", "The Fed targets 4% inflation"],
  ["REFUTED", "Foreign aid makes up 30 percent of the federal budget"],
  ["CONFIRMED", "Foreign aid makes up about 1 percent of the federal budget"],
  ["REFUTED", "NASA uses 20 percent of the federal budget"],
  ["CONFIRMED", "Non-citizens cannot vote in federal elections"],
  ["CONFIRMED", "It is illegal for noncitizens to vote in federal elections"],
  ["CONFIRMED", "The flu shot does not give you the flu"],
  ["REFUTED", "Federal tax returns are due on May 1"],
  ["REFUTED", "Lottery winnings are not taxed by the federal government"],
  ["REFUTED", "Texas has a state income tax"],
  ["REFUTED", "Medicare eligibility begins at 60"],
  ["CONFIRMED", "Medicare does not cover dental care"],
  ["CONFIRMED", "Members of Congress pay Social Security taxes"],
  ["CONFIRMED", "Election Day isn't a federal holiday"],
  ["REFUTED", "Lead paint was banned in 1990"],
  ["REFUTED", "A president must be at least 40 years old"],
  ["REFUTED", "FMLA provides 12 weeks of paid leave"],
  ["REFUTED", "FMLA provides 20 weeks of unpaid leave"],
  ["CONFIRMED", "Federal law does not require paid vacation"],
  ["CONFIRMED", "Not every state observes daylight saving time"],
  ["REFUTED", "Copyright lasts 50 years after the author's death"],
  ["CONFIRMED", "National debt and deficit are not the same"],
  ["CONFIRMED", "There is no federal law that businesses must accept cash"],
  ["CONFIRMED", "States may set their own minimum wage above the federal level"],
  ["CONFIRMED", "There's no federal requirement for lunch breaks"],
  ["REFUTED", "Companies must give 30 days notice before a mass layoff"],
  ["REFUTED", "The top federal income tax rate is 50 percent"],
  ["REFUTED", "The 14th Amendment gave Congress the power to tax income"],
  ["CONFIRMED", "Not all states have an income tax"],
  ["CONFIRMED", "Social Security numbers are not reused"],
  ["CONFIRMED", "Medicare can negotiate drug prices"],
  ["CONFIRMED", "Dietary supplements are not approved by the FDA before sale"],
  ["CONFIRMED", "Bottled water is not regulated by the EPA"],
  ["CONFIRMED", "Foreign nationals cannot contribute to federal campaigns"],
  ["REFUTED", "Senators serve four-year terms"],
  ["CONFIRMED", "Congress never declared war on Vietnam"],
  ["CONFIRMED", "The president cannot pardon state crimes"],
  ["CONFIRMED", "The FDIC does not insure stocks"],
  ["REFUTED", "The US census happens every five years"],
  ["REFUTED", "The 2020 census counted 400 million people"],
  ["REFUTED", "Green card holders can apply for citizenship after 20 years"],
  ["CONFIRMED", "The citizenship test has a list of 128 questions"],
  ["REFUTED", "There are 400 national parks"],
  ["CONFIRMED", "Do Not Call registrations never expire"],
  ["CONFIRMED", "The US Mint no longer makes pennies"],
  ["REFUTED", "The minimum wage is not $7.25"],
  ["CONFIRMED", "The federal minimum wage is not $15"],
  ["REFUTED", "The federal minimum wage is $15 an hour"],
  ["REFUTED", "The Fed's inflation target is 2.3%"],
  ["CONFIRMED", "The 2020 census counted 331,449,281 people"],
  ["CONFIRMED", "A 67 percent vote of both chambers overrides a veto"],
  ["REFUTED", "A 51 percent vote of both chambers overrides a veto"],
];

describe("a sentence that denies a claim of the table, or gives another figure", () => {
  test.each(sentences)("%s: %s", (verdict, sentence) => {
    expect(checkClaim(sentence).verdict).toBe(verdict);
  });

  test("is told the right figure", () => {
    expect(checkClaim("The Supreme Court has 13 justices").summary).toContain("The Court has nine justices.");
  });
});
