import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { browser } from "../../utils/platform/browser.ts";
import { localRecord } from "../../utils/platform/local-record.ts";
import type { PageRequest } from "../../utils/search/request.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import { searchOfSite } from "../../utils/sites/site-request.ts";
import type { Noun } from "../base/PageNav.tsx";
import { tell } from "../base/Toast.tsx";
import { act } from "../base/trouble.tsx";
import { askCheck } from "../checks/ask-check.ts";
import { createResultCardActions } from "../search/results/card-handlers.ts";
import { keepChanges, restoredView } from "../search/view/popup-memory.ts";
import { type Session, startSession } from "../search/view/session-store.ts";
import type { ViewStore } from "../search/view/view-store.ts";
import { firstChoice, type NewsChoice, newsAddress, standingChoice } from "../watches/news/news-choice.ts";
import { WHOLE_RANGE } from "../watches/news/news-range.ts";
import { createNews, type News } from "../watches/news/news-store.ts";
import { areWatchesRead, hasWatches, watches } from "../watches/watches-store.ts";
import { keptPlace } from "./kept-place.ts";

/** What the popup and the panel share: the three nouns, and what two of them show. */
export interface Shell {
  readonly session: Session;
  readonly tab: ReadonlySignal<Noun>;
  readonly views: Readonly<Record<PageRequest["view"], ViewStore>>;
  readonly news: News;
  /** null: it depends on whether anything is followed, which is being read. */
  readonly newsChoice: ReadonlySignal<NewsChoice | null>;
  readonly actions: ReturnType<typeof createResultCardActions>;
  chooseTab(tab: Noun): void;
  chooseNews(choice: NewsChoice): void;
  /** Starts a search that finds pages of one site. */
  searchWithin(domain: string): void;
  /** Opens a page of the extension. */
  openPage(address: string): void;
  /** Opens at full size what is shown. */
  openInTab(): void;
  openOptions(): void;
  /** Closes what closes. */
  leave(): void;
}

interface ShellParts {
  /** Of the page, whose bar chooses it. */
  readonly tab: ReadonlySignal<Noun>;
  chooseTab(tab: Noun): void;
  leave(): void;
}

const keptChoice = localRecord<NewsChoice>("popup-news", 1);

export function createShell({ tab, chooseTab, leave }: ShellParts): Shell {
  const session = startSession();
  const views = { search: restoredView("search", session), recent: restoredView("recent", session) };
  const choice = signal<NewsChoice | null>(keptChoice.read());

  /** What is shown to who has chosen nothing, for as long as it is shown: a first follow does not take it away. */
  let shownUnchosen: NewsChoice | null = null;
  effect(() => {
    if (tab.value !== "recent") shownUnchosen = null;
  });
  const newsChoice = computed((): NewsChoice | null => {
    if (!hasWatches()) return "everywhere";
    if (choice.value === "everywhere") return "everywhere";
    if (!areWatchesRead.value) return null;
    if (choice.value !== null) return standingChoice(choice.value, watches.value);
    const first = shownUnchosen ?? firstChoice(watches.value);
    if (tab.value === "recent") shownUnchosen = first;
    return first;
  });

  const news = restoredNews();

  const openPage = (address: string): void =>
    act(browser.tabs.create({ url: browser.runtime.getURL(address) }).then(leave));

  /** The browser opens links in a new tab by itself, so only a background tab and the current tab are handled here. */
  const openResult = (address: string, background: boolean): boolean => {
    if (background) {
      act(browser.tabs.create({ url: address, active: false }));
      return true;
    }
    if (session.settings.value?.openIn !== "current-tab") return false;
    act(browser.tabs.update({ url: address }).then(leave));
    return true;
  };

  const searchWithin = (domain: string): void => {
    chooseTab("search");
    views.search.open(searchOfSite(domain, "", { pageSize: views.search.results.request.value.size }));
    document.querySelector<HTMLElement>("[role=combobox]")?.focus();
  };

  const searchSite = (domain: string): void => {
    if (tab.value === "search") views.search.searchSite(domain);
    else if (newsChoice.value === "everywhere") views.recent.searchSite(domain);
    else searchWithin(domain);
  };

  return {
    session,
    tab,
    views,
    news,
    newsChoice,
    actions: createResultCardActions({
      askCheck,
      clock: session.clock,
      timeZone: session.reader().timeZone,
      offersChecks: () => session.offersChecks.value,
      tell,
      showChecks: () => chooseTab("checks"),
      searchSite,
      openResult,
    }),
    chooseTab,
    searchWithin,
    chooseNews(next) {
      choice.value = next;
      keptChoice.write(next);
    },
    openPage,
    openInTab() {
      if (tab.value === "recent" && newsChoice.value !== "everywhere") {
        openPage(newsAddress(newsChoice.value ?? "all", news.range.value));
        return;
      }
      if (tab.value === "checks") {
        openPage("search.html?view=checks");
        return;
      }
      const { results, text } = tab.value === "recent" ? views.recent : views.search;
      const request = results.request.value;
      const isOther = text.value.trim() !== request.q;
      openPage(pageAddress({ ...request, q: text.value, page: isOther ? 1 : request.page }));
    },
    openOptions: () => act(browser.runtime.openOptionsPage().then(leave)),
    leave,
  };
}

/** The pages of follows in the range that they were last listed in. */
function restoredNews(): News {
  const news = createNews(keptPlace.readRange() ?? WHOLE_RANGE);
  keepChanges(() => news.range.value, keptPlace.keepRange);
  // A popup that is open in a tab must not write it again.
  keptPlace.whenRangeCleared(() => news.changeRange(WHOLE_RANGE));
  return news;
}
