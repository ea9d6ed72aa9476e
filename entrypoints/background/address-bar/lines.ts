import {
  defaultSearch,
  LIMITS,
  type SearchDefaults,
  type SearchRequest,
} from "../../../utils/requests/request.ts";
import type { Completion } from "../../../utils/requests/typing.ts";
import { titleWords } from "../search/client.ts";
import { inTime, type Wait } from "../wait.ts";
import { type OmniboxKnowledge, type OmniboxRow, omniboxRows } from "./rows.ts";

/** Where the lines come from. Only `suggest` may use the network. */
export interface OmniboxSources {
  settings(): Promise<SearchDefaults & { readonly suggestions: boolean | null }>;
  recentSearches(): Promise<readonly string[]>;
  /** What the operator at the end can become. */
  completions(q: string, signal: AbortSignal): Promise<readonly Completion[]>;
  savedSuggestions(
    q: string,
  ): Promise<{ readonly values: readonly string[]; readonly fresh: boolean } | null>;
  savedTopResult(request: SearchRequest): Promise<OmniboxKnowledge["top"]>;
  /** `null` where the service could not be asked. */
  suggest(q: string, signal: AbortSignal): Promise<readonly string[] | null>;
  online(): boolean;
}

export interface OmniboxLines {
  readonly rows: readonly OmniboxRow[];
  /** What is suggested was saved earlier. */
  readonly saved: boolean;
  /** The service could not be asked, which is more than being slow. */
  readonly unreachable: boolean;
}

/** The debounce: typing faster than this asks the service once. */
export const TYPING_DELAY = 80;

/**
 * Lines for one keystroke after another. A call resolves to `null` once a later one was made, so that a late answer
 * never stands under newer words. `patience`: for the service, after which the lines come from what is saved.
 */
export function omniboxLines(sources: OmniboxSources, wait: Wait, patience: number) {
  let current: AbortController | null = null;

  function stop(): void {
    current?.abort();
  }

  async function linesFor(typed: string): Promise<OmniboxLines | null> {
    stop();
    const controller = new AbortController();
    current = controller;
    const { signal } = controller;
    const q = typed.trim();
    // From the keystroke on, not from when the copies have been read.
    const paused = wait(TYPING_DELAY, signal);
    const [local, settings, saved] = await Promise.all([
      localKnowledge(sources, q, signal),
      sources.settings(),
      canBeSuggested(q) ? sources.savedSuggestions(q) : null,
    ]);
    const lines = (
      suggested: readonly string[],
      isSaved: boolean,
      unreachable = isSaved,
    ): OmniboxLines | null =>
      signal.aborted ? null : { rows: omniboxRows({ ...local, suggested }), saved: isSaved, unreachable };

    if (saved?.fresh || !canBeSuggested(q)) return lines(saved?.values ?? [], !sources.online());
    if (!signal.aborted && settings.suggestions === true && sources.online()) {
      await paused;
      if (signal.aborted) return null;
      const asked = sources.suggest(q, signal).then((suggested) => ({ suggested }));
      const answer = await inTime(asked, patience, wait, signal);
      if (answer?.suggested) return lines(answer.suggested, false);
      return lines(saved?.values ?? (await savedForShorter(sources, q)), true, answer !== null);
    }
    return lines(saved?.values ?? (await savedForShorter(sources, q)), !sources.online());
  }

  return { linesFor, stop };
}

async function localKnowledge(
  sources: OmniboxSources,
  q: string,
  signal: AbortSignal,
): Promise<Omit<OmniboxKnowledge, "suggested">> {
  const [recent, completions, top] = await Promise.all([
    sources.recentSearches(),
    sources.completions(q, signal),
    q.length < LIMITS.suggestMinimum
      ? null
      : sources.settings().then((settings) => sources.savedTopResult(defaultSearch(q, settings))),
  ]);
  const completed = completions.map(({ query, label }) => ({ query: query.trim(), meaning: label }));
  return { typed: q, recent, completions: completed, top };
}

/** What was suggested while fewer letters stood there, as far as it still fits. */
async function savedForShorter(sources: OmniboxSources, q: string): Promise<readonly string[]> {
  const words = q.toLowerCase().split(/\s+/);
  for (let length = q.length - 1; length >= LIMITS.suggestMinimum; length -= 1) {
    const saved = await sources.savedSuggestions(q.slice(0, length).trim());
    if (!saved) continue;
    return saved.values.filter((value) => words.every((word) => value.toLowerCase().includes(word)));
  }
  return [];
}

/** Whether the service takes it (contract §4.5). */
function canBeSuggested(q: string): boolean {
  const { length } = titleWords(q).words;
  return length >= LIMITS.suggestMinimum && length <= LIMITS.suggestMaximum;
}
