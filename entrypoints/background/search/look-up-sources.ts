import type { Handlers } from "../../../utils/platform/answer.ts";
import type { Served } from "../../../utils/platform/messages.ts";
import { readSettings } from "../../../utils/platform/settings.ts";
import type { Countries } from "../../../utils/requests/answers.ts";
import type { ApiFailure } from "../../../utils/requests/failure.ts";
import { failed, type Result, success } from "../../../utils/requests/result.ts";
import { findCities, findDomains, type Lists } from "./look-ups.ts";
import { requestHandlers, savedCopies } from "./requests.ts";

interface AllLists extends Lists {
  countries(): Promise<Result<Countries, ApiFailure>>;
}

/** The pickers' look-ups: to open one is an act, so their lists are asked for; what is typed is another matter. */
export const lookUpHandlers = {
  findCities: async ({ prefix, filters }, signal) =>
    findCities(listsFor(signal), await maySendTyping(), prefix, filters),
  findDomains: async ({ words, filters }, signal) =>
    findDomains(listsFor(signal), await maySendTyping(), words, filters),
} satisfies Partial<Handlers>;

/** What is being typed is sent only where suggestions as you type were chosen. */
export async function maySendTyping(): Promise<boolean> {
  return (await readSettings()).suggestions === true;
}

const savedLists = {
  countries: async () => copied(await savedCopies.countries()),
  places: async (request) => copied(await savedCopies.places(request)),
  domains: async (request) => copied(await savedCopies.domains(request)),
} satisfies AllLists;

/** `mayAsk`: false for what is saved alone. */
export function listsFor(
  signal: AbortSignal,
  mayAsk = true,
): { readonly asked: AllLists; readonly saved: AllLists } {
  const asked: AllLists = {
    countries: async () => answered(await requestHandlers.countries({ effort: "saved" }, signal)),
    places: async (request) => answered(await requestHandlers.places({ request, effort: "saved" }, signal)),
    domains: async (request) => answered(await requestHandlers.domains({ request, effort: "saved" }, signal)),
  };
  return { asked: mayAsk ? asked : savedLists, saved: savedLists };
}

function answered<Value>(answer: Result<Served<Value>, ApiFailure>): Result<Value, ApiFailure> {
  return answer.ok ? success(answer.value.value) : answer;
}

function copied<Value>(copy: Served<Value> | null): Result<Value, ApiFailure> {
  return copy ? success(copy.value) : failed({ kind: "offline" });
}
