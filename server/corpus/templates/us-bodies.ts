import type { Subject } from "../subject.ts";

export const usTribal: readonly Subject[] = [
  {
    slug: "enrollment",
    titles: ["Tribal enrollment", "Enrollment office: cards & certificates"],
    openings: [
      "The enrollment office {of} keeps the roll of members.",
      "Apply for enrollment, a tribal ID or a certificate here.",
    ],
    facts: [
      "Applications are reviewed {each month|four times a year} by the committee.",
      "Send the original birth certificate; it is returned.",
      "Minors are enrolled by a parent or guardian.",
      "A tribal ID is accepted at airports and the border.",
      "Change of address affects per capita and voting.",
      "Family trees are kept private.",
    ],
    closings: ["Office: {street}, {hours}.", "Call {phone}."],
  },
  {
    slug: "hunting-fishing-and-natural-resources",
    titles: ["Hunting, fishing & natural resources", "Fisheries report {month} {year}"],
    openings: [
      "Natural resources staff care for water, fish, forest and range {in}.",
      "Seasons and permits {in} for members and visitors.",
    ],
    facts: [
      "Visitors need a tribal permit, {$10..60} a season.",
      "The hatchery released {200..960},000 young {trout|salmon|walleye}.",
      "Prescribed burns bring back {berries|camas|grassland}.",
      "Springs and wells are tested each quarter.",
      "Treaty rights apply on and off the reservation.",
      "Elders teach young people to {smoke fish|tan hides|gather rice}.",
    ],
    closings: ["Report poaching at {phone}.", "Maps are at the {office}."],
    dated: true,
  },
  {
    slug: "health-clinic",
    titles: ["Health clinic: hours & services", "Medical, dental & behavioral health"],
    openings: [
      "The clinic serves members and other eligible Native people {in}.",
      "Care at the clinic, {street}: medical, dental, eyes and counseling.",
    ],
    facts: [
      "Same-day visits open at 8 a.m.",
      "The diabetes program runs a garden and cooking classes.",
      "Community health workers drive Elders to appointments.",
      "Referred care needs approval before the visit.",
      "Naloxone is handed out without questions.",
      "Traditional healers visit once a month.",
    ],
    closings: ["Appointments: {phone}.", "After hours a nurse answers."],
  },
];

export const usSpecialDistrict: readonly Subject[] = [
  {
    slug: "board-of-directors-minutes",
    titles: ["Board of Directors minutes, {date}", "Minutes of the board: {date}"],
    openings: [
      "The board of {theOrg} met on {date} at {street}.",
      "Regular meeting of {date}; a quorum was present.",
    ],
    facts: [
      "The treasurer's report showed revenue {two|three} percent over budget.",
      "Staff explained the plan for {an outage|track work|a new filter}.",
      "{Three|Nine|Fifteen} members of the public spoke.",
      "A contract for {$1..28} million was approved.",
      "The general manager spoke about safety.",
      "A closed session dealt with labor talks.",
    ],
    closings: ["The board adjourned at {11|12}:{10..55}.", "Next meeting in four weeks."],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 28 },
  },
  {
    slug: "rates-and-fares",
    titles: ["Rates, fares & discounts", "What it costs: rates from July {year}"],
    openings: [
      "What customers {in} pay to {theOrg}, and what the money is for.",
      "Rates are set by the board after a public hearing.",
    ],
    facts: [
      "Rates rise by {2..6}.{1..9} percent in {July|January}.",
      "Low-income customers pay {20|35|50} percent less.",
      "Youth and seniors have discounts of their own.",
      "Fares and fees cover {22..71} percent of costs.",
      "Two-thirds of the money goes into repairs and staff.",
      "A protest by a majority of owners would stop certain increases.",
    ],
    closings: ["Customer service: {phone}.", "The cost study is attached."],
  },
  {
    slug: "news-service-alert",
    titles: ["Planned work & service changes, {month} {year}", "Service advisory: {date}"],
    openings: [
      "{date}: {theOrg} advises of changes over the coming weeks.",
      "Planned work begins on {date}.",
    ],
    facts: [
      "Expect delays of {10|15|20} minutes on weekends.",
      "Crews replace {rail|valves|sensors} from the {1960s|1970s|1980s}.",
      "Free shuttles run every {12|15|20} minutes.",
      "Air quality is forecast to be {good|moderate|unhealthy for sensitive groups}.",
      "Noise is limited to daytime near homes.",
      "Work ends within {two|five|eight} weeks.",
    ],
    closings: ["Sign up for texts.", "More: {phone}."],
    dated: true,
  },
];

