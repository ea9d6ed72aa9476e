import type { Handlers } from "../../utils/answer.ts";
import {
  type Completion,
  completionsOf,
  type KnownValues,
  knownOptions,
  operatorAt,
  type ValueLabels,
} from "../../utils/query/complete-operator.ts";
import { EVERY_PLACE } from "../../utils/query/every-place.ts";
import { readSettings } from "../../utils/store/settings.ts";
import { countryLabel, levelLabel, stateLabel } from "../../utils/text/names.ts";
import { requestHandlers, savedCopies } from "./requests.ts";

export const operatorHandlers = {
  completeOperator: ({ q, caret }) => completeOperator(q, caret),
} satisfies Partial<Handlers>;

/** What the operator at the caret can become, in the search box as in the address bar. */
export async function completeOperator(q: string, caret: number): Promise<readonly Completion[]> {
  const typed = operatorAt(q, caret);
  if (!typed) return [];
  const known = await readKnownValues();
  return completionsOf(typed, knownOptions(typed.name, known, labelsFrom(known)));
}

/** Lists of places tell nothing of what is typed, yet nothing at all is fetched while typing without consent. */
async function readKnownValues(): Promise<KnownValues> {
  const { suggestions } = await readSettings();
  const mayFetch = suggestions === true && navigator.onLine;
  const [countries, places] = await Promise.all([
    mayFetch ? fetched(requestHandlers.countries({ effort: "saved" }, never)) : savedCopies.countries(),
    mayFetch
      ? fetched(requestHandlers.places({ request: EVERY_PLACE, effort: "saved" }, never))
      : savedCopies.places(EVERY_PLACE),
  ]);
  return { countries: countries?.value.countries ?? [], states: places?.value.states ?? [] };
}

/** The next keystroke needs the same lists. */
const never = new AbortController().signal;

async function fetched<Value>(
  answer: Promise<{ ok: true; value: Value } | { ok: false }>,
): Promise<Value | null> {
  const outcome = await answer;
  return outcome.ok ? outcome.value : null;
}

const labelsFrom = ({ countries, states }: KnownValues): ValueLabels => ({
  country: (code) => countryLabel(code, countries),
  state: (code) => stateLabel(code, states),
  level: levelLabel,
});
