import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { act } from "../../components/base/trouble.tsx";
import { keptPlace } from "../../components/shell/kept-place.ts";
import { createShell, type Shell } from "../../components/shell/shell-store.ts";
import type { AnswerSize } from "../../components/sites/answer-size.ts";
import { listenToOpenedTab, type OpenedTab, readOpenedTab } from "../../components/sites/opened-tab.ts";
import type { PageHandlers } from "../../components/sites/page-handlers.ts";
import { createThisPage, type ThisPageSource } from "../../components/sites/this-page.ts";
import { announceChange } from "../../utils/platform/changes.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import { changesOfSite, searchOfSite } from "../../utils/sites/site-request.ts";

/** What the parts of the popup share. */
export interface Popup {
  readonly shell: Shell;
  readonly thisPage: ThisPageSource;
  readonly answerSize: ReadonlySignal<AnswerSize>;
}

export function createPopup(): Popup {
  const tab = signal(keptPlace.readTab());
  const shell = createShell({
    tab,
    chooseTab(next) {
      tab.value = next;
      keptPlace.keepTab(next);
    },
    leave: () => window.close(),
  });
  const { views, session } = shell;
  const thisPage = createThisPage({ actions: pageActionsIn(shell), clock: session.clock });
  // Asked for at once: the popup opened on the tab that is in front now.
  const opened = readOpenedTab();
  thisPage.show(opened);
  const show = (now: OpenedTab | null): void => thisPage.show(Promise.resolve(now));
  act(
    opened.then((found) => {
      if (found === null) return;
      listenToOpenedTab(found, show);
      // The click lets a panel beside it see the page too.
      announceChange("tab");
    }),
  );
  return {
    shell,
    thisPage,
    // Room for the whole answer is only where nothing was searched yet.
    answerSize: computed(() => (tab.value === "search" && !views.search.wasAsked.value ? "card" : "line")),
  };
}

/** What the tab's page offers. */
function pageActionsIn({ views, chooseTab, chooseNews, searchWithin, openPage }: Shell): PageHandlers {
  const usual = (): { pageSize: number } => ({ pageSize: views.search.results.request.value.size });
  return {
    searchSite: searchWithin,
    showChanges(domain) {
      chooseNews("everywhere");
      chooseTab("recent");
      views.recent.open(changesOfSite(domain));
    },
    searchAbout: (words) => openPage(pageAddress(searchOfSite(null, words, usual()))),
    showChecks: () => chooseTab("checks"),
  };
}
