import { describe, expect, test } from "vitest";
import { claimTable } from "../../../server/fact-check/table.ts";
import { checkClaim } from "./fact-check-lookup.ts";

/** Claims of the table, and sentences that say the same in words that do not stand there. */
const paraphrases: Record<string, string[]> = {
  "The federal minimum wage is $7.25 an hour.": [
    "Nationwide, workers must get no less than $7.25 per hour as a minimum wage",
    "The national minimum wage currently sits at 7.25 dollars an hour",
    "US minimum wage: $7.25/hour",
    "I read that the minimum wage in America is still only $7.25 an hour",
    "By law the lowest federal minimum wage is 7.25 dollars an hour",
  ],
  "Congress last raised the federal minimum wage in 2009.": [
    "The minimum wage was last increased by Congress in 2009.",
    "The federal minimum wage has been frozen since 2009",
    "Lawmakers haven't hiked the minimum wage since 2009",
    "Congress last increased the national minimum wage in 2009",
  ],
  "Congress has not raised the federal minimum wage in two years.": [
    "It's been two years since Congress raised the minimum wage",
    "Congress hasn't raised the federal minimum wage in the past 2 years",
    "For two years now Congress has not raised the minimum wage",
    "Lawmakers have not increased the federal minimum wage in two years",
  ],
  "Social Security benefits are never taxed by the federal government.": [
    "Seniors never pay federal tax on their Social Security benefits",
    "Social Security is not taxed",
    "The federal government does not tax Social Security benefits",
    "Social Security benefits are tax free",
    "Nobody pays federal tax on Social Security",
  ],
  "The mayor of Leeds cut the library budget by a third.": [
    "Leeds' mayor slashed the city's library budget by one third",
    "The library budget in Leeds was cut by a third",
    "A third of the Leeds library budget was cut by the mayor",
  ],
  "The Supreme Court has nine justices.": [
    "The US Supreme Court is made up of nine justices",
    "Nine is the number of Supreme Court justices",
    "On the Supreme Court there are nine judges",
  ],
  "The House of Representatives has 435 voting members.": [
    "The House has 435 members",
    "435 members make up the House",
    "The House of Representatives consists of 435 members",
  ],
  "A candidate needs 270 electoral votes to become president.": [
    "To win the presidency, 270 electoral votes are needed",
    "270 votes of the Electoral College make somebody president",
    "A candidate wins the presidency with 270 electors",
  ],
  "Adults can buy cigarettes at 18 in the United States.": [
    "You only have to be 18 to purchase tobacco in America",
    "At 18 you may legally buy cigarettes",
    "Tobacco may be sold to anyone who is 18",
  ],
  "American women won the right to vote nationwide in 1920.": [
    "Women gained the vote in 1920",
    "In 1920 American women got the vote",
    "Women have had the right to vote nationwide since 1920",
  ],
  "The Constitution has 27 amendments.": [
    "The Constitution has twenty-seven amendments",
    "There have been 27 amendments to the Constitution",
    "27 amendments have been made to the US Constitution",
  ],
  "The FDIC insures bank deposits up to $250,000.": [
    "FDIC protects deposits up to $250K",
    "Bank deposits are federally insured up to $250,000 per depositor",
    "Your bank account is insured up to $250,000",
  ],
  "The Federal Reserve aims for inflation of 2 percent.": [
    "The Fed targets 2% inflation",
    "2 percent is the Fed's goal for inflation",
    "Inflation of two percent is what the Federal Reserve aims for",
  ],
  "Foreign aid takes a quarter of the federal budget.": [
    "One quarter of the federal budget is spent on foreign aid",
    "A quarter of federal spending goes to foreign assistance",
    "The US gives 25% of its federal budget away as foreign aid",
  ],
  "Noncitizens can vote in federal elections.": [
    "Illegal immigrants can vote in federal elections",
    "Non-citizens are legally allowed to vote for president",
    "Noncitizens may vote in presidential elections",
    "Green card holders can vote for president",
  ],
  "The flu shot gives you the flu.": [
    "The flu vaccine can give you the flu",
    "You can get the flu from a flu shot",
    "Flu shots cause the flu",
  ],
  "The IRS demands immediate payment by gift card over the telephone.": [
    "IRS agents phone people and demand gift cards",
    "The IRS may call and ask you to pay by gift card",
    "IRS employees demand payment in cryptocurrency",
  ],
  "Federal income tax returns are due on April 15.": [
    "Income tax returns are due on April 15",
    "April 15 is the deadline for federal income tax returns",
    "You must file your federal income tax return by April 15",
  ],
  "Lottery winnings are taxable income under federal law.": [
    "Lottery winnings are taxed",
    "Money won in the lottery is taxable",
    "You owe tax on casino winnings",
  ],
  "Texas has no state income tax.": [
    "Texas doesn't have an income tax",
    "People in Texas pay no state income tax",
    "Texas does not have a personal income tax",
  ],
  "Coal is the largest source of electricity in the United States.": [
    "Coal generates most of America's electricity",
    "Coal is America's largest source of power",
    "Most of the electricity in the US comes from coal",
  ],
  "Most people become eligible for Medicare at 65.": [
    "Medicare eligibility begins at age 65",
    "You become eligible for Medicare at the age of 65",
    "Americans qualify for Medicare at 65",
  ],
  "Medicare covers routine dental care.": [
    "Medicare covers dentures",
    "Medicare pays for fillings and cleanings",
    "Routine dental care is covered by Medicare",
  ],
  "Members of Congress do not pay Social Security taxes.": [
    "Members of Congress are exempt from Social Security taxes",
    "Senators don't pay into Social Security",
    "Congress pays no Social Security taxes",
  ],
  "Social Security is going bankrupt and will stop paying benefits.": [
    "Social Security will go bankrupt",
    "Social Security is about to go broke",
    "Social Security will be broke soon",
    "Social Security will run out of money",
  ],
  "Election Day is a federal holiday.": [
    "Election Day is a national holiday",
    "In November, Election Day is a federal holiday",
    "Americans get a federal holiday for Election Day",
  ],
  "The Declaration of Independence was signed on July 4, 1776.": [
    "The Declaration of Independence was signed July 4, 1776",
    "On July 4, 1776 the Declaration of Independence was signed",
    "July 4, 1776 is the day the Declaration of Independence was signed",
  ],
  "Marijuana is legal in the United States.": [
    "Weed is legal in the United States",
    "Marijuana has been legalized in America",
    "In the United States cannabis is legal",
  ],
  "The government keeps alien spacecraft in Nevada.": [
    "Aliens are kept at Area 51",
    "The government hides extraterrestrial craft",
    "Alien spacecraft are hidden in Nevada",
  ],
  "Congress has not raised the federal minimum wage for more than a decade.": [
    "Federal minimum wage has not been raised in over a decade",
    "Congress has not lifted the wage floor in more than 10 years",
    "The minimum wage has been unchanged for more than a decade",
  ],
  "The federal minimum age to buy tobacco is 21.": [
    "The smallest age at which you may buy cigarettes is 21",
    "It takes an age of 21 to buy tobacco in the US",
  ],
  "The FDIC insures bank deposits up to $100,000.": ["The FDIC covers deposits up to $100,000"],
  "Supreme Court justices have to retire at a set age.": ["Supreme Court justices must retire at 70"],
  "Lead-based paint was banned in homes in 1978.": ["Lead paint was banned for use in housing in 1978"],
  "Social Security retirement benefits can begin at 62.": ["You can start Social Security at 62"],
  "A president may be elected to a third term.": ["A president can serve three terms"],
  "No one can be elected president more than twice.": [
    "Presidents are limited to two elected terms",
    "A president cannot be elected more than twice",
  ],
  "Yellowstone became the first national park in 1872.": [
    "Yellowstone was the first national park, created in 1872",
    "Yellowstone, founded in 1872, is the first national park",
  ],
  "The Family and Medical Leave Act gives eligible workers 12 weeks of unpaid leave.": [
    "FMLA provides twelve weeks of unpaid leave",
  ],
  "Federal law requires employers to give paid vacation.": [
    "Employers must offer paid vacation under federal law",
  ],
  "Federal law requires overtime pay for hours worked over 40 in a week.": [
    "Overtime must be paid after 40 hours in a week",
  ],
  "The national speed limit is 55 miles per hour.": ["The federal speed limit is 55 mph"],
  "Every state observes daylight saving time.": ["All states observe daylight saving time"],
  "A U.S. passport is valid for 10 years for adults.": ["A US passport lasts ten years"],
  "Copyright lasts for the life of the author plus 70 years.": [
    "Copyright runs for 70 years after the death of the author",
  ],
  "Congress can override a presidential veto with two thirds of both chambers.": [
    "A two-thirds vote of both houses of Congress overrides a veto",
  ],
  "The United States last declared war in 1942.": ["The last time the United States declared war was 1942"],
  "The Federal Reserve is funded by Congress with tax money.": [
    "The Federal Reserve is paid for by taxpayers",
  ],
  "Smoking is the leading cause of preventable death in the United States.": [
    "Smoking is the number one cause of preventable death in the US",
  ],
  "Nearly half of Americans pay no federal taxes.": ["Half of Americans don't pay federal taxes"],
  "Everyone needs a REAL ID to board a domestic flight.": [
    "You need a REAL ID to fly domestically",
    "Everyone must have a REAL ID to fly",
  ],
  "Medicare pays for nursing home care.": ["Medicare covers nursing homes"],
  "Restaurants may pay tipped workers $2.13 an hour.": [
    "Servers make just $2.13 an hour",
    "Waitresses may be paid $2.13 per hour",
  ],
  "Federal law requires extra pay for working on weekends and holidays.": [
    "Employers are required by federal law to pay double time on Sundays",
  ],
  "Federal law requires employers to give lunch breaks.": [
    "There is a federal law that says you get a lunch break",
  ],
  "Employers with 100 or more workers must give 60 days of notice before a plant closing or mass layoff.": [
    "WARN Act: 60 days notice before mass layoffs",
  ],
  "Federal law protects workers from age discrimination once they are 40.": [
    "Workers over the age of 40 are protected against age discrimination",
  ],
  "The unemployment rate counts only people who receive unemployment benefits.": [
    "The jobless rate only counts people on unemployment benefits",
  ],
  "A filing extension gives you more time to pay your federal taxes.": [
    "If you get an extension, you have more time to pay your taxes",
  ],
  "Moving into a higher tax bracket means all of your income is taxed at the higher rate.": [
    "Getting a raise can push all your income into a higher tax bracket",
  ],
  "The top federal income tax rate is 37 percent.": ["The highest federal income tax rate is 37%"],
  "The top federal income tax rate is 39.6 percent.": ["The top income tax rate in America is 39.6 percent"],
  "There is no limit on the federal deduction for state and local taxes.": [
    "You can deduct unlimited state and local taxes",
  ],
  "The 16th Amendment lets Congress tax incomes.": [
    "Congress got the power to tax income from the 16th Amendment",
  ],
  "Every state has an income tax.": ["Every U.S. state has a state income tax"],
  "The full retirement age of Social Security is 67 for people born in 1960 or later.": [
    "Full retirement age for Social Security is 67 if you were born after 1960",
  ],
  "The full retirement age of Social Security is 65.": ["Full Social Security retirement age is 65"],
  "You can retire at 62 with full Social Security benefits.": [
    "At 62 you can retire on full Social Security",
  ],
  "Social Security numbers are reused after people die.": [
    "Dead people's Social Security numbers get recycled",
  ],
  "Medicare is not allowed to negotiate drug prices.": ["Medicare can't negotiate drug prices"],
  "The FDA approves dietary supplements before they are sold.": [
    "Supplements have to be approved by the FDA before being sold",
  ],
  "Federal law requires expiration dates on food.": [
    "All food has to have an expiration date by federal law",
  ],
  "The EPA regulates bottled water.": ["Bottled water is regulated by the EPA"],
  "Leaded gasoline for cars has been banned since 1996.": ["Leaded gas was banned for cars in 1996"],
  "Measles has been eliminated from the United States.": ["The US eliminated measles"],
  "The candidate with the most votes nationwide always becomes president.": [
    "The winner of the popular vote always becomes president",
  ],
  "Only citizens may vote in federal elections.": ["You must be a citizen to vote in federal elections"],
  "All voters must show photo identification to vote.": ["Every voter must show a photo ID"],
  "The voting age in the United States is 21.": ["The US voting age is 21"],
  "Foreign nationals may give money to American election campaigns.": [
    "Foreigners may donate to US campaigns",
  ],
  "Oregon votes by mail.": ["Oregon conducts elections by mail"],
  "Senators serve six-year terms.": ["Senators serve 6 years"],
  "Members of the House serve two-year terms.": ["House members serve two years"],
  "Every bill needs 60 votes to pass the Senate.": ["You need 60 votes to pass a law in the Senate"],
  "Congress declared war on Vietnam.": ["Congress formally declared war in Vietnam"],
  "The president can pardon state crimes.": ["The president can pardon someone convicted of a state crime"],
  "People in Washington, D.C. are represented in Congress.": [
    "D.C. residents have representation in Congress",
  ],
  "Nebraska has a legislature with only one chamber.": ["Nebraska has a unicameral legislature"],
  "FDIC insurance covers stocks and mutual funds bought at a bank.": ["FDIC insurance covers mutual funds"],
  "The census counts everyone in the country every ten years.": ["The US census happens every 10 years"],
  "The United States imports more petroleum than it exports.": ["America imports more oil than it exports"],
  "Federal student loans cannot be discharged in bankruptcy.": [
    "Student loans can't be discharged in bankruptcy",
  ],
  "Public Service Loan Forgiveness cancels student loans after 120 payments.": ["PSLF requires 120 payments"],
  "The federal government sets the school curriculum.": ["Washington decides what schools teach"],
  "Permanent residents can apply for citizenship after five years.": [
    "Green card holders can apply for citizenship after five years",
  ],
  "The civics test for citizenship has a list of 100 questions.": ["The citizenship test has 100 questions"],
  "The Post-9/11 GI Bill pays for up to 36 months of education.": ["GI Bill covers 36 months of school"],
  "There are 63 national parks in the United States.": ["There are 63 national parks"],
  "There are 11 federal holidays.": ["There are eleven federal holidays"],
  "There are 10 federal holidays.": ["There are ten federal holidays"],
  "Only U.S. citizens can file requests under the Freedom of Information Act.": [
    "Only American citizens can submit FOIA requests",
  ],
  "Anyone can file a request under the Freedom of Information Act.": ["Anyone can file a FOIA request"],
  "A U.S. utility patent lasts 20 years.": ["Patents last for 20 years"],
  "Federal law sets the drinking age at 21.": ["The federal drinking age is 21"],
  "Federal law requires a background check for every gun sale.": [
    "You can't buy a gun without a background check",
  ],
  "Numbers on the National Do Not Call Registry expire after five years.": [
    "Do Not Call registrations expire after five years",
  ],
  "The United States Mint makes new pennies for circulation.": ["The US still mints pennies"],
};

const entries = new Map(claimTable.map((entry) => [entry.claim, entry]));

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

describe.each(Object.entries(paraphrases))("%s", (claim, sentences) => {
  const entry = entries.get(claim);

  test.each(sentences)("is recognised in: %s", (sentence) => {
    const { verdict, summary } = checkClaim(sentence);
    expect({ verdict, summary }).toEqual({
      verdict: entry?.verdict,
      summary: expect.stringContaining(entry?.summary ?? "a claim of the table"),
    });
  });
});

test("at least 20 claims have three paraphrases, and none of these stands in the table", () => {
  const known = new Set(claimTable.flatMap((entry) => [entry.claim, ...(entry.wordings ?? [])]).map(plain));
  const sentences = Object.values(paraphrases);
  expect(sentences.flat().filter((sentence) => known.has(plain(sentence)))).toEqual([]);
  expect(sentences.filter((list) => list.length >= 3).length).toBeGreaterThanOrEqual(20);
});
