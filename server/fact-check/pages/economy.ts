import type { HandPage } from "../../corpus/hand-page.ts";

export const economyPages = {
  depositInsurance: {
    domain: "fdic.gov",
    path: "/resources/deposit-insurance/understanding",
    title: "Understanding deposit insurance",
    text: "The FDIC insures deposits up to $250,000 per depositor, per insured bank, for each ownership category. The limit was $100,000 until 2008, when Congress raised it for a time; a law of 2010 made the higher limit permanent. Covered are checking and savings accounts, money market deposit accounts and certificates of deposit. Deposit insurance does not cover stocks, bonds, mutual funds, crypto assets, life insurance or the contents of safe deposit boxes, even if they were bought at an insured bank.",
  },
  inflationTarget: {
    domain: "federalreserve.gov",
    path: "/faqs/why-2-percent-inflation",
    title: "Why does the Federal Reserve aim for inflation of 2 percent?",
    text: "The Federal Reserve aims for inflation of 2 percent over the longer run. The Federal Open Market Committee named this goal in 2012 and measures it by the price index for personal consumption expenditures. It judges that 2 percent fits best with its two tasks from Congress, stable prices and as much employment as possible. A little inflation leaves room to lower interest rates in bad times, and makes deflation, a general fall of prices, less likely.",
  },
  reserveFunding: {
    domain: "federalreserve.gov",
    path: "/faqs/how-the-federal-reserve-is-funded",
    title: "How is the Federal Reserve funded?",
    text: "The Federal Reserve is not funded by Congress through the budget. Its income comes mostly from the interest on government securities that it holds, and from fees for services to banks. It pays its own expenses and sends what is left to the Treasury. In years when its costs were above its income, it sent nothing and recorded a deferred asset. Its accounts are audited every year by an outside firm, and the Government Accountability Office reviews much of its work.",
  },
  cash: {
    domain: "federalreserve.gov",
    path: "/faqs/must-businesses-accept-cash",
    title: "Must a business accept cash?",
    text: "No federal law requires a private business to accept cash as payment for goods or services. Coins and paper money are legal tender for debts, but a business may set its own policy on how it is paid before there is a debt, unless a state law says otherwise. Some states and cities, among them Massachusetts, New Jersey and New York City, have laws that require shops to take cash.",
  },
  debt: {
    domain: "fiscaldata.treasury.gov",
    path: "/americas-finance-guide/national-debt-and-deficit",
    title: "The national debt and the deficit: what is the difference?",
    text: "The deficit is what the federal government spends in one year beyond its revenue. The national debt is the sum of what it has borrowed over the years and still owes, with interest. A deficit adds to the debt; a surplus lets the government pay some of it down. The last year with a surplus was 2001. About four fifths of the debt is held by the public, which includes American investors, foreign holders and the Federal Reserve; the rest is owed to federal trust funds.",
  },
  census: {
    domain: "census.gov",
    path: "/programs-surveys/decennial-census/about",
    title: "About the census of population",
    text: "The Constitution asks for a count of everyone in the country every ten years. The first census was taken in 1790. The 2020 census counted about 331 million people in the 50 states and the District of Columbia on April 1, 2020. The counts divide the seats of the House of Representatives among the states and guide the spread of federal money. Everyone is counted where they usually live, citizens or not. Answers are kept secret for 72 years.",
  },
  poverty: {
    domain: "census.gov",
    path: "/topics/income-poverty/poverty/about-the-measures",
    title: "How the Census Bureau measures poverty",
    text: "The official poverty measure compares money income before taxes with a threshold that depends on the size of the family. It does not count noncash benefits such as food stamps, housing aid or tax credits as income. The thresholds go back to the cost of food in the 1960s, are adjusted for prices and are the same in every state. The supplemental poverty measure, published since 2011, counts those benefits, subtracts taxes and expenses, and takes the cost of housing by area into account.",
  },
  foreignAid: {
    domain: "state.gov",
    path: "/foreign-assistance/how-much",
    title: "How much of the federal budget goes to foreign aid?",
    text: "Foreign aid takes about 1 percent of the federal budget in most years. Asked in polls, people on average guess that it is a quarter. The sum covers health, food, economic and security assistance, and it rises in years of war or famine. The largest parts of federal spending are Social Security, health programs such as Medicare and Medicaid, defense and the interest on the debt. Accounts by country and year are published for everyone to look up.",
  },
  nasaBudget: {
    domain: "nasa.gov",
    path: "/budget/how-large-is-the-nasa-budget",
    title: "How large is the NASA budget?",
    text: "NASA gets less than 1 percent of the federal budget, in recent years about 0.4 percent. The share was highest in 1966, while the Apollo program was being built, when it came to more than 4 percent. It has been under 1 percent in every year since 1994. The money pays for spacecraft, science, aircraft research and the work of ten centers, and most of it goes to companies and universities in all 50 states.",
  },
  oil: {
    domain: "eia.gov",
    path: "/energyexplained/oil-and-petroleum-products/imports-and-exports",
    title: "Petroleum imports and exports",
    text: "The United States has exported more petroleum than it imported in every year since 2020. For 1949 through 2019 it was the other way round: net imports peaked in 2005 at more than 12 million barrels a day. The figures take crude oil and refined products together. The country still imports more crude oil than it exports, much of it from Canada, since many refineries are built for heavier oil.",
  },
  electricity: {
    domain: "eia.gov",
    path: "/energyexplained/electricity/in-the-us",
    title: "Electricity in the United States",
    text: "Natural gas has been the largest source of electricity in the United States since 2016. It makes about 40 percent of the power. Coal was the largest source for decades, and made about half of the electricity in 2005; today it makes less than a fifth. Nuclear plants make just under a fifth. Renewable sources together make more than a fifth, wind the largest share among them, ahead of solar and hydropower.",
  },
} satisfies Record<string, HandPage>;
