import { send } from "../../utils/calls/send.ts";
import { type Check, UNSEEN } from "../../utils/checks/check.ts";
import { act } from "../base/trouble.tsx";

/** What the worker was already told. It answers with a change of the store, which calls this again. */
const told = new Set<string>();

/** Tells the worker that the user can see these checks, so that the badge no longer counts them. */
export function seeChecks(checks: readonly Check[]): void {
  if (document.visibilityState !== "visible") return;
  const ids: string[] = [];
  const ends: string[] = [];
  for (const check of checks) {
    if ((check.state !== "done" && check.state !== "failed") || check.seenAt !== UNSEEN) continue;
    const end = `${check.id} ${check.finishedAt}`;
    if (told.has(end)) continue;
    told.add(end);
    ends.push(end);
    ids.push(check.id);
  }
  if (ids.length > 0) act(tellWorker(ids, ends));
}

/** A badge that still counts them is no harm worth a word: the worker is told again with the next change. */
async function tellWorker(ids: readonly string[], ends: readonly string[]): Promise<void> {
  const seen = await send("seeChecks", { ids });
  if (!seen.ok) for (const end of ends) told.delete(end);
}
