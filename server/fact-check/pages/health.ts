import type { HandPage } from "../../corpus/hand-page.ts";

export const healthPages = {
  tobaccoAge: {
    domain: "fda.gov",
    path: "/tobacco-products/retail/tobacco-21",
    title: "Tobacco 21: the federal minimum age of sale",
    text: "It is illegal to sell tobacco products to anyone under 21 in the United States. The rule covers cigarettes, cigars, smokeless tobacco, hookah tobacco and electronic cigarettes, in every state and on tribal lands. A law signed on December 20, 2019 raised the federal minimum age from 18 to 21, and it took effect at once, without exceptions for people who were already 18. Stores must check photo identification of buyers who look young and can be fined or barred from selling.",
  },
  supplements: {
    domain: "fda.gov",
    path: "/food/dietary-supplements/questions-and-answers",
    title: "Questions and answers on dietary supplements",
    text: "The FDA does not approve dietary supplements for safety or effectiveness before they are sold. A law of 1994 made the makers responsible for that. Most need not show evidence to the agency first; only new dietary ingredients call for a notice. The agency can act against a supplement that is unsafe, adulterated or falsely labeled once it is on the market. Labels may not claim that a supplement treats or cures a disease.",
  },
  cosmetics: {
    domain: "fda.gov",
    path: "/cosmetics/authority-over-cosmetics",
    title: "What the FDA approves, and what not, in cosmetics",
    text: "Cosmetic products and their ingredients do not need FDA approval before they go on the market, with one exception: color additives must be approved for their use. Makers are responsible for safety. A law of 2022 added duties to register facilities, list products and report serious adverse events. Products that claim to treat a disease, such as sunscreens or dandruff shampoos, count as drugs and follow the rules for drugs.",
  },
  foodDates: {
    domain: "usda.gov",
    path: "/food-safety/food-product-dating",
    title: "Food product dating",
    text: "Except for infant formula, federal law does not require dates on food. Words such as Best if Used By, Sell By and Use By are chosen by the maker and speak of quality rather than safety. A product may be safe after the date if it was handled well and shows no sign of spoiling. Some states have date rules of their own for milk, eggs or shellfish. Stores may sell food after its date unless a state says otherwise.",
  },
  bottledWater: {
    domain: "epa.gov",
    path: "/ground-water-and-drinking-water/bottled-and-tap-water",
    title: "Who looks after tap water and bottled water",
    text: "The EPA sets standards for tap water from public water systems under the Safe Drinking Water Act. The Food and Drug Administration regulates bottled water, as a food. Its quality limits for bottled water have to be as protective of health as the limits for tap water. Private wells are regulated by neither; their owners have to test the water on their own. Systems that serve homes mail a yearly report on what was found in the water.",
  },
  lead: {
    domain: "epa.gov",
    path: "/lead/paint-and-gasoline",
    title: "How lead left paint and gasoline",
    text: "The federal government banned lead-based paint in homes in 1978. Houses built before that year may still hold it under newer coats, so sellers and landlords must tell buyers and tenants what they know. Lead in gasoline was phased down from the 1970s on. Leaded gasoline for cars and trucks has been banned since January 1, 1996. Some small aircraft with piston engines still fly on leaded fuel.",
  },
  smoking: {
    domain: "cdc.gov",
    path: "/tobacco/about/burden-of-smoking",
    title: "The burden of cigarette smoking",
    text: "Cigarette smoking is the leading cause of preventable disease and death in the United States. It causes more than 480,000 deaths a year, of which about 41,000 come from secondhand smoke. More than 16 million Americans live with a disease that smoking caused. The share of adults who smoke cigarettes has fallen from about 42 percent in 1965 to under 12 percent. Stopping helps at any age.",
  },
  fluShot: {
    domain: "cdc.gov",
    path: "/flu/vaccines/myths",
    title: "Flu shots: what people get wrong",
    text: "A flu shot cannot give you the flu. The vaccine is made from inactivated virus or from a single protein, neither of which can cause infection. A sore arm, a headache or a low fever may follow for a day or two. The body needs about two weeks to build protection, and other viruses cause similar illness in the same season, which is why some people fall ill soon after a shot. A new shot each season is advised for nearly everyone from 6 months of age.",
  },
  measles: {
    domain: "cdc.gov",
    path: "/measles/about/history",
    title: "Measles in the United States: a short history",
    text: "Measles was declared eliminated from the United States in 2000, meaning that it no longer spread there all year round. It still comes in with travelers and spreads among people who are not vaccinated. Outbreaks have followed in many years since, with more than a thousand cases in 2019 and again in 2025. Before the vaccine of 1963 nearly every child caught measles, and hundreds died of it each year. Two doses of the vaccine protect about 97 of 100 people.",
  },
  marijuana: {
    domain: "dea.gov",
    path: "/factsheets/marijuana.pdf",
    title: "Drug fact sheet: marijuana",
    text: "Marijuana remains a controlled substance under the federal Controlled Substances Act, and its recreational use is not legal under federal law. Many states allow medical use of marijuana, and about half of them allow recreational use by adults. A state law does not change the federal law: on federal land, in federal jobs and across state lines the federal rules apply. Hemp with no more than 0.3 percent THC was taken out of the act in 2018.",
    type: "pdf",
  },
} satisfies Record<string, HandPage>;
