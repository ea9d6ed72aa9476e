import type { HandPage } from "../../corpus/hand-page.ts";

export const electionPages = {
  electoralCollege: {
    domain: "archives.gov",
    path: "/electoral-college/about",
    title: "What is the Electoral College?",
    text: "The Electoral College has 538 electors, and a majority of 270 electoral votes is needed to elect the president. Each state has as many electors as it has senators and representatives; the District of Columbia has three. In 48 states the winner of the state takes all its electors, while Maine and Nebraska divide theirs. A candidate can win the most votes nationwide and still lose, as happened in 1824, 1876, 1888, 2000 and 2016.",
  },
  whoCanVote: {
    domain: "vote.gov",
    path: "/guide-to-voting/who-can-vote",
    title: "Who can vote",
    text: "Only U.S. citizens may vote in federal elections. It is a crime for people who are not citizens to do so, even for lawful permanent residents. Voters must meet the residency rules of their state, be 18 on or before Election Day and, in every state but North Dakota, be registered. A few cities let noncitizens vote in local elections. Rules on voting after a felony differ from state to state.",
  },
  voterId: {
    domain: "usa.gov",
    path: "/voter-id",
    title: "Voter ID requirements",
    text: "Each state decides whether voters have to show identification at the polls. Most states ask for some form of it, and some of them accept only a photo ID. In other states voters give their name and address and sign. Federal law asks some people who registered by mail for the first time and gave no number to show identification, which may be a utility bill. Somebody without the ID of the state can usually cast a provisional ballot.",
  },
  electionDay: {
    domain: "eac.gov",
    path: "/voters/election-day",
    title: "Election Day",
    text: "Federal elections are held on the Tuesday after the first Monday in November, by a law of 1845. Election Day is not a federal holiday, although several states make it a holiday of their own or give workers time off to vote. Most states offer early voting in person. The presidential election comes every four years; the whole House of Representatives and a third of the Senate are elected every two years.",
  },
  womensVote: {
    domain: "archives.gov",
    path: "/milestone-documents/19th-amendment",
    title: "19th Amendment: women's right to vote",
    text: "The 19th Amendment gave American women the right to vote nationwide. Congress passed it on June 4, 1919, and it was ratified on August 18, 1920, when Tennessee became the last state needed. Some states and territories had let women vote before, Wyoming first in 1869. Many women of color were kept from the polls for decades after, until the Voting Rights Act of 1965.",
  },
  votingAge: {
    domain: "archives.gov",
    path: "/founding-docs/26th-amendment",
    title: "26th Amendment: the voting age",
    text: "The 26th Amendment lowered the voting age in the United States from 21 to 18. It was ratified on July 1, 1971, a little over three months after Congress passed it, faster than any other amendment. Young men had been drafted at 18 for the war in Vietnam while most states let nobody vote before 21. Some states let 17-year-olds vote in primaries if they turn 18 by the general election.",
  },
  contributions: {
    domain: "fec.gov",
    path: "/help-candidates-and-committees/contribution-limits",
    title: "Who may give money to a federal campaign, and how much",
    text: "Federal law limits how much a person may give to a candidate for each election, and the limit is adjusted for prices in odd-numbered years. Foreign nationals may not give or spend money in any federal, state or local election; lawful permanent residents may. Corporations and unions may not give to candidates directly. Committees that only spend independently of a candidate may take unlimited amounts. Cash gifts of more than $100 are not allowed.",
  },
  oregonMail: {
    domain: "oregon.gov",
    path: "/vote/vote-by-mail",
    title: "Voting by mail in Oregon",
    text: "Oregon conducts its elections by mail. Voters approved this in 1998, and in 2000 Oregon was the first state to hold a presidential election entirely by mail. Ballots are sent to every registered voter about two to three weeks before the election. They may be mailed back or left in an official drop box, and count if they are postmarked by Election Day. County offices check each signature against the one on file.",
  },
} satisfies Record<string, HandPage>;
