/** How a sentence may begin before its subject without naming another one. */
const LEAD =
  "(?:(?:And|But|So|Yet|Still|Then|Instead|However|Meanwhile|Also|Overall),? )?(?:(?:(?:In|By|Since|Until|After|Before|From|During) (?:early |late |mid-)?(?:[a-z]{3,9} )?(?:(?:19|20)\\d\\d|then|that(?: (?:year|time))?|[A-Z][a-z]{2,8})|(?:Last|This|That|The (?:next|same|previous)) (?:year|month|week)),? )?";
/** Not the day or the year that a sentence begins with: "This year, …". */
const SPAN = "(?:years?|months?|weeks?|days?|times?|spring|summer|fall|winter|decade|century|fiscal)\\b";
const SUBJECT = [
  "(?:[Ii]t|[Tt]hey|[Hh]e|[Ss]he|[Ii]ts|[Tt]heir|[Hh]is|[Hh]er|[Bb]oth (?:are|were|have|had|rose|fell))\\b",
  `(?:[Tt]his|[Tt]hese)\\b(?! ${SPAN})`,
  `(?:[Tt]hat|[Tt]hose)\\b(?! ${SPAN}| who| aged?\\b| with| in\\b| over| under| making| earning)`,
].join("|");
const BEFORE = [
  new RegExp(`^["“]?${LEAD}(?:${SUBJECT})`),
  /^["“]?(?:Of|Among) (?:those|these|them)\b/,
  /^["“]?(?:[A-Z\d][\w$%.,-]{0,20} )(?:[\w$%.,-]{1,20} ){0,3}of (?:them|those|these)\b(?! who| aged?\b| with| in\b)/,
  // No subject at all.
  /^["“]?(?:Up|Down) (?:from|by|about|nearly|\d)/,
];
/** "It" that is nobody: what it is comes after it. */
const NOBODY =
  /^["“]?It(?:['’]s| is| was| will be| has been| remains| became) (?:now |still |also )?(?:(?:il)?legal|unlawful|unconstitutional|against the law|mandatory|a (?:federal )?(?:crime|felony|misdemeanor))\b[^.]{0,80} (?:to|for|that) [a-z]|^["“]?It (?:takes|took|costs?) [^.]{1,80} to [a-z]/;

/** Whether a sentence can be read by itself: its subject is not in the sentence before it. */
export function standsAlone(sentence: string): boolean {
  return NOBODY.test(sentence) || !BEFORE.some((before) => before.test(sentence));
}

const FIRST_PERSON = [
  /\b(?:my|myself|we|our|ours|ourselves|let us|let['’]s|nous|notre|nos(?!\.)|nosotros|nuestr[oa]s?)\b/i,
  // In capitals it is the state of Maine.
  /\b[Mm]e\b/,
  // Not a mine, and not its administration.
  /\b(?:of|is|are|was|were) mine(?=[\s]*(?:[.,;:!?)”"’]|$))/,
];
/** Not "Schedule I", "Title I", "I-95", "I.R.S." and "(i)". */
const I =
  /(?<![\p{L}\p{N}][.–&/-]|[(]|\b(?:schedule|title|article|section|phase|type|part|class|category|tier|chapter|war|stage|level|division|region|group|appendix|annex|volume|subtitle|subpart|unit|grade)s? )\bI\b(?![.–&/-][\p{L}\p{N}]|[.]? ?[)])/iu;

/** The first person is nobody that a reader knows, unless somebody is quoted. */
export function isFirstPerson(text: string): boolean {
  const isShouted = !/\p{Ll}/u.test(text);
  const written = isShouted ? text.toLowerCase() : text;
  return I.test(written) || FIRST_PERSON.some((person) => person.test(written));
}

const QUOTE = /["“][^"“”]{1,480}["”]/g;
const SAYS =
  "(?:said|says|told|tells|wrote|writes|claimed|claims|argued|argues|added|tweeted|posted|announced|testified|insisted|boasted|declared)";
const SAID = new RegExp(`\\b${SAYS}\\b`);
/** Who "she" is was in the sentence before. */
const SAID_BY_PRONOUN = new RegExp(
  `\\b(?:he|she|they|it|who)(?: (?:also|later|then))? ${SAYS}\\b|\\b${SAYS} (?:he|she|they)\\b`,
  "i",
);

/**
 * A sentence without what somebody is quoted with in it, where it names who that is: "we" in the quote is then the speaker,
 * whom the reader knows.
 */
export function withoutNamedSpeech(sentence: string): string {
  const narrated = sentence.replaceAll(QUOTE, " ");
  const isNamed = SAID.test(narrated) && !SAID_BY_PRONOUN.test(narrated);
  return isNamed ? narrated : sentence;
}
