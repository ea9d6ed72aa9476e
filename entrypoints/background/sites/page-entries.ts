import type { Tabs } from "webextension-polyfill";
import { browser } from "../../../utils/platform/browser.ts";
import type { PageRequest } from "../../../utils/search/request.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { readSettings } from "../../../utils/settings/settings.ts";
import { linkHost } from "../../../utils/sites/link-host.ts";
import { type SiteQuestion, siteQuestionAddress } from "../../../utils/sites/site-question.ts";
import { searchOfSite } from "../../../utils/sites/site-request.ts";
import { titleWords } from "../../../utils/sites/title-words.ts";
import { beginningOf } from "../../../utils/text/input-limits.ts";

/**
 * Opens a page of ours that knows which part of an address is a site and which sites are look-alikes. It goes on to the
 * search, or says why it does not.
 */
export async function openSite(question: SiteQuestion, tab: Tabs.Tab | undefined): Promise<void> {
  await openPage(siteQuestionAddress(question), tab);
}

/** Searches for what the page's title says it is about. */
export async function searchAbout(address: string, tab: Tabs.Tab | undefined): Promise<void> {
  const words = titleWords(beginningOf(tab?.title ?? "", "title"), linkHost(address));
  await openBeside(searchOfSite(null, words, await readSettings()), tab);
}

/** Opens the page of a request in a tab beside the one of the click. */
export async function openBeside(request: PageRequest, tab: Tabs.Tab | undefined): Promise<void> {
  await openPage(pageAddress(request), tab);
}

async function openPage(address: string, tab: Tabs.Tab | undefined): Promise<void> {
  await browser.tabs.create({
    url: browser.runtime.getURL(address),
    ...(tab === undefined ? {} : { windowId: tab.windowId, index: tab.index + 1 }),
  });
}
