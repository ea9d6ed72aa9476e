import { lazy } from "../../platform/lazy.ts";

/** Function words, quantities and units in English, French and Spanish, but for words like "hay". Pages are not about them. */
const FUNCTION_WORDS = lazy(
  (): ReadonlySet<string> =>
    new Set(
      `about after against all also although always and any anybody anyone anything are because been before being below between both but can cannot could did does
   doing down during each every everybody everyone everything few for from had has have having her here herself him himself his how into its itself just less longer many may might
   more most much must myself never nor not now off often once one only other our ourselves out over own per percent quite really said same say
   says she should since some still such than that the their them themselves then there these they this those through too two under
   until upon very was were what when where whether which while who whom whose why will with within without would you your yourself
   ainsi alors après aucun aucune aussi autre autres aux avant avec avoir beaucoup bien cela ces cet cette ceux chaque
   chez comme comment contre dans depuis des deux dès doit doivent donc dont elle elles encore entre est étaient était
   été être fait font ils jamais jusque les leur leurs lors lorsque lui mais même mes moins non nos notre nous ont par parce
   pas pendant peu peut peuvent plus pour pourquoi quand que quel quelle quelles quels qui quoi sans selon sera ses soit
   sont sous sur toujours tous tout toute toutes très une vers vos votre vous
   aujourd hui jusqu lorsqu puisqu ans année années cent dollars milliard milliards million millions
   algo algún alguna algunas algunos antes aquel aquella así aún aunque cada casi con cual cuales cuál cualquier cuando
   cuándo cuánto desde después donde dónde durante ella ellas ellos entonces eran esa esas ese eso esos esta está estaba
   están estar estas este esto estos fue fueron había haber hace hacen hacia han hasta las los más menos mientras mismo
   misma mucha muchas mucho muchos muy nada nadie nuestra nuestras nuestro nuestros nunca otra otras otro otros para pero
   poco por porque puede pueden qué quien quién según será serán siempre sino sobre sólo sus también tampoco tanto tener
   tiene tienen toda todas todo todos tras una unas uno unos usted ustedes
   años cien ciento dólares millón millones`.split(/\s+/),
    ),
);

/** Whether a word only hangs others together, so that sharing it means nothing. */
export function isFunctionWord(word: string): boolean {
  return hangsOthersTogether(word) || (word.length < 3 && !/\p{N}|\p{Lu}{2}/u.test(word));
}

export function hangsOthersTogether(word: string): boolean {
  return FUNCTION_WORDS().has(word.toLowerCase());
}

/** Verbs that are nouns as well: "sick leave", "special needs", "saves lives". */
const LEAVE = lazy(() => /^leaves?$/iu);
const LIVE = lazy(() => /^lives?$/iu);
const NEED = lazy(() => /^need(?:s|ed)?$/iu);
const AFTER_LIVES = lazy(() => /^(?:alone|at|below|in|longer|near|off|on|under|with|without)$/iu);
const NEEDS_OF = lazy(() => /^(?:basic|special|unmet)$/iu);

/** Whether a word is a verb here that says nothing about what a sentence is about, by those beside it. */
export function isEmptyVerb(word: string, before: string, after: string): boolean {
  if (LEAVE().test(word)) return /^(?:not|to)$/iu.test(before) || isAuxiliary(before);
  if (LIVE().test(word)) return AFTER_LIVES().test(after);
  return NEED().test(word) && !NEEDS_OF().test(before);
}

/** What happens in news of any subject. Other forms in -s, -ed, -d and -ing count too. */
const VERBS = lazy(
  (): ReadonlySet<string> =>
    new Set(
      `add allow announce apply approve ban became become becomes began begin bring brought call came cause change climb come
   contain cost cover create cut decline decrease deliver double drop end entitle expand face fall fell found gain gave get give given go goes
   gone got grew grow grown happen held help hire hit hold hope include increase introduce jump keep kept know known lead
   led left let lift limit lose lost lower made make making mean meant offer own paid pass pay plunge produce propose
   provide put qualify raise reach receive recommend regulate record replace require restart rise risen rose run saw see seen sell sent send serve set show shown
   shrank shrink sign slash soar sold spend spent stand start stood stop struck supply support surge take taken tell
   told took top triple turn use vote want went win won work
   augmente augmentent augmenté baisse baissent baissé coûte coûtent gagne paie paient passe passé payé perdu reculé
   recule reçoit reçoivent touche touchent
   aumenta aumentan aumentó baja bajan bajó cayó cuesta cuestan entrar paga pagan pagar recibe reciben sube suben
   subió`.split(/\s+/),
    ),
);

