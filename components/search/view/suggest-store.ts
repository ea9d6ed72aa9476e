import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { send } from "../../../utils/calls/send.ts";
import {
  type Completion,
  LOOSE_OPERATOR_AT_END,
  OPERATOR_AT_END,
} from "../../../utils/search/operator-at-end.ts";
import { straightQuotes } from "../../../utils/search/operators.ts";
import { typingDelay } from "../../../utils/search/typing-delay.ts";
import { tidy } from "../../../utils/text/tidy.ts";
import type { Clock } from "../../base/clock.ts";
import { act } from "../../base/trouble.tsx";

/** A suggestion below the box. `kind` says whether it is an own search or comes from the service. */
export type Suggestion =
  | ({ readonly kind: "completion" } & Completion)
  | { readonly kind: "own" | "service"; readonly query: string };

export interface SuggestStore {
  readonly suggestions: ReadonlySignal<readonly Suggestion[]>;
  /** Called with the words in the box and the caret. */
  typed(text: string, caret?: number | null): void;
  /** Called when the box is left or the search is sent: cancels all requests. */
  stop(): void;
}

interface TypedOperator {
  readonly q: string;
  readonly caret: number;
  /** What to do where it completes to nothing: the words behind it are no value. */
  readonly otherwise: () => void;
}

interface Parts {
  readonly send: typeof send;
  readonly clock: Clock;
  /** Whether the user allowed sending what they type. */
  readonly allowed: ReadonlySignal<boolean>;
  /** The user's own searches, newest first. */
  readonly ownSearches: ReadonlySignal<readonly string[]>;
  /** The service's lists, from which operators are completed. */
  readonly lists: ReadonlySignal<unknown>;
}

const OFFERED = 6;
const OWN_BESIDE_OTHERS = 3;

export function createSuggestStore({ send, clock, allowed, ownSearches, lists }: Parts): SuggestStore {
  const text = signal("");
  const service = signal<{ readonly q: string; readonly texts: readonly string[] }>({ q: "", texts: [] });
  const completions = signal<readonly Completion[]>([]);
  let left = "";
  let running: AbortController | null = null;
  /** The operator being typed; null: none, or the box was left. */
  let operator: TypedOperator | null = null;
  /** The words in the box while they may not be sent, or it is not known yet; null: none, or the box was left. */
  let unsent: string | null = null;
  let callOff = () => {};
  let lastKeystroke = Number.NEGATIVE_INFINITY;

  const ask = async (q: string): Promise<void> => {
    const controller = new AbortController();
    running = controller;
    const answer = await send("suggest", { q, size: OFFERED }, controller.signal);
    // Answers may arrive in any order, and only the one to the current words may be shown.
    if (!controller.signal.aborted && answer.ok) service.value = { q, texts: answer.value.value };
  };

  const complete = async ({ q, caret, otherwise }: TypedOperator): Promise<void> => {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    const known = lists.peek();
    const found = await send("completeOperator", { q, caret }, controller.signal);
    if (controller.signal.aborted) return;
    running = null;
    completions.value = found.ok ? found.value : [];
    if (lists.peek() !== known) completeWithLists();
    else if (completions.value.length === 0) otherwise();
  };

  /** Before the lists came, nothing could be completed. */
  const completeWithLists = (): void => {
    if (operator && running === null && completions.peek().length === 0) act(complete(operator));
  };

  const stop = (): void => {
    callOff();
    running?.abort();
    running = null;
    operator = null;
    unsent = null;
    lastKeystroke = Number.NEGATIVE_INFINITY;
  };

  lists.subscribe(completeWithLists);
  allowed.subscribe((isAllowed) => {
    if (!isAllowed || unsent === null) return;
    act(ask(unsent));
    unsent = null;
  });

  const suggestions = computed((): readonly Suggestion[] => {
    const typed = tidy(text.value);
    if (completions.value.length > 0) {
      return completions.value.map((completion) => ({ kind: "completion", ...completion }));
    }
    const mine = once(ownSearches.value).filter((query) => isContinued(query, typed));
    const own = new Set(mine.map(sameWords));
    // Suggestions stay while they match the longer words, so that the list does not flicker.
    const theirs = isContinued(typed, service.value.q)
      ? once(service.value.texts).filter(
          (query) => !own.has(sameWords(query)) && (service.value.q === typed || contains(query, typed)),
        )
      : [];
    return [
      ...mine.slice(0, theirs.length > 0 ? OWN_BESIDE_OTHERS : OFFERED).map(ownSearch),
      ...theirs.slice(0, OFFERED).map(serviceIdea),
    ];
  });

  return {
    suggestions,
    typed(next, caret) {
      const now = clock.now();
      const rhythm = now - lastKeystroke;
      stop();
      lastKeystroke = now;
      text.value = next;
      const before = left;
      left = straightQuotes(next.slice(0, caret ?? next.length));
      const suggestLater = (): void => {
        const q = tidy(next);
        if (q === service.value.q) return;
        if (allowed.peek()) callOff = clock.after(typingDelay(rhythm), () => act(ask(q)));
        else unsent = q;
      };
      const strict = OPERATOR_AT_END.exec(left);
      const [, , , value] = strict ?? LOOSE_OPERATOR_AT_END.exec(left) ?? [];
      // Completions stay while they match. Choosing one also replaces the letters typed since.
      completions.value = completions.value.filter(
        (completion) =>
          value !== undefined &&
          left.startsWith(before) &&
          contains(`${completion.text} ${completion.label}`, value.trim()),
      );
      if (value === undefined) return suggestLater();
      // Without completions an operator is simply typed to its end.
      operator = { q: next, caret: left.length, otherwise: strict ? () => undefined : suggestLater };
      act(complete(operator));
    },
    stop,
  };
}

const ownSearch = (query: string): Suggestion => ({ kind: "own", query });
const serviceIdea = (query: string): Suggestion => ({ kind: "service", query });

/** Case, marks and spaces do not make another suggestion. */
function sameWords(query: string): string {
  return tidy(query).normalize("NFC").toLowerCase();
}

/** The first of each. */
function once(queries: readonly string[]): readonly string[] {
  return [...Map.groupBy(queries, sameWords).values()].flatMap(([first = ""]) => [first]);
}

/** Whether the longer text begins with the shorter one. */
function isContinued(longer: string, shorter: string): boolean {
  return longer.toLowerCase().startsWith(shorter.toLowerCase());
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
