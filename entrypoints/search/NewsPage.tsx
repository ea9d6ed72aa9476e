import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../components/base/Icon.tsx";
import { EmptyState } from "../../components/base/notices.tsx";
import { Region } from "../../components/base/Region.tsx";
import { whenSeen } from "../../components/base/when-seen.ts";
import type { ResultCardActions } from "../../components/search/results/card-actions.ts";
import { Outcome } from "../../components/search/results/Outcome.tsx";
import { ResultCount } from "../../components/search/results/ResultCount.tsx";
import { moveAmongResults, useViewKeys } from "../../components/search/view/use-view-keys.ts";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { FollowingList, ListRow } from "../../components/watches/list/FollowingList.tsx";
import { FollowsMenu, type Imported, ImportNote } from "../../components/watches/list/FollowsMenu.tsx";
import { ManageFollows } from "../../components/watches/list/ManageFollows.tsx";
import { FollowNotificationsNote } from "../../components/watches/NotificationsNote.tsx";
import { NewsList } from "../../components/watches/news/NewsList.tsx";
import { NewsTools } from "../../components/watches/news/NewsTools.tsx";
import {
  chosenFollow,
  type NewsChoice,
  newsAddress,
  standingChoice,
} from "../../components/watches/news/news-choice.ts";
import type { NewsRange } from "../../components/watches/news/news-range.ts";
import { choiceTitle } from "../../components/watches/news/news-sentences.ts";
import { createNews, type News } from "../../components/watches/news/news-store.ts";
import { hasFailed, RefreshFailure } from "../../components/watches/news/RefreshFailure.tsx";
import { RefreshStatus } from "../../components/watches/news/RefreshStatus.tsx";
import { type RangeGroup, useRangeGroup } from "../../components/watches/news/use-range-group.ts";
import { RemovedNotice } from "../../components/watches/RemovedNotice.tsx";
import {
  areWatchesRead,
  hasWatches,
  listenToWatches,
  unread,
  watches,
} from "../../components/watches/watches-store.ts";
import { t } from "../../utils/platform/i18n.ts";
import { isPaused, notifies } from "../../utils/watches/watch.ts";
import { ListFoot } from "./ListFoot.tsx";
import styles from "./NewsPage.module.css";
import type { ResultsPage } from "./results-page-store.ts";

interface NewsPageProps {
  choice: NewsChoice;
  /** What of it is listed at first. */
  range?: NewsRange;
  page: ResultsPage;
}

/** What is new at full size: what is followed at the left, what was found beside it. */
export function NewsPage({ choice: asked, range, page }: NewsPageProps) {
  const [news] = useState(() => createNews(range));
  const [isManaging, setManaging] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const manageTitle = useRef<HTMLHeadingElement>(null);
  const group = useRangeGroup();
  const choice = areWatchesRead.value ? standingChoice(asked, watches.value) : asked;
  useEffect(() => {
    listenToWatches();
    // Anybody may open this address in a tab behind others: no words of follows are sent for a page that nobody looks at.
    if (asked !== "everywhere" && hasWatches()) whenSeen(() => news.open(asked));
    else news.keepTime();
  }, []);
  const hasTools = !isManaging && (choice === "everywhere" || hasWatches());
  useViewKeys({
    box: group.field,
    list,
    hasSingleKeys: () => hasTools && page.session.settings.value?.singleKeys === true,
    toBox: group.toField,
    onEscape: () => undefined,
    onOpenBehind: (address) => page.actions.onOpen(address, true),
  });
  // The menu that led there has the focus, far from what it opened.
  useEffect(() => {
    if (isManaging) manageTitle.current?.focus();
  }, [isManaging]);
  const endManaging = (): void => {
    setManaging(false);
    main.current?.focus();
  };
  return (
    <>
      <a class="skip-link" href="#results">
        {t("results.skip_to")}
      </a>
      <header class={styles.bar}>
        <PageHead current="recent" onOptions={page.openOptions} />
      </header>
      <main class={styles.page}>
        {hasWatches() && (
          <>
            <div class={styles.removed}>
              <RemovedNotice />
            </div>
            <section class={styles.side} aria-label={t("watches.title")}>
              <Region name={t("watches.title")} subject={watches.value}>
                <Side
                  news={news}
                  choice={choice}
                  hasRoom={page.hasSide.value}
                  onManage={() => {
                    setManaging(true);
                    // Where it is shown already, the focus goes there all the same.
                    manageTitle.current?.focus();
                  }}
                />
              </Region>
            </section>
          </>
        )}
        <div class={styles.main} id="results" tabIndex={-1} ref={main}>
          {isManaging && hasWatches() ? (
            <>
              <h1 class={styles.title} tabIndex={-1} ref={manageTitle}>
                {t("watches.manage")}
              </h1>
              <ManageFollows onDone={endManaging} />
            </>
          ) : (
            <Listed choice={choice} news={news} list={list} group={group} page={page} />
          )}
        </div>
      </main>
    </>
  );
}

