import type { Origin } from "../../utils/checks/check.ts";
import { browser } from "../../utils/platform/browser.ts";
import { inTime } from "../../utils/platform/wait.ts";
import { writtenIn } from "../../utils/platform/written-language.ts";
import { withoutFragment } from "../../utils/sites/without-fragment.ts";
import { MOST } from "../../utils/text/input-limits.ts";
import { type MainText, readMainText } from "./main-text.ts";
import type { OpenedTab } from "./opened-tab.ts";
import { originAsRead } from "./origin-as-read.ts";
import { PAGE_PATIENCE } from "./page-patience.ts";

/** The library as it was released, which the build copies into the package. */
const LIBRARY = "readability.js";

export type PageText =
  | {
      readonly ok: true;
      readonly origin: Origin;
      /** One paragraph a line. */
      readonly text: string;
      /** What the text is written in; empty: nobody can say. */
      readonly language: string;
      /** A large part of the page belongs to another site and was not read. */
      readonly hasOtherSite: boolean;
    }
  | { readonly ok: false; readonly problem: "closed" | "busy" | "moved" | "too-large" };

/** Reads the main text of a tab, now and in that tab alone. Nothing of ours runs in a page before this click. */
export async function readPage(tab: OpenedTab): Promise<PageText> {
  try {
    const frames = await inTime(runReader(tab.id), PAGE_PATIENCE);
    if (frames === null) return { ok: false, problem: "busy" };
    const read = frames[0]?.result;
    if (!isMainText(read)) return { ok: false, problem: "closed" };
    if (withoutFragment(read.address) !== withoutFragment(tab.address))
      return { ok: false, problem: "moved" };
    const { text, hasOtherSite } = read;
    if (text === null) return { ok: false, problem: "too-large" };
    const language = (await writtenIn(text)) ?? read.language;
    return { ok: true, origin: originAsRead(read, tab), text, hasOtherSite, language };
  } catch {
    // The browser's own pages and its stores are closed to extensions; so is a tab that went elsewhere.
    return { ok: false, problem: "closed" };
  }
}

async function runReader(tabId: number) {
  const target = { tabId };
  await browser.scripting.executeScript({ target, files: [LIBRARY] });
  const args: Parameters<typeof readMainText> = [MOST.pageSource, MOST.pageText];
  return browser.scripting.executeScript({ target, func: readMainText, args });
}

function isMainText(value: unknown): value is MainText {
  return typeof value === "object" && value !== null && "text" in value && "address" in value;
}
