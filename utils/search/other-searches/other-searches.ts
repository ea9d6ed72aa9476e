import { parseQuery, printQuery, type Term } from "../operators.ts";
import { countryCode, foldCity, levelsFor } from "../places.ts";
import type { SearchRequest } from "../request.ts";
import type { KnownValues } from "../service-answers.ts";
import { toParameters } from "../to-parameters.ts";
import { ACTIONS, COMMON_WORDS, QUESTION_WORDS } from "./common-words.ts";
import { otherSpelling } from "./other-spelling.ts";
import { type PlaceNames, placeInWords } from "./place-in-words.ts";
import { isKnownWord, spelt } from "./spelling.ts";

/** What may be searched instead of a search that found nothing. Phrases, operators and excluded words always stay. */
export interface OtherSearches {
  /** Without the words of a question, and with a place in words as a filter; null: there is nothing of these. */
  readonly plain: SearchRequest | null;
  /** The same with words that are likely misspelt as they are spelt in words that are known; null: there are none. */
  readonly respelt: SearchRequest | null;
  /** Of few words of which none is misspelt, the same as another country spells it; null: it is spelt the same everywhere. */
  readonly elsewhere: SearchRequest | null;
  /** Federal pages, which a chosen state or city hides; null: nothing hides them. */
  readonly federal: SearchRequest | null;
  /** With fewer words or without the place, the most promising first. */
  readonly fewer: readonly SearchRequest[];
  /** The words to look for mistakes in, which nobody here knows, the rarest first. */
  readonly doubtful: readonly string[];
  /** Whether a mistake in one of them is likelier than a word too many. */
  readonly isMistakeLikely: boolean;
}

type Word = Extract<Term, { kind: "word" }>;

export function otherSearches(request: SearchRequest, known: KnownValues, names: PlaceNames): OtherSearches {
  const terms = parseQuery(request.q);
  const kept = terms.filter((term) => !isPlainWord(term));
  const typed = terms.filter(isPlainWord).map(({ text }) => text);
  const words = typed.map(bare).filter((word) => word !== "");
  const isShouted = words.every((word) => word === word.toUpperCase());
  const namesPlace = kept.some((term) => term.kind === "operator" && PLACES.includes(term.name));
  const place = namesPlace ? null : placeInWords(words, isShouted, request, known, names);
  const isContent = (word: string): boolean => !isOfQuestion(word, isShouted);
  const rest = place?.rest.filter(isContent) ?? [];
  const isPlace = place !== null && (rest.length > 0 || kept.length > 0);
  const asked = words.filter(isContent);
  const content = isPlace ? rest : asked;
  const right = content.map((word, at) => (at < MOST_SPELT ? spelt(word) : word));
  const mistakes = right.filter((word, at) => word !== content[at]).length;
  const elsewhere = content.map(otherSpelling);
  const isSpeltOtherwise = elsewhere.some((word, at) => word !== content[at]);
  const within = isPlace ? { ...request, ...place.filters } : request;
  const searching = (chosen: readonly string[], filters = within): SearchRequest => ({
    ...filters,
    q: printQuery([...chosen.map(asTerm), ...kept]),
    page: 1,
  });
  const isAny = content.length > 0 || kept.length > 0;
  const isOther = isPlace || content.join(" ") !== typed.join(" ");
  const isShort = content.length <= MOST_TOGETHER;
  // Of more words one is likelier to be too many.
  const isBrief = content.length < 3;
  const plain = isAny && isOther && isShort ? searching(content) : null;
  const respelt = mistakes > 0 && isShort ? searching(right) : null;
  // A code may be short for something else, so it is kept as a word where that is not what found nothing.
  const isAskedAnew =
    isPlace && place.isCode && asked.length <= MOST_TOGETHER && asked.join(" ") !== typed.join(" ");
  const withCodeAsWord = isAskedAnew ? [searching(asked, request)] : [];
  const fewerOf = (chosen: readonly string[]): readonly SearchRequest[] => {
    const fewer = fewerWords(chosen);
    // Of many words beside a place some can be spared, so that the place stays.
    const spared = isPlace && chosen.length > 2 ? fewer.slice(0, 1) : [];
    return [
      ...spared.map((few) => searching(few)),
      ...(isPlace && chosen.length > 0 ? [searching(spared[0] ?? chosen, request)] : []),
      ...fewer.slice(spared.length).map((few) => searching(few)),
    ];
  };
  // Of one word it is not sure that it is a mistake. Two in one search are.
  const [likely, other] = mistakes > 1 ? [right, content] : [content, right];
  return {
    plain,
    respelt,
    elsewhere: mistakes === 0 && isSpeltOtherwise && isBrief ? searching(elsewhere) : null,
    federal: isPlace ? null : federalOf(respelt ?? plain ?? request, known),
    fewer: [...withCodeAsWord, ...inTurn(fewerOf(likely), fewerOf(other))].slice(0, MOST_FEWER),
    doubtful: rarestFirst(right.filter((word) => !isKnownWord(word))).map((word) => word.toLowerCase()),
    isMistakeLikely: isBrief,
  };
}

