import type { Subject } from "../subject.ts";

export const ukCouncilLife: readonly Subject[] = [
  {
    slug: "full-council-minutes",
    titles: ["Full Council: minutes of {date}", "Minutes of the Cabinet, {date}"],
    openings: [
      "Minutes of the meeting held on {date} at {street}, beginning at {6|6.30|7}pm.",
      "Present on {date}: the Lord Mayor in the chair and {31..84} councillors.",
    ],
    facts: [
      "Apologies were received from {three|four|six} members.",
      "A petition of {420..3900} signatures asked for {a crossing on|lower speeds in|a bus lane on} {road}.",
      "A motion on {fair rents|river pollution|bus fares|youth clubs} was carried with {two|five|nine} against.",
      "The report on the medium-term financial plan was noted.",
      "It was resolved to buy {12..90} homes for families in temporary accommodation.",
      "Questions from the public were about {school streets|the leisure centre|flytipping}.",
    ],
    closings: [
      "The meeting ended at {9|10}.{10..55}pm.",
      "A recording of the meeting is kept for six months.",
    ],
    type: "pdf",
    dated: true,
    editions: { count: 3, daysApart: 28 },
  },
  {
    slug: "budget-and-spending",
    titles: [
      "Budget {fiscal}: what we spend & why",
      "Revenue budget {fiscal}",
      "Statement of accounts {lastYear}",
    ],
    openings: [
      "{theOrg} set its budget for {fiscal} at {£180..870} million.",
      "The budget for {fiscal} closes a gap of {£6..48} million between what services cost and what comes in.",
    ],
    facts: [
      "Adult social care takes {34..46} pence of every pound, and children's services {19..30} pence.",
      "Council tax rises by {2.99|4.99} per cent, of which two per cent may only be spent on adult care.",
      "Savings come from {sharing offices|fewer agency staff|selling empty buildings}.",
      "The capital programme of {£40..310} million builds homes, repairs schools and resurfaces roads.",
      "Reserves stand at {£9..70} million.",
      "More than {1..6},000 people answered the consultation.",
    ],
    closings: [
      "Payments over £500 are published every month as open data.",
      "The auditor's letter is attached.",
    ],
    type: "pdf",
    dated: true,
    editions: { count: 3, daysApart: 365 },
  },
  {
    slug: "news-low-traffic-and-cycling",
    titles: [
      "New cycle lane on {road} opens",
      "School streets: have your say",
      "“Safer streets” scheme made permanent",
    ],
    openings: [
      "{date}: a new protected cycle lane on {road} opens today.",
      "{theOrg} decided on {date} to keep the changes on {road} after a trial of eighteen months.",
    ],
    facts: [
      "Counters showed {18..74} per cent more people cycling, and {9..31} per cent fewer cars on side streets.",
      "Buses are on average {two|three} minutes faster at rush hour.",
      "Blue Badge holders keep access at all times.",
      "{900..7800} people answered the consultation, {51..68} per cent of them in favour.",
      "The work cost {£1..9}.{1..9} million, paid by a national grant.",
      "Air quality is measured at {four|seven|twelve} places.",
    ],
    closings: [
      "A full report goes to committee in {month}.",
      "Maps and answers to questions are on this page.",
    ],
    dated: true,
  },
  {
    slug: "news-climate-emergency",
    titles: [
      "Climate plan: progress {year}",
      "Net zero {in}: yearly report",
      "Heat pumps & insulation: new grants",
    ],
    openings: [
      "Emissions {in} have fallen by {31..54} per cent since 2005, a report published on {date} shows.",
      "Published {date}: how far {place} has come on the way to net zero.",
    ],
    facts: [
      "Homes cause {29..41} per cent of local emissions, and transport {28..44} per cent.",
      "{theOrg} wants its own buildings and vehicles to be net zero by {2030|2035}.",
      "Grants of up to £{10|15|25},000 pay for insulation in the coldest homes.",
      "{4..60},000 trees were planted with schools and volunteers.",
      "Heat from {a sewage works|old mine water|a data centre} is to warm {hundreds|thousands} of flats.",
      "Flood defences along the river protect {300..4200} homes.",
    ],
    closings: [
      "Figures are checked by a panel of residents.",
      "Read the action plan, or a summary on two pages.",
    ],
    dated: true,
  },
  {
    slug: "freedom-of-information",
    titles: ["Freedom of information requests", "Make an FOI request to {org}", "FOI & data protection"],
    openings: [
      "You have a right to ask for any recorded information that {theOrg} holds.",
      "Freedom of information requests can be made by anyone, anywhere, in writing.",
    ],
    facts: [
      "We answer within 20 working days.",
      "Requests that would take more than 18 hours of work can be refused; narrow them by date or by team.",
      "Look at the disclosure log first, since {400..2600} earlier answers are published there.",
      "Information about yourself is asked for with a subject access request, which is free.",
      "Environmental information has rules of its own.",
      "Commercial secrets and personal data of others are left out.",
    ],
    closings: [
      "If you are not satisfied ask for an internal review, and then go to the Information Commissioner.",
      "Write to the {office}, {street}.",
    ],
  },
  {
    slug: "adult-social-care",
    titles: [
      "Care and support for adults",
      "Ask for a care needs assessment",
      "Carers: help for those who help",
    ],
    openings: [
      "If daily life has become difficult because of age, illness or disability, we can look at what would help.",
      "Anyone {in} who looks after a relative or friend can ask for a carer's assessment.",
    ],
    facts: [
      "An assessment is free, whatever your income or savings.",
      "Help may be equipment, a few hours of care at home, a day centre or a care home.",
      "What you pay depends on a financial assessment; the value of your home is not counted while you live in it.",
      "With a direct payment you arrange and buy your own care.",
      "After a stay in hospital up to six weeks of reablement are free.",
      "Tell us at once if you think an adult is being harmed.",
    ],
    closings: [
      "Adult social care: {phone}; nights and weekends the emergency duty team.",
      "The directory lists {150..1200} local groups.",
    ],
  },
  {
    slug: "births-deaths-marriages",
    titles: [
      "Register a birth or a death",
      "Births, deaths, marriages & civil partnerships",
      "Copy certificates",
    ],
    openings: [
      "Births {in} are registered within 42 days, and deaths within five days where possible.",
      "Book an appointment with the registrar at {street} to register a birth, a death or a marriage.",
    ],
    facts: [
      "Registering is free; a certificate costs £12.50 at the time this page was written.",
      "Parents who are not married to each other come together, so that both names are entered.",
      "For a marriage give notice at least 28 days before.",
      "The Tell Us Once service informs other departments of a death.",
      "Ceremonies are held in {three|five|eleven} rooms, from a small office to the old council chamber.",
      "The registers go back to 1837.",
    ],
    closings: [
      "Appointments: {phone}, {hours}.",
      "Order a copy certificate online; it comes by post within a week.",
    ],
  },
  {
    slug: "blue-badge",
    titles: ["Apply for or renew a Blue Badge", "Blue Badge parking for disabled people"],
    openings: [
      "A Blue Badge lets disabled people park closer to where they are going.",
      "People {in} who cannot walk far, or cannot travel safely because of a hidden condition, may have a Blue Badge.",
    ],
    facts: [
      "Some people qualify without further questions, for instance with the mobility part of certain benefits.",
      "Others are asked how far they can walk and may be seen by a therapist.",
      "The badge costs up to £10 and is valid for three years.",
      "Have a photograph, proof of who you are and your National Insurance number ready.",
      "Decisions take {six|eight|twelve} weeks.",
      "It belongs to the person and can be used in any car.",
    ],
    closings: [
      "Using the badge of someone else can mean a fine of up to £1,000.",
      "Help with the form: {phone}.",
    ],
  },
  {
    slug: "licensing-food-alcohol-events",
    titles: [
      "Licences: alcohol, food & events",
      "Licensing and food safety {in}",
      "Apply for a temporary event notice",
    ],
    openings: [
      "Selling alcohol, late food or entertainment {in} needs a licence from {theOrg}.",
      "Shops, pubs, taxis, tattoo studios and dog breeders {in} are licensed here.",
    ],
    facts: [
      "A temporary event notice costs £21 and must reach us ten working days before.",
      "Register a food business 28 days before it opens; this is free and cannot be refused.",
      "Inspectors give each kitchen a food hygiene rating from 0 to 5.",
      "{91..98} per cent of food businesses are rated 3 or better.",
      "Neighbours may ask for a licence to be reviewed.",
      "Taxi drivers pass a medical, a background check and a test of local knowledge.",
    ],
    closings: ["The public register of licences can be searched.", "Licensing team: {phone}."],
    type: "doc",
  },
];