export const usSchoolDistrict: readonly Subject[] = [
  {
    slug: "enrollment",
    titles: ["School enrollment {year}", "Enroll a child: kindergarten to grade 12"],
    openings: [
      "Enroll a child in a public school {in}.",
      "Every child who lives {in} has a place in a public school.",
    ],
    facts: [
      "Children who are five by {August 1|September 1|October 1} start kindergarten.",
      "Bring proof of age, address and vaccinations.",
      "Families without a fixed address are enrolled at once.",
      "Choose another school in the district by {January|February|March} {10..28}.",
      "Tests show whether a child needs help with English.",
      "Immigration status is never asked.",
    ],
    closings: ["Enrollment center: {street}, {phone}.", "Forms are in English and Spanish."],
  },
  {
    slug: "school-calendar-buses-meals",
    titles: ["Calendar, bus routes & school meals", "School calendar {year}"],
    openings: ["Dates, buses and menus for families {in}.", "School begins on {date} for most grades."],
    facts: [
      "There are {176|178|180} days of instruction.",
      "Buses serve pupils who live more than {one mile|a mile and a half|two miles} away.",
      "Breakfast is free for all, and lunch for families who qualify.",
      "Snow days are announced by 5:30 a.m.",
      "Parent conferences are held in {October and March|November and April}.",
      "Menus name allergens.",
    ],
    closings: ["Transportation: {phone}.", "Subscribe to the calendar on your phone."],
  },
  {
    slug: "school-board-minutes",
    titles: ["Board of Education minutes, {date}", "School board meeting of {date}"],
    openings: [
      "The board of education met on {date} at {6|6:30|7} p.m.",
      "Minutes of {date}; six members and a student member were present.",
    ],
    facts: [
      "Test results rose by {one|two|three} points in {reading|mathematics}.",
      "A bond of {$40..290} million for roofs and heating goes to the voters.",
      "Phones stay in lockers from the first bell to the last.",
      "Teachers asked for smaller classes.",
      "The budget was {approved|discussed}.",
      "Retiring bus drivers were thanked.",
    ],
    closings: ["Adjourned at {8|9}:{10..55} p.m.", "Video is online."],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 28 },
  },
];

export const usInterstate: readonly Subject[] = [
  {
    slug: "commission-meeting",
    titles: ["Commission meeting & public hearing, {date}", "Hearing notice: {date}"],
    openings: [
      "Commissioners of the member states meet on {date}.",
      "{theOrg} holds a public hearing on {date}.",
    ],
    facts: [
      "Drafts of {two|six|eleven} decisions can be read online.",
      "Anyone may speak for three minutes.",
      "The hydrologic report shows storage at {71..98} percent.",
      "The budget is shared by the members under the compact.",
      "Rules on {withdrawals|tolls|shoreline work} are being revised.",
      "Written comments are read until a week later.",
    ],
    closings: ["Register to speak at {phone}.", "The meeting is streamed."],
    dated: true,
  },
  {
    slug: "state-of-the-basin-report",
    titles: ["Annual report {year}: projects & finances", "State of the region {year}"],
    openings: ["A yearly report on work done {in}.", "What {theOrg} did in {year}, and what it cost."],
    facts: [
      "Several states founded it by a compact that Congress approved.",
      "Monitoring at {40..310} points shows clearer water than thirty years ago.",
      "{$2..390} million were invested.",
      "Bridges, dams and tunnels were inspected on schedule.",
      "Fish returned to {20..160} miles of stream.",
      "The auditors had no remarks.",
    ],
    closings: ["Download tables as a spreadsheet.", "Print copies from the {office}."],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 365 },
  },
];
