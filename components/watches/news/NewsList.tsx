import { useRef } from "preact/hooks";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import type { DateReader } from "../../../utils/text/format-date.ts";
import { Button } from "../../base/Button.tsx";
import { EmptyState, Note } from "../../base/notices.tsx";
import { RetryButton } from "../../base/RetryButton.tsx";
import { act } from "../../base/trouble.tsx";
import { useFocusOnMore } from "../../base/use-focus-on-more.ts";
import type { ResultCardActions } from "../../search/results/card-actions.ts";
import { useFirstScreen } from "../use-first-screen.ts";
import { watches } from "../watches-store.ts";
import { EntryCard } from "./EntryCard.tsx";
import { FoldedPages } from "./FoldedPages.tsx";
import { foldedLines } from "./folded-lines.ts";
import styles from "./NewsList.module.css";
import { namesFollows } from "./news-choice.ts";
import { isNarrow } from "./news-range.ts";
import { dayWords, leftOverSentence } from "./news-sentences.ts";
import type { News, NewsLine } from "./news-store.ts";

/** Of a card with a title and a snippet of one line each. */
const LEAST_HEIGHT = 82;

interface NewsListProps extends Omit<DateReader, "now"> {
  news: News;
  actions: ResultCardActions;
  /** How many windows the pages fill that are drawn at first. */
  firstScreens?: number;
}

/** What the watches found, by day. */
export function NewsList({ news, actions, timeZone, language, firstScreens = 1 }: NewsListProps) {
  const lines = news.lines.value;
  const left = news.leftOver.value;
  if (lines === null) return null;
  return (
    <>
      {/* Why others failed is said above the list. */}
      {left && !left.hasFailed && (
        <div class={styles.left}>
          <Note kind="warn" actions={<RetryButton onRetry={() => act(news.refresh())} />}>
            {leftOverSentence(left)}
          </Note>
        </div>
      )}
      <Lines
        news={news}
        actions={actions}
        lines={lines}
        reader={{ now: news.now.value, timeZone, language }}
        firstScreens={firstScreens}
      />
    </>
  );
}

interface LinesProps extends Pick<NewsListProps, "news" | "actions"> {
  firstScreens: number;
  lines: readonly NewsLine[];
  reader: DateReader;
}

function Lines({ news, actions, lines, reader, firstScreens }: LinesProps) {
  const count = useFirstScreen(LEAST_HEIGHT, firstScreens);
  const range = news.range.value;
  const items = foldedLines(lines, ({ entries: [entry] }) => dayWords(entry, range, reader));
  const shown = items.slice(0, count);
  const list = useRef<HTMLUListElement>(null);
  const goOnAfter = useFocusOnMore(shown.length);
  const showMore = (): void => {
    goOnAfter(list.current?.lastElementChild);
    news.showMore();
  };
  const isNamed = namesFollows(news.chosen.value, watches.value);
  return (
    <>
      {shown.length === 0 ? (
        <Empty news={news} />
      ) : (
        <ul aria-label={t("news.list")} ref={list}>
          {shown.map(({ key, day, lines: inside, site }, index) => {
            const [line] = inside;
            const heading = day === shown[index - 1]?.day ? null : day;
            return site === null ? (
              <EntryCard
                key={key}
                line={line}
                reader={reader}
                day={heading}
                isNamed={isNamed}
                actions={actions}
              />
            ) : (
              <FoldedPages
                key={key}
                lines={inside}
                site={site}
                reader={reader}
                day={heading}
                isNamed={isNamed}
                actions={actions}
              />
            );
          })}
        </ul>
      )}
      {news.lookedAmong.value !== null && (
        <p class="hint">{t("news.looked_among", formatNumber(news.lookedAmong.value))}</p>
      )}
      {news.hasMore.value && count > lines.length && (
        <div class={styles.end}>
          <Button onClick={showMore}>{t("news.more")}</Button>
        </div>
      )}
    </>
  );
}

function Empty({ news }: Pick<NewsListProps, "news">) {
  if (watches.value.length > 0 && isNarrow(news.range.value)) {
    return (
      <EmptyState title={t("news.empty")}>
        <p>{t("news.none_match")}</p>
        <Button onClick={() => news.changeRange({ since: null, until: null, words: "" })}>
          {t("news.show_all")}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t("news.empty")}>
      <p>{t(watches.value.length === 0 ? "watches.none" : "news.empty_hint")}</p>
    </EmptyState>
  );
}
