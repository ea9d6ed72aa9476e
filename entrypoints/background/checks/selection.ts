import { browser } from "../../../utils/platform/browser.ts";
import { beginningOf } from "../../../utils/text/foreign-text.ts";

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
  const read = await Promise.race([readInPage(target), later(PATIENCE)]);
  const fromPage = read === null ? null : beginningOf(read, "selection");
  if (fromPage === null) return fromMenu === "" ? null : fromMenu;
  return isWholeOf(fromMenu, fromPage) ? fromPage : fromMenu;
}

/** Whether the page's text is what was clicked on: a script may have changed the selection since. */
function isWholeOf(fromMenu: string, fromPage: string): boolean {
  const bare = (text: string) => text.replace(/\s/g, "");
  return bare(fromPage).startsWith(bare(fromMenu));
}

/** What one frame of a page says of its selection. */
export interface FrameSelection {
  /** Null where the frame cannot see what is selected, as in a PDF viewer. */
  readonly text: string | null;
  readonly hasFocus: boolean;
  /** The focus is in a frame inside this one. */
  readonly isDeeper: boolean;
}

/**
 * The selection of the frame that has the focus: other frames may keep an old one. The first frame is the page itself. Null
 * where the focus is in what no extension can read.
 */
export function focusedSelection(frames: readonly FrameSelection[]): string | null {
  const [page, ...inner] = frames;
  if (page === undefined) return null;
  const focused = frames.find(({ hasFocus, isDeeper }) => hasFocus && !isDeeper);
  if (focused !== undefined) return focused.text;
  // The focus has left the page, for the panel that opens, or is in a frame of another site.
  if (!page.isDeeper) return page.text;
  const selected = inner.filter(({ text }) => text !== null && text !== "");
  const [only] = selected;
  return selected.length === 1 && only !== undefined && !page.hasFocus ? only.text : null;
}

/** Null where the browser lets no extension read the page. */
async function readInPage(target: {
  readonly tabId: number;
  readonly frameId?: number | undefined;
}): Promise<string | null> {
  const { tabId, frameId } = target;
  try {
    const results = await browser.scripting.executeScript({
      target: frameId === undefined ? { tabId, allFrames: true } : { tabId, frameIds: [frameId] },
      func: readSelection,
    });
    const frames = results
      .toSorted((one, other) => one.frameId - other.frameId)
      .flatMap(({ result }) => (isFrameSelection(result) ? [result] : []));
    // The menu names the frame that was clicked on.
    return frameId === undefined ? focusedSelection(frames) : (frames[0]?.text ?? null);
  } catch {
    return null;
  }
}

function isFrameSelection(result: unknown): result is FrameSelection {
  return typeof result === "object" && result !== null && "text" in result;
}

/** Runs in the page, so it can use nothing from this file. Never reads a password. */
function readSelection(): FrameSelection {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const isDeeper = focused instanceof HTMLIFrameElement || focused instanceof HTMLFrameElement;
  const state = { hasFocus: document.hasFocus(), isDeeper };
  if (document.contentType === "application/pdf") return { text: null, ...state };
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
    // A password that a page shows in plain letters is still a password.
    const isSecret = focused.type === "password" || /password|one-time-code/.test(focused.autocomplete);
    if (isSecret) return { text: "", ...state };
    if (focused.selectionStart !== null && focused.selectionEnd !== null) {
      const text = focused.value.slice(focused.selectionStart, focused.selectionEnd);
      if (text !== "") return { text, ...state };
    }
  }
  return { text: getSelection()?.toString() ?? "", ...state };
}

function later(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null));
}
