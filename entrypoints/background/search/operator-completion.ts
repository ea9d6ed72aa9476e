import type { Result } from "../../../utils/platform/result.ts";
import { inTime, type Wait, wait } from "../../../utils/platform/wait.ts";
import type { Completion } from "../../../utils/search/operator-at-end.ts";
import { countryLabel, levelLabel, stateLabel } from "../../../utils/search/place-labels.ts";
import { EVERY_PLACE } from "../../../utils/search/places.ts";
import { NO_FILTERS } from "../../../utils/search/request.ts";
import type { CityPlace, Domain, KnownValues } from "../../../utils/search/service-answers.ts";
import { typingDelay } from "../../../utils/search/typing-delay.ts";
import { textsReady } from "../../../utils/settings/chosen-language.ts";
import * as service from "./actions.ts";
import { citiesIn, domainsIn, listsFor, maySendTyping } from "./look-ups.ts";
import {
  cityOptions,
  completionsOf,
  domainOptions,
  knownOptions,
  operatorAt,
  type ValueLabels,
} from "./operator-values.ts";

/** After this, saved copies are searched instead: Chromium's address bar takes no rows after a second and a half. */
export const LOOK_UP_PATIENCE = 700;

/** Where values come from. `mayAsk`: typed text may be sent and lists fetched; otherwise only copies are used. */
export interface CompletionSources {
  readonly mayAsk: () => Promise<boolean>;
  readonly known: (mayAsk: boolean) => Promise<KnownValues>;
  readonly cities: (prefix: string, mayAsk: boolean, signal: AbortSignal) => Promise<readonly CityPlace[]>;
  readonly domains: (words: string, mayAsk: boolean, signal: AbortSignal) => Promise<readonly Domain[]>;
  readonly wait: Wait;
  readonly now: () => number;
}

/** What the operator at the caret can become, for the search box and the address bar. */
export const completeOperator = createOperatorCompletion({
  mayAsk: async () => navigator.onLine && (await maySendTyping()),
  known: readKnownValues,
  cities: async (prefix, mayAsk, signal) =>
    orNull(await citiesIn(listsFor(signal, { mayAsk }), mayAsk, prefix, NO_FILTERS)) ?? [],
  domains: async (words, mayAsk, signal) =>
    orNull(await domainsIn(listsFor(signal, { mayAsk }), mayAsk, words, NO_FILTERS)) ?? [],
  wait,
  now: Date.now,
});

export function createOperatorCompletion({ mayAsk, known, cities, domains, wait, now }: CompletionSources) {
  let lastKeystroke = Number.NEGATIVE_INFINITY;

  async function complete(
    { q, caret }: { readonly q: string; readonly caret: number },
    signal: AbortSignal,
  ): Promise<readonly Completion[]> {
    const typed = operatorAt(q, caret);
    if (!typed) return [];
    const may = await mayAsk();
    if (typed.name === "city") {
      const [values, found] = await Promise.all([
        knownSoon(may, signal),
        lookUp((ask) => cities(typed.value, ask, signal), may, signal),
      ]);
      return completionsOf(typed, cityOptions(typed, found, labelsFrom(values)));
    }
    if (typed.name === "site") {
      const found = await lookUp((ask) => domains(typed.value, ask, signal), may, signal);
      return completionsOf(typed, domainOptions(typed, found));
    }
    const values = await knownSoon(may, signal);
    return completionsOf(typed, knownOptions(typed.name, values, labelsFrom(values)));
  }

  /** What a slow service sends later is there for one of the next keystrokes. */
  async function knownSoon(may: boolean, signal: AbortSignal): Promise<KnownValues> {
    const asked = may ? await inTime(known(true), LOOK_UP_PATIENCE, wait, signal) : null;
    return asked ?? known(false);
  }

  async function lookUp<Item>(
    find: (mayAsk: boolean) => Promise<readonly Item[]>,
    may: boolean,
    signal: AbortSignal,
  ): Promise<readonly Item[]> {
    if (!may) return find(false);
    const rhythm = now() - lastKeystroke;
    lastKeystroke = now();
    await wait(typingDelay(rhythm), signal);
    if (signal.aborted) return [];
    return (await inTime(find(true), LOOK_UP_PATIENCE, wait, signal)) ?? (signal.aborted ? [] : find(false));
  }

  return complete;
}

/** These lists reveal nothing of what is typed, yet nothing at all is fetched while typing without consent. */
async function readKnownValues(mayAsk: boolean): Promise<KnownValues> {
  // Never aborted: the next keystroke needs the same lists.
  const { signal } = new AbortController();
  // What is completed is also named.
  await textsReady();
  const [countries, places] = await Promise.all([
    mayAsk ? service.countries({ effort: "saved" }, signal).then(orNull) : service.saved.countries(),
    mayAsk
      ? service.places({ request: EVERY_PLACE, effort: "saved" }, signal).then(orNull)
      : service.saved.places(EVERY_PLACE),
  ]);
  return { countries: countries?.value.countries ?? [], states: places?.value.states ?? [] };
}

function labelsFrom({ countries, states }: KnownValues): ValueLabels {
  return {
    country: (code) => countryLabel(code, countries),
    state: (code) => stateLabel(code, states),
    level: levelLabel,
  };
}

function orNull<Value>(answer: Result<Value, unknown>): Value | null {
  return answer.ok ? answer.value : null;
}
