import type { HandPage } from "../hand-page.ts";

export const caCrownAndIndigenousPages: readonly HandPage[] = [
  {
    domain: "canadapost-postescanada.ca",
    path: "/cpc/en/support/articles/holiday-delivery-guidelines.page",
    title: "Holiday mailing dates & parcel sizes",
    text: "To arrive before Christmas, letters within the same city should be posted by about the middle of December, those to other provinces some days earlier, and parcels to other continents in November. The exact dates for this season appear here each October. A parcel may weigh up to 30 kilograms, and no side may be longer than two metres. Write the postal code in capital letters with a space in the middle. Letters to Santa need no stamp: the code is H0H 0H0, and volunteers answer in more than thirty languages, braille among them.",
    publishedDaysAgo: -9,
    changedDaysAgo: 5,
  },
  {
    domain: "cmhc-schl.gc.ca",
    path: "/professionals/housing-markets-data-and-research/rental-market-survey-method",
    title: "Rental Market Survey: how vacancy & rents are measured",
    text: "Every October the corporation asks owners and managers of rental buildings with at least three units about rents and empty apartments, in all towns with 10,000 people or more. A unit is vacant when nobody lives in it and it could be let at once. Average rents include homes whose tenants have stayed for years, so that somebody looking for one now will find higher prices than the average. A second survey covers condominiums that are rented out. Tables by zone, bedroom and year of building are free. A vacancy rate of about three per cent is often called balanced.",
    publishedDaysAgo: 340,
    changedDaysAgo: 28,
  },
  {
    domain: "cbc.radio-canada.ca",
    path: "/en/impact-and-accountability/ombudsman/complaints",
    title: "How to complain to the Ombudsman about journalism",
    text: "The two ombudsmen, one for the English and one for the French services, hear complaints about news and current affairs on radio, television and online. They do not look at drama, sports or advertising. Write within a short time after the item appeared, and say which part breaches the Journalistic Standards and Practices: accuracy, fairness, balance, impartiality or integrity. The programmers answer first, within about twenty working days. If you are not satisfied ask for a review, which is published. The ombudsman is independent of programming and reports to the board.",
    changedDaysAgo: null,
  },
  {
    domain: "viarail.ca",
    path: "/en/plan/accessibility/attendant-travels-free",
    title: "Accessible travel: an attendant travels free",
    text: "A person with a disability who cannot travel alone may bring an attendant, who rides in the same class without a fare. Ask for a tie-down for a wheelchair when you book, 48 hours before departure for most trains. Staff meet you at the door and lift chairs at stations with low platforms. Service dogs lie at your feet or have a seat of their own. The new trains between Québec City and Windsor have several wheelchair places in each set, braille seat numbers and screens that show every announcement. Tell us beforehand about oxygen or a special diet.",
    changedDaysAgo: 24,
  },
  {
    domain: "bchydro.com",
    path: "/news/conservation/residential-rates-tiers-or-flat",
    title: "Stepped or flat rate? Choose your electricity price",
    text: "Customers at home can now choose how they pay for electricity. With the stepped rate the first block of each billing period is cheaper and what lies above it dearer; with the flat rate each kilowatt hour costs the same. Those who heat with electricity, charge a car or have a large family often save with the flat one. Either can be combined with time-of-day prices that take five cents off at night and add five cents from four to nine in the evening. Compare both on your own past use, in your account, before you change; you can change back once a year.",
    changedDaysAgo: 2,
  },
  {
    domain: "sixnations.ca",
    path: "/lands-and-resources/grand-river-trust-explained",
    title: "The Haldimand Tract and the Grand River",
    text: "In 1784 the Haldimand Proclamation set aside land for the Six Nations on both sides of the Grand River, six miles deep from its mouth to its source, in return for their alliance with the Crown. The reserve near Brantford is today a small part of it. Six Nations says that much of the rest was leased, taken or sold without being paid for, and has sued both Canada and Ontario for an accounting of the money. The lands department keeps maps, registers leases among members and answers requests from municipalities that plan to build within the tract.",
    publishedDaysAgo: 540,
    changedDaysAgo: 65,
  },
  {
    domain: "nisgaanation.ca",
    path: "/treaty/what-the-treaty-means",
    title: "The Nisga'a Treaty: what it means",
    text: "The Nisga'a Final Agreement came into effect on May 11, 2000 and was the first modern treaty in British Columbia. It recognizes some 2,000 square kilometres of the Nass Valley as Nisga'a Lands, owned by the nation, and gives it power to make laws on lands, language, culture, education and more. The Indian Act no longer applies, except to decide who is an Indian. Shares of salmon and moose are set out year by year. Four village governments and three urban locals belong to Nisga'a Lisims Government. Citizens have paid sales and income tax since the years agreed on.",
    changedDaysAgo: 53,
  },
];
