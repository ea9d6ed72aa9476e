import { describe, expect, test } from "vitest";
import { checkClaim } from "./fact-check-lookup.ts";

/** Each shares words or figures with a claim of the table and says something else. */
const nearMisses = [
  "The Texas minimum wage is $7.25",
  "The minimum wage for airline pilots on Mars flights is $7.25",
  "Biden raised the federal minimum wage in 2009",
  "The federal minimum wage should be indexed to inflation by 2030",
  "The federal minimum wage is more than $7.25",
  "Every employer in Ohio pays the minimum wage",
  "Congress raised the federal debt limit in 2009",
  "The Supreme Court struck down nine laws",
  "Nine Supreme Court justices voted to uphold the tax",
  "The Senate passed 100 bills",
  "435 members of the House attended the speech",
  "The House passed a bill on water by 435 votes",
  "Medicare will cover dental care next year",
  "Social Security offices close on Wednesdays",
  "Social Security payments will rise by 3 percent next year",
  "The president pardoned a turkey in November",
  "The census of agriculture counts farms every five years",
  "The FDIC was created in 1933",
  "The Federal Reserve raised interest rates in 2022",
  "NASA landed people on the Moon in 1969",
  "Medicare was signed into law in 1965",
  "Veterans get free health care for life",
  "The FBI has 56 field offices",
  "The IRS hired 87,000 new agents",
  "National parks charge 35 dollars per vehicle",
  "Passport fees are $130 for adults",
  "The president signed 10 executive orders on holidays",
  "Women earn 83 cents for every dollar men earn",
  "The voting rights act was signed in 1965",
  "Half of all voters voted by mail",
  "A third of the Senate is up for election every two years",
  "Lead was found in school drinking water in Newark",
  "The sky is green",
  "42",
  "Lorem ipsum dolor sit amet",
  "The city of Springfield fixed 300 potholes",
  "All Social Security benefits are taxed at 85 percent",
  "Texas has no property tax",
  "Texas has no state sales tax",
  "Florida has no state income tax",
  "Oregon has no sales tax",
  "Congress declared war on Germany in 1941",
  "The president declared war on drugs in 1971",
  "Most Americans support raising the minimum wage",
  "The House has two chaplains",
  "The president appoints nine Supreme Court justices every term",
  "Drinking alcohol causes 178,000 deaths a year",
  "The flu killed 28,000 Americans",
  "Employers must verify that workers are authorized",
  "Federal employees get 13 sick days a year",
  "Federal workers get paid family leave",
  "The Constitution can be amended only by the president",
  "A tax return must be kept for three years",
  "Voters in Texas must show photo ID",
  "Minors can buy cigarettes in some states",
  "The Senate has 60 Republicans",
  "Green card holders pay taxes",
  "It is no secret that immigrants without citizenship may vote in federal elections",
  "Tobacco may be sold to 17 of 18 shops",
  "Nobody under 30 may buy cigarettes",
  "A senator must be at least 30 years old.",
  "Many states have rules on meal breaks and sick leave that go further than the federal law",
  "The minimum wage was $7.25 when Congress cut it to $5",
  "Congress voted down a $15 minimum wage in 2021",
  "The president raised the minimum wage for federal contractors to $15",
  "Workers under 20 can be paid $4.25 an hour",
  "A senator said the Supreme Court should have 13 justices",
  "The Supreme Court had six justices in 1789",
  "The House voted 270 to 165 to override the veto",
  "Trump won 312 electoral votes",
  "In 2020 Biden won with 306 electoral votes",
  "Social Security benefits are taxed in Vermont",
  "Kansas does not tax Social Security benefits",
  "The Fed raised inflation by 2 percent",
  "Inflation was 9 percent in 2022",
  "FDIC was founded with insurance of $2,500",
  "The IRS sends gift cards to taxpayers",
  "Medicare Part B premium is $185",
  "Medicare Advantage covers dental care",
  "Medicaid covers nursing home care",
  "Women could vote in Wyoming in 1869",
  "The 21st Amendment ended Prohibition",
  "16-year-olds may vote in local elections in some cities",
  "Noncitizens can vote in local elections in San Francisco",
  "Citizens can vote in federal elections",
  "You can buy alcohol at 18",
  "Texas has no speed limit",
  "The speed limit in Texas is 85",
  "Congress declared war in 1812",
  "The Senate has 2 members from each state",
  "Each state has two senators",
  "The House can impeach the president",
  "Yellowstone has 500 geysers",
  "Alaska has 8 national parks",
  "The 2010 census counted 308 million people",
  "Census workers are paid 25 dollars an hour",
  "Copyright protection does not apply to federal works",
  "Oregon has a mail fraud problem",
  "The flu kills people every year",
  "The flu shot is free for seniors",
  "Smoking is banned in federal buildings",
  "Employers with 50 workers must offer health insurance",
  "Foreign aid rose by 25 percent",
  "NASA's budget fell by 1 percent",
  "Coal is the largest export of West Virginia",
  "A passport costs 130 dollars",
  "Passports for children are valid for 5 years",
  "Presidents can be impeached twice",
  "The president cannot be elected without Congress",
  "The president serves a four-year term",
  "A pardon can be revoked",
  "Not all justices on the Supreme Court agree",
  "All justices on the Supreme Court are appointed by the president",
  "There are 94 federal judges in district courts",
  "Federal holidays cost taxpayers 11 billion dollars",
  "Some states have no federal holiday in October",
  "The REAL ID Act passed in 2005",
  "Student loan debt is 1.7 trillion dollars",
  "Green card holders can serve in the military",
  "Green card holders cannot apply for citizenship",
  "The Declaration of Independence is kept in Washington",
  "The penny was first made in 1793",
  "The government makes money on pennies",
  "Every state had a drinking age of 21 by 1988",
  "The EPA sets limits for lead in water",
  "Lead paint is still legal",
  "Marijuana is illegal in Texas",
  "Measles killed two children in 2025",
];

