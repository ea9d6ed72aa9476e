import { browser } from "../../../utils/platform/browser.ts";

/** A page whose scripts are busy does not answer. The text that the browser handed over is used then. */
const PATIENCE = 1000;

/**
 * The whole text of the selection. Browsers cut what they hand to a menu (Firefox at 16,384 characters) and drop its line
 * breaks, so the page is asked. The click grants the permission for that, for this page only.
 */
export async function selectedText(
  target: { readonly tabId: number; readonly frameId?: number | undefined },
  fromMenu: string,
): Promise<string | null> {
  const fromPage = await Promise.race([readInPage(target), later(PATIENCE)]);
  if (fromPage === null) return fromMenu === "" ? null : fromMenu;
  return isWholeOf(fromMenu, fromPage) ? fromPage : fromMenu;
}

/** Whether the page's text is what was clicked on: a script may have changed the selection since. */
function isWholeOf(fromMenu: string, fromPage: string): boolean {
  const bare = (text: string) => text.replace(/\s/g, "");
  return bare(fromPage).startsWith(bare(fromMenu));
}

/** Null where the browser lets no extension read the page. */
async function readInPage(target: {
  readonly tabId: number;
  readonly frameId?: number | undefined;
}): Promise<string | null> {
  const { tabId, frameId } = target;
  try {
    const frames = await browser.scripting.executeScript({
      target: frameId === undefined ? { tabId, allFrames: true } : { tabId, frameIds: [frameId] },
      func: readSelection,
    });
    const texts = frames.flatMap(({ result }) => (typeof result === "string" ? [result] : []));
    const whole = texts.find((text) => text !== "");
    if (whole !== undefined) return whole;
    return frames.some(({ result }) => result === null) ? null : (texts[0] ?? null);
  } catch {
    return null;
  }
}

/** Runs in the page, so it can use nothing from this file. Never reads a password. Null where it cannot see the selection. */
function readSelection(): string | null {
  if (document.contentType === "application/pdf") return null;
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isField && field.type === "password") return "";
  if (isField && field.selectionStart !== null && field.selectionEnd !== null) {
    const selected = field.value.slice(field.selectionStart, field.selectionEnd);
    if (selected !== "") return selected;
  }
  return getSelection()?.toString() ?? "";
}

function later(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null));
}
