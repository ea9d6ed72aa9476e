import type { Subject } from "../subject.ts";

export const ukHealth: readonly Subject[] = [
  {
    slug: "vaccinations",
    titles: [
      "Flu and COVID-19 vaccinations",
      "Vaccination: who can have it & where",
      "Childhood vaccinations",
    ],
    openings: [
      "Vaccines are the best protection against several serious illnesses, and are free for those invited.",
      "Find out which vaccinations are offered {in} this winter, and how to book.",
    ],
    facts: [
      "Flu vaccine is offered to people aged 65 and over, pregnant women, young children and those with certain conditions.",
      "Children have the measles, mumps and rubella vaccine in two doses.",
      "A sore arm and a mild temperature for a day or two are common.",
      "You need not register with a doctor to be vaccinated in a walk-in clinic.",
      "Clinics are held on {Tuesday|Wednesday|Saturday} {mornings|afternoons} at {street}.",
      "Tell the nurse about severe allergies.",
    ],
    closings: [
      "Book by phone at {phone} or ask a pharmacist.",
      "Easy-read and translated leaflets can be downloaded.",
    ],
  },
  {
    slug: "waiting-times",
    titles: ["Waiting times for treatment", "How long will I wait? Waiting times {month} {year}"],
    openings: [
      "This page shows how long patients waited between a referral and the start of treatment.",
      "In {month} {year} {52..74} per cent of patients were treated within the target time.",
    ],
    facts: [
      "The longest waits are for {orthopaedics|ear, nose and throat|gynaecology}.",
      "Urgent cancer referrals are seen first and counted separately.",
      "{6..42},000 people were waiting at the end of the month.",
      "Patients who can travel may be offered an earlier date elsewhere.",
      "Operations are put off when beds are needed for emergencies.",
      "Figures are published on the second Thursday of each month.",
    ],
    closings: [
      "If your symptoms get worse while you wait, contact your doctor.",
      "The data can be downloaded as a spreadsheet.",
    ],
    dated: true,
  },
  {
    slug: "board-papers",
    titles: ["Board papers, {date}", "Public board meeting: agenda & papers"],
    openings: [
      "Papers for the meeting of the board of {theOrg} held in public on {date}.",
      "The board met on {date}; members of the public were welcome to attend in person or online.",
    ],
    facts: [
      "The chief executive reported on winter pressures, staffing and the estate.",
      "A patient told the story of {her|his} care.",
      "Infection rates and falls were {below|close to|slightly above} the ceiling.",
      "The financial position at month {five|seven|nine} was a deficit of {£2..19} million.",
      "The staff survey was answered by {41..63} per cent.",
      "A new {scanner|birth centre|electronic record} will open in {nextYear}.",
    ],
    closings: [
      "The next meeting is in two months.",
      "Questions may be sent to the {office} three days ahead.",
    ],
    type: "pdf",
    dated: true,
    editions: { count: 3, daysApart: 28 },
  },
  {
    slug: "compliments-and-complaints",
    titles: ["Compliments, concerns & complaints", "Make a complaint about care"],
    openings: [
      "We want to hear about your care, good or bad.",
      "If something went wrong, please tell the staff first; many worries can be put right at once.",
    ],
    facts: [
      "A complaint should be made within 12 months.",
      "We confirm it within three working days and agree with you how long an answer will take.",
      "A relative may complain for you if you agree in writing.",
      "An advocate who is independent of us can help you free of charge.",
      "Your care will not suffer because you complained.",
      "Last year {300..1900} complaints were received, and four times as many compliments.",
    ],
    closings: [
      "Patient liaison: {phone}, {hours}.",
      "If you are unhappy with the answer, go to the ombudsman.",
    ],
  },
];

