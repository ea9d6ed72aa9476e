const COUNTRIES =
  "Canada|China|Mexico|Russia|Ukraine|Israel|Iran|India|Japan|Germany|the U\\.S\\.|the United States|Britain|the UK";
const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Puerto Rico|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Alberta|British Columbia|Manitoba|Ontario|Quebec|Saskatchewan";
const WHERE = `(?:the (?:nation|country|world|state|province|continent)|(?:every|any) (?:state|country)|a (?:decade|century|generation)|history|${COUNTRIES}|${STATES})`;

const RANKED =
  "buyer|consumer|cost|crime|debt|deficit|economy|emitter|employer|exporter|health care|holder|importer|income|level|murder|number|partner|population|poverty|price|producer|rate|share|source|spending|supplier|tax|unemployment|user|wage";
const COUNTED =
  "abortions|bases|birds|cars|coal|crimes?|deaths|debt|doctors|drugs|electricity|farmland|guns|hospitals|immigrants|jobs|land|murders|oil|people|prisoners|refugees|steel|students|taxes|teachers|veterans|voters|water|weapons|women|workers";

/** What states something that can be looked up without a number, and how much of a claim it is. */
const STATEMENTS: readonly (readonly [RegExp, number])[] = [
  // First or last among all.
  [
    new RegExp(
      `\\b(?:highest|lowest|largest|smallest|biggest|cheapest|top|leading|worst|most|least|fewest)(?: [a-z-]{1,20}){0,2} (?:${RANKED})s?(?: [a-z-]{1,20}){0,3} (?:in|of|to) ${WHERE}(?![\\w-])`,
    ),
    3,
  ],
  [/\b(?:leading|main|top|most common) cause of (?:death|injury|disability)\b/i, 3],
  [
    /\b(?:warmest|hottest|coldest|wettest|driest|highest|lowest|largest|worst|deadliest)\b[^.,;]{0,40} on record\b/i,
    3,
  ],
  [
    new RegExp(
      `\\b(?:world|nation|country|state)['’]s (?:second-)?(?:highest|lowest|largest|smallest|biggest|top|leading)(?: [a-z-]{1,20}){0,2} (?:${RANKED})s?\\b`,
    ),
    3,
  ],
  // More than others.
  [new RegExp(`\\b(?:more|fewer|less) (?:[a-z-]{1,20} )?(?:${COUNTED})\\b[^.,;]{0,40} than\\b`), 2],
  [
    /\b(?:(?:earn|pay|cost|make)s? (?:more|less)|(?:is|are) (?:lower|higher|more common|less common) in)\b[^.,;]{0,40} than\b/,
    2,
  ],
  [
    /^Most [A-Z]?[a-z]+ (?:\w+ )?(?:support|oppose|favor|favour|believe|own|use|have|receive|pay|live|want)\b/,
    2,
  ],
  // What is allowed, and for whom.
  [
    /\b(?:cannot|can not|may not|are (?:not )?allowed to) (?:legally )?(?:vote|work|own|buy|carry|adopt|marry|enlist|sue|strike|deduct|negotiate)\b|\bcan (?:pardon|legally)\b/i,
    2,
  ],
  [/\b(?:abolish(?:es|ed)|immunity|exempt|pardon(?:s|ed)?)\b/i, 2],
  [/\b(?:court|judge|justices) (?:has |have )?(?:ruled|held|found) that\b/i, 2],
  [/\bconstitutional (?:amendment|right)\b/i, 2],
  // What causes what, how often it is, and trade.
  [/\b(?:do|does|did) not cause\b|\bcause[sd]? (?:autism|cancer|asthma|death|infertility|inflation)\b/i, 2],
  [/\b(?:extremely|very|exceedingly) (?:rare|common)\b|\bwidespread\b/i, 2],
  [/\b(?:imports?|exports?|produces?|supplies) (?:most|nearly all|almost all|half|more|the most)\b/i, 2],
];

/** Such sentences state something too, and are told elsewhere by the same words. */
const FORBIDS =
  /\b(?:ban(?:s|ned)|outlaw(?:s|ed)|prohibit(?:s|ed)|repeal(?:s|ed)|(?:il)?legal|legali[sz]e[sd]?|struck down)\b/i;

/** What official sources write about, and where. By itself each is in half of all sentences. */
const MATTERS: readonly RegExp[] = [
  /\b(?:abortions?|asylum|autism|background checks|climate|crimes?|death penalty|deportations?|drugs|elections?|emissions|farmland|felons?|fentanyl|fraud|guns?|gun (?:owners|deaths)|homeless(?:ness)?|immigrants?|insurance|marijuana|murders?|noncitizens?|oil|opioids?|pensions?|police|prison(?:s|ers?)?|refugees?|taxes|temperatures?|turbines|vaccin(?:es?|ations?)|voters?|votes?|wages|earn)\b/i,
  new RegExp(`\\b(?:${COUNTRIES}|${STATES}|Americans|Canadians)\\b`),
];

/** How much a sentence states that has no number; 0: nothing. */
export function statedWithoutNumber(sentence: string): number {
  const sum = STATEMENTS.reduce((total, [states, weight]) => total + (states.test(sentence) ? weight : 0), 0);
  if (sum === 0 && !FORBIDS.test(sentence)) return 0;
  return sum + MATTERS.filter((matter) => matter.test(sentence)).length;
}
