import type { HandPage } from "../../corpus/hand-page.ts";

export const constitutionPages = {
  house: {
    domain: "house.gov",
    path: "/the-house-explained",
    title: "The House of Representatives explained",
    text: "The House of Representatives has 435 voting members, divided among the 50 states by population. A law of 1929 fixed that number. Representatives serve two-year terms and must be at least 25 years old. The District of Columbia and four territories send delegates, and Puerto Rico a resident commissioner, who may speak and vote in committees but not on the final passage of bills. Bills that raise revenue start in the House, and the House alone can impeach.",
  },
  senate: {
    domain: "senate.gov",
    path: "/about/origins-foundations",
    title: "About the Senate: members, terms, debate",
    text: "The Senate has 100 members, two from each state, whatever its population. Senators serve six-year terms, and about a third of the seats are up for election every two years. A senator must be at least 30 years old. Debate is not limited unless 60 senators vote to end it, so most bills need 60 votes to move forward. A simple majority is enough to pass a bill once debate has ended, to confirm nominees, and for budget reconciliation. Treaties need two thirds of the senators present.",
  },
  legislation: {
    domain: "congress.gov",
    path: "/legislative-process/vetoes",
    title: "The legislative process: presidential actions and vetoes",
    text: "A bill that both chambers have passed goes to the president, who may sign it or veto it. Congress can override a veto by a vote of two thirds in each chamber. A bill becomes law without a signature after ten days, Sundays excepted, if Congress is in session. If Congress adjourns within those days, an unsigned bill dies; this is called a pocket veto. Presidents have vetoed about 2,600 bills since 1789, and Congress has overridden fewer than one in twenty of the vetoes.",
  },
  declarations: {
    domain: "senate.gov",
    path: "/about/powers-procedures/declarations-of-war",
    title: "Declarations of war by Congress",
    text: "The Constitution gives Congress the power to declare war. Congress has declared war 11 times, against 10 countries, from Great Britain in 1812 to the last declarations of the Second World War. The last were made on June 4, 1942, against Bulgaria, Hungary and Romania. Since then it has agreed to resolutions that authorize the use of force. Congress never declared war in Korea or Vietnam; for Vietnam it passed the Gulf of Tonkin Resolution in 1964.",
  },
  supremeCourt: {
    domain: "supremecourt.gov",
    path: "/about/institution",
    title: "The Court as an institution",
    text: "The Supreme Court has nine justices: the Chief Justice of the United States and eight associate justices. The Constitution does not say how many there are; Congress sets the number by law. It was six in 1789, changed several times and has been nine since 1869. Justices hold office during good behavior, which means for life unless they retire, resign or are removed after impeachment. There is no retirement age. The president nominates them and the Senate confirms them.",
  },
  presidency: {
    domain: "usa.gov",
    path: "/requirements-for-presidential-candidates",
    title: "Constitutional requirements for presidents",
    text: "A president must be a natural-born citizen, be at least 35 years old and have lived in the United States for 14 years. No person can be elected president more than twice. The 22nd Amendment, ratified in 1951, set that limit after Franklin D. Roosevelt had been elected four times. Somebody who has served more than two years of another's term may be elected only once. The term lasts four years and begins at noon on January 20.",
  },
  pardons: {
    domain: "justice.gov",
    path: "/pardon/frequently-asked-questions",
    title: "Pardons: frequently asked questions",
    text: "The president can pardon federal crimes but not state crimes. The Constitution gives the power for offenses against the United States, except in cases of impeachment. Someone convicted in a state court has to turn to the governor or to the board of that state. A pardon is a sign of forgiveness and does not mean that the person was innocent. The Office of the Pardon Attorney asks applicants to wait five years after release or conviction.",
  },
  amendments: {
    domain: "archives.gov",
    path: "/founding-docs/amendments-11-27",
    title: "The amendments to the Constitution",
    text: "The Constitution has 27 amendments. The first ten, the Bill of Rights, were ratified together on December 15, 1791. The last one, the 27th, on the pay of Congress, was ratified in 1992, more than 200 years after it had been proposed. An amendment needs two thirds of both chambers of Congress, or a convention that two thirds of the states ask for, and then the assent of three fourths of the states. The president has no formal part in it.",
  },
  declaration: {
    domain: "archives.gov",
    path: "/founding-docs/declaration-history",
    title: "The Declaration of Independence: how it came about",
    text: "The Second Continental Congress voted for independence on July 2, 1776 and adopted the text of the Declaration on July 4. Most delegates did not sign it that day. The parchment was written out by hand in the weeks that followed, and most of the 56 signers put their names to it on August 2, 1776; some signed later still. The copies printed in the night of July 4 carried only the names of John Hancock and Charles Thomson.",
  },
  nebraska: {
    domain: "nebraska.gov",
    path: "/government/unicameral",
    title: "Nebraska's one-house legislature",
    text: "Nebraska is the only state whose legislature has a single chamber. Voters approved it in 1934 and it first met in 1937. Its 49 members are called senators, serve four-year terms and are elected without party labels on the ballot. Every bill gets a public hearing. All other states have two chambers, as the Congress of the United States has.",
  },
} satisfies Record<string, HandPage>;
