import type { Page, Worker } from "playwright/test";
import type { ExtensionSession } from "../../scripts/launch-browser.ts";
import type { CleanSession } from "../setup/shared-browser.ts";

/** A page of the web with this text, which no server has to serve. */
export async function openArticle(session: ExtensionSession, address: string, body: string): Promise<Page> {
  await session.context.route(address, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      // With an icon of its own: the browser would ask the service's host for one at some time.
      body: `<!doctype html><link rel="icon" href="data:,"><title>Five tax myths</title><body>${body}</body>`,
    }),
  );
  const page = await session.context.newPage();
  await page.goto(address);
  return page;
}

/** Selects all the text of an element, as dragging over it does. */
export async function selectAll(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => getSelection()?.selectAllChildren(element));
}

export interface MenuClick {
  readonly menuItemId: string;
  readonly selectionText?: string;
  readonly linkUrl?: string;
  readonly pageUrl?: string;
  readonly frameId?: number;
}

/**
 * What the browser tells the worker when an entry of the context menu is chosen while this page is in front. No gesture
 * comes with it, so the small window opens in place of the side panel: `tests/desktop/menu.spec.ts` has the real click.
 */
export async function chooseFromMenu(worker: Worker, page: Page, click: MenuClick): Promise<void> {
  await page.bringToFront();
  await worker.evaluate(async (info) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    chrome.contextMenus.onClicked.dispatch({ editable: false, ...info }, tab);
  }, click);
}

export async function pressCommand(worker: Worker, page: Page): Promise<void> {
  await page.bringToFront();
  await worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    chrome.commands.onCommand.dispatch("fact-check-selection", tab);
  });
}

/** The popup as it opens on the tab of an article: `tests/desktop/this-page.spec.ts` has a real click. */
export async function popupOn({ context, worker, address }: CleanSession, article: Page): Promise<Page> {
  const url = article.url();
  const id = await worker.evaluate(async (wanted) => (await chrome.tabs.query({ url: wanted }))[0]?.id, url);
  const popup = await context.newPage();
  await popup.setViewportSize({ width: 420, height: 600 });
  const tab = { id, windowId: 1, title: "Five tax myths", url };
  await popup.addInitScript(
    (shown) => Object.assign(chrome.tabs, { query: () => Promise.resolve([shown]) }),
    tab,
  );
  await popup.goto(address("popup.html"));
  return popup;
}
