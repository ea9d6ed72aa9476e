import { browser } from "../../../../utils/platform/browser.ts";
import { inTime, wait } from "../../../../utils/platform/wait.ts";
import { beginningOf } from "../../../../utils/text/input-limits.ts";
import { MOST_BESIDE, sentenceAround } from "../../../../utils/text/sentences-in.ts";
import { inWholeWords } from "../../../../utils/text/whole-words.ts";

/** A page whose scripts are busy does not answer. The text that the browser handed over is used then. */
export const SELECTION_PATIENCE = 1000;
/** To a key it hands over none: only the page has it. */
const PATIENCE_WITHOUT_TEXT = 5000;
/**
 * Chromium may tell us of a key before it tells the page's process what the key permits, so what was refused is asked for again
 * after so many milliseconds.
 */
const AGAIN_AFTER = [0, 100, 400];

/** Firefox hands over no more than this of a selection, white space not counted. */
const MENU_LIMIT = 16_384;

interface Selected {
  readonly text: string;
  /** The sentence that the selection cuts, for an offer: nobody chose its other words. Null: it cuts none. */
  readonly sentence: string | null;
  /** The page of the frame that said so; null: it is known from the browser alone. */
  readonly from: SelectedFrom | null;
}

/** A page may be a frame of the one that the tab shows. */
export interface SelectedFrom {
  readonly title: string;
  readonly address: string;
  /** It was typed into a field, and is no part of the page's text. */
  readonly isTyped: boolean;
}

/**
 * The words that were selected at the click. What the browser handed to the menu decides: a script may have changed the
 * selection since. Browsers drop line breaks there, and Firefox cuts a long text, so the page is asked for the same words as
 * they are. The click grants the permission for that, for this page only. Words that are cut at the edges are completed.
 */
export async function selectedInPage(target: Target, fromMenu: string): Promise<Selected | null> {
  if (isMasked(fromMenu)) return NOTHING;
  const read = await inTime(readInPage(target), fromMenu === "" ? PATIENCE_WITHOUT_TEXT : SELECTION_PATIENCE);
  if (read?.isSecret) return NOTHING;
  const ofMenu: Selected = { text: fromMenu, sentence: null, from: null };
  if (read === null || read.text === null) return fromMenu === "" ? null : ofMenu;
  const text = beginningOf(read.text, "selection");
  if (isMasked(text)) return NOTHING;
  if (fromMenu !== "" && !isSelected(fromMenu, text)) return ofMenu;
  const { before, after } = read.paragraph;
  const sentence = sentenceAround({
    before: before.slice(-MOST_BESIDE),
    selected: text,
    after: after.slice(0, MOST_BESIDE),
  });
  return { text: inWholeWords(text, read), sentence, from: read.from };
}

const NOTHING: Selected = { text: "", sentence: null, from: null };

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
  /** The text beside the selection in its paragraph, a sentence long at most. */
  readonly paragraph: { readonly before: string; readonly after: string };
  readonly from: SelectedFrom;
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

interface Target {
  readonly tabId: number;
  readonly frameId?: number | undefined;
}

/** Null where the browser lets no extension read the page. */
async function readInPage(target: Target): Promise<FrameSelection | null> {
  let frames = await framesOrNull(target);
  for (const pause of AGAIN_AFTER) {
    if (frames !== null) break;
    await wait(pause, new AbortController().signal);
    frames = await framesOrNull(target);
  }
  if (frames === null) return null;
  // The menu names the frame that was clicked on.
  return target.frameId === undefined ? focusedSelection(frames) : (frames[0] ?? null);
}

/** Null where the browser refuses. */
function framesOrNull(target: Target): Promise<readonly FrameSelection[] | null> {
  return readFrames(target).catch(() => null);
}

