import type { CitySuggestion, RefusedField } from "../../../utils/requests/failure.ts";
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
  const message = fields.length > 0 ? fields.map(fieldSentence).join(" ") : wordsOf(body);
  return { message: shorten(message), fields, suggestions: suggestionsOf(body, cityAsked) };
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

function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(" ");
  if (!isMembers(value)) return "";
  for (const name of WORDS) {
    const words = wordsOf(value[name]);
    if (words) return words;
  }
  return "";
}

/** Arrays of objects with `city`; also of strings, but only where a city was asked for. */
function suggestionsOf(body: unknown, cityAsked: boolean): CitySuggestion[] {
  if (!isMembers(body)) return [];
  const candidates = [
    body.detail,
    ...(isMembers(body.detail) ? Object.values(body.detail) : []),
    ...Object.entries(body).flatMap(([name, value]) => (name === "detail" ? [] : [value])),
  ];
  for (const candidate of candidates) {
    if (!Array.isArray(candidate)) continue;
    const withStrings = cityAsked && candidate !== body.detail;
    const found = candidate.flatMap((item: unknown) => suggestion(item, withStrings));
    if (found.length > 0) return found.slice(0, MOST_SUGGESTIONS);
  }
  return [];
}

function suggestion(item: unknown, withStrings: boolean): CitySuggestion[] {
  if (typeof item === "string")
    return withStrings && item.trim() ? [{ city: shorten(item), state: null }] : [];
  if (!isMembers(item) || typeof item.city !== "string" || !item.city.trim()) return [];
  return [{ city: shorten(item.city), state: typeof item.state === "string" ? shorten(item.state) : null }];
}

function shorten(words: string): string {
  const line = withoutBidiControls(words).replace(/\s+/g, " ").trim();
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE - 1)}…` : line;
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