const outOfScope = [
  "The UK minimum wage is 11.44 pounds",
  "The minimum wage in Germany is 12 euros",
  "Canada's prime minister lives in Ottawa",
  "The Yankees won 27 championships",
  "Pineapple belongs on pizza",
  "My neighbor's cat is the smartest",
  "Taylor is the best singer alive",
  "Apple sold more phones than Samsung last year",
  "Congress should raise the minimum wage",
  "I think the president is doing a bad job",
  "The best president ever was Lincoln",
  "It rains every time I plan a picnic",
  "Two eggs make a better cake than three",
  "Canada has no federal limit on tobacco at 21",
];

describe("a sentence that only resembles a claim of the table stays unverifiable", () => {
  test.each(nearMisses)("%s", (sentence) => {
    expect(checkClaim(sentence).verdict).toBe("UNVERIFIABLE");
  });
});

describe("a sentence on another subject is no government matter", () => {
  test.each(outOfScope)("%s", (sentence) => {
    expect(checkClaim(sentence)).toMatchObject({ verdict: "NOT_A_GOVERNMENT_MATTER", officialSources: [] });
  });
});

describe("what cannot be verified", () => {
  test("names the nearest pages of the corpus, those of the United States alone", () => {
    const { summary, result, officialSources } = checkClaim(
      "Passport fees of Ottawa residents are $130 in America",
    );
    expect(officialSources).toEqual([]);
    expect(summary).toMatch(/nearest pages of its corpus do not settle it: “.+” \(.+\.gov\)/);
    expect(result).toContain("### Nearest pages\n\n- [");
    expect(result).not.toContain(".ca/");
  });

  test("says so where no page speaks of the subject", () => {
    expect(checkClaim("Xyzzy qwrtp").summary).toContain("No page of its corpus speaks of the subject.");
  });

  test.each(["", "   ", "\n", "?!", "the of and"])("is also a claim without words: %j", (claim) => {
    expect(checkClaim(claim)).toMatchObject({
      success: true,
      claim,
      verdict: "UNVERIFIABLE",
      officialSources: [],
    });
  });
});
