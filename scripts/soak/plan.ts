import { FAULT_KINDS } from "../../server/http/faults.ts";

/** One thing a user, the service or the browser does. */
export type Step =
  | { readonly kind: "call"; readonly name: string; readonly request: unknown }
  | { readonly kind: "check"; readonly claim: string }
  | { readonly kind: "fault"; readonly fault: object }
  | { readonly kind: "clear-faults" }
  | { readonly kind: "storage"; readonly state: StorageState }
  | { readonly kind: "kill" };

/** `full`: nothing new fits. `unwritable`: every transaction fails. `closed`: the databases neither work nor open. */
export const STORAGE_STATES = ["working", "full", "unwritable", "closed"] as const;
export type StorageState = (typeof STORAGE_STATES)[number];

const WORDS = [
  "tax",
  "water",
  "passport",
  "budget",
  "permit",
  "school",
  "parking",
  "wage",
  "health",
  "vote",
  "library",
];
const CLAIMS = [
  "The federal minimum wage is $7.25 an hour",
  "Social Security benefits are never taxed by the federal government",
  "Congress has not raised the federal minimum wage in two years",
  "The mayor of Leeds cut the library budget by a third",
];
const FILTERS = { country: [], state: [], city: [], level: [], domain: [], filetype: null, language: null };
const FAULTS = FAULT_KINDS.filter((kind) => !["custom", "redirect-other-origin", "huge-body"].includes(kind));

/** A generator with a printed seed: a run that fails can be run again. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function nextStep(roll: () => number, number: number): Step {
  const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value | undefined =>
    values[Math.floor(roll() * values.length)];
  const words = `${pick(WORDS)} ${pick(WORDS)}`;
  const effort = roll() < 0.7 ? "saved" : "fresh";
  const chance = roll();
  if (chance < 0.42) {
    const request = {
      ...FILTERS,
      view: "search",
      q: words,
      page: 1 + Math.floor(roll() * 4),
      size: pick([10, 20, 50]),
    };
    return { kind: "call", name: "search", request: { request, effort } };
  }
  if (chance < 0.7) {
    return {
      kind: "call",
      name: "suggest",
      request: { q: words.slice(0, 2 + Math.floor(roll() * 8)), size: 8 },
    };
  }
  if (chance < 0.8) {
    const request = {
      ...FILTERS,
      view: "recent",
      q: "",
      sort: "updated",
      since: pick(["24h", "7d", "6m"]),
      until: null,
      page: 1,
      size: 20,
    };
    return { kind: "call", name: "recent", request: { request, effort } };
  }
  if (chance < 0.87) {
    const request = { country: [], state: null, q: pick(["st", "port", "le", "que"]), limit: 50 };
    return { kind: "call", name: "places", request: { request, effort } };
  }
  if (chance < 0.92)
    return { kind: "call", name: pick(["countries", "stats"]) ?? "stats", request: { effort } };
  if (chance < 0.935) return { kind: "check", claim: `${pick(CLAIMS)} (${number})` };
  if (chance < 0.96) {
    const fault = {
      match: pick(["/api/v1/search", "/api/v1/suggest", "/api/v1/fact-check", "/"]),
      kind: pick(FAULTS),
    };
    return {
      kind: "fault",
      fault: { ...fault, times: 1 + Math.floor(roll() * 3), delayMs: Math.floor(roll() * 300) },
    };
  }
  if (chance < 0.975) return { kind: "clear-faults" };
  if (chance < 0.99) return { kind: "storage", state: pick(STORAGE_STATES) ?? "working" };
  return { kind: "kill" };
}
