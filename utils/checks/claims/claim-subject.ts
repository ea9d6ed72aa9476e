import { lazy } from "../../platform/lazy.ts";
import { enough, withoutSource } from "./claim-source.ts";
import { GIVEN_NAMES } from "./given-names.ts";

/** What comes after it is not read: the first sentences of a long claim say what it is about. */
const LONGEST = 2_000;

/**
 * What a claim says about the world: without the dateline of an agency, who said it, when, and people's names, which no
 * page of a government repeats. Where nothing would be left, all of it.
 */
export function claimSubject(claim: string): string {
  const whole = claim.slice(0, LONGEST);
  const said = withoutSource(whole);
  const about = withoutTimes(withoutPeople(said, peopleIn(whole))).replace(DECIDES(), "");
  return enough(about, said, whole);
}

/** Who decides is not what was decided. */
const DECIDES = lazy(
  () =>
    /(?:Supreme Court|Federal Reserve)(?= (?:raised|cut|lowered|kept|held|struck|ruled|upheld|blocked|overturned|rejected|allowed|let|decided) )/u,
);

const WEEKDAY =
  "Mon|Tues|Wednes|Thurs|Fri|Satur|Sun".replace(/\w+/g, "$&day") +
  "|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo";
const MONTH =
  "jan(?:uary|\\.)|feb(?:ruary|\\.)|march|april|may|june|july|aug(?:ust|\\.)|sept(?:ember|\\.)|oct(?:ober|\\.)|nov(?:ember|\\.)|dec(?:ember|\\.)|janvier|février|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const FEAST =
  "thanksgiving|christmas(?: eve| day)?|easter|halloween|hanukkah|ramadan|new year[’']?s(?: eve| day)?|(?:labor|memorial|independence|veterans|columbus|election|inauguration|presidents[’']?) day|(?:the )?fourth of july|noël|pâques|navidad";
const WHEN =
  "on|by|before|after|since|until|till|over|around|in|during|from|through|of|last|this|next|late|early|mid|every|le|ce|avant|après|depuis|en|el|antes de|desde|hasta|del?";

/** A day that is the first word is what the sentence is about, and in "Black Friday" it is part of a name. */
const TIMES = lazy((): readonly RegExp[] => [
  new RegExp(
    `(?<=\\p{Ll}[,”"]? )(?<!(?<!\\p{L})\\p{Lu}\\p{Ll}{1,20} )(?:(?:${WHEN}) ){0,2}(?:${WEEKDAY})(?:[’']s)?(?![\\p{L}])(?: (?:morning|afternoon|evening|night))?`,
    "gu",
  ),
  new RegExp(`^(?:(?:${WHEN}) )+(?:${WEEKDAY})(?![\\p{L}])(?: (?:morning|afternoon|evening|night))?,?`, "iu"),
  new RegExp(`(?<![\\p{L}])(?:(?:${WHEN}) ){1,2}(?:${MONTH}|${FEAST})(?![\\p{L}])`, "giu"),
  new RegExp(`(?<![\\p{L}])(?:${MONTH})(?= \\d)|(?<=\\d )(?:de )?(?:${MONTH})(?![\\p{L}])`, "giu"),
  // The planet has a capital, and the prepositions before it are English.
  /(?<!\p{L})(?:[Ee]n|[Ll]e|[Cc]e|[Aa]vant|[Aa]près|[Dd]epuis|[Ff]in|[Dd]ébut|de) mars(?!\p{L})|(?<!\p{L})mars(?= \d)|(?<=\d(?:er)? )mars(?!\p{L})/gu,
]);

function withoutTimes(text: string): string {
  return TIMES().reduce(
    (rest, time) => rest.replaceAll(time.global ? time : new RegExp(time, "giu"), " "),
    text,
  );
}

const TITLE =
  "Sens?\\.|Reps?\\.|Govs?\\.|Mrs?\\.|Ms\\.|Drs?\\.|Prof\\.|Gen\\.|Lt\\.|Sgt\\.|[Pp]resident(?:-elect)?|[Vv]ice [Pp]resident|Senator|Representative|Congress(?:man|woman)|[Gg]overnor|[Mm]ayor|Secretary|[Pp]rime [Mm]inister|[Mm]inister|Justice|Judge|Chair(?:man|woman)?|Speaker|[Ss]pokes(?:man|woman|person)|Commissioner|Director|Attorney General|Chancellor|[Cc]andidate|M\\.|Mme|[Pp]résidente?|[Mm]inistre|[Pp]residenta|[Pp]residente|[Mm]inistr[oa]|[Ss]enadora?|[Ss]énat(?:eur|rice)|[Dd]éput[ée]e?";
