import { useId, useState } from "preact/hooks";
import { t, withoutTurns } from "../../../utils/platform/i18n.ts";
import type { DateReader } from "../../../utils/text/format-date.ts";
import type { ReadWhich } from "../../../utils/watches/entry.ts";
import { followsSources } from "../../../utils/watches/followed-sources.ts";
import { watchRequest } from "../../../utils/watches/listed-watch.ts";
import { type WatchRequest, watchKey } from "../../../utils/watches/watch.ts";
import { Caret } from "../../base/Caret.tsx";
import { CutText } from "../../base/CutText.tsx";
import { OperatorHelp } from "../../search/box/OperatorHelp.tsx";
import { ViewBox } from "../../search/box/ViewBox.tsx";
import { RangeControls } from "../../search/feed/RangeControls.tsx";
import { RecentControls, sortName } from "../../search/feed/RecentControls.tsx";
import { rangeSentence } from "../../search/feed/range-sentence.ts";
import { chosenFilters } from "../../search/filters/chosen-filters.ts";
import { FilterBar } from "../../search/filters/FilterBar.tsx";
import { FilterNotes } from "../../search/filters/FilterNotes.tsx";
import { filterTools } from "../../search/filters/filter-tools.ts";
import type { Session } from "../../search/view/session-store.ts";
import type { ViewStore } from "../../search/view/view-store.ts";
import { FollowBox, FollowButton } from "../form/FollowButton.tsx";
import { subjectsOfFollow } from "../form/follow-subjects.ts";
import { LazyLookBack } from "../look-back/LazyLookBack.tsx";
import { watches } from "../watches-store.ts";
import { MarkRead } from "./MarkRead.tsx";
import { NewsMenu } from "./NewsMenu.tsx";
import styles from "./NewsTools.module.css";
import { choiceKey, chosenFollow, followsOf, type NewsChoice } from "./news-choice.ts";
import { isNarrow, LONGEST_WORDS, NEWS_SORTS } from "./news-range.ts";
import { NEWS_SORT_WORDS, newsSentence } from "./news-sentences.ts";
import { type News, unreadIn } from "./news-store.ts";
import type { RangeGroup } from "./use-range-group.ts";

export interface NewsToolsProps {
  choice: NewsChoice;
  news: News;
  /** What is new everywhere. */
  view: ViewStore;
  session: Pick<Session, "reader" | "lists" | "clock" | "settings">;
  group: RangeGroup;
  /** Arrow down in the field of the group. */
  onLeaveDown(): void;
  /** Called when the user asks again. */
  onRefresh?: (() => void) | undefined;
  /** Only of a page of its own. */
  canPrint?: boolean;
}

