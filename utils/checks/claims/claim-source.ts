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

/** "WASHINGTON (AP) — Congress …", "Paris, Nov. 3 (Reuters) - The …". What comes after the dash begins a sentence. */
const DATELINES = lazy((): readonly RegExp[] => [
  /^\s*\p{Lu}[\p{Lu}’'.-]{2,24}(?: \p{Lu}[\p{Lu}’'.-]{1,24}){0,3}(?:, [\p{L}\p{N}. ]{2,24})?(?: \([^()]{2,30}\))? ?[—–-]{1,2} ?(?=["“«]?\p{Lu})/u,
  /^\s*\p{Lu}[\p{L} ’'.-]{2,30}(?:, [\p{L}\p{N}. ]{2,24})? \((?:\p{Lu}{2,6}|Reuters|Bloomberg)\) ?[—–-]{1,2} /u,
  /^\s*(?:breaking|just in|exclusive|update|watch|video|fact[ -]check|alerte|exclusif|última hora)(?: news)?\s?[:—–-] /iu,
]);

function withoutDateline(text: string): string {
  return DATELINES().reduce((rest, dateline) => rest.replace(dateline, ""), text);
}

/** Verbs that only people who speak do. */
const SAYS =
  "said|says|told|tells|tweeted|argued|argues|insisted|insists|asserted|testified|dijo|afirmó|sostuvo|a dit|a affirmé|affirme";
/** Verbs that also say what somebody did ("added 200,000 jobs"), unless "that" follows, something is quoted or nothing else follows. */
const SAYS_OR_DOES =
  "wrote|posted|stated|added|boasted|aseguró|declaró|señaló|a déclaré|a assuré|assure|déclare";
/** Verbs that are nouns or have other meanings too, unless "that" follows. */
const SAYS_THAT =
  "claimed|claims|announced|announces|reported|reports|states|warned|warns|promised|promises|noted|notes|estimates|estimated|believes|suggested|suggests|found|shows|showed|confirmed|acknowledged|anunció|informó|advirtió|indicó|a annoncé|a indiqué|annonce|indique";

const ACCORDING = lazy(
  () => /^\s*(?:according to|as reported by|selon|d[’']après|según|de acuerdo con) [^,]{1,160}, /iu,
);
const BEFORE_THAT = lazy(
  () =>
    new RegExp(
      `^[^“”"«»]{1,160}? (?:${SAYS}|${SAYS_OR_DOES}|${SAYS_THAT})(?:,? [^“”"«».;]{1,90}?)? (?:that|que|qu[’'])\\s?`,
      "iu",
    ),
);
const BEFORE_SAID = lazy(
  () => new RegExp(`^[^“”"«»,;]{1,90}? (?:${SAYS})(?: (?:reporters|supporters|voters))?,? `, "iu"),
);
const DAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo";
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
  const bare = BEFORE_THAT().test(led) ? led.replace(BEFORE_THAT(), "") : led.replace(BEFORE_SAID(), "");
  return enough(bare, led, text);
}
