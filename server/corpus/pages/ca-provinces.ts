import type { HandPage } from "../hand-page.ts";

export const caProvincePages: readonly HandPage[] = [
  {
    domain: "ontario.ca",
    path: "/page/health-card-renewal",
    title: "Renew an Ontario health card",
    text: "Photo health cards in Ontario are renewed every five years, usually around your birthday. With an Ontario driver's licence or photo card you can renew online without a new picture. Otherwise go to a ServiceOntario centre with one document each for citizenship or status, residence and identity. Renewal is free. The old red and white card is no longer accepted. If you move, change your address within 30 days. You stay insured as long as Ontario is your main home and you are here for at least 153 days in any twelve months, with exceptions for study and work abroad.",
    changedDaysAgo: 3,
  },
  {
    domain: "ontario.ca",
    path: "/document/your-guide-employment-standards-act/minimum-wage",
    title: "Your guide to the Employment Standards Act: minimum wage",
    text: "Most employees in Ontario are entitled to the minimum wage, whether they work full-time, part-time or by the piece. It changes on October 1 of each year with the consumer price index, and the new rate is announced by April 1. Students under 18 who work no more than 28 hours a week during school have a slightly lower rate, and people who work from home a higher one. A worker who is called in for a shift of more than three hours and sent home early is paid for three hours. Servers receive the general minimum wage, and tips on top of it.",
    changedDaysAgo: 60,
  },
  {
    domain: "gov.bc.ca",
    path: "/gov/content/taxes/speculation-vacancy-tax",
    title: "Speculation and vacancy tax: declare by March 31",
    text: "The speculation and vacancy tax is meant to turn empty homes into rented ones. Every owner of residential property in the named areas of British Columbia has to declare each year how it was used, by March 31, even if nothing is owed; spouses declare separately. More than ninety-nine in a hundred residents of the province are exempt, most because they live in the home or rent it out for at least six months. Owners whose income is earned mainly abroad pay a higher rate. The money is spent on affordable housing in the regions in which it was raised.",
    changedDaysAgo: 18,
  },
  {
    domain: "alberta.ca",
    path: "/wildfire-status-and-fire-bans",
    title: "Wildfire status, fire bans & evacuation orders",
    text: "The wildfire season in Alberta lasts from the beginning of March to the end of October. A fire advisory asks for care, a restriction forbids campfires in the backcountry, and a ban forbids them everywhere in the area, with permits cancelled. Off-highway vehicles may be restricted too, since dry grass on a hot exhaust starts fires. When an evacuation order comes, leave at once by the named route and register at the reception centre. An alert means: be ready. About six in ten fires are caused by people. Call 310-FIRE when you see smoke.",
    changedDaysAgo: 0,
    crawledHoursAgo: 1,
  },
  {
    domain: "gov.mb.ca",
    path: "/water/floodinfo/red-river-floodway.html",
    title: "Red River Floodway: how Winnipeg stays dry",
    text: "The floodway is a channel of 47 kilometres that leads the Red River around Winnipeg when it is too high. It was dug between 1962 and 1968, and moved more earth than the Suez Canal, and after the flood of 1997 it was widened. Gates at the inlet raise the water until part of it spills into the channel. Since it opened it has spared the city damage worth tens of billions of dollars. Rules say when the gates may be used, so that farms upstream are not flooded beyond the natural level; those who are can claim compensation. Forecasts are published from February on.",
    publishedDaysAgo: 230,
  },
  {
    domain: "novascotia.ca",
    path: "/sns/paal/vitals/birth-certificate.asp",
    title: "Birth certificates & genealogy records in Nova Scotia",
    text: "Order a birth certificate for someone born in Nova Scotia online, by mail or at an Access centre. The short form shows name, date and place; the long form adds the parents and is needed for passports of children. You can order your own or your child's, and others with written consent. Births become open to all after 100 years, marriages after 75 and deaths after 50; these older registers can be searched online free of charge at the archives. A change of name requires a criminal record check for anyone over twelve. Allow three weeks, or less for an extra fee.",
    changedDaysAgo: 40,
  },
  {
    domain: "gov.nu.ca",
    path: "/en/education/inuktut-in-schools",
    title: "Inuktut in schools: ᐃᓄᒃᑎᑐᑦ as a language of instruction",
    text: "The laws of Nunavut say that pupils shall be taught in Inuktut together with English or French. Children in the first grades learn to read in syllabics or, in the west, in Roman letters as Inuinnaqtun. There are not yet enough teachers who speak it, so the date by which every grade must offer it has been moved, and a new program in each region trains teachers at home. Elders are paid as instructors of sewing, hunting and stories. Readers, levelled from A to Z, were written here rather than translated. Parents in the district education authority choose the model for each school.",
    publishedDaysAgo: 510,
    changedDaysAgo: 11,
  },
  {
    domain: "princeedwardisland.ca",
    path: "/en/information/land/limits-on-land-ownership",
    title: "Lands protection: limits on who may own how much",
    text: "Prince Edward Island is small and mostly farmland, and in the 19th century nearly all of it belonged to absent landlords. The Lands Protection Act of 1982 therefore limits ownership to 1,000 acres for a person and 3,000 acres for a corporation. People who do not live on the Island, and corporations, must ask cabinet before they acquire more than five acres or 165 feet of shore. Owners of large holdings report them every year. A commission reviews applications and publishes its advice. Farmers may leave land out of the count that cannot be tilled.",
    changedDaysAgo: null,
  },
  {
    domain: "yukon.ca",
    path: "/en/outdoor-recreation-and-wildlife/living-with-bears",
    title: "Living with bears: electric fences & bear-proof bins",
    text: "Black bears and grizzlies come to where food is easy: garbage, compost, chickens, pet food and barbecues. Keep waste indoors until the morning of collection and clean the grill. The government pays part of an electric fence around hens, bees or gardens, and lends kits to try. On a trail make noise, travel in a group and carry bear spray where the hand can reach it. Do not run. Report a bear in town to the tip line at any hour; early calls let officers scare it off instead of shooting it. A fed bear is, as they say here, a dead bear.",
    changedDaysAgo: 88,
  },
];
