import { readsAsClaim } from "../../../utils/checks/claims/reads-as-claim.ts";
import { lazy } from "../../../utils/platform/lazy.ts";
import { inTime, wait } from "../../../utils/platform/wait.ts";
import { ownSearches } from "../../../utils/search/kept-searches.ts";
import { defaultSearch, type SearchRequest } from "../../../utils/search/request.ts";
import { searchProblem } from "../../../utils/search/request-problem.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";
import { ADDRESS_BAR_DELAY } from "../../../utils/search/typing-delay.ts";
import { readSettings } from "../../../utils/settings/settings.ts";
import { linkHost } from "../../../utils/sites/link-host.ts";
import { plainText } from "../../../utils/text/highlights.ts";
import { addressAtPassage } from "../../../utils/text/text-fragment.ts";
import { saved, suggest } from "../search/actions.ts";
import { completeOperator } from "../search/operator-completion.ts";
import { suggestibleWords } from "../search/search-client.ts";
import { type Here, wordsHere } from "./here.ts";

/** A row under the address bar. Choosing it hands back its content, perhaps to a worker that has just started. */
export type Row =
  | { readonly kind: "page"; readonly content: string; readonly title: string; readonly host: string }
  | { readonly kind: "completion"; readonly content: string; readonly meaning: string }
  | { readonly kind: "check"; readonly content: string; readonly claim: string }
  | { readonly kind: "recent" | "suggestion"; readonly content: string };

export interface Rows {
  readonly rows: readonly Row[];
  /** The suggestions are saved copies. */
  readonly saved: boolean;
  /** The service could not be asked; one that is only slow is not unreachable. */
  readonly unreachable: boolean;
}

/** What rows are made of. */
export interface Known {
  readonly typed: string;
  /** The typed text where it reads as a claim that may be checked. */
  readonly claim: string | null;
  /** The user's own searches, newest first. */
  readonly recent: readonly string[];
  /** What the service suggests for exactly this text. */
  readonly suggested: readonly string[];
  /** The typed text with its last operator completed, and what the value means. */
  readonly completions: readonly { readonly query: string; readonly meaning: string }[];
  /** The first result, where this search is saved. `opensAt`: its address at the passage that was found. */
  readonly top: {
    readonly url: string;
    readonly opensAt: string;
    readonly title: string;
  } | null;
}

/** As many as Chromium shows under the first row; Firefox leaves out the last ones. */
const MOST_ROWS = 9;
const RECENT_BEFORE_SUGGESTIONS = 2;

/** What typed text is looked up in. Only `suggested` and `completeOperator` may use the network. */
export const SOURCES = {
  readSettings,
  ownSearches,
  completeOperator,
  savedTopResult,
  savedSuggestions: (q: string) => saved.suggestions(q, MOST_ROWS),
  /** Null where the service could not be asked. No second try: it would come after the browser stopped waiting. */
  async suggested(q: string, signal: AbortSignal): Promise<readonly string[] | null> {
    const answer = await suggest({ q, size: MOST_ROWS, once: true }, signal);
    return answer.ok && answer.value.failure === null ? answer.value.value : null;
  },
  isOnline: () => navigator.onLine,
  wait,
};

/**
 * Rows for one keystroke after another. `rowsFor` resolves to null once it was called again, so that a late answer never
 * replaces a newer one. After `patience` the rows come from what is saved.
 */
