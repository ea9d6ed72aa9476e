import type { Tabs } from "webextension-polyfill";
import { browser } from "../../utils/platform/browser.ts";
import { beginningOf } from "../../utils/text/input-limits.ts";

/** The tab that was in front when the user opened this. */
export interface OpenedTab {
  readonly id: number;
  readonly windowId: number | undefined;
  readonly address: string;
  readonly title: string;
}

/** The tab in front, as far as the user's click lets us see it: null where it does not. */
export async function readOpenedTab(): Promise<OpenedTab | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return openedTab(tab);
}

/**
 * Calls back when the tab shows another page, to which it may have gone by itself: what is said of one must not stand over the next.
 * null: it is of another site, which the click does not let us see.
 */
export function listenToOpenedTab(opened: OpenedTab, onChange: (now: OpenedTab | null) => void): void {
  let last: OpenedTab | null = opened;
  let isInFront = true;
  browser.tabs.onUpdated.addListener((id, _change, tab) => {
    if (id !== opened.id) return;
    const now = openedTab(tab);
    const isSame = now?.address === last?.address && now?.title === last?.title;
    last = now;
    if (!isSame && isInFront) onChange(now);
  });
  // Firefox leaves a popup open over a tab that comes to the front, which the click did not let us see.
  browser.tabs.onActivated.addListener(({ tabId, windowId }) => {
    if (windowId !== opened.windowId) return;
    isInFront = tabId === opened.id;
    onChange(isInFront ? last : null);
  });
}

function openedTab(tab: Tabs.Tab | undefined): OpenedTab | null {
  if (tab?.id === undefined || tab.url === undefined || tab.url === "") return null;
  return {
    id: tab.id,
    windowId: tab.windowId,
    address: tab.url,
    title: beginningOf(tab.title ?? "", "title"),
  };
}
