import type { Omnibox } from "webextension-polyfill";
import { browser } from "../../utils/browser.ts";
import { formatNumber, t } from "../../utils/i18n.ts";
import { defaultSearch } from "../../utils/query/default-search.ts";
import { pageAddress } from "../../utils/query/parameters.ts";
import { rememberSearch } from "../../utils/store/searches.ts";
import { readSettings } from "../../utils/store/settings.ts";
import { type OmniboxStyle, render } from "../../utils/text/omnibox-markup.ts";
import { choiceOf, describeDefault, describeRow, type OmniboxLabels } from "../../utils/text/omnibox-rows.ts";
import { omniboxLines } from "./omnibox-lines.ts";
import { omniboxSources } from "./omnibox-sources.ts";
import { pause } from "./pause.ts";

const STYLE: OmniboxStyle = import.meta.env.FIREFOX ? "plain" : "markup";

/** Answers the address bar after `gov`. Must be called before the worker's first await. */
export function listenToAddressBar(): void {
  const sources = omniboxSources();
  const { linesFor, stop } = omniboxLines(sources, pause);

  browser.omnibox.onInputStarted.addListener(() => {
    sources.forget();
    showDefault("", false);
  });
  browser.omnibox.onInputChanged.addListener((typed, suggest) => {
    showDefault(typed, false);
    void showLines(typed, suggest);
  });
  browser.omnibox.onInputCancelled.addListener(stop);
  browser.omnibox.onInputEntered.addListener((text, disposition) => {
    stop();
    void open(text, disposition);
  });

  async function showLines(
    typed: string,
    suggest: (results: Omnibox.SuggestResult[]) => void,
  ): Promise<void> {
    const lines = await linesFor(typed);
    if (!lines) return;
    if (lines.saved) showDefault(typed, true);
    suggest(
      lines.rows.map((row) => ({
        content: row.content,
        description: render(describeRow(row, typed, lines.saved, LABELS), STYLE),
      })),
    );
  }
}

function showDefault(typed: string, saved: boolean): void {
  const description = render(describeDefault(typed, saved, STYLE, LABELS), STYLE);
  browser.omnibox.setDefaultSuggestion({ description });
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

const LABELS: OmniboxLabels = {
  searchFor: (words) => t("omnibox.search_for", words),
  search: () => t("omnibox.search"),
  tooLong: (length, limit) => t("omnibox.too_long", formatNumber(length), formatNumber(limit)),
  recent: () => t("omnibox.recent"),
  page: (domain) => t("omnibox.page", domain),
  savedCopies: () => t("omnibox.saved_copies"),
  savedCopy: () => t("omnibox.saved_copy"),
};
