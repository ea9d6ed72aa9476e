import { browser } from "../../utils/platform/browser.ts";
import { readSiteList } from "../../utils/platform/site-list.ts";
import { isMarkedAs, isToolbarMarked, setToolbarMark } from "../../utils/platform/toolbar-rules.ts";
import { markSuffixes } from "../../utils/sites/mark-suffixes.ts";

/** Sets the rules again if the list or the extension is another since; cheap if not. */
export async function renewToolbarMark(): Promise<void> {
  if (browser.extension.inIncognitoContext || !(await isToolbarMarked())) return;
  const list = await readSiteList();
  const name = `mark ${browser.runtime.getManifest().version} ${list?.fetchedAt ?? 0} ${list?.count ?? 0}`;
  if (!(await isMarkedAs(name))) await setToolbarMark(name, markSuffixes(list?.lines ?? ""));
}
