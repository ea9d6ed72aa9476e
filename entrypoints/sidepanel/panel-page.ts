import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageClock } from "../../components/base/clock.ts";
import type { Noun } from "../../components/base/PageNav.tsx";
import { act } from "../../components/base/trouble.tsx";
import { listenToNewChecks } from "../../components/checks/new-checks.ts";
import { type OpenedTab, readOpenedTab } from "../../components/sites/opened-tab.ts";
import type { PageHandlers } from "../../components/sites/page-handlers.ts";
import { createThisPage, type ThisPageSource } from "../../components/sites/this-page.ts";
import { browser } from "../../utils/platform/browser.ts";
import { onChange } from "../../utils/platform/changes.ts";
import type { PageRequest } from "../../utils/search/request.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import { readSettings } from "../../utils/settings/settings.ts";
import { linkHost } from "../../utils/sites/link-host.ts";
import { changesOfSite, searchOfSite } from "../../utils/sites/site-request.ts";

/** What the parts of the panel share. */
export interface Panel {
  readonly tab: ReadonlySignal<Noun>;
  chooseTab(tab: Noun): void;
  /** The site of the tab beside the panel, for tabs on which the extension was used. The browser shows no others to it. */
  readonly thisPage: ThisPageSource;
}

export function createPanel(): Panel {
  const tab = signal<Noun>("checks");
  const chooseTab = (chosen: Noun): void => {
    tab.value = chosen;
    scrollTo({ top: 0 });
  };
  const thisPage = createThisPage({ actions: pageActions(() => chooseTab("checks")), clock: pageClock });
  return { tab, chooseTab, thisPage };
}

const open = (request: PageRequest): Promise<unknown> =>
  browser.tabs.create({ url: browser.runtime.getURL(pageAddress(request)) });

function pageActions(showChecks: () => void): PageHandlers {
  const search = (domain: string | null, words: string): void =>
    act(readSettings().then((settings) => open(searchOfSite(domain, words, settings))));
  return {
    searchSite: (domain) => search(domain, ""),
    showChanges: (domain) => act(open(changesOfSite(domain))),
    searchAbout: (words) => search(null, words),
    showChecks,
  };
}

/** Shows fact-checks that were asked for elsewhere, as from the menu of a page, whatever the panel shows. */
export function useNewChecks({ tab, chooseTab }: Panel): void {
  useEffect(() => {
    const { isReady, stop } = listenToNewChecks(() => {
      if (tab.value !== "checks") chooseTab("checks");
    });
    act(isReady);
    return stop;
  }, [tab, chooseTab]);
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
    // The menu, the keys and the popup let the extension see a page that it could not see before, and the browser tells nothing of it.
    const stop = onChange("tab", read);
    return () => {
      stop();
      browser.tabs.onActivated.removeListener(read);
      browser.tabs.onUpdated.removeListener(read);
    };
  }, [page]);
}
