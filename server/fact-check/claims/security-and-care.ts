import { securityAndCarePages as pages } from "../pages/security-and-care.ts";
import type { TableClaim } from "./claim.ts";

export const securityAndCare: TableClaim[] = [
  {
    claim: "The full retirement age of Social Security is 67 for people born in 1960 or later.",
    wordings: [
      "Anyone born in 1960 or later reaches full Social Security retirement age at 67.",
      "Full retirement age is 67.",
      "Your full retirement age is 67 if you were born after 1960.",
      "Social Security pays unreduced retirement benefits from the age of 67.",
    ],
    about: ["full | unreduced", "retire"],
    verdict: "CONFIRMED",
    confidence: 0.96,
    summary: "Full retirement age is 67 for everyone born in 1960 or later.",
    points: [
      "Benefits can begin at 62 but are then smaller for life.",
      "They grow by 8 percent a year until 70.",
    ],
    facts: [
      ["Born before 1938", "65"],
      ["Born in 1960 or later", "67"],
    ],
    figure: { kind: "count", right: 67, says: "For people born in 1960 or later it is 67." },
    sources: [pages.retirementAge],
  },
  {
    claim: "The full retirement age of Social Security is 65.",
    wordings: [
      "Americans reach full retirement age at 65.",
      "You get your full Social Security pension at 65.",
    ],
    about: ["full | unreduced", "retire | pension | social security"],
    verdict: "OUTDATED",
    confidence: 0.94,
    summary:
      "It was 65 for people born before 1938 and has risen in steps to 67 for those born in 1960 or later.",
    points: ["A law of 1983 set the steps."],
    figure: { kind: "count", right: 67, says: "For people born in 1960 or later it is 67." },
    sources: [pages.retirementAge],
  },
  {
    claim: "Social Security retirement benefits can begin at 62.",
    wordings: [
      "The earliest age to claim Social Security retirement benefits is 62.",
      "You can start collecting Social Security when you are 62 years old.",
      "Workers may take early retirement under Social Security from age 62.",
    ],
    about: ["social security", "begin | claim | collect | take | early | earliest"],
    verdict: "CONFIRMED",
    confidence: 0.95,
    summary: "Benefits can begin as early as 62, smaller for life than at full retirement age.",
    points: ["With a full retirement age of 67, beginning at 62 means about 30 percent less each month."],
    figure: { kind: "count", right: 62, says: "The earliest age is 62." },
    sources: [pages.retirementAge],
  },
  {
    claim: "You can retire at 62 with full Social Security benefits.",
    wordings: [
      "Social Security pays the full benefit from age 62.",
      "Retiring at 62 brings your full Social Security pension.",
    ],
    about: ["full", "social security"],
    verdict: "PARTIALLY_TRUE",
    confidence: 0.88,
    summary:
      "Benefits can begin at 62, but not in full: they are about 30 percent smaller when full retirement age is 67.",
    points: ["The reduction lasts for life."],
    figure: { kind: "count" },
    sources: [pages.retirementAge],
  },
  {
    claim: "Members of Congress do not pay Social Security taxes.",
    wordings: [
      "Senators and representatives are exempt from Social Security.",
      "Congress does not pay into Social Security.",
      "Lawmakers pay no Social Security payroll tax.",
    ],
    about: ["congress | senator | representative", "social security"],
    verdict: "REFUTED",
    confidence: 0.97,
    summary: "Members of Congress have paid Social Security taxes since January 1984.",
    points: ["They earn benefits by the same rules as other workers."],
    sources: [pages.contributions],
  },
  {
    claim: "Social Security is going bankrupt and will stop paying benefits.",
    wordings: [
      "Social Security will run out of money in the 2030s.",
      "There will be no Social Security benefits left when today's workers retire.",
      "Social Security will be bankrupt soon.",
      "Social Security is running out of money.",
    ],
    about: ["social security", "bankrupt | run | left | stop | broke | insolvent"],
    verdict: "MISLEADING",
    confidence: 0.9,
    summary:
      "The reserves are expected to run out in the 2030s if nothing changes, but payroll taxes would still cover most of the benefits.",
    points: [
      "Recent reports put the part still covered at around four fifths.",
      "Congress has changed taxes and benefits before when reserves were near their end.",
    ],
    sources: [pages.trustFunds],
  },
  {
    claim: "Social Security numbers are reused after people die.",
    wordings: [
      "The government recycles Social Security numbers of the dead.",
      "When someone dies, their Social Security number is given to another person.",
      "A Social Security number is reassigned after death.",
    ],
    about: ["social security number", "reuse | recycle | reassign | another"],
    verdict: "REFUTED",
    confidence: 0.97,
    summary: "A number is not assigned again after its holder has died.",
    points: ["The nine digits leave enough numbers for several generations."],
    sources: [pages.numbers],
  },
  {
    claim: "Most people become eligible for Medicare at 65.",
    wordings: [
      "Medicare starts at age 65.",
      "You qualify for Medicare when you turn 65.",
      "The Medicare eligibility age is 65.",
    ],
    about: ["medicare"],
    verdict: "CONFIRMED",
    confidence: 0.96,
    summary: "Most people become eligible at 65; some younger people with disabilities qualify as well.",
    points: ["The first chance to sign up lasts seven months around the 65th birthday."],
    figure: { kind: "count", right: 65, says: "The age is 65." },
    sources: [pages.medicareBasics],
  },
  {
    claim: "Medicare covers routine dental care.",
    wordings: [
      "Original Medicare pays for cleanings, fillings and dentures.",
      "Medicare includes dental coverage for seniors.",
      "Dentist visits are paid for by Medicare.",
    ],
    about: ["medicare", "dental | dentist | denture | filling | cleaning"],
    verdict: "REFUTED",
    confidence: 0.94,
    summary: "Original Medicare does not cover routine dental care such as cleanings, fillings and dentures.",
    points: ["Many Medicare Advantage plans offer some dental benefits."],
    sources: [pages.medicareGaps],
  },
  {
    claim: "Medicare pays for nursing home care.",
    wordings: [
      "Long-term care in a nursing home is covered by Medicare.",
      "Medicare covers stays in nursing homes.",
    ],
    about: ["medicare", "nurse"],
    verdict: "PARTIALLY_TRUE",
    confidence: 0.88,
    summary:
      "Medicare pays for up to 100 days in a skilled nursing facility after a hospital stay, but not for long-term care.",
    points: [
      "The first 20 days are paid in full, the rest in part.",
      "Longer care is paid privately or through Medicaid.",
    ],
    facts: [
      ["Skilled nursing after a hospital stay", "up to 100 days"],
      ["Paid in full", "the first 20 days"],
    ],
    sources: [pages.medicareGaps],
  },
  {
    claim: "Medicare is not allowed to negotiate drug prices.",
    wordings: [
      "The law forbids Medicare from negotiating prescription drug prices with drug makers.",
      "Medicare cannot bargain with drug companies over prices.",
    ],
    about: ["medicare", "negotiate | bargain | haggle", "price | drug"],
    verdict: "OUTDATED",
    confidence: 0.95,
    summary: "That was so from 2003; a law of 2022 lets Medicare negotiate the prices of selected drugs.",
    points: ["The first ten negotiated prices took effect on January 1, 2026."],
    sources: [pages.drugPrices],
  },
];
