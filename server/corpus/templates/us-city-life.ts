import type { Subject } from "../subject.ts";

export const usCityLife: readonly Subject[] = [
  {
    slug: "city-council-meeting-minutes",
    titles: ["City Council minutes, {date}", "Minutes of the regular council meeting of {date}"],
    openings: [
      "The City Council {of} met in regular session on {date} in the council chamber at {street}.",
      "The mayor called the regular meeting of {date} to order at {5|6|7} p.m.; {seven|eight|nine} members were present.",
    ],
    facts: [
      "Minutes of the previous meeting were approved as presented.",
      "The council voted {5|6|7} to {1|2} for an ordinance on {short-term rentals|accessory dwelling units|outdoor dining}.",
      "A contract of {$120..980},000 for {sewer lining|sidewalk repair|a new fire engine} was awarded to the lowest bidder.",
      "{4..23} residents spoke in the public hearing on the rezoning of a parcel on {road}.",
      "Staff reported on the {housing plan|climate action plan|bridge inspection} and will return with figures next month.",
      "A proclamation honored {crossing guards|library volunteers|the high school marching band}.",
    ],
    closings: [
      "There being no further business, the meeting was adjourned at {8|9|10}:{10..55} p.m.",
      "Recordings are kept by the city clerk and can be watched online.",
    ],
    type: "pdf",
    dated: true,
    editions: { count: 3, daysApart: 28 },
  },
  {
    slug: "adopted-budget",
    titles: ["Adopted budget, fiscal year {nextYear}", "Fiscal year {nextYear} budget in brief | {place}"],
    openings: [
      "The adopted budget {of} for fiscal year {nextYear} comes to {$90..980} million, {1..6} percent more than the year before.",
      "This summary shows where the money {of} comes from in fiscal year {nextYear}, and what it is spent on.",
    ],
    facts: [
      "Property tax brings in {24..48} percent of general fund revenue, and sales tax {8..31} percent.",
      "Police and fire together take {38..57} percent of the general fund.",
      "The capital program sets aside {$8..70} million for streets, bridges and public buildings.",
      "The property tax rate {stays the same|rises by 1.9 percent|falls slightly} for the average home.",
      "Reserves are kept at {12..20} percent of yearly spending, in line with the council's policy.",
      "Pension payments grow by {$1..9} million.",
    ],
    closings: [
      "The full document, with every department's pages, can be downloaded below.",
      "Public hearings on the next budget begin in {March|April|May}.",
    ],
    type: "pdf",
    dated: true,
    editions: { count: 3, daysApart: 365 },
  },
  {
    slug: "news-road-and-bridge-work",
    titles: [
      "{road} bridge closes for repairs",
      "Road work on {road} begins {month} {year}",
      "Bridge & road work: what to expect",
    ],
    openings: [
      "{place}, {date}: the bridge on {road} closes to traffic for about {three|six|ten} weeks of repairs.",
      "Work on {road} starts the week of {date}, {theOrg} announced.",
    ],
    facts: [
      "Crews will replace the deck joints, repair concrete and paint the steel.",
      "Inspectors rated the deck {fair|poor} in the last inspection; the bridge remains safe for cars.",
      "Drivers are sent around by signed detours; buses of {two|three} lines use other streets.",
      "One sidewalk stays open for people on foot and on bicycles.",
      "The work costs {$2..18}.{1..9} million, of which {60|70|80} percent is federal money.",
      "Most work is done between 9 a.m. and 4 p.m., with a few nights of noise.",
    ],
    closings: [
      "Updates are posted here every {Friday|Monday}.",
      "Shops on {road} stay open throughout, and can be reached from the side streets.",
    ],
    dated: true,
  },
  {
    slug: "news-climate-action-plan",
    titles: [
      "Council adopts climate action plan",
      "Climate plan: {place} aims for net zero",
      "New trees & cool roofs: the climate plan at work",
    ],
    openings: [
      "{theOrg} adopted a climate action plan on {date} that sets out how emissions are to fall.",
      "A plan published on {date} lists {24..86} steps by which {place} means to cut emissions and prepare for heat and floods.",
    ],
    facts: [
      "Buildings cause {41..62} percent of local emissions, and traffic {22..38} percent.",
      "The target is to halve emissions by {2030|2033|2035}, measured against {2005|2010}.",
      "{400..6000} street trees will be planted, first where summers are hottest and shade is rare.",
      "City vehicles are to be electric as they are replaced, beginning with {police cruisers|garbage trucks|small vans}.",
      "Homeowners can have a free energy check and a rebate of up to {$600..2400} for insulation or a heat pump.",
      "Progress is reported to the council every {spring|year|autumn}.",
    ],
    closings: [
      "The plan and the figures behind it are on this page.",
      "Comments are welcome until the end of {month}.",
    ],
    dated: true,
  },
  {
    slug: "police-complaints",
    titles: [
      "File a complaint or a compliment about an officer",
      "Police oversight and complaints",
      "Complaints about police conduct",
    ],
    openings: [
      "Anyone may complain about the conduct of a police officer {in}, and anyone may praise it.",
      "Complaints about police are looked into by the {office of professional standards|civilian review board|internal affairs unit}.",
    ],
    facts: [
      "You need not be the person concerned, and you may stay anonymous, although that makes an inquiry harder.",
      "Tell us what happened, where and when; badge numbers and car numbers help.",
      "Most inquiries end within {90|120|180} days with a letter that gives the finding.",
      "Findings are sustained, not sustained, exonerated or unfounded.",
      "In {lastYear} the department received {24..430} complaints, of which {6..19} percent were sustained.",
      "Immigration status is not asked about.",
    ],
    closings: [
      "File online, by phone at {phone}, or at {street}.",
      "A yearly report with all figures is presented to the council.",
    ],
  },
  {
    slug: "housing-assistance",
    titles: [
      "Help with rent and housing",
      "Rental assistance & tenant rights",
      "Affordable housing programs {in}",
    ],
    openings: [
      "If you are behind on rent or looking for a home you can afford {in}, start here.",
      "Several programs help people {in} to find a home, or to keep the one they have.",
    ],
    facts: [
      "Emergency rent help covers up to {two|three} months for households under {50|60|80} percent of area median income.",
      "A landlord must give written notice before filing for eviction; a notice is not a court order.",
      "The waiting list for housing vouchers opens {once a year|every two years} and is drawn by lot.",
      "First-time buyers can borrow up to {$10..40},000 toward a down payment.",
      "Landlords may not turn someone away because of race, religion, family or disability.",
      "Inspectors look at complaints about heat, mold and locks within {one|two|three} working days.",
    ],
    closings: [
      "Housing counselors speak {Spanish|Somali|Vietnamese|Arabic} and English: {phone}.",
      "Bring identification, the lease and proof of income to the {office}, {street}.",
    ],
  },
  {
    slug: "utility-bill-payment",
    titles: ["Pay your water and sewer bill", "Water bills, leaks and shutoffs", "Utility billing"],
    openings: [
      "Water and sewer bills {in} are sent every {month|two months|quarter} and are due {20|21|30} days later.",
      "Your bill is made up of a fixed charge and of what the meter has counted.",
    ],
    facts: [
      "An average household uses {4..8},000 gallons a month and pays about {$48..130}.",
      "A running toilet can waste {two|three} hundred gallons a day; put food coloring in the tank to find out.",
      "After a repaired leak you may ask for a one-time adjustment of up to {50|75} percent.",
      "Households with low income get {15..40} percent off when they apply once a year.",
      "Water is not shut off in {freezing|extreme} weather, or while a payment plan is kept.",
      "Payments by bank account are free, while cards carry a fee of {$1..4}.",
    ],
    closings: [
      "To start or stop service call {phone} {two|three} working days ahead.",
      "The drop box at {street} is emptied every morning.",
    ],
  },
  {
    slug: "dog-licenses-and-animal-care",
    titles: ["License your dog or cat", "Animal care: licenses, lost pets, adoption", "Dogs & cats"],
    openings: [
      "Dogs over {four|six} months of age must wear a license tag {in}.",
      "A license brings a lost pet home, and shows that it has had its rabies shot.",
    ],
    facts: [
      "A license costs {$10..25} for a neutered animal and {$30..65} for others; owners over 65 pay half.",
      "A veterinarian's proof of rabies vaccination is needed.",
      "The shelter at {street} is open for adoption from {noon|11 a.m.} to 6 p.m.",
      "Dogs must be on a leash of at most {six|eight} feet, except in {3..21} off-leash parks.",
      "A found animal is kept for {three|four|five} days for its owner.",
      "Low-cost vaccination is offered on the first Saturday of each month.",
    ],
    closings: [
      "Report a bite or a loose dog at {phone}.",
      "Barking that goes on can be reported with a log of dates and times.",
    ],
  },
  {
    slug: "parks-pools-recreation",
    titles: ["Parks, pools & recreation guide", "Swimming pools: hours and fees", "Summer camps {in} {year}"],
    openings: [
      "There are {14..420} parks {in}, and no one lives far from one of them.",
      "Pools, camps, leagues and classes for every age are listed in the recreation guide of {year}.",
    ],
    facts: [
      "Outdoor pools open on {Memorial Day weekend|the second Saturday of June} and close on Labor Day.",
      "A swim costs {$2..7}, less for children; families with food benefits swim free.",
      "Summer camp runs for {six|eight|ten} weeks, and registration opens in {February|March}.",
      "Picnic shelters can be reserved for {$25..120}.",
      "Trails are open from dawn to {dusk|10 p.m.}, and bicycles give way to people on foot.",
      "The community center on {road} has a gym, a kitchen and an art room.",
    ],
    closings: [
      "Scholarships cover up to {50|75|90} percent of fees.",
      "Register online or at the {office}, {hours}.",
    ],
  },
  {
    slug: "zoning-and-planning",
    titles: [
      "Zoning map and land use",
      "Planning commission: agendas & hearings",
      "Zoning {in}: what may be built where",
    ],
    openings: [
      "Zoning sets out what may be built on a parcel {in}, how tall it may be, and what it may be used for.",
      "Before you buy or build, look up the zone of the property.",
    ],
    facts: [
      "A second small dwelling is allowed behind most houses, up to {600|800|1,000} square feet.",
      "A variance may be granted where the shape of a lot makes the rules unreasonable.",
      "Neighbors within {200|300|500} feet are told by letter before a hearing.",
      "The planning commission meets on the {first|second|third} {Tuesday|Wednesday} of the month at {street}.",
      "Parking minimums were {dropped near transit|lowered downtown|kept} in the latest code.",
      "Historic districts have design rules of their own.",
    ],
    closings: [
      "A planner is on duty at the {office} from {hours}.",
      "Zoning letters cost {$25..140} and take about a week.",
    ],
  },
  {
    slug: "special-event-application",
    titles: ["Special event permit application", "Block party & street closure form"],
    openings: [
      "Use this form to apply for a street closure, a parade, or an event in a park {in}.",
      "Application for a special event. Send it to the {office}, {street}, at least {30|45|60} days before the event.",
    ],
    facts: [
      "Part A asks for the name and telephone number of a person who will be present throughout.",
      "Part B asks for a drawing of the site with tents, stages, toilets and fire lanes.",
      "A block party of one street needs signatures of {60|75} percent of households and no fee.",
      "Events with more than {250|500} guests need insurance of one million dollars.",
      "Amplified music ends at {9|10} p.m.",
      "Food sellers need a temporary permit from the county.",
    ],
    closings: [
      "Signature of applicant, date. For staff: date received, fee, approved by.",
      "Questions about the form: {phone}.",
    ],
    type: "docx",
  },
];
