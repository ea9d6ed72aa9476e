import type { HandPage } from "../../corpus/hand-page.ts";

export const workPages = {
  minimumWage: {
    domain: "dol.gov",
    path: "/agencies/whd/minimum-wage",
    title: "Minimum wage",
    text: "The federal minimum wage for covered workers is $7.25 an hour. The rate is part of the Fair Labor Standards Act, and the Wage and Hour Division enforces it. Many states and some cities have minimum wage laws of their own. Where a worker falls under both laws, the higher of the two rates applies. An employer may pay a worker under 20 years of age $4.25 an hour in the first 90 days of the job. Complaints about unpaid wages can be made by telephone or at any district office, and it costs nothing to make one.",
  },
  minimumWageHistory: {
    domain: "dol.gov",
    path: "/agencies/whd/minimum-wage/history",
    title: "Changes of the federal minimum wage since 1938",
    text: "The first federal minimum wage was 25 cents an hour and took effect in October 1938. Congress has raised the rate by law again and again since then, because nothing in the Fair Labor Standards Act ties it to prices. The last law that raised it is the Fair Minimum Wage Act of 2007, which brought three steps: $5.85 in July 2007, $6.55 in July 2008 and $7.25 in July 2009. The rate has stayed where it was after July 24, 2009. It is the longest time without an increase since the law was made.",
  },
  tippedWorkers: {
    domain: "dol.gov",
    path: "/agencies/whd/fact-sheets/tipped-workers.pdf",
    title: "Fact sheet: tipped workers under the Fair Labor Standards Act",
    text: "An employer may pay a tipped worker a cash wage of $2.13 an hour if tips make up the rest. Wage and tips together must come to at least the federal minimum wage of $7.25 for every hour of the week. Where they do not, the employer has to pay the difference. The worker must be told about this in advance, and tips belong to the workers: managers and supervisors may not keep any part of them. Several states, among them California and Washington, ask for the full state minimum wage before tips.",
    type: "pdf",
  },
  overtime: {
    domain: "dol.gov",
    path: "/agencies/whd/overtime",
    title: "Overtime pay",
    text: "Covered workers who are not exempt must get overtime pay for every hour over 40 in a workweek. The rate is at least one and a half times the regular rate of pay. The law does not ask for extra pay for work on Saturdays, Sundays, holidays or nights as such; that is a matter between employer and worker, unless the hours go over 40. Nor does it limit how many hours people aged 16 and older may work in a week. Some executive, administrative and professional jobs are exempt when they are paid on a salary above a set level.",
  },
  familyLeave: {
    domain: "dol.gov",
    path: "/agencies/whd/fmla",
    title: "Family and Medical Leave Act",
    text: "The Family and Medical Leave Act gives eligible workers up to 12 weeks of unpaid leave a year, with their job protected and group health insurance kept on the same terms. Reasons are the birth or adoption of a child, the serious illness of the worker, or care for a spouse, child or parent. It covers public agencies, schools and private employers with 50 or more workers. A worker is eligible after 12 months with the employer and at least 1,250 hours of work in those months. Some states have paid leave programs of their own.",
  },
  vacation: {
    domain: "dol.gov",
    path: "/general/topic/workhours/vacation-and-breaks",
    title: "Vacation, holidays and breaks at work",
    text: "The Fair Labor Standards Act does not require pay for time not worked, such as vacations, sick leave or holidays. These benefits are a matter of agreement between an employer and a worker. Nor does federal law require lunch or coffee breaks. Where an employer offers a short break of up to about 20 minutes, it counts as paid working time; a real meal period of 30 minutes or more does not. Many states have rules on meal breaks and sick leave that go further than the federal law.",
  },
  closing: {
    domain: "dol.gov",
    path: "/agencies/eta/layoffs/warn",
    title: "Notice before a plant closing or mass layoff",
    text: "The Worker Adjustment and Retraining Notification Act asks employers with 100 or more workers to give 60 days of written notice before a plant closing or a mass layoff. The notice goes to the workers or their union, to the state and to the local government. There are exceptions for failing companies that seek capital, business circumstances nobody could foresee, and natural disasters. An employer who gives no notice may owe back pay and benefits for each day it was short.",
  },
  ageDiscrimination: {
    domain: "eeoc.gov",
    path: "/age-discrimination",
    title: "Age discrimination",
    text: "The Age Discrimination in Employment Act protects workers and applicants who are 40 or older. It does not protect people under 40, although some states have laws that do. It is not illegal for an employer to favor an older worker over a younger one, even if both are 40 or older. The law covers every part of a job: hiring, firing, pay, assignments, promotions, layoffs, training and benefits. It applies to private employers with 20 or more workers and to state and federal agencies.",
  },
  californiaWage: {
    domain: "ca.gov",
    path: "/work/minimum-wage",
    title: "California minimum wage",
    text: "California sets a state minimum wage that is higher than the federal one and is adjusted every January for prices. Nearly every employer in the state has to pay it, whatever the number of workers. Tips do not count toward it. More than thirty cities and counties have local minimum wages that are higher still, and workers in fast food restaurants and in health care have rates of their own. A worker who was paid too little can file a wage claim with the Labor Commissioner.",
  },
  unemploymentRate: {
    domain: "bls.gov",
    path: "/cps/how-unemployment-is-measured",
    title: "How unemployment is measured",
    text: "The unemployment rate comes from a monthly survey of about 60,000 households. People count as unemployed when they have no job, have looked for work in the past four weeks and are available to begin. Whether somebody receives unemployment insurance benefits plays no part in it. People without a job who have not looked in those weeks are counted as not in the labor force, and are shown in other tables. The official rate is one of six measures; the widest adds those who have given up looking and those who work part time but want full-time work.",
  },
} satisfies Record<string, HandPage>;
