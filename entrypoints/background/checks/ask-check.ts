import type { Tabs } from "webextension-polyfill";
import type { Origin, UnsentProblem } from "../../../utils/claims/check.ts";
import { claimProblem } from "../../../utils/claims/claim-problem.ts";
import { addUnsent } from "./check-store.ts";
import { addCheck } from "./checks.ts";
import { selectedText } from "./selection.ts";

/** Addresses that hold a whole document (`data:`) are no place to go back to. */
const LONGEST_ADDRESS = 2_000;

/** The click on a selection: `fromMenu` is what the browser says was selected. */
export async function checkSelection(
  tab: Tabs.Tab | undefined,
  fromMenu: string,
  frameId?: number | undefined,
): Promise<void> {
  const origin = originOf(tab);
  const text =
    tab?.id === undefined ? fromMenu || null : await selectedText({ tabId: tab.id, frameId }, fromMenu);
  if (text === null) await keepUnsent("", origin, { reason: "page-closed" });
  else if (text.trim() === "") await keepUnsent("", origin, { reason: "nothing-selected" });
  else await checkClaim(text, origin);
}

/** The click on a link or on a page: the service reads the address. */
export function checkAddress(address: string, tab: Tabs.Tab | undefined): Promise<void> {
  return checkClaim(address, originOf(tab));
}

/** What may not be sent is kept and shown with the reason, ready to be mended. */
async function checkClaim(claim: string, origin: Origin | null): Promise<void> {
  const problem = claimProblem(claim);
  if (problem === null) await addCheck({ claim, origin, again: false });
  else await keepUnsent(claim, origin, problem);
}

async function keepUnsent(claim: string, origin: Origin | null, problem: UnsentProblem): Promise<void> {
  await addUnsent({ id: crypto.randomUUID(), claim, origin, now: Date.now() }, problem);
}

function originOf(tab: Tabs.Tab | undefined): Origin | null {
  if (tab?.url === undefined || tab.url.length > LONGEST_ADDRESS) return null;
  return { title: tab.title ?? "", url: tab.url };
}
