import type { Tabs } from "webextension-polyfill";
import { browser } from "../../../utils/platform/browser.ts";
import { NO_FILTERS, newRecent, newSearch, type PageRequest } from "../../../utils/search/request.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { readSiteList } from "../../../utils/sites/kept-site-list.ts";
import { linkHost } from "../../../utils/sites/link-host.ts";
import { titleWords } from "../../../utils/sites/title-words.ts";
import { beginningOf } from "../../../utils/text/foreign-text.ts";
import { siteDomain } from "./site-domain.ts";

/** Opens the results page with the page's site as its filter; the words are still to be typed. */
export async function searchSite(address: string, tab: Tabs.Tab | undefined): Promise<void> {
  const domain = await domainOf(address);
  await openBeside(newSearch("", { ...NO_FILTERS, domain }), tab);
}

export async function showChanges(address: string, tab: Tabs.Tab | undefined): Promise<void> {
  const domain = await domainOf(address);
  await openBeside({ ...newRecent({ ...NO_FILTERS, domain }), sort: "changed" }, tab);
}

/** Searches for what the page's title says it is about. */
export async function searchAbout(address: string, tab: Tabs.Tab | undefined): Promise<void> {
  await openBeside(newSearch(titleWords(beginningOf(tab?.title ?? "", "title"), linkHost(address))), tab);
}

/** None for an address without a host: then everything is searched. */
export async function domainOf(address: string): Promise<readonly string[]> {
  const host = linkHost(address);
  if (host === null) return [];
  // The list only says which part of the host is the site, and the host itself will do.
  const list = await readSiteList().catch(() => null);
  return [siteDomain(host, list?.lines ?? "")];
}

/** Opens the page of a request in a tab beside the one of the click. */
export async function openBeside(request: PageRequest, tab: Tabs.Tab | undefined): Promise<void> {
  await browser.tabs.create({
    url: browser.runtime.getURL(pageAddress(request)),
    ...(tab === undefined ? {} : { windowId: tab.windowId, index: tab.index + 1 }),
  });
}
