import type { HandPage } from "../../corpus/hand-page.ts";

export const securityAndCarePages = {
  retirementAge: {
    domain: "ssa.gov",
    path: "/benefits/retirement/full-retirement-age",
    title: "Full retirement age",
    text: "Full retirement age is 67 for everyone born in 1960 or later. It was 65 for people born before 1938 and rose in steps of months after that, by a law of 1983. Retirement benefits can begin as early as 62, but they are smaller for life: with a full retirement age of 67, someone who begins at 62 gets about 30 percent less each month. Waiting past full retirement age raises the benefit by 8 percent a year until 70. After 70 there is nothing to gain by waiting.",
  },
  contributions: {
    domain: "ssa.gov",
    path: "/history/congress-and-social-security",
    title: "Do members of Congress pay Social Security taxes?",
    text: "Members of Congress have paid Social Security taxes since January 1984, like other workers. Before that they and other federal employees belonged to a separate retirement system. A law of 1983 brought members of Congress, the president, the vice president, federal judges and newly hired federal employees into Social Security. They earn benefits by the same rules as everybody else, and have a federal pension plan besides.",
  },
  trustFunds: {
    domain: "ssa.gov",
    path: "/oact/trustees-report-summary.pdf",
    title: "What the trustees say about the future of Social Security",
    text: "Each year the trustees report on the two Social Security trust funds. The program pays out more than it takes in, and the reserves make up the difference. If Congress changes nothing, the reserves are expected to run out in the 2030s. Benefits would not stop: the payroll taxes of those at work would still cover most of the scheduled benefits, around four fifths in recent reports. Congress has changed taxes and benefits before when reserves were near their end, last in 1983.",
    type: "pdf",
    publishedDaysAgo: 250,
  },
  numbers: {
    domain: "ssa.gov",
    path: "/ssnumber/history-of-the-number",
    title: "The Social Security number: questions and answers",
    text: "Social Security numbers are not reused after the holder has died. Several hundred million numbers have been assigned since 1936, and the nine digits leave enough for several generations to come. Since 2011 numbers are assigned at random, so that the first three digits no longer show the state where a card was asked for. A number can be changed in few cases, such as repeated identity theft or danger to life. There is no charge for a card.",
  },
  medicareBasics: {
    domain: "medicare.gov",
    path: "/basics/who-can-get-medicare",
    title: "Who can get Medicare",
    text: "Most people become eligible for Medicare at 65. Younger people can get it after 24 months of Social Security disability benefits, and at once with amyotrophic lateral sclerosis; those with permanent kidney failure may qualify as well. Part A covers hospital stays and costs no premium for people who have paid Medicare taxes for at least ten years. Part B covers doctors and outpatient care and has a monthly premium. The first chance to sign up lasts seven months around the 65th birthday.",
  },
  medicareGaps: {
    domain: "medicare.gov",
    path: "/coverage/what-original-medicare-does-not-cover",
    title: "What Original Medicare does not cover",
    text: "Original Medicare does not cover routine dental care such as cleanings, fillings and dentures. It does not cover eye exams for glasses, hearing aids, cosmetic surgery or long-term care in a nursing home. Medicare pays for up to 100 days in a skilled nursing facility after a hospital stay, in full for the first 20 days and in part after that. People who need help with daily living for longer pay on their own, by insurance or through Medicaid. Many Medicare Advantage plans offer some dental, vision and hearing benefits.",
  },
  drugPrices: {
    domain: "cms.gov",
    path: "/priorities/medicare-drug-price-negotiation",
    title: "Medicare drug price negotiation",
    text: "From 2003 the law that made the Medicare drug benefit kept the government out of price talks between drug makers and plans. The Inflation Reduction Act of 2022 changed that. Medicare now negotiates the prices of selected brand-name drugs with their makers. Prices for the first ten drugs took effect on January 1, 2026, and more drugs are chosen every year. The same law caps what people with Medicare pay for insulin at $35 a month.",
  },
} satisfies Record<string, HandPage>;
