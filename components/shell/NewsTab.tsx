import { useEffect, useRef } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { cacheKey } from "../../utils/search/to-parameters.ts";
import { Region } from "../base/Region.tsx";
import { ServiceStates } from "../base/ServiceStates.tsx";
import { TabPanel } from "../base/Tabs.tsx";
import { Outcome } from "../search/results/Outcome.tsx";
import { Paging } from "../search/results/Paging.tsx";
import { ResultCount } from "../search/results/ResultCount.tsx";
import { moveAmongResults, useViewKeys } from "../search/view/use-view-keys.ts";
import { FollowNotes } from "../watches/list/FollowNotes.tsx";
import { NewsChips } from "../watches/news/NewsChips.tsx";
import { NewsList } from "../watches/news/NewsList.tsx";
import { NewsTools } from "../watches/news/NewsTools.tsx";
import { choiceKey, sameChoice } from "../watches/news/news-choice.ts";
import { useRangeGroup } from "../watches/news/use-range-group.ts";
import { RemovedNotice } from "../watches/RemovedNotice.tsx";
import { hasWatches } from "../watches/watches-store.ts";
import { keptPlace } from "./kept-place.ts";
import styles from "./NewsTab.module.css";
import type { Shell } from "./shell-store.ts";
import { useKeptScroll } from "./use-kept-scroll.ts";

const CARDS_IN_SIGHT = 5;
/** The shortest cards have no snippet. */
const CARDS_AT_MOST_IN_SIGHT = 7;

/** What is new in what is followed, or everywhere, in the popup and the panel. */
export function NewsTab({ shell }: { shell: Shell }) {
  const { session, news } = shell;
  const view = shell.views.recent;
  const list = useRef<HTMLDivElement>(null);
  const group = useRangeGroup();
  const choice = shell.newsChoice.value;
  const opened = choice === null ? null : choiceKey(choice);
  useEffect(() => {
    if (choice === "everywhere") {
      news.keepTime();
      view.revisit();
    } else if (choice !== null) news.open(choice, keptPlace.readScroll(choice).lines);
  }, [opened]);
  useViewKeys({
    box: group.field,
    list,
    hasSingleKeys: () => choice !== null && session.settings.value?.singleKeys === true,
    toBox: group.toField,
    onEscape: shell.leave,
    onOpenBehind: (address) => shell.actions.onOpen(address, true),
  });
  // Other lines stand there until those of another choice are read.
  const isDrawn = choice !== null && news.lines.value !== null && sameChoice(news.chosen.value, choice);
  const found = view.results.shown.value;
  const shown = choice === "everywhere" ? found && cacheKey(found.request) : news.range.value;
  useKeptScroll(list, choice === "everywhere" || isDrawn ? choice : null, shown, () =>
    choice === "everywhere" ? 0 : (news.lines.peek()?.length ?? 0),
  );
  const { timeZone, language } = session.reader();
  return (
    <main>
      <TabPanel id="recent">
        <div class={`head ${styles.head}`}>
          <Region name={t("recent.controls")} subject={choice}>
            {hasWatches() && <NewsChips choice={choice ?? "all"} onChoose={shell.chooseNews} />}
            {choice !== null && (
              <NewsTools
                choice={choice}
                news={news}
                view={view}
                session={session}
                group={group}
                onLeaveDown={() => moveAmongResults(list.current, 1, null)}
                // Above the first page is said how it goes, and new ones come in below that.
                onRefresh={() => list.current?.scrollTo(0, 0)}
              />
            )}
          </Region>
        </div>
        <div class="scroller" id="list" tabIndex={-1} ref={list}>
          <div class={styles.removed}>
            <RemovedNotice />
          </div>
          {hasWatches() && <FollowNotes choice={choice} news={news} />}
          <Region name={t("results.list")} subject={choice}>
            {choice === "everywhere" ? (
              <EverywhereList shell={shell} />
            ) : (
              choice !== null && (
                <NewsList
                  news={news}
                  actions={shell.actions}
                  timeZone={timeZone}
                  language={language}
                  firstScreens={keptPlace.readScroll(choice).top > 0 ? Number.POSITIVE_INFINITY : 1}
                />
              )
            )}
          </Region>
        </div>
      </TabPanel>
    </main>
  );
}

function EverywhereList({ shell }: { shell: Shell }) {
  const { session } = shell;
  const view = shell.views.recent;
  const page = view.results.standing.value?.page;
  const failure = view.results.failure.value;
  const hasKeptPlace = keptPlace.readScroll("everywhere").top > 0;
  return (
    <>
      <div class="visually-hidden">
        <ResultCount page={page ?? null} />
      </div>
      <Outcome
        view={view}
        reader={session.reader()}
        actions={shell.actions}
        skeletonCards={CARDS_IN_SIGHT}
        firstCards={hasKeptPlace ? Number.POSITIVE_INFINITY : CARDS_AT_MOST_IN_SIGHT}
        onOptions={shell.openOptions}
      >
        {null}
      </Outcome>
      <div class={styles.end}>
        <ServiceStates states={failure === null ? session.states.value : null} />
        {page && (page.total > 0 || page.results.length > 0) && <Paging page={page} onPage={view.goToPage} />}
      </div>
    </>
  );
}
