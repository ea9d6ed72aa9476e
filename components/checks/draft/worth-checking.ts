import { isFirstPerson, standsAlone, withoutNamedSpeech } from "../../../utils/text/sentence-alone.ts";
import { sentencesIn } from "../../../utils/text/sentences-in.ts";
import { statedWithoutNumber } from "./plain-statements.ts";

export const MOST_OFFERED = 30;

/** Shorter ones are headings and captions; longer ones are lists that have lost their marks. */
const SHORTEST = 25;
const LONGEST = 500;
const FEWEST_WORDS = 5;

/** The sentences of an English text that are worth checking, in the order of the text. */
export function sentencesToCheck(text: string): readonly string[] {
  return likeliest(
    [...new Set(sentencesIn(text))].map((sentence) => ({ sentence, worth: worth(sentence) })),
    MOST_OFFERED,
  );
}

interface Judged {
  readonly sentence: string;
  readonly worth: number;
}

/** So many sentences that are worth checking, those with the most signs, in the order of the text. */
export function likeliest(sentences: readonly Judged[], most: number): readonly string[] {
  return sentences
    .map((each, index) => ({ ...each, index }))
    .filter((each) => each.worth > 0)
    .toSorted((one, other) => other.worth - one.worth || one.index - other.index)
    .slice(0, most)
    .toSorted((one, other) => one.index - other.index)
    .map(({ sentence }) => sentence);
}

/** What makes a sentence one that official sources can answer, and how much. */
const SIGNS: readonly (readonly [RegExp, number])[] = [
  // Money and shares.
  [/[$£€]\s?\d|\d[,.]*\s?(?:dollars|euros|pounds|cents)\b|\d\s?[€£$]/i, 3],
  [/\d\s?(?:%|percent\b|per cent\b|percentage points?\b)|\bpercent of\b/i, 3],
  [
    /\b(?:half|a third|a quarter|two-thirds|one in \w+|\w+ (?:out of|in) (?:every )?(?:two|three|four|five|six|ten|\d+))\b/i,
    2,
  ],
  // Amounts.
  [/\d[,.]*\s?(?:thousand|million|billion|trillion)s?\b|\b\d{1,3},\d{3}\b/i, 3],
  [/^There (?:are|were) (?:\w+ )?\d/i, 2],
  [/\b(?:only|about|nearly|almost|more than|fewer than|less than|over|under|at least|up to)\s+[$£€]?\d/i, 1],
  [/\b\d+ (?:days|weeks|months|years|states|people|women|men|children|families|jobs|cases)\b/i, 1],
  [/\b\d+ votes\b|\bfilibuster\b|\bpassed (?:a|the) [a-z ]{0,30}\b(?:bill|law)\b/i, 2],
  // What is laid down as a number.
  [
    /\b(?:wages?|ages?|salary|limit|fine|fee|penalty)\b[^.]{0,40}\s(?:is|was|are|were|of|to)\s(?:\w+\s)?\d/i,
    3,
  ],
  // Laws and courts.
  [/\b(?:income|sales|property|estate|payroll) tax(?:es)?\b|\btax credit\b/i, 3],
  [
    /\b(?:Act|Bill|Amendment|Constitution|Treaty)\b|\b(?:Section|Title|Article|H\.R\.|S\.)\s?\d+|\bexecutive order\b/,
    3,
  ],
  [
    /\b(?:the|an?) (?:law|bill|act|rule|regulation)\b|\b(?:signed|vetoed|struck down|ban(?:s|ned)?|outlaw(?:s|ed)|prohibit(?:s|ed)|repeal(?:s|ed)|legali[sz]e[sd]?)\b/i,
    2,
  ],
  [/\b(?:eligible|ineligible|illegal|legal|required?|requires|entitled|taxe[sd])\b/i, 2],
  [/\bsupreme court\b|\bappeals court\b|\bfederal (?:judges?|courts?|law)\b/i, 2],
  // Governments and their agencies.
  [
    /\b(?:Department|Bureau|Office|Agency|Administration|Commission|Centers?|Ministry|Federal Reserve|Border Patrol)\b/,
    2,
  ],
  [
    /\b(?:IRS|CDC|FDA|FBI|CIA|EPA|NASA|FEMA|ICE|CBP|USDA|HUD|DOJ|DHS|SEC|FCC|FTC|NIH|NOAA|VA|GAO|CBO|NHS|ONS|HMRC)\b/,
    2,
  ],
  [
    /\b(?:Congress|Senate|the House|House of Representatives|Parliament|White House|president|governor|government|federal)\b/i,
    1,
  ],
  [
    /\b(?:Social Security|Medicare|Medicaid|food stamps|food assistance|unemployment|inflation|poverty|national debt)\b/i,
    2,
  ],
  [/\b(?:United States|U\.S\.|Americans?|immigrants?|Canada|United Kingdom|Britain)\b/, 1],
  // Change over time, and firsts.
  [/\b(?:rose|fell|grew|dropped|doubled|tripled|halved|increased?|decreased?|declined|raised|cut)\b/i, 2],
  [
    /\b(?:compared (?:with|to)|(?:up|down) (?:from|\d)|since (?:19|20)\d\d|than (?:in|any|the)|twice as|from [$£€]?\d[\d,.]* to)\b/i,
    2,
  ],
  [/\b(?:highest|lowest|most|fewest|record|for the first time|in more than \d+ years)\b/i, 1],
  [/\b(?:19|20)\d\d\b|\b(?:last|first half of the) year\b/, 1],
  [/\b(?:covers?|pays? for)\b/i, 1],
  [/\b(?:according to|the report found|recommends?|recorded|recognized)\b/i, 1],
];

/** A single weak sign, such as a year, is in half of all sentences. */
const ENOUGH = 3;

/** Questions, opinions, and what is not about the world but about the page. */
const NEVER: readonly RegExp[] = [
  /[?？]["”’»)]?$|[?？]["”]/,
  /\b(?:should|ought to|shouldn't|shouldn’t|opinion|hopefully|unfortunately|sadly|worst|disgrace\w*|beautiful|terrible|outrageous|hopes?)\b/i,
  /\b(?:I|we) (?:\w+ )?(?:think|believe|feel|guess|suppose|hope|wish|love|hate|want|need|suspect)\b/i,
  /\b(?:subscribe|sign up|click|log in|read more|newsletter|unlimited access|copyright|all rights reserved|cookies?|please|call \d|photo by|you may|you can save)\b/i,
  /\b(?:it seems|seems? to|apparently|arguably|(?:promise|vow|pledge)[sd]? to|(?:promised|vowed|pledged) to|will fight)\b|^Nothing is more\b/i,
  /^(?:published|updated|posted|by [A-Z]\w+ [A-Z]\w+$|this story was)/i,
];
/** In small letters: "US" is the country. */
const US = /\bus\b/;

/** How much a sentence is worth checking; 0: not at all. */
export function worth(sentence: string): number {
  if (sentence.length < SHORTEST || sentence.length > LONGEST) return 0;
  if (sentence.split(/\s+/).length < FEWEST_WORDS) return 0;
  if (NEVER.some((never) => never.test(sentence)) || !standsAlone(sentence)) return 0;
  const narrated = withoutNamedSpeech(sentence);
  if (US.test(narrated) || isFirstPerson(narrated)) return 0;
  const signs = SIGNS.reduce((total, [sign, weight]) => total + (sign.test(sentence) ? weight : 0), 0);
  const sum = signs + statedWithoutNumber(sentence);
  return sum >= ENOUGH ? sum : 0;
}
