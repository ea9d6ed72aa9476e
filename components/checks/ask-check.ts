import type { Answer, NewCheck, NewGroup } from "../../utils/calls/calls-table.ts";
import { send } from "../../utils/calls/send.ts";
import { askConsent } from "../../utils/checks/consent.ts";

/**
 * Adds a check, and asks for the consent that it needs. Must be called synchronously in the click. The check is stored before
 * the question is answered, since the question can close the popup.
 */
export async function askCheck(asked: NewCheck): Promise<Answer<"addCheck">> {
  const consent = askConsent();
  const added = await send("addCheck", asked);
  if (!added.ok || added.value.sent || !(await consent)) return added;
  const retried = await send("retryCheck", { id: added.value.id });
  return retried.ok ? added : retried;
}

/** Sends a check again that failed, or that was not sent without consent. Must be called synchronously in the click. */
export async function retryCheck(id: string): Promise<Answer<"retryCheck">> {
  return (await askConsent()) ? send("retryCheck", { id }) : { ok: true, value: null };
}

/** Puts sentences of a text or page in line, once the consent that they need was asked for. Must be called synchronously in the click. */
export async function askGroup(asked: NewGroup): Promise<Answer<"addGroup">> {
  await askConsent();
  return send("addGroup", { ...asked, id: crypto.randomUUID() });
}