export function createRows(patience: number, from: typeof SOURCES = SOURCES) {
  let current: AbortController | null = null;
  let recent: Promise<readonly string[]> | null = null;
  let lastTop: Known["top"] = null;

  async function rowsFor(typed: string): Promise<Rows | null> {
    current?.abort();
    current = new AbortController();
    const { signal } = current;
    const q = typed.trim();
    // These words are for another service.
    if (choiceOf(q).kind === "check") return { rows: [], saved: false, unreachable: false };
    // Counts from the keystroke, not from when the copies have been read.
    const delay = from.wait(ADDRESS_BAR_DELAY, signal);
    const [local, settings, copy] = await Promise.all([
      withoutNetwork(q, signal),
      from.readSettings(),
      canBeSuggested(q) ? from.savedSuggestions(q) : null,
    ]);
    const rows = (suggested: readonly string[], isSaved: boolean, unreachable = isSaved): Rows | null =>
      signal.aborted ? null : { rows: rank({ ...local, suggested }), saved: isSaved, unreachable };

    if (copy?.from === "fresh" || !canBeSuggested(q)) return rows(copy?.value ?? [], !from.isOnline());
    const mayAsk = settings.suggestions === true && from.isOnline();
    if (!mayAsk) return rows(copy?.value ?? (await savedForShorter(q, signal)), !from.isOnline());
    await delay;
    if (signal.aborted) return null;
    const asked = from.suggested(q, signal).then((suggested) => ({ suggested }));
    const answer = await inTime(asked, patience, from.wait, signal);
    if (answer?.suggested) return rows(answer.suggested, false);
    return rows(copy?.value ?? (await savedForShorter(q, signal)), true, answer !== null);
  }

  async function withoutNetwork(q: string, signal: AbortSignal): Promise<Omit<Known, "suggested">> {
    // Read once while a user types: every keystroke would wait for it.
    recent ??= from.ownSearches().catch(() => []);
    const settings = await from.readSettings();
    const [own, completed, top] = await Promise.all([
      recent,
      from.completeOperator({ q, caret: q.length }, signal),
      q.length < LIMITS.suggestMinimum ? null : from.savedTopResult(defaultSearch(q, settings)),
    ]);
    if (!signal.aborted) lastTop = top;
    const claim = settings.forbidFactChecks !== true && readsAsClaim(q) ? q : null;
    const completions = completed.map(({ query, label }) => ({ query: query.trim(), meaning: label }));
    return { typed: q, claim, recent: own, completions, top };
  }

  /** What was suggested when fewer letters were typed, as far as it still matches. */
  async function savedForShorter(q: string, signal: AbortSignal): Promise<readonly string[]> {
    const words = q.toLowerCase().split(/\s+/);
    const shortest = Math.max(LIMITS.suggestMinimum, q.length - MOST_SHORTER);
    for (let length = q.length - 1; length >= shortest && !signal.aborted; length -= 1) {
      const copy = await from.savedSuggestions(q.slice(0, length).trim());
      if (!copy) continue;
      return copy.value.filter((title) => words.every((word) => title.toLowerCase().includes(word)));
    }
    return [];
  }

  return {
    rowsFor,
    /** No rows are wanted any more. */
    stop: () => current?.abort(),
    /** A page's row shows and hands back its plain address; this is where to open it, if that row was the last one. */
    opensAt(url: string): string {
      return lastTop !== null && pageRows(lastTop)[0]?.content === url ? lastTop.opensAt : url;
    },
    /** The next words are typed some time later, so what was read once may have changed. */
    forget() {
      recent = null;
    },
  };
}

/** So many letters back saved suggestions are looked for: each takes a reading, and browsers wait for rows no longer than a moment. */
const MOST_SHORTER = 24;

/** The rows for typed text, best first, without repeats of each other or of the text. */
export function rank(known: Known, limit: number = MOST_ROWS): Row[] {
  const typed = showableLine(known.typed, LIMITS.queryLength);
  const recent = recentRows(known.recent, typed);
  const rows: Row[] =
    typed.length < LIMITS.suggestMinimum
      ? recent
      : [
          ...checkRows(known.claim),
          ...known.completions.map(
            ({ query, meaning }): Row => ({ kind: "completion", content: query, meaning }),
          ),
          ...pageRows(known.top),
          ...recent.slice(0, RECENT_BEFORE_SUGGESTIONS),
          ...(isHalfOperator(known) ? [] : known.suggested)
            .map((text): Row => ({ kind: "suggestion", content: showableLine(text, Infinity) }))
            .filter(({ content }) => content.length <= LIMITS.queryLength && isSearch(content)),
          ...recent.slice(RECENT_BEFORE_SUGGESTIONS),
        ];
  return withoutRepeats(rows, typed).slice(0, limit);
}

