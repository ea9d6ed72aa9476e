import { expect, it } from "vitest";
import { isFirstPerson } from "../../../../utils/text/sentence-alone.ts";

it.each([
  "Heroin is a Schedule I drug under federal law.",
  "Title I schools receive $18 billion a year.",
  "Titles I and II of the law are in force.",
  "Article I, Section 8 gives Congress that power.",
  "The Mine Safety and Health Administration counted 40 deaths in 2023.",
  "The coal mine closed in 2019, and the number of mine accidents fell.",
  "I-95 carries 300,000 vehicles a day.",
  "Employers must keep Form I-9 for three years.",
  "The I.R.S. audited 0.4 percent of returns.",
  "A.I. companies spent $300 billion.",
  "World War I killed 116,516 Americans.",
  "Portland, ME, has 68,000 inhabitants.",
  "THE MINE SAFETY AND HEALTH ADMINISTRATION COUNTED 40 DEATHS ON I-95.",
  "The fee rose for large filers (i.e., those with 100 forms).",
  "Patents Nos. 4 and 5 expired.",
])("nobody speaks of himself in %j", (text) => expect(isFirstPerson(text)).toBe(false));

it.each([
  "I cut taxes by half.",
  "Yesterday I signed the law.",
  "I've cut taxes.",
  "i think taxes rose by half",
  "WE CUT TAXES BY HALF.",
  "TAXES WERE CUT, AND I SIGNED THE LAW.",
  "My administration built 450 miles of wall.",
  "The idea was mine.",
  "A friend of mine, a nurse, pays no tax.",
  "They told me that taxes rose.",
  "Our state pays more than any other.",
  "Nous avons réduit le chômage.",
  "Nuestros impuestos subieron.",
  "OUR taxes rose by half.",
])("somebody does in %j", (text) => expect(isFirstPerson(text)).toBe(true));