interface SideProps {
  news: News;
  choice: NewsChoice;
  /** Beside the pages. Above them, its name and the time of the last refresh are only read, and are in the menus. */
  hasRoom: boolean;
  onManage(): void;
}

function Side({ news, choice, hasRoom, onManage }: SideProps) {
  const [imported, setImported] = useState<Imported>({ step: "none" });
  const all = watches.value;
  const isAgeShown = hasRoom || news.progress.value !== null;
  return (
    <>
      <div class={styles.listHead}>
        <h2 class={hasRoom ? undefined : "visually-hidden"}>{t("watches.title")}</h2>
        <FollowsMenu onManage={onManage} onImported={setImported} />
      </div>
      <ImportNote imported={imported} onManage={onManage} />
      {all.some(notifies) && <FollowNotificationsNote />}
      <div class={styles.rows}>
        <ListRow address={newsAddress("all")} isCurrent={choice === "all"} unread={unread.value}>
          {t("watches.all")}
        </ListRow>
        {all.length > 0 && <FollowingList watches={all} now={news.now.value} chosen={choice} room={1} />}
        <hr class={styles.line} />
        <ListRow address={newsAddress("everywhere")} isCurrent={choice === "everywhere"}>
          <span class={styles.everywhere}>
            <Icon name="globe" />
            {t("watches.everywhere")}
          </span>
        </ListRow>
      </div>
      <RefreshStatus
        follows={all}
        news={news}
        isAgeShown={!hasFailed(choice === "everywhere" ? "all" : choice)}
        class={isAgeShown ? `hint ${styles.age}` : "visually-hidden"}
      />
    </>
  );
}

interface ListedProps {
  choice: NewsChoice;
  news: News;
  list: { current: HTMLDivElement | null };
  group: RangeGroup;
  page: ResultsPage;
}

function Listed({ choice, news, list, group, page }: ListedProps) {
  const { session, view } = page;
  const { timeZone, language } = session.reader();
  // Pages that are followed are of many searches: one of a site begins without words.
  const actions: ResultCardActions = { ...page.actions, onSearchSite: page.searchWithin };
  const follow = chosenFollow(choice, watches.value);
  const note = follow?.details?.note;
  if (choice !== "everywhere" && !hasWatches()) {
    return (
      <EmptyState title={t("watches.private")}>
        <a class="button" href={newsAddress("everywhere")}>
          <Icon name="globe" />
          {t("watches.everywhere")}
        </a>
      </EmptyState>
    );
  }
  return (
    <>
      <div class={styles.head}>
        <h1 class={styles.title} dir="auto">
          {choiceTitle(choice, watches.value)}
        </h1>
        <Region name={t("recent.controls")}>
          <NewsTools
            choice={choice}
            news={news}
            view={view.value}
            session={session}
            group={group}
            onLeaveDown={() => moveAmongResults(list.current, 1, null)}
            canPrint
          />
        </Region>
      </div>
      {note && (
        <p class="hint" dir="auto">
          {note}
        </p>
      )}
      {follow && isPaused(follow) && <p class="hint">{t("watch.paused_note")}</p>}
      <RefreshFailure choice={choice} news={news} />
      <div id="list" tabIndex={-1} ref={list}>
        <Region name={t("results.list")} subject={choice}>
          {choice === "everywhere" ? (
            <Everywhere page={page} />
          ) : (
            <NewsList news={news} actions={actions} timeZone={timeZone} language={language} />
          )}
        </Region>
      </div>
    </>
  );
}

function Everywhere({ page }: { page: ResultsPage }) {
  const { session, view, actions, openOptions } = page;
  const current = view.value;
  return (
    <>
      <div class="visually-hidden">
        <ResultCount page={current.results.standing.value?.page ?? null} />
      </div>
      <Outcome
        view={current}
        reader={session.reader()}
        actions={actions}
        skeletonCards={current.results.request.value.size}
        onOptions={openOptions}
      >
        {null}
      </Outcome>
      <ListFoot page={page} />
    </>
  );
}
