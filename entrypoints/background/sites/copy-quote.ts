import type { Tabs } from "webextension-polyfill";
import { browser } from "../../../utils/platform/browser.ts";
import { dateFormat } from "../../../utils/platform/formatters.ts";
import { language, t } from "../../../utils/platform/i18n.ts";
import { openPanel } from "../../../utils/platform/open-panel.ts";
import { textsReady } from "../../../utils/settings/chosen-language.ts";
import { quoteWithSource } from "../../../utils/sites/quote.ts";
import { withoutFragment } from "../../../utils/sites/without-fragment.ts";
import { beginningOf } from "../../../utils/text/input-limits.ts";
import { showTick } from "../badge.ts";
import { keepClosed } from "../checks/from-page/claims-from-page.ts";
import { type SelectedFrom, selectedInPage } from "../checks/from-page/selection.ts";
import { inBackground } from "../in-background.ts";
import { isIconShown, sayInPage } from "./say-in-page.ts";

/** What was selected, where. */
interface Selection {
  readonly fromMenu: string;
  readonly frameId?: number | undefined;
  /** Of the frame, where the selection is in one. */
  readonly address: string;
}

/** Copies the selected text with its source. The page does it, since a worker has no clipboard. */
export async function copyQuote(
  { fromMenu, frameId, address }: Selection,
  tab: Tabs.Tab | undefined,
): Promise<void> {
  if (tab?.id === undefined) return;
  const [selected] = await Promise.all([selectedInPage({ tabId: tab.id, frameId }, fromMenu), textsReady()]);
  const quote = selected?.text ?? null;
  if (quote?.trim() === "") {
    await sayInPage(tab.id, t("quote.nothing_selected"));
    return;
  }
  const source = sourceOf(selected?.from ?? null, address, tab);
  const outcome = quote === null ? null : await copyInPage(tab.id, textFor(quote, source));
  if (outcome === "copied") await sayCopied(tab.id);
  if (outcome === null) {
    // So long after the click a browser may refuse its side panel, and the panel opens in a small window.
    inBackground("The panel", openPanel(tab.windowId));
    await keepClosed(tab);
  }
}

/** On the icon, or where the user has not pinned it, in the page. */
async function sayCopied(tabId: number): Promise<void> {
  const say = (await isIconShown()) ? showTick : sayInPage;
  await say(tabId, t("quote.copied"));
}

/** Where nothing is known from the page itself, the browser tells the title of the tab alone, which is not that of a frame in it. */
function sourceOf(from: SelectedFrom | null, address: string, { title = "", url }: Tabs.Tab): SelectedFrom {
  // A frame that was written by its page has no address of its own.
  if (from !== null && /^https?:/i.test(from.address)) return from;
  const isOfTab = url === undefined || withoutFragment(url) === withoutFragment(address);
  return { title: isOfTab ? title : "", address, isTyped: from?.isTyped === true };
}

function textFor(quote: string, { title, address, isTyped }: SelectedFrom): string {
  const day = dateFormat(language(), { dateStyle: "long" }).format(Date.now());
  return quoteWithSource({ quote, title: beginningOf(title, "title"), address, day, isFound: !isTyped });
}

/** `shown`: to be copied by hand. */
type Outcome = "copied" | "shown";

async function copyInPage(tabId: number, text: string): Promise<Outcome | null> {
  try {
    const [result] = await browser.scripting.executeScript({
      target: { tabId },
      func: writeToClipboard,
      args: [text, t("quote.copy_by_hand")],
    });
    return result?.result === "copied" || result?.result === "shown" ? result.result : null;
  } catch {
    // The browser lets no extension run there.
    return null;
  }
}

/** Runs in the page, so it can use nothing from this file. Pages without encryption have no clipboard: there it is shown. */
async function writeToClipboard(text: string, byHand: string): Promise<"copied" | "shown"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    window.prompt(byHand, text);
    return "shown";
  }
}
