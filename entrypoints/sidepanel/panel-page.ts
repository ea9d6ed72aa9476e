import { useEffect } from "preact/hooks";
import { pageClock } from "../../components/base/clock.ts";
import { act } from "../../components/base/trouble.tsx";
import { type OpenedTab, readOpenedTab } from "../../components/sites/opened-tab.ts";
import type { PageActions } from "../../components/sites/page-actions.ts";
import { createThisPage, type ThisPageSource } from "../../components/sites/this-page.ts";
import { browser } from "../../utils/platform/browser.ts";
import type { PageRequest } from "../../utils/search/request.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import { linkHost } from "../../utils/sites/link-host.ts";
import { changesOfSite, searchOfSite } from "../../utils/sites/site-request.ts";

const open = (request: PageRequest): void =>
  act(browser.tabs.create({ url: browser.runtime.getURL(pageAddress(request)) }));

const PAGE_ACTIONS: PageActions = {
  searchSite: (domain) => open(searchOfSite(domain)),
  showChanges: (domain) => open(changesOfSite(domain)),
  searchAbout: (words) => open(searchOfSite(null, words)),
  // The panel lists them anyway.
  showChecks: () => scrollTo({ top: 0 }),
};

/** The site of the tab beside the panel, for tabs on which the extension was used. The browser shows no others to it. */
export function createPanelPage(): ThisPageSource {
  return createThisPage({ actions: PAGE_ACTIONS, clock: pageClock });
}

/** Follows the tab in front. */
export function usePanelPage(page: ThisPageSource): void {
  useEffect(() => {
    let last: OpenedTab | null = null;
    const read = (): void =>
      act(
        readOpenedTab().then((found) => {
          const tab = found !== null && linkHost(found.address) !== null ? found : null;
          const isSame = (["id", "address", "title"] as const).every((part) => last?.[part] === tab?.[part]);
          last = tab;
          if (!isSame) page.show(Promise.resolve(tab));
        }),
      );
    page.show(Promise.resolve(null));
    read();
    browser.tabs.onActivated.addListener(read);
    browser.tabs.onUpdated.addListener(read);
    return () => {
      browser.tabs.onActivated.removeListener(read);
      browser.tabs.onUpdated.removeListener(read);
    };
  }, [page]);
}