/** Who acts in news of any subject, when, and how much of what. */
const NEWS_NOUNS = lazy(
  (): ReadonlySet<string> =>
    new Set(
      `today yesterday tomorrow tonight morning afternoon evening night day week weekend month year decade century hour minute
   hourly daily weekly monthly yearly percentage point third quarter half time dozen cents euro pound least around
   litre liter gallon mile kilometre kilometer ton tonne kilowatt-hour acre worth early earlier late later ago last next
   eligible ineligible new old big bigger biggest large larger largest high higher highest low lower lowest great greater fewer total number
   amount level record average ever
   nobody everyone people person american country nation world lawmaker official reporter republican democrat voter supporter
   congress senate house president governor mayor senator representative minister candidate administration government
   court supreme department agency ministry state press news conference rally speech interview statement debate
   campaign report law rule bill act plan executive order
   heure jour semaine mois matin soir hier demain nouveau nouvelle nouveaux pays gens personne président présidente
   ministre gouvernement état loi sénateur député environ presque près
   hora día semana mes meses mañana ayer hoy nuevo nueva país países gente persona presidente presidenta ministro
   ministra gobierno estado ley senador senadora diputado alrededor ciudadanos ciudadano`.split(/\s+/),
    ),
);

const ENDINGS = /(?:ing|ed|es)$/;

export function isCommonVerb(word: string): boolean {
  const folded = word.toLowerCase();
  return [
    folded,
    folded.replace(ENDINGS, ""),
    folded.replace(/(\p{L})\1ed$/u, "$1"),
    folded.replace(/(?:s|(?<=e)d)$/, ""),
    folded.replace(/ing$/, "e"),
  ].some((form) => VERBS().has(form));
}

/** Whether a word is in news of any subject, so that it is asked only where a claim has nothing else. */
export function isCommonWord(word: string): boolean {
  const folded = word.toLowerCase();
  return NEWS_NOUNS().has(folded) || NEWS_NOUNS().has(folded.replace(/s$/, "")) || isCommonVerb(word);
}

/** What a law or an office is, also in its name. */
const IN_NAMES = lazy(
  (): ReadonlySet<string> => new Set("act bill law plan rule department agency ministry".split(" ")),
);

/** Whether a word that is common elsewhere tells something as part of a name, like "House" in "White House". */
export function tellsInName(word: string): boolean {
  return !IN_NAMES().has(word.toLowerCase());
}

const AUXILIARIES = lazy(
  (): ReadonlySet<string> =>
    new Set(
      `is are was were be has have had do does did can could may might must should will would est sont était étaient ont doit
   peut peuvent son fue fueron está están ha han puede pueden tiene tienen`.split(/\s+/),
    ),
);

export function isAuxiliary(word: string): boolean {
  return AUXILIARIES().has(word.toLowerCase());
}

const NUMBER_WORDS = lazy(
  (): ReadonlySet<string> =>
    new Set(
      `two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion
   trillion hundreds thousands millions billions trillions deux trois quatre cinq six sept huit neuf dix mille dos tres cuatro cinco seis
   siete ocho nueve diez mil`.split(/\s+/),
    ),
);

/** A number in words, or a word that begins with one ("three-year"). */
export function isNumberWord(word: string): boolean {
  return NUMBER_WORDS().has(word.toLowerCase().split("-")[0] ?? "");
}

/** Words after which a number is part of a name: "Section 230". */
const NUMBERED = lazy(
  (): ReadonlySet<string> =>
    new Set(
      `section title article form proposition prop part schedule chapter amendment phase route interstate covid
   artículo sección formulario titre article formulaire`.split(/\s+/),
    ),
);

export function takesNumber(word: string): boolean {
  return NUMBERED().has(word.toLowerCase());
}
