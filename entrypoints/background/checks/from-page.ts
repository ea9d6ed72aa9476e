import type { Tabs } from "webextension-polyfill";
import type { Origin, UnsentProblem } from "../../../utils/claims/check.ts";
import { storageProblem } from "../../../utils/platform/storage-problem.ts";
import { readUnstored, writeUnstored } from "../../../utils/platform/unstored.ts";
import { failed } from "../../../utils/requests/result.ts";
import { addClaim } from "./actions.ts";
import { type Pointed, unsent } from "./admission.ts";
import { selectedText } from "./selection.ts";
import { addUnsent } from "./store.ts";

/** Longer addresses are whole documents (`data:`), to which no link could lead back. */
const LONGEST_ADDRESS = 2_000;

/** Checks the selected text. `fromMenu`: what the browser says was selected. */
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

/** Checks what a link or page says: the service reads the address. */
export function checkAddress(address: string, tab: Tabs.Tab | undefined): Promise<void> {
  return checkClaim(address, originOf(tab));
}

/** Shows in the editor why nothing could be read from a page. */
export function keepUnread(tab: Tabs.Tab, reason: "page-closed" | "nothing-selected"): Promise<void> {
  return keepUnsent("", originOf(tab), { reason });
}

/** What cannot be sent opens in the editor with the reason, so that it can be corrected. */
async function checkClaim(claim: string, origin: Origin | null): Promise<void> {
  const added = await addClaim({ claim, origin, again: false }).catch((error: unknown) =>
    failed(notStored(error)),
  );
  if (!added.ok) await keepUnsent(claim, origin, added.failure);
}

async function keepUnsent(claim: string, origin: Origin | null, problem: UnsentProblem): Promise<void> {
  const pointed: Pointed = { id: crypto.randomUUID(), claim, origin, now: Date.now() };
  try {
    await addUnsent(pointed, problem);
  } catch (error) {
    // A click that leads to nothing would look as if it had missed: the panel shows the claim from memory.
    const { claims } = await readUnstored();
    await writeUnstored({ claims: [unsent(pointed, notStored(error), 0), ...claims] });
  }
}

function notStored(error: unknown): UnsentProblem {
  console.error("A claim could not be stored:", error);
  return { reason: "not-stored", problem: storageProblem(error) ?? "no-access" };
}

function originOf(tab: Tabs.Tab | undefined): Origin | null {
  if (tab?.url === undefined || tab.url.length > LONGEST_ADDRESS) return null;
  return { title: tab.title ?? "", url: tab.url };
}