export const ukPolice: readonly Subject[] = [
  {
    slug: "report-a-crime",
    titles: ["Report a crime or incident", "Call 101 or report online"],
    openings: [
      "In an emergency call 999. For everything else report here or call 101.",
      "Tell {theOrg} about a crime that is not happening now.",
    ],
    facts: [
      "Have the time, the place and a description of people or vehicles ready.",
      "You will be given a crime reference number, which insurers ask for.",
      "Fraud and cyber crime are reported to a national centre.",
      "Report lost property only if it holds personal details.",
      "You can also tell an independent charity what you know without giving your name.",
      "An online report is read within {two|four|eight} hours.",
    ],
    closings: [
      "Police station front counter: {street}, {hours}.",
      "Text relay and sign language services are offered.",
    ],
  },
  {
    slug: "police-complaints",
    titles: ["Complain about the police", "Complaints and feedback about officers & staff"],
    openings: [
      "If you are unhappy with how you were treated by {theOrg}, you have a right to complain.",
      "Complaints about police officers and staff are handled by the professional standards department.",
    ],
    facts: [
      "Say what happened, when, who was there and what you would like to be done.",
      "Serious matters are passed to an independent body.",
      "Many complaints are settled with an explanation or an apology.",
      "You can ask for a review within 28 days of the result.",
      "{680..5200} complaints were recorded in {lastYear}.",
      "Officers must give their name and number when asked.",
    ],
    closings: [
      "Complain online, at a station, or on 101.",
      "A friend, solicitor or MP may write on your behalf.",
    ],
  },
  {
    slug: "stop-and-search",
    titles: ["Stop and search: figures & your rights", "Stop and search data, {month} {year}"],
    openings: [
      "Officers may stop and search a person only when they have reasonable grounds for suspicion.",
      "In {month} {year} officers {in} carried out {220..3800} searches.",
    ],
    facts: [
      "{21..34} per cent of searches found something or led to action.",
      "The officer gives a name, a station, the reason and a record of the search.",
      "You need not give your own name unless you are reported for an offence.",
      "Drugs were the reason in {48..66} per cent of searches, and weapons in {11..24} per cent.",
      "A panel of residents looks at body-worn video from a sample.",
      "Figures are broken down by age, sex and ethnicity.",
    ],
    closings: ["Download the data, or see a map of your area.", "Comments about a search: {phone}."],
    dated: true,
  },
  {
    slug: "neighbourhood-policing",
    titles: ["Your neighbourhood team", "Priorities & meetings in your area"],
    openings: [
      "Each area {in} has a team of officers whose job it is to know the streets and the people.",
      "Meet your local team, see what they are working on and tell them what matters to you.",
    ],
    facts: [
      "This quarter the priorities are {burglary|speeding|shop theft} and {anti-social behaviour|bicycle theft|noise}.",
      "A drop-in is held on the {first|second|last} {Tuesday|Thursday|Saturday} of the month at {street}.",
      "Property marking kits are free while they last.",
      "Residents trained in speed watch checked {300..2700} cars.",
      "Schools are visited twice a year.",
      "Every tenth call is about something the council deals with.",
    ],
    closings: ["Sign up for messages about your streets.", "Reach the team at {phone}; not for emergencies."],
  },
];

export const ukInstitutions: readonly Subject[] = [
  {
    slug: "annual-report-and-accounts",
    titles: ["Annual report & accounts {lastYear}", "{org}: annual report {lastYear}"],
    openings: [
      "The annual report of {theOrg} describes the work and the spending of the year {lastYear}.",
      "In {lastYear} {theOrg} spent {£8..390} million and employed {90..4200} people.",
    ],
    facts: [
      "{78..97} per cent of targets were met.",
      "The report was laid before the legislature after the auditor had signed it.",
      "Staff costs make up {44..71} per cent of spending.",
      "The gender pay gap narrowed to {2..11} per cent.",
      "Complaints about the service {fell|rose} by {3..19} per cent.",
      "Energy used in offices has fallen by a third in ten years.",
    ],
    closings: ["A summary in large print can be ordered.", "Figures are also published as open data."],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 365 },
  },
  {
    slug: "consultation",
    titles: ["Open consultation: have your say", "Consultation on proposals for {nextYear}"],
    openings: [
      "{theOrg} would like to hear your view on proposals that would apply {in} from {nextYear}.",
      "This consultation runs for twelve weeks from {date}.",
    ],
    facts: [
      "Anyone may answer; a reply need not cover all questions.",
      "The proposals are about {fees|opening hours|reporting rules|safety}, and who they fall on.",
      "An assessment of costs and of effects on equality is attached.",
      "Answers are published unless you ask us not to.",
      "Workshops are held in {three|four|six} places and online.",
      "A decision is expected within six months after the close.",
    ],
    closings: ["Answer online, by email, or on paper.", "We will publish a summary of what was said."],
    dated: true,
  },
  {
    slug: "freedom-of-information-publication-scheme",
    notIn: ["judiciary.uk", "judiciaryni.uk"],
    titles: ["Freedom of information", "FOI: publication scheme & disclosure log"],
    openings: [
      "{theOrg} publishes as much as it can, and answers requests for the rest.",
      "Before you make a freedom of information request, see what is already published.",
    ],
    facts: [
      "Requests are answered within 20 working days.",
      "Write with your name, an address for the answer, and what you would like to know.",
      "Some information is exempt, for instance where it would prejudice an inquiry.",
      "In {lastYear} we received {80..1900} requests and released everything in {48..72} per cent.",
      "Registers of interests, gifts and hospitality are updated each quarter.",
      "Spending above £25,000 is listed each month.",
    ],
    closings: [
      "Ask for an internal review if you are unhappy with the answer.",
      "Contact: {office}, {street}.",
    ],
  },
  {
    slug: "contact-and-accessibility",
    titles: ["Contact us", "Accessibility statement", "How to reach us & accessibility"],
    openings: [
      "Here is how to reach {theOrg}, and what to do when part of this site does not work for you.",
      "This statement explains how accessible the website of {theOrg} is.",
    ],
    facts: [
      "Most pages meet level AA of the web content guidelines; some older PDF files do not.",
      "You can zoom to 400 per cent, use only a keyboard, or listen with a screen reader.",
      "British Sign Language callers can use a video interpreter.",
      "Letters are answered within {10|15|20} working days.",
      "Visitors should report to the {office} at {street}.",
      "The statement was last checked in {month} {year}.",
    ],
    closings: [
      "Telephone {phone}, {hours}.",
      "Tell us about a barrier, and we will send the content in another form.",
    ],
  },
];
