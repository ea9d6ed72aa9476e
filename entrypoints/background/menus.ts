import type { Menus, Tabs } from "webextension-polyfill";
import { browser } from "../../utils/platform/browser.ts";
import { hasMenus } from "../../utils/platform/browser-parts.ts";
import { announceChange } from "../../utils/platform/changes.ts";
import { t } from "../../utils/platform/i18n.ts";
import { openPanel } from "../../utils/platform/open-panel.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { defaultSearch } from "../../utils/search/request.ts";
import { textsReady } from "../../utils/settings/chosen-language.ts";
import { readSettings } from "../../utils/settings/settings.ts";
import { beginningOf } from "../../utils/text/input-limits.ts";
import { checkAddress, checkSelection } from "./checks/from-page/claims-from-page.ts";
import { isMasked } from "./checks/from-page/selection.ts";
import { inBackground } from "./in-background.ts";
import { copyQuote } from "./sites/copy-quote.ts";
import { openBeside, openSite, searchAbout } from "./sites/page-entries.ts";

const CHECK_SELECTION = "check-selection";
const SEARCH_SELECTION = "search-selection";
const CHECK_LINK = "check-link";
const LINK_OFFICIAL = "link-official";
const CHECK_PAGE = "check-page";
const COPY_QUOTE = "copy-quote";
const SEARCH_SITE = "search-site";
const SHOW_CHANGES = "show-changes";
const SEARCH_ABOUT = "search-about";
/** The entries that send a claim. */
const CHECKS: readonly string[] = [CHECK_SELECTION, CHECK_LINK, CHECK_PAGE];
/** The service can read only these; the browser's own pages offer no check. */
const WEB_PAGES = ["http://*/*", "https://*/*"];

/**
 * Creates the menus anew at installation and update. At once, since Chromium takes seconds to read the settings of a new
 * installation, and a worker that ends meanwhile would leave no menus.
 */
export async function renew(): Promise<void> {
  if (isPrivateWindow() || !hasMenus()) return;
  await browser.contextMenus.removeAll();
  create();
  await nameAgain();
}

/** Browsers keep the menus, but a browser that ended or reloaded the extension at the wrong moment has none. */
export async function createIfGone(): Promise<void> {
  if (isPrivateWindow() || !hasMenus()) return;
  const isThere = await browser.contextMenus.update(CHECK_SELECTION, {}).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  create();
  await nameAgain();
}

/** Shows the titles in the language that was chosen now, and no entries for what an administrator forbids. */
export async function nameAgain(): Promise<void> {
  // As on phones.
  if (!hasMenus()) return;
  await textsReady();
  const { forbidFactChecks } = await readSettings();
  await Promise.all(
    menuItems().map(({ id, title }) =>
      browser.contextMenus.update(id, { title, visible: !(forbidFactChecks && CHECKS.includes(id)) }),
    ),
  );
}

/** The worker of private windows has menus of its own and gets no `onInstalled`. */
export function createInPrivateWindows(): void {
  if (isPrivateWindow()) inBackground("The menus", textsReady().then(create).then(nameAgain));
}

function menuItems(): readonly (Menus.CreateCreatePropertiesType & {
  readonly id: string;
  readonly title: string;
})[] {
  // The browser puts the selection in for "%s", and cuts a long one.
  return [
    { id: CHECK_SELECTION, contexts: ["selection"], title: t("menu.check_selection") },
    { id: SEARCH_SELECTION, contexts: ["selection"], title: t("menu.search_selection") },
    {
      id: COPY_QUOTE,
      contexts: ["selection"],
      title: t("menu.copy_quote"),
      // The page does the copying, which browsers allow on the web alone.
      documentUrlPatterns: WEB_PAGES,
    },
    { id: CHECK_LINK, contexts: ["link"], title: t("menu.check_link"), targetUrlPatterns: WEB_PAGES },
    {
      id: LINK_OFFICIAL,
      contexts: ["link"],
      title: t("menu.link_official"),
      targetUrlPatterns: WEB_PAGES,
    },
    ...[
      { id: CHECK_PAGE, title: t("menu.check_page") },
      { id: SEARCH_SITE, title: t("site.search") },
      { id: SHOW_CHANGES, title: t("site.changed") },
      { id: SEARCH_ABOUT, title: t("site.about") },
    ].map((item) => ({ ...item, contexts: ["page" as const], documentUrlPatterns: WEB_PAGES })),
  ];
}

function create(): void {
  // They may exist: in private windows from an earlier life of the worker, where `removeAll` would remove those of all windows.
  for (const item of menuItems()) browser.contextMenus.create(item, () => void browser.runtime.lastError);
}

export function onClicked(info: Menus.OnClickData, tab: Tabs.Tab | undefined): void {
  // The click lets an open panel see whose page the tab shows.
  announceChange("tab");
  const page = info.pageUrl ?? tab?.url ?? "";
  const selected = beginningOf(info.selectionText ?? "", "selection");
  switch (info.menuItemId) {
    case CHECK_SELECTION:
      showPanel(tab);
      inBackground("A check", checkSelection(tab, selected, info.frameId));
      break;
    case CHECK_LINK:
      showPanel(tab);
      inBackground("A check", checkAddress(info.linkUrl ?? "", tab));
      break;
    case LINK_OFFICIAL:
      inBackground(
        "Asking about a link",
        openSite({ address: info.linkUrl ?? "", wants: "answer", words: "" }, tab),
      );
      break;
    case CHECK_PAGE:
      showPanel(tab);
      inBackground("A check", checkAddress(page, tab));
      break;
    case SEARCH_SELECTION:
      inBackground("Opening a search", searchFor(selected, tab));
      break;
    case COPY_QUOTE: {
      const { frameId } = info;
      inBackground(
        "Copying a quote",
        copyQuote({ fromMenu: selected, frameId, address: info.frameUrl ?? page }, tab),
      );
      break;
    }
    case SEARCH_SITE:
      inBackground("Opening a search", openSite({ address: page, wants: "search", words: "" }, tab));
      break;
    case SHOW_CHANGES:
      inBackground("Opening recent pages", openSite({ address: page, wants: "changes", words: "" }, tab));
      break;
    case SEARCH_ABOUT:
      inBackground("Opening a search", searchAbout(page, tab));
      break;
  }
}

/** Called within the click. The check is stored all the same, and the toolbar icon shows it. */
function showPanel(tab: Tabs.Tab | undefined): void {
  inBackground("The panel", openPanel(tab?.windowId));
}

async function searchFor(selected: string, tab: Tabs.Tab | undefined): Promise<void> {
  const words = isMasked(selected) ? "" : selected;
  await openBeside(defaultSearch(words, await readSettings()), tab);
}
