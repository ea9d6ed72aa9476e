import type { Answer, NewCheck, NewGroup } from "../../utils/calls/calls-table.ts";
import { send } from "../../utils/calls/send.ts";
import { askConsent } from "../../utils/checks/consent.ts";
import { sayFailure } from "../base/trouble.tsx";

let asking: Promise<boolean> | null = null;

/** The browser would put the same question once more behind the one that it shows; on another tab it shows none of before. */
function askOnce(): Promise<boolean> {
  if (asking !== null) return asking;
  const forget = (): void => {
    asking = null;
  };
  asking = askConsent().finally(forget);
  addEventListener("blur", forget, { once: true });
  return asking;
}

/**
 * Adds a check, and asks for the consent that it needs. Must be called synchronously in the click. The check is stored before
 * the question is answered, since the question can close the popup. `onStored`: called then.
 */
export async function askCheck(asked: NewCheck, onStored?: () => void): Promise<Answer<"addCheck">> {
  const consent = askOnce();
  const added = await send("addCheck", asked);
  if (added.ok) onStored?.();
  if (!added.ok || added.value.sent || !(await consent)) return added;
  const retried = await send("retryCheck", { id: added.value.id });
  return retried.ok ? added : retried;
}

/** Sends a check again that failed, or that was not sent without consent. Must be called synchronously in the click. */
export async function retryCheck(id: string): Promise<Answer<"retryCheck">> {
  return (await askOnce()) ? send("retryCheck", { id }) : { ok: true, value: null };
}

/**
 * Puts sentences of a text or page in line, and asks for the consent that they need. Must be called synchronously in the click.
 * They are stored before the question is answered, for the same reason, and wait where the answer is no.
 */
export async function askGroup(asked: NewGroup): Promise<Answer<"addGroup">> {
  const consent = askOnce();
  const id = crypto.randomUUID();
  const added = await send("addGroup", { ...asked, id });
  if (!added.ok || !added.value.isPaused || !(await consent)) return added;
  const resumed = await send("changeGroup", { id, isPaused: false });
  // It is in line all the same, and offers to go on.
  if (!resumed.ok) sayFailure(resumed.failure);
  return added;
}

/** Has the sentences of a paused text go on, if what they send is allowed. Must be called synchronously in the click. */
export async function resumeGroup(id: string): Promise<Answer<"changeGroup">> {
  return (await askOnce()) ? send("changeGroup", { id, isPaused: false }) : { ok: true, value: true };
}
