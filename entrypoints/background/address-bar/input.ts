import type { Omnibox } from "webextension-polyfill";
import { browser } from "../../../utils/platform/browser.ts";
import { rememberSearch } from "../../../utils/platform/searches.ts";
import { readSettings } from "../../../utils/platform/settings.ts";
import { pageAddress } from "../../../utils/requests/parameters.ts";
import { defaultSearch } from "../../../utils/requests/request.ts";
import { ADDRESS_BAR_LABELS } from "../../../utils/sentences/address-bar.ts";
import { wait } from "../wait.ts";
import { firstLine } from "./first-line.ts";
import { omniboxLines } from "./lines.ts";
import { type OmniboxStyle, render } from "./markup.ts";
import { choiceOf, describeDefault, describeRow } from "./rows.ts";
import { omniboxSources } from "./sources.ts";

const STYLE: OmniboxStyle = import.meta.env.FIREFOX ? "plain" : "markup";

/**
 * For the service. Chromium shows no line that is handed over more than 1.5 s after the letter, and starts a process to
 * read them; Firefox waits three seconds, in which the background may have to start.
 */
const PATIENCE = import.meta.env.FIREFOX ? 2000 : 700;

/** Answers the address bar after `gov`. Must be called before the worker's first await. */
export function listenToAddressBar(): void {
  const sources = omniboxSources();
  const { linesFor, stop } = omniboxLines(sources, wait, PATIENCE);
  const first = firstLine((description) => browser.omnibox.setDefaultSuggestion({ description }));
  /** What the last answer said of the service: it holds for the next letter until that is answered. */
  let unreachable = false;

  // Both draw this line before the first letter reaches the worker. Chromium keeps it for good, Firefox until it is closed.
  if (import.meta.env.FIREFOX) void showFirst("");
  else browser.runtime.onInstalled.addListener(() => void showFirst(""));

  browser.omnibox.onInputStarted.addListener(() => {
    sources.forget();
    unreachable = !sources.online();
    void showFirst("");
  });
  browser.omnibox.onInputChanged.addListener((typed, suggest) => {
    void showFirst(typed);
    void showLines(typed, suggest);
  });
  browser.omnibox.onInputCancelled.addListener(() => {
    // Firefox wakes a stopped background for this, yet tells it so after the first letters of the next input.
    if (!import.meta.env.FIREFOX) stop();
    end();
  });
  browser.omnibox.onInputEntered.addListener((text, disposition) => {
    stop();
    end();
    void open(text, disposition);
  });

  async function showLines(
    typed: string,
    suggest: (results: Omnibox.SuggestResult[]) => void,
  ): Promise<void> {
    const lines = await linesFor(typed);
    if (!lines) return;
    unreachable = lines.unreachable;
    // Once Chromium has the other lines it draws this one no more.
    await showFirst(typed);
    suggest(
      lines.rows.map((row) => ({
        content: row.content,
        description: render(describeRow(row, typed, lines.saved, ADDRESS_BAR_LABELS), STYLE),
      })),
    );
  }

  function showFirst(typed: string): Promise<void> {
    return first.show(render(describeDefault(typed, unreachable, STYLE, ADDRESS_BAR_LABELS), STYLE));
  }

  /** What had to be said of these words must not stand above the next ones. */
  function end(): void {
    unreachable = false;
    void showFirst("");
  }
}

async function open(text: string, disposition: Omnibox.OnInputEnteredDisposition): Promise<void> {
  const url = await addressFor(text);
  if (disposition === "currentTab") await browser.tabs.update({ url });
  else await browser.tabs.create({ url, active: disposition === "newForegroundTab" });
}

async function addressFor(text: string): Promise<string> {
  const choice = choiceOf(text);
  if (choice.kind === "open") return choice.url;
  const request = defaultSearch(choice.query, await readSettings());
  await rememberSearch(request, Date.now()).catch(() => undefined);
  return browser.runtime.getURL(pageAddress(request));
}
