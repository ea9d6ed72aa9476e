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
const WORDS = ["detail", "error", "message", "msg"] as const;

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
  return { message: shorten(message), fields, suggestions: suggestionsOf(body, isName) };
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
  for (const name of WORDS) {
    const words = wordsOf(value[name], isName);
    if (words.length > 0) return words;
  }
  return [];
}

/** The first list with objects that have `city`; or with names, but only where a city was asked for. */
function suggestionsOf(body: unknown, isName: (words: string) => boolean): CitySuggestion[] {
  for (const list of listsIn(body)) {
    const found = list.flatMap((item: unknown) => suggestion(item, isName));
    if (found.length > 0) return found.slice(0, MOST_SUGGESTIONS);
  }
  return [];
}

/** The keys under which a 422 says where it found a mistake: their words are never names of cities. */
const WITHOUT_NAMES = new Set(["loc", "type", "input"]);

/** `detail` and what is in it come before what is beside it, and a list before those inside it. */
function listsIn(value: unknown): (readonly unknown[])[] {
  if (Array.isArray(value)) return [value, ...value.flatMap(listsIn)];
  if (!isMembers(value)) return [];
  const { detail, ...others } = value;
  const named = Object.entries(others).filter(([name]) => !WITHOUT_NAMES.has(name));
  return [...listsIn(detail), ...named.flatMap(([, member]) => listsIn(member))];
}

function suggestion(item: unknown, isName: (words: string) => boolean): CitySuggestion[] {
  if (typeof item === "string") return isName(item) ? [placeNamed(shorten(item))] : [];
  if (!isMembers(item) || typeof item.city !== "string" || !item.city.trim()) return [];
  return [{ city: shorten(item.city), state: typeof item.state === "string" ? shorten(item.state) : null }];
}

/** "Portland, OR" */
function placeNamed(name: string): CitySuggestion {
  const [, city = name, state = null] = /^(.+), ([A-Z]{2})$/.exec(name) ?? [];
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
  return (
    words.trim() !== "" &&
    words.length <= LONGEST_NAME &&
    !/([!?:;…]|\p{L}{3}\.)$/u.test(words.trim()) &&
    (parts.length === 1 || parts.every(isCapital))
  );
}

function shorten(words: string): string {
  return oneLine(withoutBidiControls(words), LONGEST_MESSAGE);
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
