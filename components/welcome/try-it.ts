import { browser } from "../../utils/platform/browser.ts";
import { openPanel } from "../../utils/platform/open-panel.ts";
import { send } from "../../utils/platform/send.ts";

export async function windowOfThisPage(): Promise<number | undefined> {
  return (await browser.windows?.getCurrent())?.id;
}

/** Browsers that open the popup for nobody but the mouse show its contents in a tab instead. */
export async function tryPopup(): Promise<void> {
  try {
    await browser.action.openPopup();
  } catch {
    await browser.tabs.create({ url: browser.runtime.getURL("search.html") });
  }
}

/** Called within the click: side panels open only then. What becomes of the check is shown there. */
export function tryFactCheck(claim: string, windowId: number | undefined): void {
  openPanel(windowId);
  void send("addCheck", { claim, origin: null, again: false });
}

/** Tells when the person has typed `gov` and a space or Tab in the address bar. */
export function onAddressBarUsed(listener: () => void): () => void {
  browser.omnibox.onInputStarted.addListener(listener);
  return () => browser.omnibox.onInputStarted.removeListener(listener);
}

export function addressBarKeys(): string {
  return navigator.userAgent.includes("Macintosh") ? "⌘L" : "Ctrl+L";
}
