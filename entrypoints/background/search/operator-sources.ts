import type { Handlers } from "../../../utils/platform/answer.ts";
import type { KnownValues } from "../../../utils/requests/answers.ts";
import { EVERY_PLACE } from "../../../utils/requests/places.ts";
import { NO_FILTERS } from "../../../utils/requests/request.ts";
import type { Result } from "../../../utils/requests/result.ts";
import { countryLabel, levelLabel, stateLabel } from "../../../utils/text/names.ts";
import { wait } from "../wait.ts";
import { listsFor, maySendTyping } from "./look-up-sources.ts";
import { findCities, findDomains } from "./look-ups.ts";
import { operatorCompletions } from "./operator-completions.ts";

export const completeOperator = operatorCompletions(
  {
    mayAsk: async () => navigator.onLine && (await maySendTyping()),
    known: readKnownValues,
    cities: async (prefix, mayAsk, signal) =>
      foundIn(await findCities(listsFor(signal, mayAsk), mayAsk, prefix, NO_FILTERS)) ?? [],
    domains: async (words, mayAsk, signal) =>
      foundIn(await findDomains(listsFor(signal, mayAsk), mayAsk, words, NO_FILTERS)) ?? [],
    labels: ({ countries, states }) => ({
      country: (code) => countryLabel(code, countries),
      state: (code) => stateLabel(code, states),
      level: levelLabel,
    }),
  },
  wait,
  Date.now,
);

export const operatorHandlers = {
  completeOperator: ({ q, caret }, signal) => completeOperator(q, caret, signal),
} satisfies Partial<Handlers>;

/** Lists of places tell nothing of what is typed, yet nothing at all is fetched while typing without consent. */
async function readKnownValues(mayAsk: boolean): Promise<KnownValues> {
  // Never called off: the next keystroke needs the same lists.
  const { asked } = listsFor(new AbortController().signal, mayAsk);
  const [countries, places] = await Promise.all([asked.countries(), asked.places(EVERY_PLACE)]);
  return { countries: foundIn(countries)?.countries ?? [], states: foundIn(places)?.states ?? [] };
}

function foundIn<Value>(answer: Result<Value, unknown>): Value | null {
  return answer.ok ? answer.value : null;
}
