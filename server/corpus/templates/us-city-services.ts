import type { Subject } from "../subject.ts";

export const usCityServices: readonly Subject[] = [
  {
    slug: "property-tax-bills",
    titles: ["Property tax bills and due dates", "Paying your property taxes {in}", "Property Tax | {org}"],
    openings: [
      "Property taxes pay for a large share of what {theOrg} does, from {fire stations|street repair} to {parks|libraries}.",
      "Every owner of land or a building {in} receives a property tax bill once a year.",
    ],
    facts: [
      "Bills for tax year {year} are mailed in {September|October|November} and can be paid in {two|four} installments.",
      "The assessed value comes from the county assessor; the city only sets its own part of the rate.",
      "A payment that arrives late is charged interest of {1|1.5} percent for each month or part of a month.",
      "Homeowners over {61..67} with a limited income may ask for a deferral or an exemption before {March|April} {2..30}.",
      "You can pay online, by mail, or in person at the {office}, {street}, from {hours}.",
      "If you think the assessment is too high, appeal within {30|45|60} days of the date on the notice.",
    ],
    closings: [
      "Questions about a bill: call {phone} and have the parcel number ready.",
      "Mortgage companies usually pay the bill for owners with an escrow account; check with yours first.",
    ],
  },
  {
    slug: "trash-recycling-collection",
    titles: ["Trash & recycling collection", "Recycling and yard waste {in}", "When is my collection day?"],
    openings: [
      "Crews collect household trash and recycling from about {18..190} routes {in} each week.",
      "Put carts at the curb by {6|6:30|7} a.m. on your collection day, handles toward the house.",
    ],
    facts: [
      "Recycling goes out every {week|other week} on the same day as trash; look up your week by address.",
      "Paper, cardboard, metal cans, and bottles, jars and jugs can go in the recycling cart without bags.",
      "Plastic bags, foam and garden hoses tangle the sorting machines and do not belong in the cart.",
      "Yard waste is picked up from {March|April} to {November|December} in paper bags or a labelled cart.",
      "After a holiday every route that week runs one day late.",
      "A bulky item such as a sofa is collected for {$15..45} when you book at least {two|three} days ahead.",
      "Paint, batteries and motor oil go to the drop-off site at {street}, open on Saturdays.",
    ],
    closings: [
      "Missed? Report it by {noon|5 p.m.} the next working day at {phone}.",
      "A larger cart costs {$4..12} more a month.",
    ],
  },
  {
    slug: "building-permits",
    titles: [
      "Building permits",
      "Do I need a permit? Work < 200 sq ft & small repairs",
      "Permits and inspections {in}",
    ],
    openings: [
      "Most work on a building {in} needs a permit before it begins, and inspections while it goes on.",
      "A permit makes sure that a deck, an addition or a new furnace is safe for the people who live with it.",
    ],
    facts: [
      "A permit for a residential project starts at {$65..210}; larger jobs are charged by the value of the work.",
      "Painting, flooring and cabinets need none, and neither does a shed under {120|200} square feet in most zones.",
      "Plans for a one-family house are reviewed in about {8..25} working days.",
      "Submit drawings online as PDF files, or bring {two|three} paper sets to the {office} at {street}.",
      "Electrical and plumbing work must be done by a licensed contractor, unless you own and live in the house.",
      "Call for an inspection at least one working day ahead; inspectors work from {hours}.",
    ],
    closings: [
      "Work done without a permit is charged double, and may have to be opened up for inspection.",
      "Staff answer questions about permits at {phone}.",
    ],
  },
  {
    slug: "parking-permits-and-tickets",
    titles: [
      "Parking permits, meters and tickets",
      "Residential parking permits {in}",
      "Pay or contest a parking ticket",
    ],
    openings: [
      "Where you may park {in}, and for how long, depends on the signs on the block and on the hour.",
      "Residents of {6..34} permit areas can buy a parking permit for the street they live on.",
    ],
    facts: [
      "A residential permit costs {$20..95} a year, and each household may buy up to {two|three}.",
      "Bring the vehicle registration and a lease or utility bill that shows the address.",
      "Meters run from 8 a.m. to {6|7|8} p.m. except on Sundays and city holidays.",
      "A ticket must be paid or contested within {14|21|30} days, after which the fine goes up.",
      "To contest one, send a short statement with photographs; a hearing officer answers in about {four|six} weeks.",
      "Vehicles left on the street for more than {48|72} hours can be towed.",
    ],
    closings: [
      "Disabled parking placards from any state are honored at every meter.",
      "Parking services: {street}, {hours}, {phone}.",
    ],
  },
  {
    slug: "snow-emergency-routes",
    notIn: ["AL", "AZ", "CA", "FL", "GA", "HI", "LA", "TX"],
    titles: [
      "Snow emergencies and winter parking",
      "Snow plowing priorities",
      "Storm response: what gets cleared first",
    ],
    openings: [
      "When a storm is on the way, {theOrg} decides by {3|4|6} p.m. whether to declare an emergency.",
      "Main roads, hospital routes and bus lines are cleared first after a storm; side streets follow.",
    ],
    facts: [
      "During an emergency no one may park on a posted route until it has been cleared to the curb.",
      "Side streets are normally finished within {12|24|36} hours after the storm ends.",
      "Property owners must clear the sidewalk within {12|24} hours, at least {36|42} inches wide.",
      "Please do not push snow or branches into the street or over a fire hydrant.",
      "Towed cars can be collected at {street}; the fee is {$95..240} plus storage.",
      "Neighbors who cannot clear a walk may ask for a volunteer through the {office}.",
    ],
    closings: [
      "Sign up for text messages to hear about an emergency as soon as it is declared.",
      "Report a blocked road at {phone}, day and night.",
    ],
  },
  {
    slug: "library-hours-and-cards",
    titles: ["Library hours and branches", "Get a library card", "Public library {of}"],
    openings: [
      "Anyone who lives, works or goes to school {in} can have a library card free of charge.",
      "The public library {in} has {2..28} branches and a bookmobile that visits schools and senior centers.",
    ],
    facts: [
      "The main library on {road} opens {hours} on weekdays and from 10 a.m. on Saturdays.",
      "A card lets you borrow {20..60} items at a time, for three weeks, with {two|three} renewals.",
      "There are no fines for overdue books; a lost one is charged at its price.",
      "Branches lend museum passes, {hotspots|seed packets|telescopes} and tools as well as books.",
      "Story time for children under five is held every {Tuesday|Wednesday|Thursday} morning.",
      "The local history room keeps newspapers {of} back to {1850..1919}.",
    ],
    closings: [
      "Librarians answer questions in person, by chat, or at {phone}.",
      "Meeting rooms can be booked up to {30|60|90} days ahead.",
    ],
  },
  {
    slug: "water-quality-report",
    titles: ["{lastYear} drinking water quality report", "Annual water quality report | {place}"],
    openings: [
      "This report tells what was found in tests of drinking water {in} during {lastYear}, and where the water comes from.",
      "Tap water {in} met every federal and state standard for health in {lastYear}.",
    ],
    facts: [
      "Our laboratory tested {2..60}00 samples for more than {80..120} substances.",
      "Lead was measured at {60..140} homes; the 90th percentile was {1..6} parts per billion, below the action level of 15.",
      "Chlorine is added to kill germs, and {fluoride is added to protect teeth|the water is naturally low in fluoride}.",
      "Run a cold tap for a minute if it has not been used for several hours, most of all in an old house.",
      "PFAS were tested for under the federal monitoring rule and were {not detected|found below the new limits}.",
      "About {2..30} miles of old main are replaced each year.",
    ],
    closings: [
      "Ask for a paper copy or a free lead test at {phone}.",
      "Informe importante sobre su agua potable: pida una copia en español al {phone}.",
    ],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 365 },
  },
  {
    slug: "public-records-request",
    titles: ["Request a public record", "Public records {&|and} open data", "How to ask for city records"],
    openings: [
      "Anyone may ask to see or copy a record of {theOrg}, without giving a reason.",
      "City records belong to the public. Many are online already, and the rest can be requested.",
    ],
    facts: [
      "Describe the record as closely as you can: the department, the dates, and the people or address it is about.",
      "You will hear from us within {3|5|10} working days, with the record, a date for it, or the reason it is withheld.",
      "Inspecting records is free; copies cost {10|15|25} cents a page and staff time may be charged for large requests.",
      "Police reports, body camera video and 911 recordings are requested from the police department.",
      "Personal details, such as Social Security numbers, are blacked out before a record is released.",
      "Each year about {4..90}00 requests are answered, most of them within two weeks.",
    ],
    closings: [
      "Send a request online, by mail to the {office}, {street}, or at {phone}.",
      "If a request is denied you may appeal to the city attorney within {30|60|90} days.",
    ],
  },
  {
    slug: "business-license",
    titles: ["Business license: apply or renew", "Starting a business {in}", "Business licenses & taxes"],
    openings: [
      "Every business that operates {in}, even from a spare room, needs a business license from the city.",
      "Opening a business {in} takes four steps: a name, a place, a license and an inspection.",
    ],
    facts: [
      "The license costs {$50..180} in the first year and is renewed every {January|July}.",
      "Check the zoning of the address before you sign a lease; some uses need a hearing.",
      "Restaurants and food trucks also need a permit from the county health department.",
      "A home business may not put up a sign larger than {one|two|four} square feet.",
      "Sales tax is registered with the state and not with the city.",
      "The small business desk offers free advice on {Tuesdays|Wednesdays|Thursdays} in English and Spanish.",
    ],
    closings: [
      "Apply online, or visit the {office} at {street}, {hours}.",
      "Display the license where customers can see it.",
    ],
  },
  {
    slug: "pothole-and-street-repair",
    titles: [
      "Report a pothole",
      "Street repair & paving schedule {year}",
      "Potholes, streetlights and signs",
    ],
    openings: [
      "Tell us about a pothole, a dark streetlight or a fallen sign, and a crew will come and look.",
      "{theOrg} looks after {180..5200} miles of street, and fills about {20..900}00 potholes a year.",
    ],
    facts: [
      "A pothole on a main road is filled within {two|three} working days, others within {seven|ten}.",
      "Give the nearest address or cross street, and say which lane it is in.",
      "State highways that pass through the city are repaired by the state, to whom we forward reports.",
      "The paving program for {year} covers {road} and about {12..140} other blocks.",
      "Streets are chosen by a survey of their surface every {two|three|four} years.",
      "A claim for damage to a car must be filed with the city clerk within {90|180} days.",
    ],
    closings: [
      "Report by phone at 311 or {phone}, or on the map.",
      "You will get a number with which to follow the repair.",
    ],
  },
];
