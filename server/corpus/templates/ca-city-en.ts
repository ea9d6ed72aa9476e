import type { Subject } from "../subject.ts";

export const caCityEnglish: readonly Subject[] = [
  {
    slug: "property-tax",
    titles: ["Property tax: bills, dates & payment", "Paying property tax {in}", "Property taxes | {org}"],
    openings: [
      "Property tax {in} is worked out from the assessed value of a home and the rates set by council each year.",
      "Two property tax bills are sent each year: an interim bill in winter and a final bill in summer.",
    ],
    facts: [
      "The final bill for {year} is due on {June 30|July 2|the last working day of June}.",
      "A monthly plan spreads the amount over {10|11|12} withdrawals from a bank account.",
      "A payment after the due date carries a penalty of {1|1.25|2} per cent a month.",
      "Part of the bill is collected for schools and passed on to the province.",
      "Seniors and people with disabilities may defer an increase if their income is low.",
      "The assessment is made by a provincial body; ask it for a reconsideration if the value seems wrong.",
    ],
    closings: ["Bring the roll number when you visit {street}, {hours}.", "Tax office: {phone}."],
  },
  {
    slug: "garbage-recycling-green-bin",
    titles: ["Garbage, recycling & green bin", "Collection calendar {year}", "Waste sorting {in}"],
    openings: [
      "Look up your address to see the collection calendar {of} for {year}.",
      "Green bins are emptied every week {in}, garbage and recycling on alternate weeks.",
    ],
    facts: [
      "Set carts out by 7 a.m., half a metre apart, and clear of snow banks.",
      "Food scraps, paper towels and coffee grounds go in the green bin.",
      "Up to {two|three|four} bags of garbage are taken; extra bags need a tag at {$2..5}.",
      "Leaves are picked up in paper bags in {April and November|May and October}.",
      "Old paint, propane tanks and needles belong at the depot at {street}.",
      "About {41..66} per cent of household waste is kept out of landfill.",
    ],
    closings: ["Missed collection? Call 311 or {phone}.", "A mobile app reminds you the evening before."],
  },
  {
    slug: "snow-clearing",
    titles: [
      "Snow clearing: roads, sidewalks & bus stops",
      "Winter parking ban",
      "Snow plowing and salting {in}",
    ],
    openings: [
      "Plows go out {in} when {five|eight} centimetres of snow have fallen, and salters when roads turn icy.",
      "Snow is cleared in order: main roads and hospitals, then bus routes, then residential streets.",
    ],
    facts: [
      "Main roads are cleared within {four|six|eight} hours, residential streets within {16|24|36}.",
      "During a winter parking ban cars may not stand on the street from 1 a.m. to 7 a.m.",
      "Sidewalks are cleared by {the city|owners, within 24 hours after the snow stops}.",
      "Do not push snow from a driveway onto the road; the fine is {$105..400}.",
      "Sand for steps can be picked up free of charge at {street}.",
      "Older residents and people with disabilities can register to have windrows removed.",
    ],
    closings: ["Follow the plows on the map.", "Report a missed street 24 hours after the storm at {phone}."],
  },
  {
    slug: "building-permits-and-zoning",
    titles: ["Building permits", "Apply for a building permit", "Decks, basements & garden suites: permits"],
    openings: [
      "You need a building permit {in} to build, enlarge, or change the use of a building.",
      "A permit shows that plans meet the building code, the zoning by-law and the fire rules.",
    ],
    facts: [
      "A complete application for a house is decided within {10|15|20} working days.",
      "Fences, small sheds and new shingles need none.",
      "Fees begin at {$150..330} and grow with the floor area.",
      "Up to {three|four} dwellings are now allowed on most residential lots.",
      "Secondary suites need fire separation and a second way out.",
      "Book inspections {one|two} working days ahead.",
    ],
    closings: [
      "Planners answer at the {office}, {street}, {hours}.",
      "Working without a permit can double the fee.",
    ],
  },
  {
    slug: "transit-fares",
    titles: ["Transit fares and passes", "Bus & rail: fares, routes, reduced passes"],
    openings: [
      "Buses {in} can be paid by card, by phone or in coins.",
      "A single fare is valid for {90|120} minutes in any direction.",
    ],
    facts: [
      "An adult fare is {$3..4} and cents; children under {12|13} ride free.",
      "Low-income riders pay about half after an application that takes {one week|two weeks}.",
      "Service is more frequent on {road} since {September|January}.",
      "Every bus kneels and has room for two wheelchairs.",
      "Door-to-door service must be booked by {noon|4 p.m.} the day before.",
      "Bicycles ride on the front rack at no charge.",
    ],
    closings: ["Lost property is kept at {street}.", "Trip planning by phone: {phone}."],
  },
  {
    slug: "recreation-and-arenas",
    titles: ["Swimming, skating & registered programs", "Recreation guide {year}"],
    openings: [
      "Pools, arenas and community centres {in} offer programs for all ages.",
      "Registration for {spring|summer|autumn|winter} programs opens on {date} at 7 a.m.",
    ],
    facts: [
      "There are {4..60} indoor rinks and {3..44} pools.",
      "Public skating costs {$3..7}; helmets are a good idea and required for children.",
      "Swimming lessons fill within hours, so try the waiting list.",
      "Families with low income have {$160..520} a year for each person toward fees.",
      "Fields and halls can be rented by the hour.",
      "Outdoor rinks are flooded by volunteers when it is cold enough.",
    ],
    closings: ["Questions: {phone}.", "The guide can be picked up at any library."],
  },
  {
    slug: "council-minutes",
    titles: ["Council minutes, {date}", "Minutes of City Council: {date}"],
    openings: [
      "Minutes of the regular meeting of council held on {date} at {street}.",
      "On {date} council met at {9:30 a.m.|1 p.m.|6 p.m.} with the mayor in the chair.",
    ],
    facts: [
      "The agenda was adopted with one item added.",
      "Council heard {three|seven|twelve} delegations on the zoning of {road}.",
      "By-law {2..9}{100..999} on {short-term rentals|idling|backyard hens} was given third reading.",
      "A tender of {$210..970},000 for {culverts|a pumping station|arena roofs} was accepted.",
      "A motion asked the province for more money for {shelters|transit|clinics}.",
      "Two members declared an interest and left the room.",
    ],
    closings: ["Council rose at {4|8|10}:{10..55} p.m.", "A video with captions is available."],
    type: "pdf",
    dated: true,
  },
  {
    slug: "budget",
    titles: ["{nextYear} budget: operating & capital", "Budget {nextYear} at a glance | {org}"],
    openings: [
      "Council approved the {nextYear} budget of {$180..990} million on {date}.",
      "The budget {of} for {nextYear} means a tax increase of {2..7}.{1..9} per cent for the average home.",
    ],
    facts: [
      "Police and fire make up {25..37} per cent of what is paid from property taxes.",
      "{$20..160} million go into roads, bridges and buses.",
      "An infrastructure levy of one per cent closes part of the repair gap.",
      "Grants from the province cover {9..24} per cent.",
      "Fees for {arenas|parking|building permits} go up by {2|3|4} per cent.",
      "Debt stays below the limit council has set.",
    ],
    closings: [
      "See where every dollar goes in the interactive tool.",
      "Residents spoke at two public meetings.",
    ],
    type: "pdf",
    dated: true,
  },
  {
    slug: "drinking-water",
    titles: ["Drinking water: tests and results", "Water quality, lead pipes & bills"],
    openings: [
      "Water {in} is tested at the plant and at taps throughout the network, thousands of times a year.",
      "Where the water {of} comes from, how it is treated, and what the tests of {lastYear} found.",
    ],
    facts: [
      "All {3..40},000 samples of the year met provincial standards but {two|five|nine}, which were repeated.",
      "Houses built before 1955 may have a lead pipe; testing is free.",
      "A filter is lent while a lead pipe is replaced.",
      "Water is moderately {soft|hard}; set your dishwasher for it.",
      "Lawn watering is allowed {every second day|before 10 a.m.|after 6 p.m.} in summer.",
      "Bills come every {two|three} months.",
    ],
    closings: ["Boil water notices are posted here first.", "Water emergencies at any hour: {phone}."],
  },
  {
    slug: "parking-and-bylaws",
    titles: ["Parking permits, tickets & by-laws", "By-law complaints: noise, property, parking"],
    openings: [
      "By-laws keep streets safe and neighbours on good terms {in}.",
      "Pay or dispute a parking ticket, buy a permit or report a by-law matter here.",
    ],
    facts: [
      "Overnight permits cost {$12..38} a month.",
      "A ticket can be disputed with a screening officer within 15 days.",
      "Noise is not allowed between 11 p.m. and 7 a.m.",
      "Grass must be kept below {20|25} centimetres.",
      "Renters can ask for an inspection of heat, pests or leaks.",
      "Complaints are answered in order of danger, most within {three|five} days.",
    ],
    closings: ["By-law enforcement: {phone}.", "Fines unpaid after 90 days are added to the tax roll."],
  },
  {
    slug: "news-affordable-housing",
    titles: ["{20..240} affordable homes open on {road}", "Housing news: {place} speeds up approvals"],
    openings: [
      "{place}, {date}: tenants have begun to move into new affordable homes on {road}.",
      "{theOrg} announced on {date} how it will use federal money to build homes faster.",
    ],
    facts: [
      "Rents are set at {70|80} per cent of the market for at least {25|40} years.",
      "{Fifteen|Twenty|Thirty} per cent of the homes can be reached by wheelchair.",
      "The land was given by the city, and the mortgage insured by the national housing agency.",
      "Homes for Indigenous families are run by an Indigenous non-profit.",
      "The waiting list has {900..9800} households.",
      "Solar panels and heat pumps keep bills low.",
    ],
    closings: [
      "Apply through the central registry at {phone}.",
      "Work on a second building starts in {nextYear}.",
    ],
    dated: true,
  },
];