/** What the frames say that are meant, the page itself first. */
async function readFrames({ tabId, frameId }: Target): Promise<readonly FrameSelection[]> {
  const results = await browser.scripting.executeScript({
    target: frameId === undefined ? { tabId, allFrames: true } : { tabId, frameIds: [frameId] },
    func: readSelection,
  });
  return results
    .toSorted((one, other) => one.frameId - other.frameId)
    .flatMap(({ result }) => (isFrameSelection(result) ? [result] : []));
}

function isFrameSelection(result: unknown): result is FrameSelection {
  return typeof result === "object" && result !== null && "text" in result;
}

/** Runs in the page, so it can use nothing from this file. Never reads a password. */
function readSelection(): FrameSelection {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const isDeeper = focused instanceof HTMLIFrameElement || focused instanceof HTMLFrameElement;
  const paragraph = { before: "", after: "" };
  // A page can name an element like a part of its document, which then stands in that part's place.
  const named: unknown = document.title;
  const from = { title: typeof named === "string" ? named : "", address: location.href, isTyped: false };
  const state = {
    from,
    hasFocus: document.hasFocus(),
    isDeeper,
    before: "",
    after: "",
    paragraph,
    isSecret: false,
  };
  if (document.contentType === "application/pdf") return { text: null, ...state };
  /** No word that is completed is longer, no sentence, and no paragraph has more parts. */
  const [most, mostOfSentence, mostParts] = [50, 600, 200];
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
    // A password that a page shows in plain letters is still a password.
    const isSecret = focused.type === "password" || /password|one-time-code/.test(focused.autocomplete);
    if (isSecret) return { ...state, text: "", isSecret };
    const { value, selectionStart: start, selectionEnd: end } = focused;
    if (start !== null && end !== null && start < end) {
      const before = value.slice(Math.max(0, start - mostOfSentence), start);
      const after = value.slice(end, end + mostOfSentence);
      const words = { before: before.slice(-most), after: after.slice(0, most) };
      const text = value.slice(start, end);
      return { ...state, text, ...words, paragraph: { before, after }, from: { ...from, isTyped: true } };
    }
  }
  const selection = getSelection();
  const text = selection?.toString() ?? "";
  if (selection === null || selection.rangeCount === 0) return { ...state, text };
  const { startContainer, startOffset } = selection.getRangeAt(0);
  const { endContainer, endOffset } = selection.getRangeAt(selection.rangeCount - 1);
  const [first, last] = [startContainer.nodeValue ?? "", endContainer.nodeValue ?? ""];
  const before = first.slice(Math.max(0, startOffset - most), startOffset);
  const after = last.slice(endOffset, endOffset + most);
  /** What the paragraph goes on with, back to its beginning or on to its end, a line break or another block. */
  const goesOn = (from: Node, own: string, isBack: boolean): string => {
    const blocks =
      "p,li,td,th,dd,dt,blockquote,figcaption,caption,h1,h2,h3,h4,h5,h6,div,section,article,body";
    const block = from.parentElement?.closest(blocks);
    if (!block || from.nodeType !== Node.TEXT_NODE) return "";
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    walker.currentNode = from;
    let beside = own;
    for (let part = 0; part < mostParts && beside.length < mostOfSentence; part += 1) {
      const node = isBack ? walker.previousNode() : walker.nextNode();
      if (node === null || node === block) break;
      if (node instanceof Element) {
        if (node.matches(`br,hr,${blocks}`)) break;
        continue;
      }
      // Backwards, the words of another block come before the block itself.
      if (node.parentElement?.closest(blocks) !== block) break;
      const value = node.parentElement?.matches("script,style") ? "" : (node.nodeValue ?? "");
      beside = isBack ? value + beside : beside + value;
    }
    return isBack ? beside.slice(-mostOfSentence) : beside.slice(0, mostOfSentence);
  };
  const beside = {
    before: goesOn(startContainer, first.slice(0, startOffset), true),
    after: goesOn(endContainer, last.slice(endOffset), false),
  };
  return { ...state, text, before, after, paragraph: beside };
}