const NAME = "\\p{Lu}[\\p{L}’'-]{0,40}\\p{Ll}";
const MIDDLE = "(?: \\p{Lu}\\.| (?:de|da|von|van|del|la|O[’']))?";
/** What a name may belong to, which is then no person: "Lincoln Memorial", "Justice Department". */
const OWNED =
  "Act|Administration|Agency|Airport|Amendment|Army|Authority|Bay|Bank|Bill|Bridge|Building|Bureau|Cent(?:er|re)|City|Clinic|College|Commission|Committee|Company|Corp(?:\\.|oration)?|Corps|Council|County|Court|Creek|Dam|Day|Department|District|Division|Fund|Grants?|Highway|Hospital|House|IRAs?|Island|Lake|Laborator(?:y|ies)|Law|Library|Loans?|Memorial|Monument|Museum|National|Office|Park|Port|Program|Project|Reservoir|River|School|Service|Space|State|Stadium|Street|Trail|Tunnel|University|Valley|Avenue|Blvd|Boulevard|Square|Washington|Luther";
const TITLED = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}])(?:${TITLE}) (${NAME}(?![\\p{L}])${MIDDLE}(?: ${NAME}(?![\\p{L}]))?)(?! (?:${OWNED})\\b)`,
      "gu",
    ),
);
/** Who governs or governed and is written about without a given name. Not surnames that are mostly other words: "Bush", "Brown". */
const LEADERS =
  "Badenoch|Biden|Carney|Clinton|DeSantis|Farage|Freeland|Harris|Kennedy|Legault|Macron|McConnell|Milei|Modi|Musk|Netanyahu|Newsom|Obama|Pelosi|Poilievre|Putin|Schumer|Sheinbaum|Starmer|Sunak|Trudeau|Trump|Vance|Zelensky";
/** Words with a capital at the start of a sentence that are no part of a name. */
const OPENING =
  "After|Avec|Because|Before|Can|Con|Depuis|Desde|Did|Does|Former|Has|If|Is|Le|El|Since|Sous|The|Under|Unlike|Was|When|While|With";
/** A surname that says enough, and is not within another name: "Trump Tower", "Fort Harris". */
const LEADER = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}]|(?!(?:${OPENING}) )\\p{Lu}\\p{L}{1,20} )(?:J\\.?D\\.? )?(?:${LEADERS})(?:(?![\\p{L}])(?! \\p{Lu}))`,
      "gu",
    ),
);
const PAIR = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}]|\\p{Lu}\\p{L}{1,20} |[Ss]t\\. )(${NAME})(?![\\p{L}])(?:${MIDDLE}(?: ${NAME})?) (${NAME})(?![\\p{L}])(?! (?:${OWNED})\\b| Jr\\.? (?:${OWNED})\\b)`,
      "gu",
    ),
);

/** The people a text names: with a title, with a given name that many have, or with a surname that everybody knows. */
function peopleIn(text: string): ReadonlySet<string> {
  const people = new Set<string>();
  const add = (name: string): void => {
    for (const word of name.split(" ")) if (/^\p{Lu}[\p{L}’'-]{2,}$/u.test(word)) people.add(word);
  };
  for (const [, name = ""] of text.matchAll(TITLED())) {
    if (!new RegExp(`(?:^| )(?:${OWNED})$`, "u").test(name)) add(name);
  }
  for (const [name] of text.matchAll(LEADER())) add(name);
  for (const [whole, given = ""] of text.matchAll(PAIR())) {
    if (GIVEN_NAMES().has(given.toLowerCase()) && !new RegExp(` (?:${OWNED})$`, "u").test(whole)) add(whole);
  }
  return people;
}

const PARTY = lazy(() => / \((?:[RDI]|Rep|Dem)[^()]{0,20}\)|,? [RDI]-\p{Lu}[\p{L}.]{1,12},?/gu);
const TITLES = lazy(() => new RegExp(`(?<![\\p{L}])(?:${TITLE}|J\\.?D\\.?)(?= \\u0000)`, "gu"));

function withoutPeople(text: string, people: ReadonlySet<string>): string {
  if (people.size === 0) return text;
  return text
    .replaceAll(/\p{Lu}[\p{L}’'-]*/gu, (word) => (people.has(word.replace(/[’']s$/u, "")) ? "\u0000" : word))
    .replaceAll(PARTY(), " ")
    .replaceAll(TITLES(), " ")
    .replaceAll("\u0000", " ");
}
