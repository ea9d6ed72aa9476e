import type { Omnibox, Tabs } from "webextension-polyfill";
import { browser } from "../../../utils/platform/browser.ts";
import { hasKeyword } from "../../../utils/platform/browser-parts.ts";
import { rememberSearch } from "../../../utils/search/kept-searches.ts";
import { hasOperator } from "../../../utils/search/operators.ts";
import { defaultSearch } from "../../../utils/search/request.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { textsReady } from "../../../utils/settings/chosen-language.ts";
import { readSettings } from "../../../utils/settings/settings.ts";
import { linkHost, plainHost, shortHost } from "../../../utils/sites/link-host.ts";
import { siteQuestionAddress } from "../../../utils/sites/site-question.ts";
import { checkTyped } from "../checks/from-page/claims-from-page.ts";
import { inBackground } from "../in-background.ts";
import { wordsHere } from "./here.ts";
import { describeChecksOff, describeFirst, describeHere, describeRow, render, type Style } from "./markup.ts";
import { choiceOf, createRows, rowsHere } from "./rows.ts";

const STYLE: Style = import.meta.env.FIREFOX ? "plain" : "markup";

/**
 * How long to wait for the service. Chromium drops rows that come more than 1.5 s after the letter, and starts a process
 * to read them; Firefox waits three seconds, in which the background may have to start.
 */
const PATIENCE = import.meta.env.FIREFOX ? 2000 : 700;

const { rowsFor, stop, forget, opensAt } = createRows(PATIENCE);
const firstRow = createFirstRow((description) => browser.omnibox.setDefaultSuggestion({ description }));
/** Whether the last answer showed the service to be unreachable: shown with the next letter until that is answered. */
let unreachable = false;
/** How often a first row was asked for. */
let firstShown = 0;

/** Browsers draw the first row before the first letter reaches the worker, so it must be set before. */
export function showFirstRow(): void {
  // Browsers on phones take no keyword.
  if (hasKeyword()) inBackground("The first row", showFirst(""));
}

export function onInputStarted(): void {
  forget();
  unreachable = !navigator.onLine;
  inBackground("The first row", showFirst(""));
}

export function onInputChanged(typed: string, suggest: (results: Omnibox.SuggestResult[]) => void): void {
  inBackground("The first row", showFirst(typed));
  inBackground("Rows of the address bar", showRows(typed, suggest));
}

export function onInputCancelled(): void {
  // Firefox wakes a stopped background for this event, but delivers it after the first letters of the next input.
  if (!import.meta.env.FIREFOX) stop();
  end();
}

export function onInputEntered(text: string, disposition: Omnibox.OnInputEnteredDisposition): void {
  stop();
  end();
  inBackground("Opening a search", open(text, disposition));
}

async function showRows(typed: string, suggest: (results: Omnibox.SuggestResult[]) => void): Promise<void> {
  await textsReady();
  const here = wordsHere(typed);
  const found = await rowsFor(here?.words ?? typed);
  if (!found) return;
  unreachable = found.unreachable;
  // Once Chromium has the other rows it does not redraw the first one.
  await showFirst(typed);
  suggest(
    rowsHere(found.rows, here).map(({ row, content }) => ({
      content,
      description: render(describeRow(row, here?.words ?? typed, found.saved), STYLE),
    })),
  );
}

async function showFirst(typed: string): Promise<void> {
  firstShown += 1;
  const own = firstShown;
  const row = await firstRowFor(typed);
  // Some rows take longer to make than others: one for what was typed before must not come last.
  if (own === firstShown) await firstRow.show(row);
}

async function firstRowFor(typed: string): Promise<string> {
  await textsReady();
  const isOff = choiceOf(typed).kind === "check" && (await readSettings()).forbidFactChecks === true;
  if (isOff) return render(describeChecksOff(), STYLE);
  const here = wordsHere(typed);
  if (here === null) return render(describeFirst(typed, unreachable, STYLE), STYLE);
  const host = linkHost((await tabInFront())?.url ?? "");
  const site = host === null ? null : shortHost(plainHost(host));
  return render(describeHere(here.words, site, STYLE), STYLE);
}

/** What was said about these words must not be shown above the next ones. */
function end(): void {
  unreachable = false;
  inBackground("The first row", showFirst(""));
}

async function open(text: string, disposition: Omnibox.OnInputEnteredDisposition): Promise<void> {
  const url = await addressFor(text);
  if (disposition === "currentTab") await browser.tabs.update({ url });
  else await browser.tabs.create({ url, active: disposition === "newForegroundTab" });
}

async function addressFor(text: string): Promise<string> {
  const choice = choiceOf(text);
  if (choice.kind === "open") return opensAt(choice.url);
  if (choice.kind === "check") {
    inBackground("A check", checkTyped(choice.claim));
    return browser.runtime.getURL("search.html?view=checks");
  }
  const here = wordsHere(choice.query);
  // The page that knows whose the site is goes on to the search.
  const question = here === null ? null : { address: (await tabInFront())?.url ?? "", words: here.words };
  if (question !== null && linkHost(question.address) !== null) {
    return browser.runtime.getURL(siteQuestionAddress({ ...question, wants: "search" }));
  }
  // A tab that shows no site has none to search in.
  const words = here?.words ?? choice.query;
  const request = defaultSearch(words, await readSettings());
  // The page makes filters of operators, and remembers the search with those. One that cannot be remembered is still opened.
  if (!hasOperator(words)) await rememberSearch(request, Date.now()).catch(console.error);
  return browser.runtime.getURL(pageAddress(request));
}

/** Entering words in the address bar lets us see the tab's address; while they are typed it mostly cannot be seen yet. */
async function tabInFront(): Promise<Tabs.Tab | undefined> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab;
}

/**
 * Hands the text of the first row to the browser. Chromium reads each text in a process of its own, and these finish in
 * any order. Called with every letter, a slow machine would run ten of them and could keep an older text. So only changes
 * are handed over, one at a time.
 */
export function createFirstRow(hand: (text: string) => unknown) {
  let wanted: string | null = null;
  let handed: string | null = null;
  let handing: Promise<void> | null = null;

  async function handOver(): Promise<void> {
    while (wanted !== null && wanted !== handed) {
      const text = wanted;
      handed = text;
      // Awaited also where the browser refuses it at once: `handing` is set by then.
      if (await isTaken(text)) continue;
      // The browser may accept it the next time.
      handed = null;
      if (wanted === text) break;
    }
    handing = null;
  }

  async function isTaken(text: string): Promise<boolean> {
    try {
      await hand(text);
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  return {
    /** Resolves once the browser has taken the text, and at once where it has it already. */
    async show(text: string): Promise<void> {
      wanted = text;
      // A text that is on its way is not there yet.
      if (text !== handed) handing ??= handOver();
      await handing;
    },
  };
}
