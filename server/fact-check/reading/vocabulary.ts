import { stem } from "./stem.ts";

function list(words: string): string[] {
  return words.trim().split(/\s+/);
}

/** Words that carry no meaning of their own in a claim, and the talk around one ("I read that …"). */
const fillers = new Set(
  list(`a about according actual actually after age aged ago all also am among an and another any anybody anymore anyone
    anything are as at away back be because been before being between both but by call called can can't cannot claim
    claimed claims could couldn't currently daily day days did didn't do does doesn't doing don't done down during each either
    else even ever every everybody everyone exactly fact facts for friend from further get gets getting give gives given
    go goes going had hadn't has hasn't have haven't having he heard her here hers him his hour hourly hours how however
    i if in into is isn't it itself just keep keeps know known let lets like longer made make makes making many me might
    more most much must my myself myth need needs needed neither never no nobody none nor not nothing now of off
    official officially often old on once one only onto or other others our out over people per person post read
    really said same saw say saying says see seen set sets she should shouldn't show shows since so some somebody someone
    something soon stand stands still such take takes than that the their them then there these they thing things think
    this those though through to today told too toward true truth under until up upon us very via want wants was wasn't
    way we week weekly weeks well were weren't what when where whether which while who whole whom whose why will with
    within without won't would wouldn't wrong year yearly years yes yet you your annual annually month monthly months
    law laws legally rule rules apply applies use used using amount total false untrue simply currently exist exists
    may less least fewer older younger sit lie remain stay equal amount provide offer receive contain consist comprise gain
    obtain grant happen`),
);

const fillerStems = new Set([...fillers].map(stem));

/** Words that say "of the United States"; a claim may say them or leave them out. */
const scopeWords = new Set(
  list(`america america's american americans country country's countrywide federal federally
    nation nation's national nationally nationwide usa`),
);

/** Words read as one another. The first of each line stands for the rest. */
const sameMeaning = [
  "raise hike increase boost lift rise grow",
  "lower cut reduce decrease drop slash fall decline",
  "worker employee staff laborer",
  "employer boss company business firm",
  "child kid youngster",
  "buy purchase",
  "retiree pensioner",
  "congress lawmaker congressional legislator congressman congressmen congresswoman",
  "judge justice",
  "require requirement mandatory compulsory obligate oblige mandate force",
  "allow permit permission permissible legal legalize lawful",
  "guarantee promise ensure",
  "vote ballot voter",
  "president presidential presidency",
  "retire retirement",
  "tax taxpayer",
  "pay payment paid payable",
  "immigrant migrant",
  "citizen citizenship",
  "insure insurance insured",
  "cover coverage",
  "drug medicine medication prescription",
  "doctor physician",
  "test exam examination",
  "begin start commence",
  "end stop cease expire",
  "qualify eligible eligibility",
  "represent representation",
  "file submit",
  "last latest recent recently",
  "minimum lowest smallest",
  "electricity electric electrical power",
  "gun firearm",
  "state statewide",
  "border frontier",
  "deduct deduction deductible",
  "gamble lottery",
];

const representative = new Map<string, string>();
for (const line of sameMeaning) {
  const [first = "", ...rest] = list(line).map(stem);
  for (const word of rest) if (!representative.has(word)) representative.set(word, first);
}

export type WordRole = "filler" | "scope" | "meaning";

export function roleOf(word: string): WordRole {
  const bare = word.replace(/'s$/, "");
  if (scopeWords.has(word) || scopeWords.has(bare)) return "scope";
  const isFiller = fillers.has(word) || fillerStems.has(stem(bare)) || bare.length < 2;
  return isFiller ? "filler" : "meaning";
}

/** The form in which two words of one meaning are equal. */
export function meaningOf(word: string): string {
  const root = stem(word);
  return representative.get(root) ?? root;
}
