import type { HandPage } from "../../corpus/hand-page.ts";

export const taxPages = {
  filing: {
    domain: "irs.gov",
    path: "/filing/individuals/when-to-file",
    title: "When to file your federal income tax return",
    text: "Federal income tax returns of most people are due on April 15. When that day falls on a weekend or a legal holiday, the due date moves to the next business day. Whoever asks for an extension by that date may file until October 15. An extension gives more time to file, not more time to pay: tax that is owed remains due in April, and interest runs from then on. People who live abroad have until June 15 to file. After a disaster the Internal Revenue Service often moves the dates for the area concerned.",
  },
  brackets: {
    domain: "irs.gov",
    path: "/filing/federal-income-tax-rates-and-brackets",
    title: "Federal income tax rates and brackets",
    text: "Income tax rises in steps. There are seven rates, from 10 percent to a top rate of 37 percent, and each rate applies only to the part of taxable income inside its bracket. A raise that moves somebody into a higher bracket never makes the income below it taxed at the higher rate. The top rate was 39.6 percent through 2017; a law that took effect in 2018 lowered it to 37 percent. The limits of the brackets are adjusted every year for prices, and differ for single people, married couples and heads of household.",
  },
  socialSecurityTax: {
    domain: "irs.gov",
    path: "/taxtopics/social-security-income",
    title: "Topic: Social Security income",
    text: "Part of Social Security benefits may be taxable. It depends on half of the benefits plus all other income, including interest that is free of tax. A single person with more than $25,000, or a couple filing together with more than $32,000, may owe income tax on up to 50 percent of the benefits. Above $34,000 and $44,000 up to 85 percent of the benefits can be taxable. Nobody pays tax on more than 85 percent of them. Supplemental Security Income is never taxed.",
  },
  scams: {
    domain: "irs.gov",
    path: "/newsroom/how-the-irs-contacts-taxpayers",
    title: "How to know that it is really the IRS",
    text: "The Internal Revenue Service first contacts most taxpayers by letter, sent through the regular mail. It does not begin by e-mail, text message or social media to ask for personal or financial information. It never demands payment by gift card, wire transfer or cryptocurrency, and never threatens to bring in the police at once. Anyone who gets such a call should hang up and report it to the Treasury Inspector General for Tax Administration. Private collectors who work for the agency write first as well.",
    publishedDaysAgo: 210,
  },
  gambling: {
    domain: "irs.gov",
    path: "/taxtopics/gambling-income-and-losses",
    title: "Topic: gambling income and losses",
    text: "Gambling winnings are fully taxable and must be reported on the federal tax return. This includes winnings from lotteries, raffles, horse races and casinos, in cash or in the fair market value of prizes such as cars and trips. The payer may have to send a Form W-2G and to withhold tax. Losses can be deducted only by those who itemize and never beyond the winnings. Keep a diary, receipts and tickets to show both.",
  },
  deductions: {
    domain: "irs.gov",
    path: "/credits-deductions/state-and-local-taxes-and-moving",
    title: "State and local taxes, and the cost of moving",
    text: "People who itemize may deduct state and local taxes on income or sales and on property. Through 2017 there was no dollar limit; since 2018 the deduction has had one, and Congress has changed its amount since. The deduction for moving to a new job was open to most workers through 2017. Since 2018 only members of the Armed Forces on active duty who move under orders, and a few others, may deduct the cost of moving.",
  },
  whoPays: {
    domain: "cbo.gov",
    path: "/topics/taxes/distribution-of-federal-taxes.pdf",
    title: "Who pays federal taxes",
    text: "A large share of households owes no federal individual income tax in a given year, because their income is low, they are retired or they receive refundable credits such as the earned income tax credit. For the lowest fifth of households the average rate of the individual income tax is below zero. Most of these households pay other federal taxes all the same: payroll taxes for Social Security and Medicare on every dollar of wages, and excise taxes on gasoline, alcohol and tobacco. Counting all federal taxes, average rates rise with income.",
    type: "pdf",
  },
  sixteenthAmendment: {
    domain: "archives.gov",
    path: "/milestone-documents/16th-amendment",
    title: "16th Amendment to the U.S. Constitution: federal income tax",
    text: "The 16th Amendment gives Congress the power to tax incomes, from whatever source, without dividing the tax among the states by population. Congress passed it in 1909, and the states ratified it on February 3, 1913. The Supreme Court had struck down an earlier income tax in 1895, which made an amendment necessary. In the same year, 1913, Congress enacted an income tax with rates from 1 to 7 percent that touched few households.",
  },
  texasIncomeTax: {
    domain: "texas.gov",
    path: "/living/taxes",
    title: "Taxes in Texas",
    text: "Texas has no personal income tax of the state. In November 2019 voters approved an amendment that forbids one in the Texas Constitution. The state lives mainly on its sales tax of 6.25 percent, to which cities, counties and transit districts may add up to 2 percent. Property taxes are set and collected by local governments such as school districts, counties and cities. Businesses pay a franchise tax above a threshold of revenue.",
  },
  stateTaxes: {
    domain: "usa.gov",
    path: "/state-taxes",
    title: "State and local taxes",
    text: "Most states tax personal income, but some states, such as Texas, Florida, Nevada, South Dakota and Wyoming, have no income tax. Five states have no state sales tax: Alaska, Delaware, Montana, New Hampshire and Oregon. Each state writes its own rules and its own forms, and has a revenue agency that answers questions about refunds. Local governments live mostly on property tax.",
  },
} satisfies Record<string, HandPage>;
