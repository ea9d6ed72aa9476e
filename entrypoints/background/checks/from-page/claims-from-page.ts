import type { Tabs } from "webextension-polyfill";
import type { Origin, UnsentProblem } from "../../../../utils/checks/check.ts";
import { claimAddress } from "../../../../utils/checks/claims/claim.ts";
import { claimProblem } from "../../../../utils/checks/claims/claim-problem.ts";
import { askConsent, hasConsent } from "../../../../utils/checks/consent.ts";
import { addUnstoredClaim } from "../../../../utils/checks/unstored.ts";
import { browser } from "../../../../utils/platform/browser.ts";
import { failed } from "../../../../utils/platform/result.ts";
import { storageProblem } from "../../../../utils/platform/storage-problem.ts";
import { siteInUserName } from "../../../../utils/sites/look-alikes/site-in-user-name.ts";
import { isGovernmentHost } from "../../../../utils/sites/namespaces.ts";
import { withoutBlanksAround } from "../../../../utils/text/hidden-characters.ts";
import { beginningOf, MOST } from "../../../../utils/text/input-limits.ts";
import { addClaim, areForbidden, remove, retry } from "../actions.ts";
import { type Pointed, unsent } from "../admission.ts";
import { addUnsent } from "../store.ts";
import { selectedInPage } from "./selection.ts";

/** What a user pointed at in a page. */
type Found = Omit<Pointed, "id" | "now">;

// Where an administrator forbids fact-checks, the page that the click opens says so, and nothing is kept.

/** Checks the selected text, within the click. `fromMenu`: what the browser says was selected. */
export async function checkSelection(
  tab: Tabs.Tab | undefined,
  fromMenu: string,
  frameId?: number | undefined,
): Promise<void> {
  const consent = askConsent();
  if (await areForbidden()) return;
  const origin = originOf(tab);
  const selected =
    tab?.id === undefined
      ? { text: fromMenu, sentence: null }
      : await selectedInPage({ tabId: tab.id, frameId }, fromMenu);
  if (selected === null || (tab?.id === undefined && fromMenu === ""))
    await keepUnsent({ claim: "", origin }, { reason: "page-closed" });
  else if (withoutBlanksAround(selected.text) === "")
    await keepUnsent({ claim: "", origin }, { reason: "nothing-selected" });
  else {
    const { text: claim, sentence } = selected;
    await checkClaim({ claim, origin, ...(sentence === null ? {} : { sentence }) }, consent);
  }
}

/**
 * Checks what a link or page says, within the click: the service reads the address. A link that begins with another site's
 * name is asked about first, since that name is not sent and could not be told afterwards. Whether an address passes for
 * another is judged by the page that the click opens, which has the list of public suffixes.
 */
export async function checkAddress(address: string, tab: Tabs.Tab | undefined): Promise<void> {
  const found: Found = { claim: address, origin: originOf(tab) };
  const disguise = siteInUserName(address);
  if (disguise !== null) {
    if (!(await areForbidden())) await keepUnsent(found, { reason: "user-name", ...disguise });
    return;
  }
  const consent = askConsent();
  if (await areForbidden()) return;
  if (claimProblem(address) !== null || isGovernmentAddress(address)) await checkClaim(found, consent);
  else await keepUnjudged(found, consent);
}

/** Checks what was typed into the address bar, within the press of Enter. */
export async function checkTyped(claim: string): Promise<void> {
  if (claimAddress(claim) !== null) {
    await checkAddress(claim, undefined);
    return;
  }
  const consent = askConsent();
  if (!(await areForbidden())) await checkClaim({ claim, origin: null }, consent);
}

async function keepUnjudged(found: Found, consent: Promise<boolean>): Promise<void> {
  // Kept before the user has answered, since the worker can end until then, and removed only when it is kept anew.
  const id = (await hasConsent()) ? null : await keepUnsent(found, { reason: "no-consent" });
  if (id !== null && !(await consent)) return;
  await keepUnsent(found, { reason: "unjudged" });
  if (id !== null) await remove({ id });
}

function isGovernmentAddress(address: string): boolean {
  return URL.canParse(address) && isGovernmentHost(new URL(address).hostname);
}

/** Shows in the editor that the browser lets no extension read a page. */
export async function keepClosed(tab: Tabs.Tab): Promise<void> {
  if (!(await areForbidden()))
    await keepUnsent({ claim: "", origin: originOf(tab) }, { reason: "page-closed" });
}

/**
 * What cannot be sent is kept with the reason, so that it can be corrected. A check without consent is kept before the
 * user has answered, and sent if they agree.
 */
async function checkClaim(found: Found, consent: Promise<boolean>): Promise<void> {
  const added = await addClaim({ ...found, again: false }).catch((error: unknown) =>
    failed(notStored(error)),
  );
  if (added.ok) return;
  const id = await keepUnsent(found, added.failure);
  if (added.failure.reason === "no-consent" && (await consent)) await retry({ id });
}

async function keepUnsent(found: Found, problem: UnsentProblem): Promise<string> {
  const pointed: Pointed = { ...found, id: crypto.randomUUID(), now: Date.now() };
  try {
    return (await addUnsent(pointed, problem)).id;
  } catch (error) {
    // A click that leads to nothing would look as if it had missed: the panel shows the claim from memory.
    await addUnstoredClaim(unsent(pointed, notStored(error), 0));
    return pointed.id;
  }
}

function notStored(error: unknown): UnsentProblem {
  console.error("A claim could not be stored:", error);
  return { reason: "not-stored", problem: storageProblem(error) ?? "no-access" };
}

function originOf(tab: Tabs.Tab | undefined): Origin | null {
  if (tab?.url === undefined || tab.url.length > MOST.originAddress) return null;
  // In Firefox the address of a page of ours names this installation.
  if (tab.url.startsWith(browser.runtime.getURL(""))) return null;
  return { title: beginningOf(tab.title ?? "", "title"), url: tab.url };
}
