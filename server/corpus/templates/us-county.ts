import type { Subject } from "../subject.ts";

export const usCounty: readonly Subject[] = [
  {
    slug: "property-assessment-and-appeals",
    titles: ["Property assessment & appeals", "How your property is assessed {in}"],
    openings: [
      "The assessor values every parcel {in} so that property tax is shared fairly.",
      "A notice of value is mailed each year to owners {in}; it is not a bill.",
    ],
    facts: [
      "Values are based on sales of similar homes in the {year|two years|eighteen months} before.",
      "An exemption for an owner's own home must be claimed once.",
      "Seniors, veterans and people with disabilities may qualify for more.",
      "Appeals are due {30|45|60} days after the notice and are heard by a board of citizens.",
      "Bring photographs, an appraisal or the sale prices of three houses nearby.",
      "The office keeps maps of {90..980},000 parcels.",
    ],
    closings: ["Search a parcel by address or number.", "Assessor: {street}, {phone}."],
  },
  {
    slug: "elections-and-voting",
    titles: ["Elections: vote centers & results", "Vote by mail or in person {in}"],
    openings: [
      "The elections office {in} registers voters, mails ballots and counts them.",
      "Everything a voter {in} needs for the next election.",
    ],
    facts: [
      "Ballots are mailed about {three|four} weeks before election day.",
      "Drop boxes at {12..90} places are emptied daily by two people.",
      "Every returned envelope is checked against the signature on file.",
      "Observers may watch the count.",
      "Results are posted after polls close, and certified within {10|14|21} days.",
      "Poll workers are paid {$110..290} for the day; sign up from age 16.",
    ],
    closings: ["Elections: {phone}.", "Voting materials come in English and {Spanish|four other languages}."],
  },
  {
    slug: "court-fees-and-forms",
    titles: ["Court fees & forms", "Superior court: filing fees", "Small claims court {in}"],
    openings: [
      "Fees for filing a case with the clerk {in} are set by law and listed here.",
      "You can file a small claim without a lawyer at the courthouse, {street}.",
    ],
    facts: [
      "A small claim costs {$30..110} to file, and a divorce {$180..435}.",
      "If you cannot afford a fee, ask for a waiver and show your income.",
      "Traffic tickets may be paid online, in {two|three} instalments, or contested.",
      "Jurors are paid {$15..50} a day and must report at 8 a.m.",
      "The self-help center explains forms but gives no legal advice.",
      "Interpreters are free in {all|criminal and family} cases.",
    ],
    closings: ["Clerk of court: {hours}, {phone}.", "Weapons and cameras are not allowed in the building."],
  },
  {
    slug: "immunization-clinics",
    titles: ["Immunization clinics", "Vaccines for children & adults {in}", "School vaccine requirements"],
    openings: [
      "Public health nurses {in} give vaccines to children and adults, whether or not they are insured.",
      "Children need certain vaccinations before they start school {in}.",
    ],
    facts: [
      "Clinics are held on {Monday|Wednesday|Friday} from {1|2} to {5|6} p.m. at {street}.",
      "Vaccines for children without insurance are free under a federal program.",
      "Bring the yellow card or any record you have.",
      "Flu shots are offered from September at schools and churches.",
      "Measles vaccine takes two weeks to protect, so plan before you travel.",
      "Records can be printed from the state registry.",
    ],
    closings: ["Appointments: {phone}.", "Se habla español."],
  },
  {
    slug: "marriage-licenses-and-vital-records",
    titles: ["Marriage licenses", "Birth & death certificates {in}"],
    openings: [
      "Couples apply together for a marriage license at the clerk's office, {street}.",
      "Order a certified copy of a birth or death that took place {in}.",
    ],
    facts: [
      "A license costs {$25..110}; bring a photo ID.",
      "It may be used {at once|after 24 hours|after three days} and for {30|60|90} days.",
      "No blood test is asked for.",
      "Certified copies are {$10..31} each.",
      "Ceremonies are held on {Tuesdays|Fridays} by appointment.",
      "Records before {1908|1912|1920} are at the state archives.",
    ],
    closings: ["Recorder: {hours}, {phone}.", "Order by mail with a notarized form."],
  },
  {
    slug: "restaurant-inspections",
    titles: ["Restaurant inspections", "Food safety scores {in}"],
    openings: [
      "Inspectors visit {1..14},000 restaurants, trucks and school kitchens {in}.",
      "See how a restaurant did at its last inspections.",
    ],
    facts: [
      "Risky kitchens are seen {three|four} times a year, others once.",
      "Points are given for {cold food that is too warm|hands that are not washed|signs of mice}.",
      "A place with more than {30|35|45} points is closed until it is cleaned.",
      "Every shift needs someone with a food manager certificate.",
      "In {lastYear} there were {9..140} closures.",
      "Tell us if you became ill after a meal.",
    ],
    closings: ["Report online or at {phone}.", "The data can be downloaded."],
  },
  {
    slug: "board-of-commissioners-minutes",
    titles: ["Board minutes, {date}", "Minutes of the county board: {date}"],
    openings: [
      "The board met in regular session on {date} at {9|9:30|10} a.m.",
      "Minutes of the meeting held on {date} in the county administration building, {street}.",
    ],
    facts: [
      "The consent calendar was approved.",
      "The sheriff's request for {cameras|overtime|two detectives} was {granted|put off}.",
      "A bridge on {road} will be replaced for {$1..9}.{1..9} million.",
      "The board accepted a grant for {opioid treatment|wildfire safety|rural internet}.",
      "Residents spoke about {a solar farm|a gravel pit|jail staffing}.",
      "The burn ban was {lifted|extended}.",
    ],
    closings: ["Adjourned at {11|12}:{10..55}.", "Approved by voice vote at the next meeting."],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 28 },
  },
  {
    slug: "emergency-alerts",
    titles: ["Emergency alerts: flood, fire & heat", "Sign up for alerts {in}"],
    openings: [
      "Sign up to be called or texted when your part {of} is in danger.",
      "Emergency managers {in} prepare for floods, fires, heat and storms.",
    ],
    facts: [
      "Alerts are sent for evacuation, severe weather and missing children.",
      "Know two ways out, and have a bag ready with water, medicine and papers.",
      "Sandbags are filled at {street} before a storm.",
      "Cooling centers open when the heat index passes {95|100|105}.",
      "Tell us if you need a ride or power for a medical device.",
      "Sirens are tested on the first {Tuesday|Wednesday} of the month.",
    ],
    closings: ["In danger call 911; for information {phone}.", "Alerts come in English and Spanish."],
  },
];
