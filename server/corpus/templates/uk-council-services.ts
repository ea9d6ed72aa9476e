import type { Subject } from "../subject.ts";

export const ukCouncilServices: readonly Subject[] = [
  {
    slug: "council-tax",
    titles: [
      "Council tax: bands, bills and discounts",
      "Pay your council tax",
      "Council tax {fiscal} | {org}",
    ],
    openings: [
      "Council tax helps to pay for local services {in}, from bin collections to social care.",
      "Almost every home {in} is placed in a council tax band, and one bill is sent to each household.",
    ],
    facts: [
      "Bills for {fiscal} are sent in March and can be paid in {10|12} monthly instalments.",
      "People who live alone can have 25 per cent taken off the bill.",
      "Full-time students are not counted, and a home where only students live is exempt.",
      "Council tax support helps people on a low income with up to {75|80|100} per cent of the bill.",
      "A home that has stood empty and unfurnished for a year may be charged a premium.",
      "Bands are set by the valuation office and not by us; ask them if you think yours is wrong.",
      "Tell us within 21 days if you move, or if someone joins or leaves the household.",
    ],
    closings: [
      "Set up a Direct Debit online or ring {phone}.",
      "If you cannot pay, speak to us before a reminder turns into a summons.",
    ],
  },
  {
    slug: "bins-and-recycling",
    titles: [
      "Bins & recycling: check your collection day",
      "Bin collection days {in}",
      "What goes in which bin",
    ],
    openings: [
      "Bins {in} are emptied {every week|once a fortnight}; put them at the edge of your property by {6|6.30|7}am.",
      "Type in your postcode to see which bin is emptied next.",
    ],
    facts: [
      "Recycling takes paper, card, cans, glass bottles, and plastic pots, tubs and trays.",
      "Food waste goes in the {small caddy|green caddy} and is turned into gas and fertiliser.",
      "Garden waste collections cost {£38..72} a year for each bin and run from {February|March} to {November|December}.",
      "Batteries and electrical items must never go in a bin, because they catch fire in the lorry.",
      "A bulky collection of up to {three|five} items costs {£25..60}.",
      "Over Christmas collections are {one day|two days} later than usual.",
      "The household recycling centre is at {street}; book a slot before you come.",
    ],
    closings: [
      "Report a missed bin within {one|two} working days at {phone}.",
      "A new or larger bin can be ordered online.",
    ],
  },
  {
    slug: "planning-applications",
    titles: [
      "Search and comment on planning applications",
      "Planning permission {in}",
      "Apply for planning permission",
    ],
    openings: [
      "You can look up any planning application {in}, see the drawings, and say what you think of it.",
      "Most building work, and many changes of use, need planning permission from {theOrg}.",
    ],
    facts: [
      "A householder application is usually decided within eight weeks, and a major one within thirteen.",
      "Small extensions and loft conversions are often permitted development and need no application.",
      "Comments must reach us within 21 days and are published with your name.",
      "Loss of light, traffic and noise count; loss of a view or of property value do not.",
      "Work on a listed building, or on a tree in a conservation area, needs consent as well.",
      "About {84..93} per cent of decisions are made by officers, and the others by the planning committee.",
      "An applicant who is refused may appeal to an independent inspector.",
    ],
    closings: [
      "Pre-application advice costs from {£60..240}.",
      "The duty planner answers on {phone}, {hours}.",
    ],
  },
  {
    slug: "housing-benefit",
    titles: [
      "Housing benefit and council tax support",
      "Help with your rent: housing benefit",
      "Benefits & money advice",
    ],
    openings: [
      "Housing benefit helps to pay the rent of people of pension age, and of those in supported or temporary housing.",
      "Most people of working age who need help with rent {in} now claim Universal Credit instead of housing benefit.",
    ],
    facts: [
      "Savings above £16,000 normally rule out a claim, unless you receive the guarantee part of Pension Credit.",
      "Tell us straight away when your income, your rent or the people in your home change.",
      "A discretionary housing payment can bridge a gap between benefit and rent for a time.",
      "Payments are made every {two|four} weeks to you or to the landlord.",
      "Send proof as photographs from a phone; we no longer need the originals.",
      "New claims are decided in about {14..27} days once we have everything.",
    ],
    closings: [
      "A calculator shows what you may be entitled to.",
      "If you disagree with a decision, ask us to look again within one month.",
    ],
  },
  {
    slug: "parking-permits",
    titles: [
      "Resident parking permits",
      "Parking: permits, fines & car parks",
      "Challenge a penalty charge notice",
    ],
    openings: [
      "Permits let residents {in} park in the zone where they live.",
      "{theOrg} runs {8..60} car parks and {5..40} controlled parking zones.",
    ],
    facts: [
      "A first permit costs {£40..130} a year; a second one costs more, and cars with low emissions less.",
      "Visitor permits are sold in books of {five|ten|twenty}.",
      "A penalty charge is halved when it is paid within 14 days.",
      "A challenge stops the clock; send photographs of signs and lines with it.",
      "Blue Badge holders may park on yellow lines for up to three hours where loading is allowed.",
      "Permits are digital, so there is nothing to stick on the windscreen.",
    ],
    closings: [
      "Parking services: {phone}, {hours}.",
      "Dropped kerbs and white lines need a separate application.",
    ],
  },
  {
    slug: "school-admissions",
    titles: ["School admissions {nextYear}", "Apply for a school place", "Starting school {in}"],
    openings: [
      "Apply here for a place at a primary or secondary school for September {nextYear}.",
      "Parents {in} can name {three|four|five|six} schools, in the order they would like them.",
    ],
    facts: [
      "Apply for secondary school by 31 October and for primary school by 15 January.",
      "Offers are made on 1 March and 16 April, or the next working day.",
      "Looked-after children come first, then brothers and sisters, then those who live nearest.",
      "{88..96} per cent of families were offered one of their first three schools last year.",
      "If your child is refused a place you may appeal to an independent panel.",
      "Children with an education, health and care plan follow a different path.",
    ],
    closings: [
      "Late applications are considered after all others.",
      "The admissions team is at {street}, telephone {phone}.",
    ],
  },
  {
    slug: "libraries",
    titles: ["Libraries and opening times", "Join the library", "Libraries {in}"],
    openings: [
      "Joining the library is free for everyone who lives, works or studies {in}.",
      "There are {4..36} libraries {in}, a home delivery service, and thousands of e-books.",
    ],
    facts: [
      "The central library on {road} is open {hours} on weekdays and until 4pm on Saturdays.",
      "Borrow up to {12|15|20|30} books for three weeks.",
      "Children never pay fines; adults pay {10|20|25} pence a day.",
      "Use of computers is free for {one|two} hours a day, with help for beginners on {Tuesdays|Thursdays}.",
      "The local studies room keeps maps, parish records and newspapers back to {1750..1880}.",
      "Warm spaces with free tea are open from November to March.",
    ],
    closings: [
      "Rhyme time for babies is held every {Monday|Wednesday|Friday} at 10.30am.",
      "Bring something with your name and address on it.",
    ],
  },
  {
    slug: "register-to-vote",
    titles: ["Register to vote", "Elections and voting {in}", "Electoral register & postal votes"],
    openings: [
      "You must be on the electoral register to vote {in}.",
      "Registering to vote takes about five minutes online; have your National Insurance number at hand.",
    ],
    facts: [
      "Register by midnight, 12 working days before polling day.",
      "A postal vote lets you vote from home; you will be asked for your signature when you apply.",
      "Ask for a proxy vote if someone is to vote for you.",
      "Each household is asked once a year, between July and November, who lives there.",
      "The open register can be bought by anyone, and you may ask to be left out of it.",
      "{120..690} polling stations open from 7am to 10pm on polling day.",
    ],
    closings: ["Electoral services: {phone}.", "Students may register both at home and where they study."],
  },
  {
    slug: "report-a-pothole",
    titles: [
      "Report a pothole or a road problem",
      "Roads & pavements: report it",
      "Potholes, street lights and gullies",
    ],
    openings: [
      "Tell us about a hole in the road, a broken street light or a blocked gully {in}.",
      "{theOrg} looks after {300..3900} kilometres of road and inspects the busiest every month.",
    ],
    facts: [
      "A hole deeper than {40|50} millimetres on a main road is made safe within {24 hours|two working days}.",
      "Mark the place on the map and add a photograph if you can take one safely.",
      "Trunk roads and motorways are looked after by the national highways body.",
      "Last year {3..29},000 potholes were filled.",
      "Gritting lorries treat {38..52} per cent of the network when ice is forecast.",
      "Claims for damage need evidence that we should have known about the hole.",
    ],
    closings: ["Urgent and out of hours: {phone}.", "You will be sent a message when the repair is done."],
  },
];
