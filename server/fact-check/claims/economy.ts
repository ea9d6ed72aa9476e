import { economyPages as pages } from "../pages/economy.ts";
import type { TableClaim } from "./claim.ts";

export const economy: TableClaim[] = [
  {
    claim: "The FDIC insures bank deposits up to $250,000.",
    wordings: [
      "Federal deposit insurance covers up to $250,000 per depositor and bank.",
      "Bank accounts are insured by the federal government up to 250,000 dollars.",
      "The FDIC limit is 250 thousand dollars for each depositor, bank and ownership category.",
    ],
    about: ["deposit | bank | fdic", "insure | limit | protect | guarantee | cover"],
    verdict: "CONFIRMED",
    confidence: 0.97,
    summary:
      "Deposits are insured up to $250,000 per depositor, per insured bank, for each ownership category.",
    points: ["A law of 2010 made this limit permanent."],
    figure: { kind: "money", right: 250_000, says: "The limit is $250,000." },
    sources: [pages.depositInsurance],
  },
  {
    claim: "The FDIC insures bank deposits up to $100,000.",
    wordings: [
      "Deposits at a bank are insured by the federal government up to $100,000.",
      "Federal deposit insurance covers up to $100,000.",
    ],

    about: ["deposit | bank | fdic", "insure | limit | protect | guarantee | cover"],
    verdict: "OUTDATED",
    confidence: 0.95,
    summary: "The limit was $100,000 until 2008 and is $250,000 now.",
    points: ["Congress raised it for a time in 2008 and for good in 2010."],
    figure: { kind: "money", right: 250_000, says: "The limit is $250,000." },
    sources: [pages.depositInsurance],
  },
  {
    claim: "FDIC insurance covers stocks and mutual funds bought at a bank.",
    wordings: [
      "The FDIC insures investments such as stocks, bonds and crypto.",
      "If your bank fails, the FDIC pays for your mutual funds.",
    ],
    about: ["fdic | deposit insurance", "stock | fund | bond | crypto | investment"],
    verdict: "REFUTED",
    confidence: 0.96,
    summary:
      "Deposit insurance does not cover stocks, bonds, mutual funds, crypto assets or safe deposit boxes.",
    points: ["That holds even if they were bought at an insured bank."],
    sources: [pages.depositInsurance],
  },
  {
    claim: "The Federal Reserve aims for inflation of 2 percent.",
    wordings: [
      "The Fed's inflation target is 2%.",
      "The central bank of the United States has a two percent inflation goal.",
      "Two percent a year is the inflation goal of the Federal Reserve.",
    ],
    about: ["inflation", "aim | target | goal"],
    verdict: "CONFIRMED",
    confidence: 0.97,
    summary: "The Federal Open Market Committee aims for inflation of 2 percent over the longer run.",
    points: [
      "It named this goal in 2012.",
      "It measures it by the price index for personal consumption expenditures.",
    ],
    figure: { kind: "percent", right: 2, says: "The goal is 2 percent." },
    sources: [pages.inflationTarget],
  },
  {
    claim: "The Federal Reserve is funded by Congress with tax money.",
    wordings: [
      "Taxpayers pay for the Federal Reserve.",
      "Congress funds the Fed through the federal budget.",
    ],
    about: ["reserve | fed", "fund | taxpayer | tax | budget"],
    verdict: "REFUTED",
    confidence: 0.95,
    summary:
      "The Federal Reserve lives on the interest of the securities it holds and on fees, not on the budget.",
    points: ["It sends what is left after its expenses to the Treasury."],
    sources: [pages.reserveFunding],
  },
  {
    claim: "Federal law requires businesses to accept cash.",
    wordings: [
      "Stores must take cash because it is legal tender.",
      "It is illegal for a shop to refuse cash.",
      "A private business cannot refuse cash payments.",
    ],
    about: ["cash", "business | store | shop | employer"],
    verdict: "REFUTED",
    confidence: 0.95,
    summary: "No federal law requires a private business to accept cash, though some states and cities do.",
    points: ["Legal tender is about debts; a business may set its policy before there is one."],
    sources: [pages.cash],
  },
  {
    claim: "The national debt and the federal deficit are the same thing.",
    wordings: [
      "Deficit and national debt mean the same.",
      "There is no difference between the deficit and the national debt.",
    ],
    about: ["debt", "deficit", "same | difference | equal | identical"],
    verdict: "REFUTED",
    confidence: 0.97,
    summary:
      "The deficit is the gap of one year; the debt is the sum of what has been borrowed and is still owed.",
    points: ["A deficit adds to the debt.", "The last year with a surplus was 2001."],
    sources: [pages.debt],
  },
  {
    claim: "The census counts everyone in the country every ten years.",
    wordings: [
      "A national census takes place once a decade.",
      "The Constitution requires a population count every 10 years.",
      "Every ten years the Census Bureau counts the population.",
    ],
    about: ["census | population count"],
    verdict: "CONFIRMED",
    confidence: 0.97,
    summary: "The Constitution asks for a count of everyone in the country every ten years.",
    points: ["The first census was taken in 1790.", "Citizens and noncitizens are counted."],
    figure: { kind: "count", right: 10, says: "It is taken every ten years." },
    sources: [pages.census],
  },
  {
    claim: "The 2020 census counted about 331 million people.",
    wordings: [
      "The population of the United States was 331 million in the 2020 census.",
      "In 2020 the Census Bureau counted some 331 million people in the country.",
    ],
    about: ["census | population"],
    verdict: "CONFIRMED",
    confidence: 0.96,
    summary:
      "The count of April 1, 2020 found about 331 million people in the 50 states and the District of Columbia.",
    points: ["The counts divide the seats of the House among the states."],
    figure: { kind: "count", right: 331_000_000, says: "The count was about 331 million." },
    sources: [pages.census],
  },
  {
    claim: "The official poverty rate counts food stamps as income.",
    wordings: [
      "Food stamps and housing aid are counted as income in the official poverty measure.",
      "The Census Bureau includes SNAP benefits when it measures official poverty.",
    ],
    about: ["poverty | poor", "food stamp | snap | housing aid | noncash"],
    verdict: "REFUTED",
    confidence: 0.94,
    summary: "The official measure looks at money income before taxes and leaves noncash benefits out.",
    points: ["The supplemental poverty measure, published since 2011, counts them."],
    sources: [pages.poverty],
  },
  {
    claim: "Foreign aid takes a quarter of the federal budget.",
    wordings: [
      "25 percent of the federal budget goes to foreign aid.",
      "The United States spends 25% of its budget on foreign aid.",
      "A fourth of federal spending is foreign assistance.",
    ],
    about: ["foreign", "aid | assistance", "budget | spend"],
    verdict: "REFUTED",
    confidence: 0.96,
    summary: "In most years foreign aid takes about 1 percent of the federal budget.",
    points: ["The largest parts are Social Security, health programs, defense and interest."],
    facts: [
      ["What people guess on average", "about 25 percent"],
      ["What is spent in most years", "about 1 percent"],
    ],
    figure: { kind: "percent", right: 1, says: "It is about 1 percent." },
    sources: [pages.foreignAid],
  },
  {
    claim: "NASA gets less than 1 percent of the federal budget.",
    wordings: [
      "Under one percent of the federal budget goes to NASA.",
      "NASA's share of federal spending is about 0.4 percent.",
      "NASA receives about half a percent of federal spending.",
      "The space agency takes up less than 1% of the budget.",
    ],
    about: ["nasa | space", "budget | spend"],
    verdict: "CONFIRMED",
    confidence: 0.96,
    summary: "In recent years about 0.4 percent of the federal budget has gone to NASA.",
    points: [
      "The share was highest in 1966, at more than 4 percent.",
      "It has been under 1 percent since 1994.",
    ],
    figure: { kind: "percent", says: "NASA gets less than 1 percent of the budget." },
    sources: [pages.nasaBudget],
  },
  {
    claim: "The United States imports more petroleum than it exports.",
    wordings: [
      "America is a net importer of oil.",
      "The country depends on imports for most of its oil and petroleum.",
      "More petroleum comes into the United States than goes out.",
    ],
    about: ["petroleum | oil", "import | importer | come"],
    verdict: "OUTDATED",
    confidence: 0.92,
    summary:
      "That was so for 1949 through 2019; since 2020 exports of petroleum have been larger than imports each year.",
    points: ["Of crude oil alone the country still imports more than it exports."],
    sources: [pages.oil],
  },
  {
    claim: "Coal is the largest source of electricity in the United States.",
    wordings: [
      "Most American power comes from coal.",
      "Coal makes most of the electricity in the country.",
      "Coal is the number one source of U.S. electricity.",
    ],
    about: ["coal", "electricity | generate"],
    verdict: "OUTDATED",
    confidence: 0.95,
    summary: "Natural gas has been the largest source since 2016; coal makes less than a fifth.",
    points: ["Coal made about half of the electricity in 2005."],
    facts: [
      ["Natural gas", "about 40 percent"],
      ["Coal", "less than a fifth"],
    ],
    sources: [pages.electricity],
  },
];
