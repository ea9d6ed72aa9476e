import { type Check, UNSEEN } from "../../utils/claims/check.ts";
import { send } from "../../utils/platform/send.ts";

/** Told once for each end of a check: the answer comes as a change of the store. */
const told = new Set<string>();

/** The person has these before their eyes: the badge need not tell of them any more. */
export function seeChecks(checks: readonly Check[]): void {
  if (document.visibilityState !== "visible") return;
  const ids: string[] = [];
  for (const check of checks) {
    if ((check.state !== "done" && check.state !== "failed") || check.seenAt !== UNSEEN) continue;
    const end = `${check.id} ${check.finishedAt}`;
    if (told.has(end)) continue;
    told.add(end);
    ids.push(check.id);
  }
  if (ids.length > 0) void send("seeChecks", { ids });
}
