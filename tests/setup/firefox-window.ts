import type { Browser } from "puppeteer-core";

export const ADD_ON = "primary-source@primary-source.example";

/** The part of WebDriver BiDi that reaches Firefox's own windows; puppeteer has no public name for it. */
interface Bidi {
  send(method: string, parameters: object): Promise<{ readonly result: unknown }>;
}

const readLines = (typed: string): string => `(async () => {
  await gURLBar.lastQueryContextPromise;
  const rows = [...document.querySelectorAll(".urlbarView-row")].filter((row) => row.checkVisibility());
  const isShown = gURLBar.value.endsWith(${JSON.stringify(typed)}) && !rows.some((row) => row.hasAttribute("stale"));
  return JSON.stringify(isShown ? rows.map((row) => row.querySelector(".urlbarView-title").textContent) : []);
})()`;

/** What the real address bar shows below it, line by line; nothing while these are lines of what was typed before. */
export async function addressBarLines(browser: Browser, typed = ""): Promise<readonly string[]> {
  return JSON.parse(String(await inBrowserWindow(browser, readLines(typed))));
}

/** The line that Enter would choose. */
export async function selectedLine(browser: Browser): Promise<string> {
  const read = `document.querySelector(".urlbarView-row[selected] .urlbarView-title")?.textContent ?? ""`;
  return String(await inBrowserWindow(browser, read));
}

/** The address of the tab in front, which BiDi does not tell of an extension's pages. */
export async function currentAddress(browser: Browser): Promise<string> {
  return String(await inBrowserWindow(browser, "gBrowser.currentURI.spec"));
}

export async function tabCount(browser: Browser): Promise<number> {
  return Number(await inBrowserWindow(browser, "gBrowser.tabs.length"));
}

/** What the tabs show, an extension's own pages among them. */
export async function tabAddresses(browser: Browser): Promise<readonly string[]> {
  const read = `JSON.stringify(gBrowser.tabs.map((tab) => tab.linkedBrowser.currentURI.spec))`;
  return JSON.parse(String(await inBrowserWindow(browser, read)));
}

/** `running`, or `stopped` once the add-on's background has been idle. */
export async function backgroundState(browser: Browser): Promise<string> {
  return String(
    await inBrowserWindow(browser, `WebExtensionPolicy.getByID("${ADD_ON}").extension.backgroundState`),
  );
}

/** The labels of the menu of the page, and of its open submenus, as they are to be seen; empty while it is closed. */
export async function contextMenuLabels(browser: Browser): Promise<readonly string[]> {
  const read = `JSON.stringify([...document.querySelectorAll("#contentAreaContextMenu, #contentAreaContextMenu menupopup")]
    .filter((popup) => popup.state === "open")
    .flatMap((popup) => [...popup.children])
    .filter((item) => !item.hidden && item.label)
    .map((item) => item.label))`;
  return JSON.parse(String(await inBrowserWindow(browser, read)));
}

/** Answers the question that Firefox asks a user about the add-on; false while there is none. */
export async function answerQuestion(browser: Browser, answer: "allow" | "refuse"): Promise<boolean> {
  const button = answer === "allow" ? "button" : "secondaryButton";
  const press = `(() => {
    const [question] = PopupNotifications.panel.querySelectorAll("popupnotification");
    if (PopupNotifications.panel.state !== "open" || !question) return false;
    question.${button}.click();
    return true;
  })()`;
  return (await inBrowserWindow(browser, press)) === true;
}

/** Opens the add-on's popup as its button in the toolbar does, or closes it. */
export async function pressToolbarButton(browser: Browser): Promise<void> {
  await inBrowserWindow(
    browser,
    `(async () => {
      const { ExtensionParent } = ChromeUtils.importESModule("resource://gre/modules/ExtensionParent.sys.mjs");
      const { extension } = WebExtensionPolicy.getByID("${ADD_ON}");
      await ExtensionParent.apiManager.asyncLoadModule("browserAction");
      ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(window);
    })()`,
  );
}

/** The width of the popup, as Firefox has made it for what is shown there; 0 while there is none. */
export async function popupWidth(browser: Browser): Promise<number> {
  const read = `Math.max(0, ...[...document.querySelectorAll(".webextension-popup-browser")].map((popup) =>
    popup.getBoundingClientRect().width))`;
  return Number(await inBrowserWindow(browser, read));
}

/** Leaves the window with one empty tab, and nothing open over it. */
export async function closeAllTabs(browser: Browser): Promise<void> {
  await inBrowserWindow(
    browser,
    `(() => {
      for (const open of document.querySelectorAll("menupopup, panel")) open.hidePopup();
      gBrowser.selectedTab = gBrowser.addTrustedTab("about:blank");
      gBrowser.removeAllTabsBut(gBrowser.selectedTab, { animate: false, skipWarnAboutClosingTabs: true });
    })()`,
  );
}

/** Whether Firefox asks before it gives the add-on a permission. If not, it gives it. */
export async function setAsking(browser: Browser, asks: boolean): Promise<void> {
  await inBrowserWindow(
    browser,
    `Services.prefs.setBoolPref("extensions.webextOptionalPermissionPrompts", ${asks})`,
  );
}

async function inBrowserWindow(browser: Browser, expression: string): Promise<unknown> {
  const bidi = (browser as unknown as { readonly connection: Bidi }).connection;
  const tree = await bidi.send("browsingContext.getTree", { "moz:scope": "chrome" });
  const { contexts } = tree.result as { contexts: readonly { context: string; url: string }[] };
  const window = contexts.find(({ url }) => url.endsWith("/browser.xhtml"));
  const answer = await bidi.send("script.evaluate", {
    expression,
    target: { context: window?.context },
    awaitPromise: true,
  });
  return (answer.result as { result: { value: unknown } }).result.value;
}