/** What is listed in one sentence, which opens its order, dates, words and filters; and what can be done with all of it. */
export function NewsTools({
  choice,
  news,
  view,
  session,
  group,
  onLeaveDown,
  onRefresh,
  canPrint = false,
}: NewsToolsProps) {
  const id = useId();
  const { isOpen } = group;
  const [lookedBack, setLookedBack] = useState<string | null>(null);
  const isEverywhere = choice === "everywhere";
  const { now, timeZone } = session.reader();
  const lookable = countedRequest(choice, view);
  const follow = chosenFollow(choice, watches.value);
  const key = lookable && `${watchKey(lookable)} ${lookable.sort}`;
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !isOpen || event.isComposing || event.defaultPrevented) return;
    // The popup would close with all of it.
    event.preventDefault();
    group.close();
  };
  return (
    <>
      <div class={styles.tools}>
        <button
          type="button"
          ref={group.button}
          class={`button button-quiet ${styles.sentence}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={group.toggle}
          onKeyDown={closeOnEscape}
        >
          <CutText>
            {isEverywhere ? everywhereSentence(view, now) : newsSentence(news.range.value, now)}
          </CutText>
          <Caret />
        </button>
        <div class={styles.actions}>
          {isEverywhere ? (
            <FollowButton view={view} />
          ) : (
            <FollowedTools choice={choice} news={news} session={session} />
          )}
          <NewsMenu
            choice={choice}
            news={news}
            view={view}
            session={session}
            canPrint={canPrint}
            onRefresh={onRefresh}
            onLookBack={lookable === null ? null : () => setLookedBack(key)}
          />
        </div>
      </div>
      {isOpen && (
        <fieldset class={styles.group} aria-label={t("recent.controls")} id={id} onKeyDown={closeOnEscape}>
          {isEverywhere ? (
            <EverywhereRange view={view} session={session} group={group} onLeaveDown={onLeaveDown} />
          ) : (
            <NewsRangeControls
              news={news}
              now={now}
              timeZone={timeZone}
              field={group.field}
              onLeaveDown={onLeaveDown}
            />
          )}
        </fieldset>
      )}
      {isEverywhere && <FilterNotes view={view} />}
      {lookable !== null && lookedBack === key && (
        <LazyLookBack
          key={key}
          request={lookable}
          hasWords={follow?.details?.words !== undefined}
          clock={session.clock}
          onClose={() => setLookedBack(null)}
        />
      )}
    </>
  );
}

/** What of the list can be counted by week: one follow that is not of a fact-check's sources, or what is new everywhere. */
function countedRequest(choice: NewsChoice, view: ViewStore): WatchRequest | null {
  if (choice === "everywhere") return watchRequest(view.results.request.value);
  const watch = chosenFollow(choice, watches.value);
  return watch === undefined || followsSources(watch) ? null : watch.request;
}

/** What is listed, with the filters that narrow it, or that they could: their chips are seen only once it is opened. */
function everywhereSentence(view: ViewStore, now: number): string {
  const request = view.results.request.value;
  if (request.view !== "recent") return "";
  const { q, sort, country, state, city, domain } = request;
  const isOfAllPlaces = [country, state, city, domain].every(({ length }) => length === 0);
  return [
    ...(q === "" ? [] : [t("claim.quoted", withoutTurns(q))]),
    rangeSentence(sortName(sort), request, now),
    ...(isOfAllPlaces ? [t("recent.all_places")] : []),
    ...chosenFilters(view.filters.value, view.lists.lists.value).map(({ shown }) => withoutTurns(shown)),
  ].join(" · ");
}

/** Marks what is listed as read; of one follow, changes how it is followed. */
function FollowedTools({ choice, news, session }: Pick<NewsToolsProps, "choice" | "news" | "session">) {
  const watch = chosenFollow(choice, watches.value);
  const listed = followsOf(choice, watches.value);
  const isNarrowed = isNarrow(news.range.value);
  const hasUnread = isNarrowed
    ? news.hasUnread.value
    : listed.some(({ unread, overflow }) => unread > 0 || overflow !== null);
  // Nobody has seen what the words and dates of a list leave out.
  const shown = async (): Promise<ReadWhich> => ({ entries: (await news.all()).lines.flatMap(unreadIn) });
  const all: ReadWhich = choice === "all" ? { all: true } : { watches: listed.map(({ id }) => id) };
  return (
    <>
      <MarkRead
        label={t("news.mark_all")}
        isAlwaysThere
        key={`${choiceKey(choice)} ${isNarrowed}`}
        which={isNarrowed ? shown : async () => all}
        hasUnread={hasUnread}
      />
      {watch && <FollowBox subjects={subjectsOfFollow(watch, session.lists.lists.value)} />}
    </>
  );
}

function EverywhereRange({
  view,
  session,
  group,
  onLeaveDown,
}: Pick<NewsToolsProps, "view" | "session" | "group" | "onLeaveDown">) {
  const { field } = group;
  return (
    <>
      <ViewBox
        view={view}
        field={field}
        hasSlash={session.settings.value?.singleKeys === true}
        onLeaveDown={onLeaveDown}
        onEscape={group.close}
      />
      <FilterBar tools={filterTools(view)} help={<OperatorHelp view={view} field={field} />} />
      <RecentControls view={view} session={session} />
    </>
  );
}

interface NewsRangeProps extends Omit<DateReader, "language">, Pick<NewsToolsProps, "news" | "onLeaveDown"> {
  field: RangeGroup["field"];
}

/** Nothing of this is sent: what was found is stored here. */
function NewsRangeControls({ news, now, timeZone, field, onLeaveDown }: NewsRangeProps) {
  const range = news.range.value;
  const leaveDown = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown" || event.isComposing) return;
    event.preventDefault();
    onLeaveDown();
  };
  return (
    <>
      <input
        type="search"
        ref={field}
        class="input"
        dir="auto"
        aria-label={t("news.words")}
        placeholder={t("news.words")}
        maxLength={LONGEST_WORDS}
        value={range.words}
        onInput={({ currentTarget }) => news.changeRange({ words: currentTarget.value })}
        onKeyDown={leaveDown}
      />
      <RangeControls
        sort={range.sort}
        sorts={NEWS_SORTS.map((each) => ({ value: each, name: t(NEWS_SORT_WORDS[each][0]) }))}
        since={range.since}
        until={range.until}
        meaning={t(NEWS_SORT_WORDS[range.sort][1])}
        now={now}
        timeZone={timeZone}
        onChange={news.changeRange}
      />
    </>
  );
}
