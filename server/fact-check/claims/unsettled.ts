import type { TableClaim } from "./claim.ts";

type Unsettled = Pick<TableClaim, "claim" | "wordings" | "about" | "summary" | "points">;

function unverifiable(entry: Unsettled): TableClaim {
  return { ...entry, verdict: "UNVERIFIABLE", confidence: 0.45, sources: [] };
}

function outside(entry: Unsettled): TableClaim {
  return { ...entry, verdict: "NOT_A_GOVERNMENT_MATTER", confidence: 0.95, sources: [] };
}

/** Claims that official sources of the United States cannot settle. */
export const unsettledClaims: TableClaim[] = [
  unverifiable({
    claim: "The government keeps alien spacecraft in Nevada.",
    wordings: [
      "Alien bodies are hidden at Area 51.",
      "The United States has recovered extraterrestrial craft and hides them.",
    ],
    about: ["alien | extraterrestrial | ufo"],
    summary:
      "Official pages report on unexplained sightings, but none supports or rules out what is said to be kept secret.",
    points: ["A claim about secrets leaves nothing that a public page could be compared with."],
  }),
  unverifiable({
    claim: "Members of Congress read every bill in full before they vote on it.",
    wordings: [
      "No member of Congress reads the bills before voting.",
      "Lawmakers do not read the laws that they pass.",
    ],
    about: ["congress", "read", "bill | law"],
    summary: "The texts of bills and the votes are published, but nobody records who has read what.",
    points: ["Congress.gov holds the text of every bill."],
  }),
  unverifiable({
    claim: "Members of Congress spend four hours a day on fundraising calls.",
    wordings: [
      "Lawmakers spend half of their day raising money on the telephone.",
      "Congressmen spend four hours daily calling donors.",
    ],
    about: ["fundraise | donor | money", "congress | congressman | senator", "spend"],
    summary: "Campaign reports show what was raised and from whom, not how long it took.",
    points: ["The Federal Election Commission publishes the reports."],
  }),
  unverifiable({
    claim: "There is a secret tunnel between the White House and the Supreme Court.",
    wordings: ["A hidden tunnel links the White House with the Supreme Court building."],
    about: ["tunnel", "white house"],
    summary:
      "No official source that describes the two buildings speaks of such a tunnel, and none rules it out.",
    points: ["Plans of secured buildings are not published."],
  }),
  unverifiable({
    claim: "Most Americans have never read the Constitution.",
    wordings: [
      "The majority of Americans never read the Constitution in full.",
      "Hardly anyone in America has read the whole Constitution.",
    ],
    about: ["read", "constitution"],
    summary: "No federal survey asks who has read the Constitution.",
    points: ["The National Archives publish the whole text."],
  }),
  unverifiable({
    claim: "Half of all federal regulations are never enforced.",
    wordings: [
      "50 percent of federal rules are not enforced by anyone.",
      "Agencies enforce only half of their regulations.",
    ],
    about: ["enforce", "regulation | rule"],
    summary: "Agencies publish what they enforce; no official source counts the rules that nobody does.",
    points: ["All rules in force stand in the Code of Federal Regulations."],
  }),
  outside({
    claim: "The mayor of Leeds cut the library budget by a third.",
    wordings: [
      "Leeds library spending was slashed by one third by its mayor.",
      "In Leeds the mayor reduced the budget of the libraries by a third.",
    ],
    about: ["leeds", "library"],
    summary: "Leeds is a city in England; only United States government is in scope.",
    points: ["The council of the city and the government in London are the places to ask."],
  }),
  outside({
    claim: "The French parliament raised the retirement age to 64.",
    wordings: ["France raised its retirement age to 64.", "In France the pension age was lifted to 64."],
    about: ["france | french"],
    summary: "It is a matter of the government of France; only United States government is in scope.",
    points: ["The official journal of France publishes its laws."],
  }),
  outside({
    claim: "Adding salt to water makes it boil faster.",
    wordings: ["Salted water comes to a boil sooner.", "A pinch of salt speeds up boiling water."],
    about: ["salt", "water", "boil"],
    summary: "It is about cooking, and no government source decides it.",
    points: ["A cookbook or a physics book is the better place to look."],
  }),
  outside({
    claim: "The home team always wins on a rainy Sunday.",
    wordings: ["Home teams win more games when it rains.", "Our team never loses at home in the rain."],
    about: ["team", "win | lose"],
    summary: "It is about sport, and no government source decides it.",
    points: ["Leagues publish their own results."],
  }),
  outside({
    claim: "A famous singer has sold more albums than any other artist.",
    wordings: [
      "No singer has ever sold as many albums.",
      "The singer broke the record for the most albums sold.",
    ],
    about: ["singer | artist", "album", "sell"],
    summary: "It is about entertainment, and no government source decides it.",
    points: ["Trade groups of the music business keep such counts."],
  }),
  outside({
    claim: "It always rains after I wash my car.",
    wordings: ["Washing the car makes it rain.", "Every time I wash my car it starts to rain."],
    about: ["rain", "wash", "car"],
    summary: "It is a joke about the weather, and no government source decides it.",
    points: ["Forecasts are another matter: the National Weather Service publishes them."],
  }),
  outside({
    claim: "The newest phone has the longest battery life of all phones.",
    wordings: [
      "No smartphone battery lasts longer than that of the new model.",
      "This phone has the best battery on the market.",
    ],
    about: ["phone | smartphone", "battery"],
    summary: "It is about the product of a private company, and no government source decides it.",
    points: ["Independent tests compare such products."],
  }),
];
