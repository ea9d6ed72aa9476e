import { lazy } from "../../platform/lazy.ts";

/** A claim without the dateline of an agency and who said it. */
export function withoutSource(claim: string): string {
  return withoutSpeakers(withoutDateline(claim));
}

/** The first text that is more than a word or two; the last one where none is. */
export function enough(...texts: readonly string[]): string {
  return texts.find((text) => (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= FEWEST_WORDS) ?? texts.at(-1) ?? "";
}

const FEWEST_WORDS = 2;

/**
 * "WASHINGTON (AP) — Congress …", "Paris, Nov. 3 (Reuters) - The …". What comes after the dash begins a sentence. A short dash
 * without a space hangs two names together: "U.S.-Mexico border".
 */
const DATELINES = lazy((): readonly RegExp[] => [
  /^\s*\p{Lu}[\p{Lu}’'.-]{2,24}(?: \p{Lu}[\p{Lu}’'.-]{1,24}){0,3}(?:, [\p{L}\p{N}. ]{2,24})?(?: \([^()]{2,30}\))?(?: ?—{1,2} ?|(?<=\)) ?[–-]{1,2} ?| ?-- ?|[–-] | [–-] ?)(?=["“«]?\p{Lu})/u,
  /^\s*\p{Lu}[\p{L} ’'.-]{2,30}(?:, [\p{L}\p{N}. ]{2,24})? \((?:\p{Lu}{2,6}|Reuters|Bloomberg)\) ?[—–-]{1,2} /u,
  /^\s*(?:breaking|just in|exclusive|update|watch|video|fact[ -]check|alerte|exclusif|última hora)(?: news)?\s?[:—–-] /iu,
]);

function withoutDateline(text: string): string {
  return DATELINES().reduce((rest, dateline) => rest.replace(dateline, ""), text);
}

/** "A say", "that say" and "must say" state nothing. */
const SAY =
  "(?<!(?<![\\p{L}])(?:an?|any|final|her|his|more|no|our|own|some|the|their|to|can|cannot|could|did|do|does|may|might|must|not|should|will|would|that|which|who) )say";
/** Verbs that only people who speak do. */
const SAYS = `${SAY}|said|says|told|tells|tweeted|argued|argues|insisted|insists|asserted|testified|dijo|afirmó|sostuvo|dicen|afirman|a dit|a affirmé|affirme|affirment|disent`;
/** Verbs that also say what somebody did ("added 200,000 jobs"), unless "that" follows, something is quoted or nothing else follows. */
const SAYS_OR_DOES =
  "wrote|posted|stated|added|boasted|aseguró|declaró|señaló|a déclaré|a assuré|assure|déclare";
/** Verbs that are nouns or have other meanings too, unless "that" follows. */
const SAYS_THAT =
  "argue|warn|(?<!(?<![\\p{L}])(?:an?|another|can|false|may|must|one|that|this|to) )claim|claimed|claims|announced|announces|reported|reports|states|warned|warns|promised|promises|noted|notes|estimates|estimated|believes|suggested|suggests|found|shows|showed|confirmed|acknowledged|anunció|informó|advirtió|indicó|aseguran|estiment|a annoncé|a indiqué|annonce|indique";

const ACCORDING = lazy(
  () => /^\s*(?:according to|as reported by|selon|d[’']après|según|de acuerdo con) [^,]{1,160}, /iu,
);
const DAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)";
/** A word of a circumstance. With an article or "new" begins what was announced or found: "on Monday a rule that …". */
const WORD =
  "(?!(?:an?|the|new|une?|la|les?|una?|el|los|las|nuev[oa]s?) )[\\p{L}\\p{N}][\\p{L}\\p{N}’'.-]{0,30}";
/** When, where and to whom something was said: "on Monday", "in a statement to Congress", "last week". Not of what. */
const CIRCUMSTANCE = `(?:(?:on )?${DAY}(?: (?:morning|afternoon|evening|night))?|today|yesterday|again|also|earlier|recently|\\p{L}{3,12}ly|(?:earlier )?(?:last|this) (?:week|month|year|spring|summer|fall|winter)|(?:on|in|at|to|during|before|after|with|without) (?!${DAY})(?:(?:an?|the|his|her|its|their) )?${WORD}(?: ${WORD}){0,4})`;
const SPEECH_THAT = lazy(
  () =>
    new RegExp(
      `^[^“”"«»]{1,160}? (?:(?:told|tells) (?:[^\\s“”"«»,.;]{1,30} ){1,5}|(?:warned|warns|promised|promises) (?!an? |new |more |of |to |about |against )(?:[^\\s“”"«»,.;]{1,30} ){1,3}|(?<!(?<![\\p{L}])(?:the|of|in|on|all|any|no|some|many|most|more|other|those|these|his|her|its|their|such|several|every|hundred|thousand|million|\\p{N}{1,9}) )(?:${SAYS}|${SAYS_OR_DOES}|${SAYS_THAT}))(?:(?:, | |(?<= ))${CIRCUMSTANCE}){0,3}(?:, [^“”"«».,;]{1,90},|,)?(?: |(?<= ))that (?!(?:is|are|was|were|has|have|had|do|does|did|can|could|may|might|must|should|will|would) )`,
      "iu",
    ),
);
/** The same in French and Spanish. */
const CIRCONSTANCE = `(?:(?:le |el |ce )?${DAY}(?: (?:matin|soir|dernier|pasado))?|hier|ayer|hoy|aujourd[’']hui|également|también|récemment|recientemente|(?:la semaine|le mois) derni(?:er|ère)|la semana pasada|el (?:mes|año) pasado|(?:en|dans|à|aux?|lors|devant|sur|al?|ante|durante|por) (?:(?:une?|la|les?|l[’']|una?|el|los|las|su|sa|son) ?)?${WORD}(?: ${WORD}){0,4})`;
const SPEECH_QUE = lazy(
  () =>
    new RegExp(
      `^[^“”"«»]{1,160}? (?:${SAYS}|${SAYS_OR_DOES}|${SAYS_THAT})(?:,? ${CIRCONSTANCE}){0,3}(?:, [^“”"«».,;]{1,90},|,)? (?:que |qu[’'])`,
      "iu",
    ),
);
const BEFORE_SAID = lazy(
  () => new RegExp(`^[^“”"«»,;]{1,90}? (?:${SAYS})(?: (?:reporters|supporters|voters))?,? `, "iu"),
);
/** When and where something was said, without a word of what it was. */
const OCCASION = `(?: (?:(?:on|in|to|at|during|le|el) (?:(?:a|an|the) )?\\p{L}{1,20}|${DAY})){0,2}`;
const BETWEEN = lazy(
  () =>
    new RegExp(
      `, ["”»]?(?:[^,;“”"]{1,80} )?(?:(?:${SAYS})\\b[^,;“”"]{0,80}|(?:${SAYS_OR_DOES})${OCCASION}), `,
      "giu",
    ),
);
const AFTER = lazy(
  () =>
    new RegExp(
      `[,”"»] ?(?:(?:[^,;“”"]{1,120} )?(?:${SAYS})|(?:${SAYS_THAT}) (?:[^,;“”"]{1,80} )?(?:said|says)|according to|selon|según)(?![\\p{L}\\p{M}])[^;“”"«»]{0,200}$`,
      "iu",
    ),
);
/** "…, Hale added on Monday." and "…, a déclaré le ministre." */
const AFTER_WITHOUT_OBJECT = lazy(
  () =>
    new RegExp(
      `[,”"»] ?(?:[^,;“”"]{1,120} (?:${SAYS_OR_DOES})${OCCASION}|(?:${SAYS_OR_DOES})(?: [^,;“”"\\p{N}]{1,60})?)[.!]?\\s?$`,
      "iu",
    ),
);
const AFTER_REPORT = lazy(() => /,? (?:according to|selon|según|de acuerdo con) [^;]{1,200}$/iu);
/** Words in quotation marks that are a sentence of their own, not a phrase. */
const QUOTED = lazy(() => /["“«]([^"“”«»]{20,600})["”»]/gu);
const QUOTED_WORDS = 4;

function withoutSpeakers(text: string): string {
  const quotes = [...text.matchAll(QUOTED())].flatMap(([, quote = ""]) =>
    quote.trim().split(/\s+/).length >= QUOTED_WORDS ? [quote] : [],
  );
  const outside = text.replaceAll(QUOTED(), " ");
  if (
    quotes.length > 0 &&
    new RegExp(`(?<![\\p{L}])(?:${SAYS}|${SAYS_OR_DOES}|${SAYS_THAT})(?![\\p{L}])`, "iu").test(outside)
  )
    return quotes.join(" ");
  const led = text
    .replaceAll(BETWEEN(), " ")
    .replace(AFTER(), " ")
    .replace(AFTER_WITHOUT_OBJECT(), " ")
    .replace(AFTER_REPORT(), " ")
    .replace(ACCORDING(), "");
  const speech = [SPEECH_THAT(), SPEECH_QUE()].find((each) => each.test(led)) ?? BEFORE_SAID();
  const bare = led.replace(speech, "");
  return enough(bare, led, text);
}
