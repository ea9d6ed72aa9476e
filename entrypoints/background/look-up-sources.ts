import type { Handlers } from "../../utils/answer.ts";
import type { ApiFailure } from "../../utils/api/failure.ts";
import type { Served } from "../../utils/messages.ts";
import { failed, type Result, success } from "../../utils/result.ts";
import { readSettings } from "../../utils/store/settings.ts";
import { findCities, findDomains, type Lists, type LookUpLists } from "./look-ups.ts";
import { requestHandlers, savedCopies } from "./requests.ts";

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

export const savedLists: Lists = {
  places: async (request) => copied(await savedCopies.places(request)),
  domains: async (request) => copied(await savedCopies.domains(request)),
};

export function listsFor(signal: AbortSignal): LookUpLists {
  const asked: Lists = {
    places: async (request) => answered(await requestHandlers.places({ request, effort: "saved" }, signal)),
    domains: async (request) => answered(await requestHandlers.domains({ request, effort: "saved" }, signal)),
  };
  return { asked, saved: savedLists };
}

function answered<Value>(answer: Result<Served<Value>, ApiFailure>): Result<Value, ApiFailure> {
  return answer.ok ? success(answer.value.value) : answer;
}

function copied<Value>(copy: Served<Value> | null): Result<Value, ApiFailure> {
  return copy ? success(copy.value) : failed({ kind: "offline" });
}
