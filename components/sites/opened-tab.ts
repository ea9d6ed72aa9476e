import { browser } from "../../utils/platform/browser.ts";
import { beginningOf } from "../../utils/text/input-limits.ts";

/** The tab that was in front when the user opened this. */
export interface OpenedTab {
  readonly id: number;
  readonly windowId: number | undefined;
  readonly address: string;
  readonly title: string;
}

/**
 * The tab in front, as far as the user's click lets us see it: null where it does not. Read once, because what is said
 * of a page must stay about that page, whatever the tab shows later.
 */
export async function readOpenedTab(): Promise<OpenedTab | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined || tab.url === undefined || tab.url === "") return null;
  return {
    id: tab.id,
    windowId: tab.windowId,
    address: tab.url,
    title: beginningOf(tab.title ?? "", "title"),
  };
}
