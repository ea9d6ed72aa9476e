import type { Subject } from "../subject.ts";

export const usState: readonly Subject[] = [
  {
    slug: "unemployment-insurance",
    titles: [
      "File for unemployment insurance",
      "Unemployment benefits {in}",
      "Unemployment insurance: claims & appeals",
    ],
    openings: [
      "Workers who lost a job {in} through no fault of their own can apply for unemployment insurance.",
      "Unemployment insurance {in} replaces part of your wages while you look for work.",
    ],
    facts: [
      "File in the first week after your job ends; benefits are not paid for weeks before you file.",
      "You need Social Security number, the names of employers of the last 18 months, and bank details.",
      "Certify every week that you were able to work, available, and looking for work.",
      "Report wages in the week in which you earned them, even when you have not been paid yet.",
      "Benefits are taxable income; you may have 10 percent withheld for federal tax.",
      "A decision can be appealed within {10|15|21|30} days of the date on the letter.",
    ],
    closings: [
      "Claims line: {phone}, {hours}.",
      "Employers pay for the program through a payroll tax; nothing is taken from your wages in most states.",
    ],
  },
  {
    slug: "driver-license-real-id",
    titles: [
      "Driver license and REAL ID",
      "Get or renew a driver license {in}",
      "REAL ID: which documents to bring",
    ],
    openings: [
      "You can apply for a driver license, an identification card or a REAL ID at an office {in}.",
      "A REAL ID card has a star in its upper corner and is accepted at airport checkpoints.",
    ],
    facts: [
      "For a REAL ID bring one proof of identity, one of Social Security number and two of residence.",
      "A license is valid for {four|five|six|eight} years and costs {$20..62}.",
      "New residents must change their license within {30|60|90} days.",
      "Teen drivers begin with a learner permit at {15|15½|16} and log {40|50|60} hours with an adult.",
      "Many renewals can be done online, every second time.",
      "The written test has {20..40} questions and is offered in {three|seven|nine} languages.",
    ],
    closings: ["Make an appointment, since walk-in waits can exceed an hour.", "Customer service: {phone}."],
  },
  {
    slug: "voter-registration",
    notIn: ["ND"],
    titles: ["Register to vote", "Voter registration & absentee ballots {in}", "Am I registered to vote?"],
    openings: [
      "Here you can register to vote {in}, update an address, or see whether you are registered.",
      "To vote {in} you must be a citizen, a resident, and 18 years old by election day.",
    ],
    facts: [
      "Registration online takes five minutes with a driver license number.",
      "A registration by mail must be postmarked by the deadline set in state law.",
      "You can ask for an absentee ballot for one election or for a whole year.",
      "If you move within the county, update the address before you vote.",
      "Voters may bring a person of their choice to help them, but not their employer.",
      "People with a felony conviction should ask how and when their rights are restored.",
    ],
    closings: [
      "Election questions: {phone}.",
      "Sample ballots are posted about {30|40|45} days before an election.",
    ],
  },
  {
    slug: "minimum-wage-and-overtime",
    titles: ["Minimum wage & overtime", "Wage and hour law {in}", "Minimum wage posters"],
    openings: [
      "Employers {in} must pay at least the minimum wage, and post a notice where workers can read it.",
      "Where federal, state and local minimum wages differ, workers receive the highest of them.",
    ],
    facts: [
      "The federal minimum wage has been $7.25 an hour since July 2009.",
      "Overtime at one and a half times the rate is due after 40 hours in a week for most hourly workers.",
      "Workers who receive tips may be paid a lower cash wage if tips make up the difference, where state law allows it.",
      "A final paycheck is due {by the next payday|within six days|at once when a worker is dismissed}.",
      "A wage claim can be filed within {two|three|six} years, without a lawyer and free of charge.",
      "No one may be punished for asking about pay.",
    ],
    closings: [
      "Labor standards office: {street}, {phone}.",
      "Posters can be printed in English and Spanish.",
    ],
  },
  {
    slug: "food-and-medical-assistance",
    titles: ["Food benefits (SNAP) & Medicaid", "Apply for Medicaid and SNAP {in}"],
    openings: [
      "One application covers food benefits, medical coverage and cash help {in}.",
      "Families and adults {in} with a low income may qualify for SNAP and Medicaid.",
    ],
    facts: [
      "SNAP benefits are loaded onto a card each month and can be used in shops and farmers' markets.",
      "A decision is made within 30 days, or within 7 when there is almost no money in the house.",
      "Children and pregnant women qualify for Medicaid at higher incomes than other adults.",
      "Report a change of income or household within {10|30} days.",
      "An interview is held by telephone.",
      "If benefits are refused you may ask for a fair hearing.",
    ],
    closings: ["Apply online or call {phone}.", "Interpreters are free; tell us which language you speak."],
  },
  {
    slug: "state-income-tax-refund",
    notIn: ["AK", "FL", "NH", "NV", "SD", "TN", "TX", "WA", "WY"],
    titles: ["Where is my refund?", "State taxes: file, pay & track a refund"],
    openings: [
      "Check on a refund, make a payment or find a tax form for {place}.",
      "Most people who file electronically {in} have an answer within {two|three|four} weeks.",
    ],
    facts: [
      "Have the tax year, Social Security number and whole-dollar amount of the refund ready.",
      "An extension gives more time to file but not to pay.",
      "Payment plans are offered for up to {24|36|60} months.",
      "Some returns are checked by hand to stop identity theft.",
      "Free filing is offered to households below an income limit.",
      "Property tax relief for renters and seniors is claimed on a separate form.",
    ],
    closings: ["Taxpayer services: {phone}, {hours}.", "We never ask for payment with gift cards."],
  },
  {
    slug: "public-records",
    ofAgencies: true,
    titles: ["Public records and open meetings", "Request state records"],
    openings: [
      "The public records law {of} opens most papers and data of the government to everyone.",
      "Send a public records request to the agency that holds the record.",
    ],
    facts: [
      "A request may be made in writing, by email or in person.",
      "The agency answers promptly, at the latest within {3|5|7|10} working days.",
      "It may charge for copies and must tell you the estimate first.",
      "Medical records, trade secrets and open investigations are exempt.",
      "Meetings of public bodies are announced at least {24|48|72} hours ahead.",
      "A denial can be taken to {court|the attorney general|an ombudsman}.",
    ],
    closings: ["Records officer: {office}, {street}.", "An index of agencies and contacts is attached."],
  },
  {
    slug: "news-governor-signs-budget",
    notIn: ["DC"],
    titles: ["Governor signs budget for {year}", "State budget signed: schools, roads & health"],
    openings: [
      "{date}: the governor signed the state budget today.",
      "The budget {of} became law on {date}.",
    ],
    facts: [
      "It spends {$6..58}.{1..9} billion, {1..7} percent more than the last.",
      "Teachers receive a raise of {2|3|4} percent.",
      "{$60..900} million go to roads and bridges.",
      "The rainy day fund reaches {9..16} percent of revenue.",
      "Child care providers are paid more for infants.",
      "Two items were vetoed.",
    ],
    closings: [
      "The bill and the veto letter can be downloaded.",
      "The new fiscal year begins July 1 in most states.",
    ],
    dated: true,
  },
  {
    slug: "professional-licenses",
    titles: ["Professional licenses: look up & renew", "Check a license before you hire"],
    openings: [
      "Look up the license of a nurse, contractor, barber or engineer {in}.",
      "More than {90..310} trades and professions {in} need a license.",
    ],
    facts: [
      "The look-up shows whether a license is active and whether there was discipline.",
      "Renewals are due every {one|two|three} years with proof of courses.",
      "Military spouses with a license from elsewhere are processed within {15|30} days.",
      "Ask a contractor for the number and proof of insurance before you sign.",
      "Complaints are read by a board of members of the trade and of the public.",
      "Fees lie between {$30..70} and {$180..460}.",
    ],
    closings: ["Licensing: {street}, {hours}.", "Call {phone} about a renewal."],
  },
  {
    slug: "state-parks",
    notIn: ["DC"],
    titles: ["State parks: fees, camping & trails", "Reserve a campsite"],
    openings: [
      "State parks {in} are open all year, with camping in season.",
      "Plan a visit to one of {12..240} state parks {in}.",
    ],
    facts: [
      "A day pass costs {$3..12} a car and an annual pass {$30..95}.",
      "Campsites can be booked {six|nine|twelve} months ahead.",
      "Dogs are welcome on a leash, though not on swimming beaches.",
      "Do not move firewood; it carries beetles.",
      "Fourth graders and veterans with a disability enter free.",
      "Water levels and fire bans are updated each morning.",
    ],
    closings: ["Park information: {phone}.", "Trail maps can be saved on a phone before you go."],
  },
];