/** A word that is taken for misspelt may be right, so both are tried: the first of one, the first of the other, and so on; each once. */
function inTurn(some: readonly SearchRequest[], others: readonly SearchRequest[]): readonly SearchRequest[] {
  const all = some.flatMap((request, at) => [request, ...others.slice(at, at + 1)]);
  const written = (request: SearchRequest): string => toParameters(request).toString();
  return [...new Map(all.map((request) => [written(request), request])).values()];
}

/** Of more words the others are seldom what a search is about. */
const MOST_SPELT = 10;
/** Saved answers cost no request, and still take their time. */
const MOST_FEWER = 6;
/** As many words as a sentence has are on no page together. */
const MOST_TOGETHER = 5;
const PLACES: readonly string[] = ["country", "state", "city"];

const isPlainWord = (term: Term): term is Word => term.kind === "word" && !term.excluded;
const asTerm = (text: string): Word => ({ kind: "word", text, excluded: false });

/** A word without the punctuation around it, an abbreviation without its points, and without a French article and its apostrophe. */
function bare(word: string): string {
  const letters = [...word];
  const isOfWord = (letter: string): boolean => /[\p{L}\p{N}$€£%§]/u.test(letter);
  const inside = letters.slice(letters.findIndex(isOfWord), letters.findLastIndex(isOfWord) + 1).join("");
  if (/^(?:\p{L}\.)+\p{L}$/u.test(inside)) return inside.replaceAll(".", "");
  return inside.replace(/^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/iu, "");
}

/** Written in capitals by who searches elsewhere with them, and no names. */
const JOINING: ReadonlySet<string> = new Set(["AND", "OR"]);

/** "WHO" and "IT" are names, where not all words are in capitals. */
function isOfQuestion(word: string, isShouted: boolean): boolean {
  const isInCapitals = word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
  const isName = isInCapitals && !isShouted && !JOINING.has(word);
  return !isName && QUESTION_WORDS.has(foldCity(word.replace(/['’]/g, "")));
}

function rarestFirst(words: readonly string[]): readonly string[] {
  return words.toSorted((one, other) => rarity(other) - rarity(one));
}

const RAREST = 1000;

/** How rare a word is on government pages, as far as it can be told without asking. */
function rarity(word: string): number {
  const folded = foldCity(word);
  if (COMMON_WORDS.has(folded) || COMMON_WORDS.has(folded.replace(/s$/, ""))) return 0;
  return /\d/.test(folded) ? RAREST : folded.length;
}

/** What a search is about mostly stands first, behind a verb such as "renew", and of two or three words also last. Numbers say least about it. */
function fewerWords(words: readonly string[]): readonly (readonly string[])[] {
  const [first = ""] = words;
  const matter = ACTIONS.has(foldCity(first)) ? words.slice(1) : words;
  const named = matter.filter((word) => !/\d/.test(word));
  const all = named.length > MOST_TOGETHER ? [] : [named];
  const parts =
    named.length > 3
      ? [named.slice(0, 3), named.slice(0, 2), named.slice(0, 1)]
      : [named.slice(0, -1), named.slice(1), named.slice(0, 1)];
  const fewer = [...all, ...parts].filter((few) => few.length > 0 && few.length < words.length);
  return [...new Map(fewer.map((few) => [few.join(" "), few])).values()];
}

function federalOf(request: SearchRequest, known: KnownValues): SearchRequest | null {
  if (request.level.length > 0 || (request.state.length === 0 && request.city.length === 0)) return null;
  const chosen = known.states.filter(({ code }) => request.state.includes(code.toUpperCase()));
  const ofStates = [...new Set(chosen.map((state) => countryCode(state.country)))];
  const places = (known.cities ?? []).filter(({ city }) =>
    request.city.some((each) => foldCity(each) === foldCity(city)),
  );
  const ofCities = [...new Set(places.map((place) => countryCode(place.country)))];
  const own = ofStates.length > 0 ? ofStates : ofCities;
  const country = request.country.length > 0 ? request.country : own;
  const isThere = levelsFor(known.countries, country).includes("federal");
  return isThere ? { ...request, country, state: [], city: [], level: ["federal"], page: 1 } : null;
}
