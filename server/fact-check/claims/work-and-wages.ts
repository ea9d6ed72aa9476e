import { workPages } from "../pages/work.ts";
import type { TableClaim } from "./claim.ts";

export const workAndWages: TableClaim[] = [
  {
    claim: "The federal minimum wage is $7.25 an hour.",
    wordings: [
      "Covered workers must be paid a minimum wage of at least $7.25 per hour under federal law.",
      "The federal pay floor stands at 7.25 dollars an hour since 2009.",
      "The lowest hourly rate that employers may legally pay nationwide is $7.25.",
      "The federal minimum wage rate has stayed at $7.25 an hour since July 2009.",
    ],
    about: ["minimum wage | wage floor | pay floor | lowest rate pay | lowest wage"],
    verdict: "CONFIRMED",
    confidence: 0.98,
    summary: "The Fair Labor Standards Act sets $7.25 an hour, in effect since July 24, 2009.",
    points: [
      "The rate applies to covered workers; the higher rate applies where a state or city sets one.",
      "Workers under 20 may be paid $4.25 an hour in their first 90 days.",
      "Tipped workers may get less in cash wages if tips make up the rest.",
    ],
    facts: [
      ["Federal minimum wage", "$7.25 an hour"],
      ["In effect since", "July 24, 2009"],
    ],
    figure: {
      kind: "money",
      right: 7.25,
      says: "The federal minimum wage is $7.25 an hour, not the figure in the claim.",
    },
    sources: [workPages.minimumWage, workPages.minimumWageHistory],
  },
  {
    claim: "Congress last raised the federal minimum wage in 2009.",
    wordings: [
      "Congress raised the federal minimum wage in July 2009.",
      "The most recent increase of the federal minimum wage took effect in 2009.",
      "The federal minimum wage has not changed since 2009.",
      "Congress has not raised the federal minimum wage since 2009.",
      "Congress raised the federal minimum wage in 2009.",
      "The minimum wage has been frozen since 2009.",
      "The minimum wage went up to $7.25 in 2009.",
    ],
    about: [
      "minimum wage | wage floor | pay floor",
      "raise | change | went up | increase | last | frozen | stuck",
    ],
    verdict: "CONFIRMED",
    confidence: 0.96,
    summary:
      "The last of three steps of the Fair Minimum Wage Act of 2007 brought the rate to $7.25 in July 2009, and it has stayed there.",
    points: [
      "Congress passed the law in 2007; its last step took effect on July 24, 2009.",
      "The rate is not tied to prices, so it changes only when Congress passes a law.",
    ],
    facts: [
      ["July 2007", "$5.85"],
      ["July 2008", "$6.55"],
      ["July 2009", "$7.25"],
    ],
    figure: {
      kind: "year",
      right: 2009,
      says: "The last increase took effect in 2009, not in the year of the claim.",
    },
    sources: [workPages.minimumWageHistory, workPages.minimumWage],
  },
  {
    claim: "Congress has not raised the federal minimum wage in two years.",
    wordings: [
      "Congress hasn't increased the minimum wage for the past two years.",
      "It has been two years without a rise of the federal minimum wage.",
      "For the last two years lawmakers have not lifted the wage floor.",
      "The minimum wage has not been raised in 3 years.",
      "It has been two years since Congress raised the minimum wage.",
      "The minimum wage has not been raised in 5 years.",
    ],
    about: ["minimum wage | wage floor | pay floor", "raise | change"],
    verdict: "MISLEADING",
    confidence: 0.9,
    summary:
      "It is true of the last two years, but the rate has stood at $7.25 since July 2009, so the claim makes a much longer standstill look short.",
    points: [
      "The last increase took effect on July 24, 2009.",
      "No longer time without an increase is known since the law was made in 1938.",
    ],
    facts: [
      ["Last increase", "July 24, 2009"],
      ["Rate since then", "$7.25 an hour"],
    ],
    figure: { kind: "count" },
    sources: [workPages.minimumWageHistory, workPages.minimumWage],
  },
  {
    claim: "Congress has not raised the federal minimum wage for more than a decade.",
    wordings: [
      "The federal minimum wage has not gone up in over 10 years.",
      "There has been no increase of the minimum wage in 10 years.",
      "It has been over 15 years since the federal minimum wage was last raised, which was never so long before.",
      "The minimum wage has not been raised in more than 15 years.",
      "The minimum wage has not been raised in 15 years.",
      "The minimum wage has not been raised in more than 12 years.",
    ],
    about: ["minimum wage | wage floor | pay floor", "raise | change | gone up | last"],
    verdict: "CONFIRMED",
    confidence: 0.95,
    summary: "The last increase of the federal minimum wage took effect on July 24, 2009.",
    points: [
      "It is the longest time without an increase since 1938.",
      "Many states have raised their own rates since.",
    ],
    figure: { kind: "count" },
    sources: [workPages.minimumWageHistory],
  },
  {
    claim: "States cannot set a minimum wage higher than the federal one.",
    wordings: [
      "No state may have a higher minimum wage than the federal rate.",
      "No state can go above the federal minimum wage.",
      "Federal law bars states from setting minimum wages above the federal level.",
    ],
    about: ["minimum wage", "state", "higher | above"],
    verdict: "REFUTED",
    confidence: 0.97,
    summary:
      "States and cities may set a higher minimum wage, and where both laws apply the worker gets the higher rate.",
    points: [
      "The federal rate is a floor, not a ceiling.",
      "California, for one, has a higher rate and adjusts it every January.",
    ],
    sources: [workPages.minimumWage, workPages.californiaWage],
  },
  {
    claim: "California's minimum wage is the same as the federal minimum wage.",
    wordings: [
      "The minimum wage in California equals the federal rate.",
      "California has no higher minimum wage than the federal one.",
      "Californians earn the same minimum wage as everyone else.",
    ],
    about: ["california | californian", "minimum wage", "same | equal | identical | higher"],
    verdict: "REFUTED",
    confidence: 0.96,
    summary: "California sets its own rate above the federal one and adjusts it every January.",
    points: ["Tips do not count toward it.", "More than thirty cities and counties ask for still more."],
    sources: [workPages.californiaWage, workPages.minimumWage],
  },
  {
    claim: "Restaurants may pay tipped workers $2.13 an hour.",
    wordings: [
      "The federal minimum cash wage for tipped workers is $2.13 per hour.",
      "Waiters, waitresses and servers only have to be paid $2.13 an hour.",
      "Employers can legally pay servers who get tips 2.13 dollars an hour.",
    ],
    about: ["tip | waiter | waitress | server"],
    verdict: "MISLEADING",
    confidence: 0.9,
    summary:
      "The cash wage may be $2.13 only if tips bring the total to at least $7.25 for every hour; otherwise the employer pays the difference.",
    points: [
      "Wage and tips together must reach the federal minimum wage.",
      "Several states ask for the full state minimum wage before tips.",
    ],
    facts: [
      ["Cash wage", "$2.13 an hour"],
      ["Wage and tips together", "at least $7.25 an hour"],
    ],
    figure: { kind: "money", right: 2.13, says: "The least cash wage of tipped workers is $2.13 an hour." },
    sources: [workPages.tippedWorkers, workPages.minimumWage],
  },
  {
    claim: "Federal law requires overtime pay for hours worked over 40 in a week.",
    wordings: [
      "Covered workers must get time and a half after 40 hours a week.",
      "Employers have to pay overtime once a worker has worked more than 40 hours in a workweek.",
      "Overtime starts beyond 40 hours of work per week.",
    ],
    about: ["overtime | time half", "hour"],
    verdict: "CONFIRMED",
    confidence: 0.95,
    summary:
      "Covered workers who are not exempt get at least one and a half times their rate for every hour over 40 in a workweek.",
    points: [
      "Some salaried executive, administrative and professional jobs are exempt.",
      "The law counts by the workweek.",
    ],
    figure: { kind: "count", right: 40, says: "Overtime is due after 40 hours in a workweek." },
    sources: [workPages.overtime],
  },
  {
    claim: "Federal law requires extra pay for working on weekends and holidays.",
    wordings: [
      "Employers must pay more for work on Saturdays, Sundays, holidays or nights.",
      "Workers are guaranteed premium pay on weekends by federal law.",
    ],
    about: ["pay", "weekend | sunday | saturday | holiday | night", "extra | more | premium | double"],
    verdict: "REFUTED",
    confidence: 0.94,
    summary:
      "The Fair Labor Standards Act asks for more pay only for hours over 40 in a workweek, whatever the day.",
    points: ["Extra pay for weekends, holidays or nights is a matter of agreement."],
    sources: [workPages.overtime],
  },
  {
    claim: "The Family and Medical Leave Act gives eligible workers 12 weeks of unpaid leave.",
    wordings: [
      "Under the FMLA workers can take up to 12 weeks of unpaid, job-protected leave a year.",
      "Federal family leave lasts 12 weeks within 12 months and is unpaid.",
      "Eligible employees have a right to up to 12 weeks off, unpaid, for the birth or adoption of a child.",
    ],
    about: ["leave | off", "family medical leave | fmla | family leave | birth | family"],
    verdict: "CONFIRMED",
    confidence: 0.96,
    summary: "Eligible workers get up to 12 weeks of unpaid, job-protected leave a year.",
    points: [
      "The employer must have 50 or more workers, or be a public agency or school.",
      "The worker needs 12 months with the employer and 1,250 hours of work.",
    ],
    facts: [
      ["Leave", "up to 12 weeks a year, unpaid"],
      ["Employer", "50 or more workers"],
      ["Hours worked before", "1,250"],
    ],
    figure: { kind: "count", right: 12, says: "The law gives up to 12 weeks." },
    sources: [workPages.familyLeave],
  },
  {
    claim: "Every American worker has a right to family and medical leave.",
    wordings: [
      "All workers in the country are entitled to leave under the Family and Medical Leave Act.",
      "FMLA covers every employee.",
      "Everybody who works can take FMLA leave.",
      "Everyone with a job can take family leave under federal law.",
    ],
    about: ["every | all | everyone | any | everybody", "family leave | fmla | medical leave"],
    verdict: "PARTIALLY_TRUE",
    confidence: 0.88,
    summary:
      "The right exists, but only for workers of employers with 50 or more workers who have been there for 12 months and 1,250 hours.",
    points: [
      "Public agencies and schools are covered whatever their size.",
      "Some states go further with paid programs.",
    ],
    sources: [workPages.familyLeave],
  },
  {
    claim: "Federal law requires employers to give paid vacation.",
    wordings: [
      "American workers are entitled to paid vacation days and paid holidays under federal law.",
      "Companies must offer paid time off and paid sick leave to their workers.",
      "Employers must guarantee vacation pay.",
    ],
    about: ["vacation | holiday | time off | sick leave", "pay"],
    verdict: "REFUTED",
    confidence: 0.95,
    summary:
      "The Fair Labor Standards Act does not ask for pay for time not worked, such as vacations or holidays.",
    points: ["Vacation is a matter of agreement.", "Some states have laws on sick leave."],
    sources: [workPages.vacation],
  },
  {
    claim: "Federal law requires employers to give lunch breaks.",
    wordings: [
      "Employers must offer a meal break or coffee breaks to adult workers under federal law.",
      "Workers have a federal right to a lunch break.",
      "Federal law guarantees every worker a 30 minute lunch break.",
    ],
    about: ["break", "lunch | meal | coffee | rest"],
    verdict: "REFUTED",
    confidence: 0.93,
    summary: "Federal law requires no lunch or coffee breaks, though many states have rules on them.",
    points: ["Short breaks of up to about 20 minutes count as paid time where they are offered."],
    sources: [workPages.vacation],
  },
  {
    claim:
      "Employers with 100 or more workers must give 60 days of notice before a plant closing or mass layoff.",
    wordings: [
      "Large companies have to warn workers 60 days before mass layoffs.",
      "The WARN Act requires 60 days written notice of a plant closing.",
    ],
    about: ["notice | warn", "layoff | closing"],
    verdict: "CONFIRMED",
    confidence: 0.93,
    summary: "The Worker Adjustment and Retraining Notification Act asks for 60 days of written notice.",
    points: ["Failing companies, unforeseen business circumstances and natural disasters are exceptions."],
    figure: { kind: "count", right: 60, says: "The notice is 60 days." },
    sources: [workPages.closing],
  },
  {
    claim: "Federal law protects workers from age discrimination once they are 40.",
    wordings: [
      "The Age Discrimination in Employment Act protects people who are 40 or older.",
      "Protection against age bias on the job begins at 40.",
      "Workers aged 40 and older are protected from age discrimination by federal law.",
    ],
    about: ["discrimination | bias"],
    verdict: "CONFIRMED",
    confidence: 0.96,
    summary: "The Age Discrimination in Employment Act protects workers and applicants who are 40 or older.",
    points: ["It does not protect people under 40.", "It applies to employers with 20 or more workers."],
    figure: { kind: "count", right: 40, says: "The protection begins at 40." },
    sources: [workPages.ageDiscrimination],
  },
  {
    claim: "The unemployment rate counts only people who receive unemployment benefits.",
    wordings: [
      "Only those collecting unemployment insurance are counted as unemployed in the official rate.",
      "People who do not get jobless benefits are left out of the unemployment rate.",
      "Once benefits run out, you are no longer counted as unemployed.",
    ],
    about: ["unemployment | unemployed | jobless", "benefit | insurance", "count | left out | measure"],
    verdict: "REFUTED",
    confidence: 0.95,
    summary:
      "The rate comes from a household survey; whether somebody receives unemployment benefits plays no part in it.",
    points: [
      "Counted are people without a job who looked for work in the past four weeks and could begin.",
      "Those who have not looked stand outside the labor force in the official measure.",
    ],
    sources: [workPages.unemploymentRate],
  },
];