/** Suggestions beside an operator that is only half there would be searched with the half. */
function isHalfOperator({ typed, completions }: Pick<Known, "typed" | "completions">): boolean {
  const whole = typed.trim().toLowerCase();
  return completions.length > 0 && !completions.some(({ query }) => query.toLowerCase() === whole);
}

/** Rows with what choosing them hands back. Of a search of one site they search that site; pages of others and checks do not belong there. */
export function rowsHere(
  rows: readonly Row[],
  here: Here | null,
): readonly { readonly row: Row; readonly content: string }[] {
  if (here === null) return rows.map((row) => ({ row, content: row.content }));
  return rows
    .filter(({ kind }) => kind !== "page" && kind !== "check")
    .map((row) => ({ row, content: `${here.before} ${row.content}` }));
}

type Choice =
  | { readonly kind: "open"; readonly url: string }
  | { readonly kind: "check"; readonly claim: string }
  | { readonly kind: "search"; readonly query: string };

/** What stands before a claim, also where somebody types it. */
const CHECK = "check:";

/** What choosing a row, or Enter on typed text, means: an address opens that page, a claim is checked, words are searched for. */
export function choiceOf(text: string): Choice {
  const query = text.trim();
  const claim = query.slice(CHECK.length).trim();
  if (query.toLowerCase().startsWith(CHECK) && claim !== "") return { kind: "check", claim };
  if (/^https?:\/\/\S+$/i.test(query) && URL.canParse(query)) {
    const { href, username, password } = new URL(query);
    if (!username && !password) return { kind: "open", url: href };
  }
  return { kind: "search", query };
}

/** Whether choosing a row with these words searches for all of them: not for the rest of them on the site of the tab. */
function isSearch(content: string): boolean {
  return choiceOf(content).kind === "search" && wordsHere(content) === null;
}

async function savedTopResult(request: SearchRequest): Promise<Known["top"]> {
  if (searchProblem(request)) return null;
  const [top] = (await saved.search(request))?.value.results ?? [];
  if (!top) return null;
  const opensAt = addressAtPassage(top.url, top.snippet, top.contentType);
  return { url: top.url, opensAt, title: plainText(top.title) };
}

/** Whether the service may accept it (contract §4.5). */
function canBeSuggested(q: string): boolean {
  const { length } = suggestibleWords(q, null).words;
  return length >= LIMITS.suggestMinimum && length <= LIMITS.suggestMaximum;
}

function recentRows(recent: readonly string[], typed: string): Row[] {
  const wanted = typed.toLowerCase();
  return recent
    .filter((query) => query.toLowerCase().startsWith(wanted) && isSearch(query))
    .map((query) => ({ kind: "recent", content: query }));
}

function checkRows(claim: string | null): Row[] {
  if (claim === null) return [];
  const line = showableLine(claim, Infinity);
  return [{ kind: "check", content: `${CHECK} ${line}`, claim: line }];
}

function pageRows(top: Known["top"]): Row[] {
  if (!top) return [];
  const choice = choiceOf(top.url);
  return choice.kind === "open"
    ? [{ kind: "page", content: choice.url, title: top.title, host: linkHost(choice.url) ?? "" }]
    : [];
}

function withoutRepeats(rows: readonly Row[], typed: string): Row[] {
  const seen = new Set(["", typed.toLowerCase()]);
  return rows.filter(({ content }) => {
    const key = content.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** No XML document may contain these, escaped or not; direction marks could make a row read as another one. */
export const UNSHOWABLE = lazy(
  () => /[\p{Control}\p{Surrogate}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/gu,
);

/** Anyone's text as one line that every browser can show. */
export function showableLine(text: string, limit = 300): string {
  const line = text.replace(/\s+/g, " ").replace(UNSHOWABLE(), "").trim();
  const characters = [...line];
  return characters.length > limit ? `${characters.slice(0, limit).join("")}…` : line;
}
