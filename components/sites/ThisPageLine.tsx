import { useEffect, useState } from "preact/hooks";
import { send } from "../../utils/calls/send.ts";
import { t } from "../../utils/platform/i18n.ts";
import type { SiteAnswer } from "../../utils/sites/judge-site.ts";
import { watchSiteList } from "../../utils/sites/kept-site-list.ts";
import { siteSentence } from "../../utils/sites/sentences.ts";
import { IconButton } from "../base/Button.tsx";
import { CutText } from "../base/CutText.tsx";
import { pageClock } from "../base/clock.ts";
import { Icon, type IconName } from "../base/Icon.tsx";
import { act } from "../base/trouble.tsx";
import { AboutAnswer } from "./AboutAnswer.tsx";
import type { OpenedTab } from "./opened-tab.ts";
import type { PageActions } from "./page-actions.ts";
import { SentencesToCheck } from "./SentencesToCheck.tsx";
import { createThisPageStore, type PageKnown, type ThisPage, type ThisPageStore } from "./this-page-store.ts";

const ICONS: Readonly<Record<SiteAnswer["kind"], IconName>> = {
  official: "check-circle",
  "look-alike": "warning",
  "not-listed": "help",
};

interface LineProps {
  opened: Promise<OpenedTab | null>;
  actions: PageActions;
}

/** Whose site the tab shows, and what can be done from there. */
export function ThisPageLine({ opened, actions }: LineProps) {
  const [store] = useState(() => createThisPageStore({ send, clock: pageClock }));
  useEffect(() => {
    act(store.judgeTab(opened));
  }, [store, opened]);
  useEffect(() => {
    act(store.renewIfDue());
    return watchSiteList(() => act(store.judgeAgain()));
  }, [store]);
  const page = store.thisPage.value;
  const kind = page.step === "known" ? page.answer.kind : "not-listed";
  const sentence = sentenceOf(page);
  return (
    <>
      <p class={`this-page-answer site-${kind}`} role="status">
        {sentence !== "" && <Icon name={ICONS[kind]} />}
        <CutText>{sentence}</CutText>
      </p>
      {page.step === "known" && <Actions page={page} store={store} actions={actions} />}
    </>
  );
}

function sentenceOf(page: ThisPage): string {
  switch (page.step) {
    case "reading":
      return "";
    case "no-access":
      return t("site.no_access");
    case "known":
      return siteSentence(page.answer, page.listState);
  }
}

/** The browser's own pages have no sentences of anybody's. */
function isWithoutSite({ answer }: PageKnown): boolean {
  return answer.kind === "not-listed" && answer.reason === "no-site";
}

interface ActionsProps {
  page: PageKnown;
  store: ThisPageStore;
  actions: PageActions;
}

function Actions({ page, store, actions }: ActionsProps) {
  const { domain, words } = page;
  return (
    <div class="this-page-actions">
      {domain !== null && (
        <>
          <IconButton
            icon="search-site"
            label={t("site.search")}
            onClick={() => actions.searchSite(domain)}
          />
          <IconButton icon="history" label={t("site.changed")} onClick={() => actions.showChanges(domain)} />
        </>
      )}
      {words !== "" && (
        <IconButton icon="search" label={t("site.about")} onClick={() => actions.searchAbout(words)} />
      )}
      {!isWithoutSite(page) && <SentencesToCheck tab={page.tab} onChecked={actions.showChecks} />}
      <AboutAnswer page={page} store={store} />
    </div>
  );
}
