import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { act } from "../../components/base/trouble.tsx";
import { type OpenedTab, readOpenedTab } from "../../components/sites/opened-tab.ts";
import type { PageActions } from "../../components/sites/page-actions.ts";
import { ThisPage } from "../../components/sites/ThisPage.tsx";
import { browser } from "../../utils/platform/browser.ts";
import { NO_FILTERS, newRecent, newSearch, type PageRequest } from "../../utils/search/request.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import { linkHost } from "../../utils/sites/link-host.ts";

const open = (request: PageRequest): void =>
  act(browser.tabs.create({ url: browser.runtime.getURL(pageAddress(request)) }));

const PAGE_ACTIONS: PageActions = {
  searchSite: (domain) => open(newSearch("", { ...NO_FILTERS, domain: [domain] })),
  showChanges: (domain) => open({ ...newRecent({ ...NO_FILTERS, domain: [domain] }), sort: "changed" }),
  searchAbout: (words) => open(newSearch(words)),
  // The panel lists them anyway.
  showChecks: () => scrollTo({ top: 0 }),
};

/** Whose site the tab beside the panel shows, for tabs on which the person used the extension. There is no line for others. */
export function PanelPage() {
  const opened = useSignal<OpenedTab | null>(null);
  useEffect(() => {
    const read = (): void =>
      act(
        readOpenedTab().then((tab) => {
          const isPage = tab !== null && linkHost(tab.address) !== null;
          const isSame = (["id", "address", "title"] as const).every(
            (part) => opened.value?.[part] === tab?.[part],
          );
          if (!isSame) opened.value = isPage ? tab : null;
        }),
      );
    read();
    browser.tabs.onActivated.addListener(read);
    browser.tabs.onUpdated.addListener(read);
    return () => {
      browser.tabs.onActivated.removeListener(read);
      browser.tabs.onUpdated.removeListener(read);
    };
  }, [opened]);
  const tab = opened.value;
  const shown = useMemo(() => Promise.resolve(tab), [tab]);
  if (tab === null) return null;
  return <ThisPage key={`${tab.id} ${tab.address}`} opened={shown} actions={PAGE_ACTIONS} />;
}
