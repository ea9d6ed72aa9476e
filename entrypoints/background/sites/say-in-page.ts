import { browser } from "../../../utils/platform/browser.ts";

/** Whether the toolbar has the extension's icon. Until a user pins it, browsers keep it in a menu. */
export async function isIconShown(): Promise<boolean> {
  const settings = await browser.action.getUserSettings?.();
  return settings?.isOnToolbar !== false;
}

/** Says for a moment in the page itself that what was asked for there was done. The page is one that the user just acted in. */
export async function sayInPage(tabId: number, words: string): Promise<void> {
  await browser.scripting.executeScript({ target: { tabId }, func: showInPage, args: [words] });
}

/** Runs in the page, so it can use nothing from this file. The styles of the page do not reach the box. */
function showInPage(words: string): void {
  const box = document.createElement("div");
  box.setAttribute("role", "status");
  box.style.cssText =
    "all: initial; position: fixed; inset: auto auto 24px 50%; transform: translateX(-50%); max-width: 80vw; padding: 10px 16px;" +
    "border: 1px solid GrayText; border-radius: 8px; background: Canvas; color: CanvasText; font: 14px/20px system-ui, sans-serif;" +
    "box-shadow: 0 4px 16px rgb(0 0 0 / 25%);";
  // In the browser's top layer, nothing of the page lies over it.
  box.popover = "manual";
  document.documentElement.append(box);
  box.showPopover();
  // Of a line that comes with its words not all screen readers tell.
  requestAnimationFrame(() => {
    box.textContent = words;
  });
  setTimeout(() => box.remove(), 4000);
}
