import { browser } from "./browser.ts";
import { hasWindows } from "./browser-parts.ts";

const SIDE_PANEL_PAGE = "sidepanel.html";

/** The address of the side panel's page at the card of one check. */
export function checkPage(id: string): string {
  return `${SIDE_PANEL_PAGE}#check-${id}`;
}

/** Chrome's side panel, which Firefox does not have. */
declare const chrome:
  | { readonly sidePanel?: { open(options: { windowId: number }): Promise<void> } }
  | undefined;

const SMALL_WINDOW = { type: "popup", width: 420, height: 720 } as const;

/**
 * Shows the fact-checks beside the page. Must be called synchronously in the click, because browsers open side panels
 * and sidebars only then. A page that closes before this is done may take the panel with it.
 */
export function openPanel(windowId: number | undefined): Promise<void> {
  const opened = openBesidePage(windowId);
  // Windows of web apps, for example, have no side panel.
  return opened === null ? openSmallWindow() : opened.catch(openSmallWindow);
}

function openBesidePage(windowId: number | undefined): Promise<void> | null {
  if (typeof chrome !== "undefined" && chrome.sidePanel !== undefined && windowId !== undefined) {
    return chrome.sidePanel.open({ windowId });
  }
  return browser.sidebarAction?.open() ?? null;
}

async function openSmallWindow(): Promise<void> {
  const url = browser.runtime.getURL(SIDE_PANEL_PAGE);
  // Browsers on phones have only tabs.
  if (hasWindows()) await browser.windows.create({ url, ...SMALL_WINDOW });
  else await browser.tabs.create({ url });
}
