import { browser } from "../../../utils/platform/browser.ts";
import { beginningOf } from "../../../utils/text/foreign-text.ts";
import { inWholeWords } from "../../../utils/text/whole-words.ts";

/** A page whose scripts are busy does not answer. The text that the browser handed over is used then. */
const PATIENCE = 1000;

/** Firefox hands over no more than this of a selection, white space not counted. */
const MENU_LIMIT = 16_384;

/**
 * The words that were selected at the click. What the browser handed to the menu decides: a script may have changed the
 * selection since. Browsers drop line breaks there, and Firefox cuts a long text, so the page is asked for the same words as
 * they are. The click grants the permission for that, for this page only. Words that are cut at the edges are completed.
 */
export async function selectedText(
  target: { readonly tabId: number; readonly frameId?: number | undefined },
  fromMenu: string,
): Promise<string | null> {
  if (isMasked(fromMenu)) return "";
  const read = await Promise.race([readInPage(target), later(PATIENCE)]);
  if (read?.isSecret) return "";
  if (read === null || read.text === null) return fromMenu === "" ? null : fromMenu;
  const text = beginningOf(read.text, "selection");
  if (isMasked(text)) return "";
  return fromMenu === "" || isSelected(fromMenu, text) ? inWholeWords(text, read) : fromMenu;
}

/** Whether a text is only the marks that stand for the letters of a password: its length is a secret too. */
export function isMasked(text: string): boolean {
  return /^[\s•●∙⦁⬤*]+$/u.test(text) && /[•●∙⦁⬤*]/u.test(text);
}

function isSelected(fromMenu: string, fromPage: string): boolean {
  const [menu, page] = [bare(fromMenu), bare(fromPage)];
  return menu.length < MENU_LIMIT ? page === menu : page.startsWith(menu);
}

function bare(text: string): string {
  return text.replace(/\s/g, "");
}

/** What one frame of a page says of its selection. */
export interface FrameSelection {
  /** Null where the frame cannot see what is selected, as in a PDF viewer. */
  readonly text: string | null;
  /** The text beside the selection, a word long at most. */
  readonly before: string;
  readonly after: string;
  /** The focus is in a field for a password. */
  readonly isSecret: boolean;
  readonly hasFocus: boolean;
  /** The focus is in a frame inside this one. */
  readonly isDeeper: boolean;
}

/**
 * The selection of the frame that has the focus: other frames may keep an old one. The first frame is the page itself. Null
 * where the focus is in what no extension can read.
 */
export function focusedSelection(frames: readonly FrameSelection[]): FrameSelection | null {
  const [page, ...inner] = frames;
  if (page === undefined) return null;
  const focused = frames.find(({ hasFocus, isDeeper }) => hasFocus && !isDeeper);
  if (focused !== undefined) return focused;
  // The focus has left the page, for the panel that opens, or is in a frame of another site.
  if (!page.isDeeper) return page;
  const selected = inner.filter(({ text }) => text !== null && text !== "");
  const [only] = selected;
  return selected.length === 1 && only !== undefined && !page.hasFocus ? only : null;
}

/** Null where the browser lets no extension read the page. */
async function readInPage(target: {
  readonly tabId: number;
  readonly frameId?: number | undefined;
}): Promise<FrameSelection | null> {
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
    return frameId === undefined ? focusedSelection(frames) : (frames[0] ?? null);
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
  const state = { hasFocus: document.hasFocus(), isDeeper, before: "", after: "", isSecret: false };
  if (document.contentType === "application/pdf") return { text: null, ...state };
  /** No word that is completed is longer. */
  const most = 50;
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
    // A password that a page shows in plain letters is still a password.
    const isSecret = focused.type === "password" || /password|one-time-code/.test(focused.autocomplete);
    if (isSecret) return { ...state, text: "", isSecret };
    const { value, selectionStart: start, selectionEnd: end } = focused;
    if (start !== null && end !== null && start < end) {
      const before = value.slice(Math.max(0, start - most), start);
      return { ...state, text: value.slice(start, end), before, after: value.slice(end, end + most) };
    }
  }
  const selection = getSelection();
  const text = selection?.toString() ?? "";
  if (selection === null || selection.rangeCount === 0) return { ...state, text };
  const { startContainer, startOffset } = selection.getRangeAt(0);
  const { endContainer, endOffset } = selection.getRangeAt(selection.rangeCount - 1);
  const [first, last] = [startContainer.nodeValue ?? "", endContainer.nodeValue ?? ""];
  const before = first.slice(Math.max(0, startOffset - most), startOffset);
  return { ...state, text, before, after: last.slice(endOffset, endOffset + most) };
}

function later(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null));
}
