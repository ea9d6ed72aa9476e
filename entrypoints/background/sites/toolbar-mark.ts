import { browser } from "../../../utils/platform/browser.ts";
import { isPrivateWindow } from "../../../utils/platform/private-window.ts";
import { success } from "../../../utils/platform/result.ts";
import { readSiteList } from "../../../utils/sites/kept-site-list.ts";
import { hasRules, isToolbarMarked, setRules } from "../../../utils/sites/toolbar-rules.ts";
import { markSuffixes } from "./mark-suffixes.ts";

/** A file of the package, made from the library that pages have. */
const SUFFIX_RULES = "public-suffixes.txt";

let last: Promise<unknown> = Promise.resolve();

/**
 * Marks the toolbar icon as the list of government sites is now, if the user has turned that on. The browser forgets the
 * rules when it is closed; a rule's name says what it was made from, so that the same one is not set again.
 */
export function renewToolbarMark(): Promise<void> {
  // One after the other: of two that each replace all rules at once, the second finds its name taken.
  const next = last.then(renew, renew);
  last = next;
  return next;
}

async function renew(): Promise<void> {
  if (isPrivateWindow() || !(await isToolbarMarked())) return;
  const list = await readSiteList();
  const name = `mark ${browser.runtime.getManifest().version} ${list?.fetchedAt ?? 0} ${list?.count ?? 0}`;
  if (await hasRules(name)) return;
  const answer = await fetch(browser.runtime.getURL(SUFFIX_RULES));
  await setRules(name, markSuffixes(list?.lines ?? "", await answer.text()));
}

export async function markToolbar() {
  await renewToolbarMark();
  return success(null);
}
