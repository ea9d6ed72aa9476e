import type { CitySuggestion, RefusedField } from "../../../utils/platform/failure.ts";
import { oneLine } from "../../../utils/text/one-line.ts";
import { withoutBidiControls } from "../../../utils/text/untrusted.ts";
import { parseJson } from "./json.ts";

export interface Refusal {
  /** The service's message as one line; empty where it gave none. */
  readonly message: string;
  readonly fields: readonly RefusedField[];
  readonly suggestions: readonly CitySuggestion[];
}

type Members = Readonly<Record<string, unknown>>;

const LONGEST_MESSAGE = 500;
const MOST_SUGGESTIONS = 10;
/** Where services put their message: the contract's `detail` first, then other usual names. */
const WORDS = ["detail", "error", "message", "msg", "summary", "reason", "description", "errors"] as const;
/** "unknown_state": a name of the mistake for programs, beside which there may be a sentence. */
const CODE = /^[\w.-]*[\w-]$/;

/**
 * Reads the body of an error. `detail` may be a string, a list or an object, and the city suggestions of a 400 may be in
 * it or beside it, so every known place is tried and nothing is required.
 */
export function readRefusal(text: string, cityAsked: boolean): Refusal {
  const json = parseJson(text);
  const body = json.ok ? json.value : null;
  const fields = fieldsOf(body);
  const isName = (words: string): boolean => cityAsked && isCityName(words);
  const sentences = fields.length > 0 ? fields.map(fieldSentence) : wordsOf(body, isName);
  // A list may say the same of each of its members.
  const message = [...new Set(sentences)].join(" ");
  return { message: shorten(message), fields, suggestions: suggestionsOf(body, cityAsked, message) };
}

/** The list of a 422, where `loc` ends with the parameter at fault. */
function fieldsOf(body: unknown): RefusedField[] {
  const detail = isMembers(body) ? body.detail : null;
  if (!Array.isArray(detail)) return [];
  return detail.flatMap((item: unknown) => {
    if (!isMembers(item) || typeof item.msg !== "string") return [];
    const places = Array.isArray(item.loc) ? item.loc.filter((place) => typeof place === "string") : [];
    return [{ parameter: places.at(-1) ?? "", message: shorten(item.msg) }];
  });
}

function fieldSentence({ parameter, message }: RefusedField): string {
  const sentence = /[.!?…]$/.test(message) ? message : `${message}.`;
  return parameter ? `${parameter}: ${sentence}` : sentence;
}

/** The sentences in it. An entry of a list that only names a city is not a sentence. */
function wordsOf(value: unknown, isName: (words: string) => boolean): string[] {
  if (typeof value === "string") return [value.trim()].filter(Boolean);
  if (Array.isArray(value)) {
    const isWords = (item: unknown): boolean => typeof item !== "string" || !isName(item);
    return value.filter(isWords).flatMap((item) => wordsOf(item, isName));
  }
  if (!isMembers(value)) return [];
  const found = WORDS.map((name) => wordsOf(value[name], isName)).filter((words) => words.length > 0);
  return found.find((words) => words.some((each) => !CODE.test(each))) ?? found[0] ?? [];
}

/** A list in a refusal, and the key that it is below; null: none. */
interface Listed {
  readonly key: string | null;
  readonly items: readonly unknown[];
}

/** Keys below which services list names that are like the refused one. Elsewhere words must look like a name. */
const OF_NAMES = /suggest|did_?you|cit(?:y|ies)|match|candidate|alternative|similar|closest|nearest/i;
/** Keys below which a refusal repeats what it was sent, and where. */
const OF_SENT = /^(?:loc|input)$/i;
/** Keys below which a refusal says what it was sent or what went wrong, or which values another filter has. */
const OF_OTHERS = /^(?:loc|type|input|errors?|codes?|expected)$|levels|states|countries/i;
/** Keys below which are the values of what a refusal is about. */
const OF_VALUES = /allowed|valid|accepted|permitted|choices|options|values/i;
/** What a refusal is about that is not about a city. */
const OTHER_FILTER = /\b(?:level|sort|file ?type|language)\b/i;

/** The first list with objects that have `city`; or else with names, but only where the refusal is about a city that was asked for. */
function suggestionsOf(body: unknown, cityAsked: boolean, message: string): CitySuggestion[] {
  const lists = listsIn(body, null, OF_OTHERS);
  const isCityNamed = /\bcit(?:y|ies)\b/i.test(message);
  const isAboutCity = cityAsked && (isCityNamed || !OTHER_FILTER.test(message));
  const found = [
    ...listsIn(body, null, OF_SENT).map(({ items }) => items.flatMap(placeIn)),
    ...lists.map(({ key, items }) => {
      const isOther = key !== null && OF_VALUES.test(key) && !isCityNamed;
      return isAboutCity && !isOther ? items.flatMap((item) => nameIn(item, key)) : [];
    }),
  ];
  return (found.find((suggestions) => suggestions.length > 0) ?? []).slice(0, MOST_SUGGESTIONS);
}

/** `detail` and what is in it come before what is beside it, and a list before those inside it. */
function listsIn(value: unknown, key: string | null, without: RegExp): readonly Listed[] {
  if (Array.isArray(value)) {
    return [{ key, items: value }, ...value.flatMap((item) => listsIn(item, key, without))];
  }
  if (!isMembers(value)) return [];
  const { detail, ...others } = value;
  const named = Object.entries(others).filter(([name]) => !without.test(name));
  return [
    ...listsIn(detail, null, without),
    ...named.flatMap(([name, member]) => listsIn(member, name, without)),
  ];
}

function placeIn(item: unknown): CitySuggestion[] {
  if (!isMembers(item) || typeof item.city !== "string" || !item.city.trim()) return [];
  return [{ city: shorten(item.city), state: typeof item.state === "string" ? shorten(item.state) : null }];
}

function nameIn(item: unknown, key: string | null): CitySuggestion[] {
  if (typeof item !== "string" || item.includes("_")) return [];
  const isName = key !== null && OF_NAMES.test(key) ? mayBeName(item) : isCityName(item);
  return isName ? [placeNamed(shorten(item))] : [];
}

/** "Portland, OR", "Portland (OR)", "Portland, Oregon" */
function placeNamed(name: string): CitySuggestion {
  const [, city = name, state = null] = /^([^,(]+)(?:, | \()(\p{Lu}[\p{L} .]*)\)?$/u.exec(name) ?? [];
  return { city, state };
}

const LONGEST_NAME = 60;

/** Words of more than three letters that are written small within names: "Newcastle upon Tyne", "Weston-super-Mare". */
const SMALL_WITHIN_NAMES = new Set(["next", "près", "sous", "super", "under", "upon", "with"]);

/** Tells "Portland", "Coeur d'Alene" and "King's Lynn and West Norfolk" from "Unknown city" and "No such city." */
function isCityName(words: string): boolean {
  const parts = words.trim().split(/[\s-]+/);
  const isCapital = (part: string): boolean =>
    part.length <= 3 || SMALL_WITHIN_NAMES.has(part) || /^(?:\p{Ll}{1,2}['’])?[^\p{Ll}]/u.test(part);
  return mayBeName(words) && (parts.length === 1 || parts.every(isCapital));
}

function mayBeName(words: string): boolean {
  const isSentence = /([!?:;…]|\p{L}{3}\.)$/u.test(words.trim());
  return words.trim() !== "" && words.length <= LONGEST_NAME && !isSentence;
}

function shorten(words: string): string {
  return oneLine(withoutBidiControls(words), LONGEST_MESSAGE);
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
