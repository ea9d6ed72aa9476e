import type { Subject } from "../subject.ts";

/** Congress, the courts and what belongs to them, to which laws on agencies do not apply. */
const otherBranches = [
  "cbo.gov",
  "congress.gov",
  "gao.gov",
  "govinfo.gov",
  "house.gov",
  "loc.gov",
  "senate.gov",
  "supremecourt.gov",
  "uscourts.gov",
  "whitehouse.gov",
];

export const usFederalSubjects: readonly Subject[] = [
  {
    slug: "foia",
    notIn: otherBranches,
    titles: [
      "Freedom of Information Act (FOIA)",
      "How to file a FOIA request",
      "FOIA: requests, fees & appeals",
    ],
    openings: [
      "Under the Freedom of Information Act anyone can ask {theOrg} for its records.",
      "Before you file a FOIA request, see whether the record is in the reading room of {theOrg}.",
    ],
    facts: [
      "A request must be in writing and describe the records well enough to find them.",
      "Agencies have 20 working days to answer, more for searches in many places.",
      "Nine exemptions protect such things as national security, privacy and law enforcement.",
      "The first two hours of search and 100 pages are free for most people.",
      "Ask for faster handling if a life or an urgent matter of news depends on it.",
      "An appeal is due within 90 days of a denial.",
    ],
    closings: ["The FOIA liaison can be reached at {phone}.", "Annual FOIA reports are posted since 1998."],
  },
  {
    slug: "budget-justification",
    titles: ["Budget justification, fiscal year {nextYear}", "FY {nextYear} budget request to Congress"],
    openings: [
      "The budget request of {theOrg} for fiscal year {nextYear} was sent to Congress.",
      "This document explains to the appropriations committees what {theOrg} asks for in {nextYear}.",
    ],
    facts: [
      "Tables compare the request with the enacted and the current year.",
      "Full-time positions, buildings and computers are listed by account.",
      "Performance goals stand next to the money that serves them.",
      "Proposed changes in law are set apart.",
      "The federal fiscal year begins on October 1.",
      "Fees paid by users cover part of the cost.",
    ],
    closings: [
      "Congress decides on appropriations, and may change every figure.",
      "Earlier years are archived below.",
    ],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 365 },
  },
  {
    slug: "newsroom-statement",
    titles: ["{org} publishes new data", "Statement of {date}", "News release: report & data for {year}"],
    openings: [
      "WASHINGTON, {date}. A report released today describes the work of the past year.",
      "{theOrg} released new figures on {date}.",
    ],
    facts: [
      "The data can be downloaded without registration.",
      "Methods and margins of error are described in an appendix.",
      "An advisory panel had reviewed a draft.",
      "A webinar for the public follows next week.",
      "Earlier figures have been revised where better sources became known.",
      "A Spanish summary is planned.",
    ],
    closings: ["Media contact: {phone}.", "Subscribe to releases by email."],
    dated: true,
  },
  {
    slug: "privacy-and-accessibility",
    titles: ["Privacy policy & accessibility", "Website policies"],
    openings: [
      "This page explains what {theOrg} does with information about visitors of its website.",
      "{theOrg} wants its information to be usable by everyone.",
    ],
    facts: [
      "No personal data are collected unless you give them.",
      "Section 508 asks federal agencies to make technology accessible.",
      "Cookies measure visits and can be switched off.",
      "Links to other sites are no endorsement.",
      "Text on federal sites is in the public domain unless marked otherwise.",
      "Security researchers may report weaknesses under a published policy.",
    ],
    closings: [
      "Tell us about a page that does not work for you: {phone}.",
      "Last reviewed in {month} {year}.",
    ],
  },
  {
    slug: "inspector-general-and-no-fear-act",
    notIn: otherBranches,
    titles: ["Report fraud, waste & abuse", "Inspector General hotline"],
    openings: [
      "The inspector general looks into fraud, waste and abuse in programs of {theOrg}.",
      "Employees, contractors and the public may report wrongdoing without fear.",
    ],
    facts: [
      "You can report without giving your name.",
      "Federal employees who report are protected by law against reprisal.",
      "Audits and recommendations are published, with the answer of managers.",
      "Twice a year a report goes to Congress.",
      "Customer complaints about a decision go elsewhere.",
      "Discrimination complaints must be raised within 45 days.",
    ],
    closings: ["Hotline: {phone}.", "Write to the {office}, Washington, DC."],
  },
];
