import type { CityPlace, Domain, KnownValues } from "../../../utils/requests/answers.ts";
import { type Completion, typingDelay } from "../../../utils/requests/typing.ts";
import { inTime, type Wait } from "../wait.ts";
import {
  cityOptions,
  completionsOf,
  domainOptions,
  knownOptions,
  operatorAt,
  type ValueLabels,
} from "./complete-operator.ts";

/** Where values come from. `mayAsk`: what is typed may be sent, and lists fetched; else they are what is saved. */
export interface CompletionSources {
  mayAsk(): Promise<boolean>;
  known(mayAsk: boolean): Promise<KnownValues>;
  cities(prefix: string, mayAsk: boolean, signal: AbortSignal): Promise<readonly CityPlace[]>;
  domains(words: string, mayAsk: boolean, signal: AbortSignal): Promise<readonly Domain[]>;
  labels(known: KnownValues): ValueLabels;
}

/** Then what is saved is looked through: the address bar of Chromium shows no line after a second and a half. */
export const LOOK_UP_PATIENCE = 700;

/** What the operator at the caret can become, in the search box as in the address bar. */
export function operatorCompletions(sources: CompletionSources, wait: Wait, now: () => number) {
  let lastKeystroke = Number.NEGATIVE_INFINITY;

  async function complete(q: string, caret: number, signal: AbortSignal): Promise<readonly Completion[]> {
    const typed = operatorAt(q, caret);
    if (!typed) return [];
    const mayAsk = await sources.mayAsk();
    if (typed.name === "city") {
      const [known, cities] = await Promise.all([
        sources.known(mayAsk),
        lookUp((ask) => sources.cities(typed.value, ask, signal), mayAsk, signal),
      ]);
      return completionsOf(typed, cityOptions(typed, cities, sources.labels(known)));
    }
    if (typed.name === "site") {
      const domains = await lookUp((ask) => sources.domains(typed.value, ask, signal), mayAsk, signal);
      return completionsOf(typed, domainOptions(typed, domains));
    }
    const known = await sources.known(mayAsk);
    const options = knownOptions(typed.name, known, sources.labels(known));
    return completionsOf(typed, options);
  }

  async function lookUp<Item>(
    find: (mayAsk: boolean) => Promise<readonly Item[]>,
    mayAsk: boolean,
    signal: AbortSignal,
  ): Promise<readonly Item[]> {
    if (!mayAsk) return find(false);
    const rhythm = now() - lastKeystroke;
    lastKeystroke = now();
    await wait(typingDelay(rhythm), signal);
    if (signal.aborted) return [];
    return (await inTime(find(true), LOOK_UP_PATIENCE, wait, signal)) ?? (signal.aborted ? [] : find(false));
  }

  return complete;
}
